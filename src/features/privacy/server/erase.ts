import { AppError } from '~/lib/errors';
import type { Author } from '~/model/author';
import type { Resource } from '~/model/resource';
import { emptyWriteAheadLog } from '~/platform/db/engine/write-ahead-log';
import { recordTables } from '~/platform/db/stored-record';
import type { Services } from '~/platform/http/services';
import { eraseMails } from '~/platform/mail/outbox';
import { eraseKey } from '~/records/people/empty-people';
import { changesOf } from '~/records/record-changes';
import { removeLeftovers } from '~/records/retention/leftovers';
import { sweepLetters } from '~/records/retention/retire';
import type { Amounts } from '../privacy-call';
import { eraseHistory, forgetAuthor, forgetOwner } from './history-of';
import { mailsOn } from './mails-on';
import { add, goesWith, LINES, none, ownDataOf, type PersonalData, personalDataOf } from './personal-data';
import { noteAction } from './privacy-actions';
import { reasonToStay } from './reason-to-stay';
import { peopleAmong, type RecordOn, recordsOn } from './records-on';
import { eraseRowsOn } from './rows-on';
import { otherKeysOf } from './same-person';
import { blackOut } from './text/black-out';
import {
  eraseAnswers,
  eraseFromActions,
  eraseFromMails,
  eraseMentions,
  eraseMergesNaming,
} from './text/mentions';

/** Somebody who keeps on writing while they are erased is not waited for without end. */
const MOST_ROUNDS = 5;

interface Erasure {
  who: string;
  author: Author;
  callerId: string;
}

/** By all their addresses and numbers, one after the other. */
export async function erase(services: Services, erasure: Erasure) {
  const others = await otherKeysOf(services, erasure.who);
  const all = await eraseBy(services, erasure);
  for (const who of others) {
    const { erased, left, filesLeft } = await eraseBy(services, { ...erasure, who }, { more: true });
    add(all.erased, erased);
    all.filesLeft.push(...filesLeft);
    all.left.records = withThose(all.left.records, left.records);
    all.left.namedIn.push(...left.namedIn);
    all.left.moreNamedIn ||= left.moreNamedIn;
  }
  return all;
}

/**
 * Erases a person: records with their files, mails and notifications, and their address or number in what is told about others. Record by
 * record, so that nobody has to wait; if it breaks off, a second try does the rest. It goes on until nothing is left to
 * erase, however much there is.
 */
async function eraseBy(services: Services, erasure: Erasure, { more = false }: { more?: boolean } = {}) {
  const { db, resources } = services;
  const { who, author, callerId } = erasure;
  const erased = none();
  const filesLeft: string[] = [];
  // What is theirs by another address of theirs is found no more once the person is gone who had both.
  const staying = new Map<string, PersonalData['records'][number]>();
  let isRefused = false;
  try {
    for (let round = 1; ; round++) {
      const own = await ownDataOf(services, who, callerId);
      for (const record of own.records)
        if (record.staysBecause !== undefined) staying.set(record._id, record);
      add(erased, own.wouldErase);
      // As long as the records are there they tell which mails and lines are about the person.
      await eraseMailsOn(services, own);
      for (const [table, kind] of LINES) erased[kind] += await eraseMentions(db, table, resources, who);
      await eraseFromActions(db, who);
      erased.mails += await eraseFromMails(db, resources, who);
      filesLeft.push(...(await eraseRecords(services, erasure)));
      for (const [kind, count] of await eraseRowsOn(services, who)) erased[kind] += count;
      await eraseAnswers(db, who);
      await eraseMergesNaming(db, who);
      const left = await personalDataOf(services, who, callerId);
      if (!isNothing(left.wouldErase) && round < MOST_ROUNDS) continue;
      await eraseFromLetters(services, who);
      left.records = withThose(left.records, await stillThere(services.db, [...staying.values()]));
      return { erased, left, filesLeft };
    }
  } catch (fault) {
    isRefused = fault instanceof AppError;
    throw fault;
  } finally {
    // Whatever broke it off: what is erased by now is erased.
    await emptyWriteAheadLog(db);
    if (!isRefused && (!more || !isNothing(erased))) await noteAction(db, 'erased', author, erased);
  }
}

/** A letter may name them where what it was made from does not: the name of who did something is looked up when it is written. */
async function eraseFromLetters(services: Services, who: string) {
  try {
    await services.mailer.rewrite(blackOut(who));
  } finally {
    // One that another erasure threw away while it was made anew is there again.
    await sweepLetters(services);
  }
}

type Records = PersonalData['records'];

const withThose = (records: Records, more: Records) => [
  ...records,
  ...more.filter(({ _id }) => records.every((one) => one._id !== _id)),
];

/** A second round may have erased what stayed in the first. */
async function stillThere(db: Services['db'], records: Records) {
  const there: Records = [];
  for (const record of records) {
    const { resource, _id } = record;
    const found = recordTables(db).selectFrom(resource.table).select('_id').where('_id', '=', _id);
    if (await found.executeTakeFirst()) there.push(record);
  }
  return there;
}

const isNothing = (amounts: Amounts) => Object.values(amounts).every((amount) => amount === 0);

/** What was made from a record of theirs goes first: it is found by that. Answers the files that could not be removed yet. */
async function eraseRecords(services: Services, erasure: Erasure): Promise<string[]> {
  const { who, callerId } = erasure;
  const { resources } = services;
  const people = peopleAmong(resources);
  const filesLeft: string[] = [];
  for (const resource of people.toSorted((one, other) => rank(one) - rank(other))) {
    for await (const page of recordsOn(services.db, resources, resource, who)) {
      for (const record of page) {
        if ((await reasonToStay(services.db, record, callerId)) !== undefined) continue;
        filesLeft.push(...(await eraseRecord(services, erasure, record)));
      }
    }
  }
  return filesLeft;
}

/** The person goes last, with what they are found by. */
const rank = ({ madeFrom, person }: Resource) => (person?.byKeys ? 2 : madeFrom ? 0 : 1);

async function eraseRecord(services: Services, { who, author }: Erasure, record: RecordOn) {
  const { resource, _id } = record;
  if (resource.person.byKeys) {
    await services.db.transaction().execute((trx) => eraseKey(trx, services.features, _id, who));
    return [];
  }
  const changes = changesOf(services, resource);
  if (resource.person.isAccount) {
    // What may keep an account keeps it now, with all that it did. In the trash nobody does more by it, and a second try finds it.
    await changes.move(_id, 'trash', author);
    await forgetAuthor(services.db, _id);
    await forgetOwner(services.db, _id);
  }
  await eraseHistory(services.db, resource, _id);
  const leftovers = await services.db.transaction().execute(async (trx) => {
    if (resource.person.isAccount) {
      // Whoever is giving them something is waited for.
      await changes.lockIn(trx, _id);
      // What was under way then is done by now.
      await forgetAuthor(trx, _id);
    }
    return changes.purgeIn(trx, _id, author);
  });
  return leftovers ? removeLeftovers(services, leftovers) : [];
}

async function eraseMailsOn({ db, mailer, resources }: Services, found: PersonalData) {
  for await (const mails of mailsOn(db, resources, found.who)) {
    const ids = mails.filter((mail) => goesWith(found, mail)).map(({ _id }) => _id);
    if (ids.length > 0) await mailer.forget(await eraseMails(db, (eb) => eb('_id', 'in', ids)));
  }
}
