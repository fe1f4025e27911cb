import { keptDays } from '~/lib/retention';
import { DAY } from '~/lib/time';
import type { Resource } from '~/resources/resource';
import { engineOf } from '~/server/db/engine';
import type { Database, DatabaseTransaction } from '~/server/db/schema';
import type { Author } from '~/server/history';
import { idOf } from '~/server/ids';
import { changesOf } from '~/server/record-changes';
import type { Services } from '~/server/services';
import { dueBy, type Rule, rulesOf } from './due';
import { letGo } from './traces';

type Given = Pick<Services, 'db' | 'files' | 'mailer'>;

const BATCH = 100;
/** Of each kind in one go; the rest waits for the next, so that nothing else has to. */
const MOST = 1000;

const byRule: Author = { userId: null, userName: 'The retention rule' };

/** Erases what has been kept for its time. Several processes may do so at once: each record goes once. */
export async function retire(given: Given, resources: readonly Resource[], isStopped: () => boolean) {
  for (const resource of resources) {
    for (const rule of rulesOf(resource)) await retireBy(rule, given, resource, isStopped);
  }
  await forgetOldMails(given);
  await forgetOldNotifications(given.db);
}

async function retireBy(rule: Rule, given: Given, resource: Resource, isStopped: () => boolean) {
  const { db } = given;
  const changes = changesOf(db, resource);
  for (let done = 0; done < MOST; done += BATCH) {
    const due = await dueBy(db, resource, rule).limit(BATCH).execute();
    for (const { _id } of due) {
      if (isStopped()) return;
      const leftovers = await db.transaction().execute(async (trx) => {
        // Somebody may have restored it, or written to the person, since it was found.
        if (!(await isStillDue(trx, resource, rule, _id))) return undefined;
        return changes.purgeIn(trx, _id, byRule);
      });
      if (leftovers) await letGo(given, leftovers);
    }
    if (due.length < BATCH) return;
  }
}

async function isStillDue(trx: DatabaseTransaction, resource: Resource, rule: Rule, id: string) {
  const found = dueBy(trx, resource, rule).where('_id', '=', id);
  // Whoever changes it holds it: only when they are done is it known what they did.
  if (engineOf(trx) === 'postgres') await found.forUpdate().execute();
  return (await found.executeTakeFirst()) !== undefined;
}

const beforeId = (days: number) => idOf(Date.now() - days * DAY, 0);

/** A mail that still waits is none of them. */
async function forgetOldMails({ db, mailer }: Given) {
  for (const status of ['sent', 'failed', 'dropped'] as const) {
    const old = await db
      .selectFrom('outbox')
      .select('_id')
      .where('status', '=', status)
      .where('_id', '<', beforeId(keptDays.mails))
      .orderBy('_id')
      .limit(MOST)
      .execute();
    if (old.length === 0) continue;
    const ids = old.map(({ _id }) => _id);
    await db.deleteFrom('outbox').where('_id', 'in', ids).where('status', '=', status).execute();
    await mailer.forget(ids);
  }
}

async function forgetOldNotifications(db: Database) {
  const old = db
    .selectFrom('notifications')
    .select('_id')
    .where('_id', '<', beforeId(keptDays.notifications))
    .orderBy('_id')
    .limit(MOST);
  await db.deleteFrom('notifications').where('_id', 'in', old).execute();
}

/** Letters whose mail is gone: this process was not there when it went, or died on the way. */
export async function sweepLetters({ db, mailer }: Pick<Given, 'db' | 'mailer'>) {
  const kept = await mailer.kept();
  while (kept.length > 0) {
    const some = kept.splice(0, BATCH);
    const known = await db.selectFrom('outbox').select('_id').where('_id', 'in', some).execute();
    const ids = new Set(known.map(({ _id }) => _id));
    await mailer.forget(some.filter((id) => !ids.has(id)));
  }
}
