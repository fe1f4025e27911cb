import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import type { NoticeKind } from '~/model/notices/notice-kind';
import type { Resource } from '~/model/resource';
import { among } from '~/platform/db/engine/among';
import { writeTogether } from '~/platform/db/engine/commit/write-together';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction } from '~/platform/db/schema';

interface Notice {
  /** What it is about: the resource's name, and the record's id. */
  resource: string;
  recordId: string;
  text: string;
}

/** Tells everybody on the staff who may see the record, but not who wrote it, in the transaction that writes it. */
export const notifyStaff = (
  trx: DatabaseTransaction,
  { name, area }: Resource,
  { _id, text }: { _id: string; text: string },
  sender: Author,
  kind: NoticeKind = 'lead',
) =>
  write(
    trx,
    { userId: null, area, exceptUserId: sender.userId, kind },
    { resource: name, recordId: _id, text },
  );

/** Tells one person alone, in the transaction that makes it news; of what somebody else has done where that is said. */
export const notifyOne = (
  trx: DatabaseTransaction,
  userId: string,
  { kind, causedBy = null, ...notice }: Notice & { kind: NoticeKind; causedBy?: string | null },
) => write(trx, { userId, area: null, exceptUserId: causedBy, kind }, notice);

/** Tells every admin of what is about no record, but about the product itself. */
export const notifyAdmins = (trx: DatabaseTransaction, notice: Notice) =>
  write(trx, { userId: null, area: 'system', exceptUserId: null, kind: 'system' }, notice);

interface Place {
  isSpam?: unknown;
  deletedAt?: unknown;
}

/**
 * What lies among the spam or in the trash is no news, until it comes back. Who had read it one by one is asked anew then: a count
 * takes off what was read, and need not ask where each of that lies.
 */
export async function noticesFollow(
  trx: DatabaseTransaction,
  { name }: Resource,
  records: readonly (Place & { _id: string })[],
) {
  for (const [isAside, some] of Map.groupBy(records, isAway)) {
    const ids = some.map(({ _id }) => _id);
    const theirs = trx
      .updateTable('notifications')
      .set({ isAside })
      .where('resource', '=', name)
      .where(among(trx, 'recordId', ids))
      .where('isAside', '=', !isAside);
    const moved = (await theirs.returning('_id').execute()).map(({ _id }) => _id);
    if (isAside && moved.length > 0)
      await trx
        .deleteFrom('notificationReads')
        .where(among(trx, 'notificationId', moved))
        .execute();
  }
}

const isAway = ({ isSpam, deletedAt }: Place) =>
  isSpam === true || (deletedAt !== null && deletedAt !== undefined);

interface Audience {
  userId: string | null;
  area: string | null;
  exceptUserId: string | null;
  kind: NoticeKind;
}

const write = (
  trx: DatabaseTransaction,
  { userId, area, exceptUserId, kind }: Audience,
  { resource, recordId, text }: Notice,
) => {
  // In one order, whoever is told: those of one transaction are written together.
  const row = { _id: newId(), userId, area, exceptUserId, kind, resource, recordId, text, createdAt: now() };
  return writeTogether(trx, { notifications: [row] });
};
