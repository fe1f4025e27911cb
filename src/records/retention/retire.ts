import { setImmediate as turn } from 'node:timers/promises';
import { DAY } from '~/lib/time';
import type { Author } from '~/model/author';
import type { Resource } from '~/model/resource';
import { retentionDays } from '~/model/retention';
import { engineOf } from '~/platform/db/engine/engine';
import { idOf } from '~/platform/db/ids';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import { eraseSentMails } from '~/platform/mail/outbox';
import type { Step } from '~/platform/notify/housekeeping-faults';
import { changesOf } from '../record-changes';
import { dueBy, LOOKED_AT, lookedAt, type Rule, rulesOf } from './due';
import { removeLeftovers } from './leftovers';

type Given = Omit<Services, 'config'>;

const BATCH = 100;
/** Of each kind in one go; the rest waits for the next, so that nothing else has to. */
const MOST = 1000;

/** So many that cannot be erased are enough to know that something is wrong. */
const MOST_FAULTS = 100;

/** How each part is done: for housekeeping a fault of one is no reason to leave out the others. */
export type Attempt = (step: Step, work: () => Promise<unknown>) => Promise<unknown>;

const byRule: Author = { userId: null, userName: 'The retention rule' };

/** Erases what has been kept for its time. Several processes may do so at once: each record goes once. */
export async function retire(
  given: Given,
  isStopped: () => boolean,
  attempt: Attempt = (_step, work) => work(),
) {
  for (const resource of given.resources) {
    for (const rule of rulesOf(resource)) {
      const whenItFails = `${resource.title}: ${OVER[rule]} could not be erased`;
      const step = { name: `retention ${resource.name} ${rule}`, whenItFails };
      await attempt(step, () => retireBy(rule, given, resource, isStopped));
    }
  }
  await attempt(
    { name: 'retention mails', whenItFails: 'Mails that are past their time could not be erased' },
    () => forgetOldMails(given),
  );
  await attempt(
    {
      name: 'retention notifications',
      whenItFails: 'Notifications that are past their time could not be erased',
    },
    () => forgetOldNotifications(given.db),
  );
}

const OVER: Record<Rule, string> = {
  term: 'records that are past their time',
  end: 'records whose end was settled',
  spam: 'spam that is past its time',
  trash: 'what lies in the trash past its time',
};

/**
 * Each record by itself: one that cannot be erased is passed over, and told of at the end. Others are heard between them, on SQLite as
 * well: many may be old enough that something keeps, and many may go at once.
 */
async function retireBy(rule: Rule, given: Given, resource: Resource, isStopped: () => boolean) {
  const { db, resources } = given;
  const faults: Error[] = [];
  let after: { _id: string; at: string } | undefined;
  for (let done = 0; done < MOST && faults.length < MOST_FAULTS; ) {
    const looked = await lookedAt(db, resources, resource, rule, after).execute();
    for (const { _id, isDue } of looked) {
      if (!isDue) continue;
      if (isStopped()) return;
      await turn();
      done++;
      try {
        await retireOne(rule, given, resource, _id);
      } catch (cause) {
        faults.push(new Error(`not erased: ${resource.name} ${_id}`, { cause }));
      }
    }
    if (looked.length < LOOKED_AT || isStopped()) break;
    after = looked.at(-1);
    await turn();
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} could not be erased`);
}

async function retireOne(rule: Rule, given: Given, resource: Resource, id: string) {
  const { db } = given;
  const leftovers = await db.transaction().execute(async (trx) => {
    // Somebody may have restored it, or written to the person, since it was found.
    if (!(await isStillDue(trx, given.resources, resource, rule, id))) return undefined;
    return changesOf(given, resource).purgeIn(trx, id, byRule);
  });
  // A file that the store does not let go of is noted; the sweep of the files tells of it.
  if (leftovers) await removeLeftovers(given, leftovers);
}

async function isStillDue(
  trx: DatabaseTransaction,
  resources: readonly Resource[],
  resource: Resource,
  rule: Rule,
  id: string,
) {
  const found = dueBy(trx, resources, resource, rule).where('_id', '=', id);
  // Whoever changes it holds it: only when they are done is it known what they did.
  if (engineOf(trx) === 'postgres') await found.forUpdate().execute();
  return (await found.executeTakeFirst()) !== undefined;
}

const beforeId = (days: number) => idOf(Date.now() - days * DAY, 0);

/** A mail that still waits is none of them. Those that an erasure had to let go out first go whatever their age. */
async function forgetOldMails({ db, mailer }: Given) {
  await mailer.forget(await eraseSentMails(db));
  for (const status of ['sent', 'failed', 'dropped'] as const) {
    const old = await db
      .selectFrom('outbox')
      .select('_id')
      .where('status', '=', status)
      .where('_id', '<', beforeId(retentionDays.mails))
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
    .where('_id', '<', beforeId(retentionDays.notifications))
    .orderBy('_id')
    .limit(MOST);
  await db.deleteFrom('notifications').where('_id', 'in', old).execute();
}

/** Letters whose mail is gone, and halves of letters: this process was not there when it went, or died on the way. */
export async function sweepLetters({ db, mailer }: Pick<Given, 'db' | 'mailer'>) {
  const stored = await mailer.stored();
  while (stored.length > 0) {
    const some = stored.splice(0, BATCH);
    const known = await db.selectFrom('outbox').select('_id').where('_id', 'in', some).execute();
    const ids = new Set(known.map(({ _id }) => _id));
    await mailer.forget(some.filter((id) => !ids.has(id)));
  }
  await mailer.removeHalves();
}
