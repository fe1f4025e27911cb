import type { Amounts } from '~/lib/privacy-call';
import type { Resource } from '~/resources/resource';
import type { Database, Row } from '~/server/db/schema';
import { whyKept } from './kept';
import { type RecordOn, recordsOn } from './records-on';
import { mailField } from './traces';
import { rowsHolding } from './walk';

const CHUNK = 200;
/** To one address at a time: an admin gets one for everything that comes in. */
const MOST_MAILS = 1000;

export type HeldMail = Row<'outbox'> & {
  /** Told to somebody else, or to them: a mail to a member of the staff can be about another person. */
  isAbout: boolean;
};

/** All that is held on a person. */
export interface Held {
  who: string;
  records: (RecordOn & { keptBecause: string | undefined })[];
  /** There is more than was read at once. */
  more: boolean;
  mails: HeldMail[];
  /** Lines in the history of other records that name them. */
  mentions: string[];
  /** Answers that are kept for a day, in case somebody asks twice. */
  answers: string[];
}

export async function heldOn(
  db: Database,
  resources: readonly Resource[],
  who: string,
  callerId: string,
): Promise<Held> {
  const { found, more } = await recordsOn(db, resources, who);
  const records: Held['records'] = [];
  for (const record of found) records.push({ ...record, keptBecause: await whyKept(db, record, callerId) });
  const own = await historyOfRecords(db, found);
  const mails = await mailsOn(db, who, found);
  const named = await rowsHolding(db, { table: 'history', key: '_id', json: 'changes' }, who);
  return {
    who,
    records,
    more: more || mails.length >= MOST_MAILS,
    mails,
    mentions: named.filter((id) => !own.has(id)),
    answers: await rowsHolding(db, { table: 'idempotencyKeys', key: 'key', json: 'answer' }, who),
  };
}

const accountsAmong = (records: readonly RecordOn[]) =>
  records.filter(({ resource }) => resource.table === 'users');

/** Those to them, and those that tell others about them or a record of theirs. */
async function mailsOn(db: Database, who: string, records: readonly RecordOn[]) {
  const addresses = who.includes('@') ? [who] : accountsAmong(records).map(({ row }) => row.email);
  const mails = new Map<string, HeldMail>();
  const note = (isAbout: boolean) => (row: Row<'outbox'>) => {
    mails.set(row._id, { ...row, isAbout: isAbout || (mails.get(row._id)?.isAbout ?? false) });
  };
  const all = db.selectFrom('outbox').selectAll();
  for (const address of new Set(addresses)) {
    (await all.where('recipient', '=', address).limit(MOST_MAILS).execute()).forEach(note(false));
    (await all.where(mailField('email'), '=', address).limit(MOST_MAILS).execute()).forEach(note(true));
  }
  for (const ids of chunksOf(records.map(({ _id }) => _id))) {
    (await all.where(mailField('_id'), 'in', ids).execute()).forEach(note(true));
  }
  return [...mails.values()];
}

async function historyOfRecords(db: Database, records: readonly RecordOn[]) {
  const ids = new Set<string>();
  for (const [resource, group] of byKind(records)) {
    for (const some of chunksOf(group)) {
      const rows = await db
        .selectFrom('history')
        .select('_id')
        .where('resource', '=', resource)
        .where('recordId', 'in', some)
        .execute();
      for (const { _id } of rows) ids.add(_id);
    }
  }
  return ids;
}

/** A mail to an account that stays is part of it; one that tells others about the person is not. */
export function mailsToErase({ records, mails }: Pick<Held, 'records' | 'mails'>) {
  const staying = new Set(
    records.filter(({ keptBecause }) => keptBecause !== undefined).map(({ row }) => row.email),
  );
  return mails.filter(({ recipient, isAbout }) => isAbout || !staying.has(recipient));
}

/** How much that is; of a part of the records, if asked. */
export async function amountsOf(
  db: Database,
  held: Held,
  { records, mails }: Pick<Held, 'records' | 'mails'> = held,
): Promise<Amounts> {
  let notifications = 0;
  let sessions = 0;
  for (const [resource, group] of byKind(records)) {
    for (const ids of chunksOf(group)) {
      notifications += await countIn(db, resource, ids);
    }
  }
  for (const { _id } of accountsAmong(records)) {
    const rows = await db.selectFrom('sessions').select('_id').where('userId', '=', _id).execute();
    sessions += rows.length;
  }
  return {
    records: records.length,
    files: records.reduce((sum, { files }) => sum + files.length, 0),
    mails: mails.length,
    notifications,
    history: (await historyOfRecords(db, records)).size + held.mentions.length,
    sessions,
  };
}

async function countIn(db: Database, resource: string, ids: readonly string[]) {
  const { total } = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('resource', '=', resource)
    .where('recordId', 'in', ids)
    .executeTakeFirstOrThrow();
  return total;
}

function byKind(records: readonly RecordOn[]) {
  const groups = new Map<string, string[]>();
  for (const { resource, _id } of records)
    groups.set(resource.name, [...(groups.get(resource.name) ?? []), _id]);
  return groups;
}

/** No statement takes any number of values. */
export function chunksOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, index) =>
    ids.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}
