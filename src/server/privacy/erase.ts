import type { Amounts } from '~/lib/privacy-call';
import type { Resource } from '~/resources/resource';
import type { Database, DatabaseTransaction } from '~/server/db/schema';
import type { Author } from '~/server/history';
import { type AfterChange, changesOf } from '~/server/record-changes';
import type { Services } from '~/server/services';
import { amountsOf, chunksOf, type Held, heldOn, mailsToErase } from './held';
import type { RecordOn } from './records-on';
import { letGo } from './traces';

/** What stands where the name of a person stood. */
const NOBODY = 'Erased person';
const ERASED = '[erased]';

interface Erasure {
  resources: readonly Resource[];
  /** What follows from deleting a record of a kind, by the name of the kind; or what forbids it. */
  afterDelete: Readonly<Record<string, AfterChange>>;
  who: string;
  author: Author;
  callerId: string;
}

/**
 * Erases a person: records with their files, mails and notifications, and their name in what is about others. Record by
 * record, so that nobody has to wait; if it breaks off, a second try does the rest.
 */
export async function erase(services: Services, erasure: Erasure) {
  const { db } = services;
  const { resources, who, callerId } = erasure;
  const erased: Amounts = { records: 0, files: 0, mails: 0, notifications: 0, history: 0, sessions: 0 };
  let held = await heldOn(db, resources, who, callerId);
  for (;;) {
    const going = held.records.filter(({ keptBecause }) => keptBecause === undefined);
    const mails = mailsToErase(held);
    add(erased, await amountsOf(db, held, { records: going, mails }));
    for (const record of going) await eraseRecord(services, erasure, record);
    await eraseMails(services, mails);
    await eraseMentions(db, held);
    for (const key of held.answers) await db.deleteFrom('idempotencyKeys').where('key', '=', key).execute();
    if (!held.more || going.length + mails.length === 0) break;
    held = await heldOn(db, resources, who, callerId);
  }
  return { erased, kept: held.records.filter(({ keptBecause }) => keptBecause !== undefined) };
}

function add(sum: Amounts, more: Amounts) {
  sum.records += more.records;
  sum.files += more.files;
  sum.mails += more.mails;
  sum.notifications += more.notifications;
  sum.history += more.history;
  sum.sessions += more.sessions;
}

async function eraseRecord(services: Services, { afterDelete, author }: Erasure, record: RecordOn) {
  const { resource, _id } = record;
  const changes = changesOf(services.db, resource, afterDelete[resource.name]);
  const leftovers = await services.db.transaction().execute(async (trx) => {
    if (resource.table === 'users') await forgetAuthor(trx, _id);
    return changes.purgeIn(trx, _id, author);
  });
  if (leftovers) await letGo(services, leftovers);
}

/** What they did stays done, by nobody in particular. */
async function forgetAuthor(trx: DatabaseTransaction, userId: string) {
  await trx
    .updateTable('history')
    .set({ userId: null, userName: NOBODY })
    .where('userId', '=', userId)
    .execute();
  await trx
    .updateTable('activities')
    .set({ userId: null, userName: NOBODY })
    .where('userId', '=', userId)
    .execute();
  await trx
    .updateTable('privacyActions')
    .set({ userId: null, userName: NOBODY })
    .where('userId', '=', userId)
    .execute();
  await trx
    .updateTable('followups')
    .set({ ownerId: null, ownerName: '' })
    .where('ownerId', '=', userId)
    .execute();
}

async function eraseMails({ db, mailer }: Services, mails: readonly { _id: string }[]) {
  const ids = mails.map(({ _id }) => _id);
  for (const some of chunksOf(ids)) await db.deleteFrom('outbox').where('_id', 'in', some).execute();
  await mailer.forget(ids);
}

/** Another record once carried their address or number: that it was changed is kept, from what is not. */
async function eraseMentions(db: Database, { mentions, who }: Held) {
  const without = (value: unknown) => (value === who ? ERASED : value);
  for (const id of mentions) {
    await db.transaction().execute(async (trx) => {
      const line = await trx.selectFrom('history').select('changes').where('_id', '=', id).executeTakeFirst();
      if (!line) return;
      const changes = line.changes.map((change) => ({
        ...change,
        from: without(change.from),
        to: without(change.to),
      }));
      await trx
        .updateTable('history')
        .set({ changes: JSON.stringify(changes) })
        .where('_id', '=', id)
        .execute();
    });
  }
}
