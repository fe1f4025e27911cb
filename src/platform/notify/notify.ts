import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import { reach, roles } from '~/model/permissions';
import type { Resource } from '~/model/resource';
import { writeTogether } from '~/platform/db/engine/write-together';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction } from '~/platform/db/schema';

/**
 * Tells everybody on the staff who may see the record, but not who wrote it, in the transaction that writes it. Answers who
 * may see it.
 */
export async function notifyStaff(
  trx: DatabaseTransaction,
  resource: Resource,
  record: { _id: string; text: string },
  sender: Author,
) {
  const staff = (await staffIn(trx)).filter(({ role }) => reach(role, `${resource.area}:read`) === 'all');
  const about = {
    resource: resource.name,
    recordId: record._id,
    text: record.text,
    createdAt: now(),
    readAt: null,
  };
  const rows = staff
    .filter(({ _id }) => _id !== sender.userId)
    .map(({ _id }) => ({ _id: newId(), userId: _id, ...about }));
  await writeTogether(trx, { notifications: rows });
  return staff;
}

/** Why somebody is told: they choose by it what they hear. */
export type NoticeKind = 'lead' | 'assigned' | 'due' | 'reply' | 'system';

interface Notice {
  /** What it is about: the resource's name, and the record's id. */
  resource: string;
  recordId: string;
  text: string;
  kind: NoticeKind;
}

/** Tells one person alone, in the transaction that makes it news. */
export async function notifyOne(trx: DatabaseTransaction, userId: string, { kind: _kind, ...about }: Notice) {
  const row = { _id: newId(), userId, ...about, createdAt: now(), readAt: null };
  await writeTogether(trx, { notifications: [row] });
}

/** Tells every admin of what is about no record, but about the product itself. */
export async function notifyAdmins(
  trx: DatabaseTransaction,
  about: { resource: string; recordId: string; text: string },
) {
  const admins = (await staffIn(trx)).filter(({ role }) => reach(role, 'privacy:edit') === 'all');
  const rows = admins.map(({ _id }) => ({
    _id: newId(),
    userId: _id,
    ...about,
    createdAt: now(),
    readAt: null,
  }));
  await writeTogether(trx, { notifications: rows });
}

const staffRoles = roles.filter((role) => reach(role, 'notifications:listen') === 'all');
const known = new WeakMap<DatabaseTransaction, ReturnType<typeof readStaff>>();

/** The same for all who share a transaction. */
function staffIn(trx: DatabaseTransaction) {
  const staff = known.get(trx) ?? readStaff(trx);
  known.set(trx, staff);
  return staff;
}

const readStaff = (trx: DatabaseTransaction) =>
  trx
    .selectFrom('users')
    .select(['_id', 'email', 'role'])
    .where('role', 'in', staffRoles)
    .where('isBlocked', '=', false)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .execute();
