import type { Database } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import type { Amounts } from '../privacy-call';
import { type MailOn, mailsNaming, mailsOn } from './mails-on';
import { reasonToStay } from './reason-to-stay';
import { type PersonalResource, peopleAmong, type RecordOn, recordsOn } from './records-on';
import { rowsOn } from './rows-on';
import { allNaming } from './text/all-naming';
import { linesNaming } from './text/mentions';
import type { NamedIn } from './text/named-in';

/** A screen shows so many of a kind, and of addresses. All are counted, handed out and erased. */
const LISTED = 200;
const LISTED_ADDRESSES = 20;

type Given = Pick<Services, 'db' | 'features' | 'resources'>;

type PersonalRecord = RecordOn & { staysBecause: string | undefined };

/** How much is held on a person, and what an erasure would do about it. */
export interface PersonalData {
  who: string;
  /** The first of each kind. */
  records: PersonalRecord[];
  /** There are more than are listed. */
  more: boolean;
  /** The kinds that there are records of. */
  kinds: PersonalResource[];
  amounts: Amounts;
  wouldErase: Amounts;
  /** The addresses of what stays: a mail there is part of it. */
  staying: Set<string>;
  /** What stays, by its id: a mail about it is part of it, too. */
  stayingIds: Set<string>;
  /** Other addresses and numbers on these records, and whether there are more. */
  also: string[];
  moreAlso: boolean;
  /** The first records of others that name them, in a field or in a note, and whether there are more. */
  namedIn: NamedIn[];
  moreNamedIn: boolean;
}

/** The records of a person, and the mails to them or about those: what is found by an index. */
export async function ownDataOf(
  { db, resources }: Given,
  who: string,
  callerId: string,
  seen = new Set<string>(),
): Promise<PersonalData> {
  const found: PersonalData = {
    ...{
      who,
      records: [],
      more: false,
      kinds: [],
      also: [],
      moreAlso: false,
      namedIn: [],
      moreNamedIn: false,
    },
    ...{ amounts: none(), wouldErase: none(), staying: new Set(), stayingIds: new Set() },
  };
  const also = new Set<string>();
  const unseen = <One extends { _id: string }>(all: readonly One[]) => unseenOf(seen, all);
  for (const resource of peopleAmong(resources)) {
    let listed = 0;
    for await (const all of recordsOn(db, resources, resource, who)) {
      const page = unseen(all);
      if (listed === 0) found.kinds.push(resource);
      const records: PersonalRecord[] = [];
      for (const record of page)
        records.push({ ...record, staysBecause: await reasonToStay(db, record, callerId) });
      found.records.push(...records.slice(0, Math.max(0, LISTED - listed)));
      listed += records.length;
      const going = records.filter(({ staysBecause }) => staysBecause === undefined);
      add(found.amounts, await amountsOf(db, resource, records));
      add(found.wouldErase, await amountsOf(db, resource, going));
      for (const { _id, email, phone, staysBecause } of records) {
        if (staysBecause !== undefined) {
          found.staying.add(email);
          found.stayingIds.add(_id);
        }
        for (const one of [email, phone].flatMap((keys) => keys.split(' ')))
          if (one !== '' && one !== who && also.size <= LISTED_ADDRESSES) also.add(one);
      }
    }
    found.more ||= listed > LISTED;
  }
  for await (const all of mailsOn(db, resources, who)) {
    const mails = unseen(all);
    found.amounts.mails += mails.length;
    found.wouldErase.mails += mails.filter((mail) => !mail.isAwaited && goesWith(found, mail)).length;
  }
  found.also = [...also].slice(0, LISTED_ADDRESSES);
  found.moreAlso = also.size > LISTED_ADDRESSES;
  return found;
}

/** The same, and what is told about others that names them: walks through everything, a page at a time. */
export async function personalDataOf(...given: Parameters<typeof ownDataOf>): Promise<PersonalData> {
  const [services, who, , seen = new Set<string>()] = given;
  const { db, resources } = services;
  const found = await ownDataOf(...given);
  for await (const all of mailsNaming(db, resources, who)) {
    const mails = unseenOf(seen, all);
    found.amounts.mails += mails.length;
    found.wouldErase.mails += mails.length;
  }
  for (const [table, kind] of LINES) {
    for await (const all of linesNaming(db, table, resources, who)) {
      const lines = unseenOf(seen, all);
      found.amounts[kind] += lines.length;
      found.wouldErase[kind] += lines.length;
    }
  }
  for await (const { kind, rows } of rowsOn(services, who)) {
    const count = unseenOf(seen, rows).length;
    found.amounts[kind] += count;
    found.wouldErase[kind] += count;
  }
  return Object.assign(found, await firstNamed(services, who));
}

/** What has been counted under another address of theirs is not counted again. */
function unseenOf<One extends { _id: string }>(seen: Set<string>, all: readonly One[]) {
  const fresh = all.filter(({ _id }) => !seen.has(_id));
  for (const { _id } of fresh) seen.add(_id);
  return fresh;
}

/** What is told about records of others, and what it counts as. */
export const LINES = [
  ['history', 'history'],
  ['activities', 'history'],
  ['notifications', 'notifications'],
] as const;

/** No more are looked for than a screen shows. */
async function firstNamed(given: Given, who: string) {
  const namedIn: NamedIn[] = [];
  for await (const page of allNaming(given, who)) {
    namedIn.push(...page);
    if (namedIn.length > LISTED) return { namedIn: namedIn.slice(0, LISTED), moreNamedIn: true };
  }
  return { namedIn, moreNamedIn: false };
}

/** A mail about a record that stays, or to an account that stays, is part of it; one that tells others about the person is not. */
export const goesWith = (
  { staying, stayingIds }: Pick<PersonalData, 'staying' | 'stayingIds'>,
  { recipient, isAbout, recordId }: MailOn,
) => !stayingIds.has(recordId ?? '') && (isAbout || !staying.has(recipient));

export const none = (): Amounts => ({
  records: 0,
  files: 0,
  mails: 0,
  notifications: 0,
  history: 0,
  sessions: 0,
  imports: 0,
  views: 0,
});

export function add(sum: Amounts, more: Amounts) {
  sum.records += more.records;
  sum.files += more.files;
  sum.mails += more.mails;
  sum.notifications += more.notifications;
  sum.history += more.history;
  sum.sessions += more.sessions;
  sum.imports += more.imports;
  sum.views += more.views;
}

/** Of some records of a kind, without the mails. */
async function amountsOf(
  db: Database,
  resource: PersonalResource,
  records: readonly RecordOn[],
): Promise<Amounts> {
  if (records.length === 0) return none();
  const ids = records.map(({ _id }) => _id);
  const countIn = async (table: 'history' | 'notifications') => {
    const { total } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('resource', '=', resource.name)
      .where('recordId', 'in', ids)
      .executeTakeFirstOrThrow();
    return total;
  };
  const countSessions = async () => {
    const { total } = await db
      .selectFrom('sessions')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('userId', 'in', ids)
      .executeTakeFirstOrThrow();
    return total;
  };
  return {
    records: records.length,
    files: records.reduce((sum, { files }) => sum + files.length, 0),
    mails: 0,
    notifications: await countIn('notifications'),
    history: await countIn('history'),
    sessions: resource.person.isAccount ? await countSessions() : 0,
    imports: 0,
    views: 0,
  };
}
