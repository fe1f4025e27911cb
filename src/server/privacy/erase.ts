import type { Amounts } from '~/lib/privacy-call';
import type { Resource } from '~/resources/resource';
import type { DatabaseTransaction } from '~/server/db/schema';
import { emptyWriteAheadLog } from '~/server/db/write-ahead-log';
import type { Author } from '~/server/history';
import { type AfterChange, changesOf } from '~/server/record-changes';
import type { Services } from '~/server/services';
import { add, goesWith, type Held, heldOn, none } from './held';
import { whyKept } from './kept';
import { mailsOn } from './mails-on';
import { eraseAnswers, eraseFromNotes, eraseMentions } from './mentions';
import { isMadeFromOthers, peopleAmong, type RecordOn, recordsOn } from './records-on';
import { letGo } from './traces';

/** What stands where the name of a person stood. */
const NOBODY = 'Erased person';
/** Somebody who keeps on writing while they are erased is not waited for without end. */
const MOST_ROUNDS = 5;

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
 * record, so that nobody has to wait; if it breaks off, a second try does the rest. It goes on until nothing is left to
 * erase, however much there is.
 */
export async function erase(services: Services, erasure: Erasure) {
  const { db } = services;
  const { resources, who, callerId } = erasure;
  const erased = none();
  const filesLeft: string[] = [];
  let held = await heldOn(db, resources, who, callerId);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    add(erased, held.wouldErase);
    // As long as the records are there they tell which mails and lines are about the person.
    await eraseMails(services, resources, held);
    await eraseMentions(db, resources, who);
    await eraseFromNotes(db, resources, who);
    filesLeft.push(...(await eraseRecords(services, erasure)));
    await eraseAnswers(db, who);
    held = await heldOn(db, resources, who, callerId);
    if (isNothing(held.wouldErase)) break;
  }
  await emptyWriteAheadLog(db);
  return { erased, kept: held, filesLeft };
}

const isNothing = (amounts: Amounts) => Object.values(amounts).every((amount) => amount === 0);

/** What was made from a record of theirs goes first: it is found by that. Answers the files that could not be removed yet. */
async function eraseRecords(services: Services, erasure: Erasure): Promise<string[]> {
  const { resources, who, callerId } = erasure;
  const people = peopleAmong(resources);
  const filesLeft: string[] = [];
  for (const resource of people.toSorted((one, other) => rank(one) - rank(other))) {
    for await (const page of recordsOn(services.db, resources, resource, who)) {
      for (const record of page) {
        if ((await whyKept(services.db, record, callerId)) !== undefined) continue;
        filesLeft.push(...(await eraseRecord(services, erasure, record)));
      }
    }
  }
  return filesLeft;
}

const rank = (resource: Resource) => (isMadeFromOthers(resource) ? 0 : 1);

async function eraseRecord(services: Services, { afterDelete, author }: Erasure, record: RecordOn) {
  const { resource, _id } = record;
  const changes = changesOf(services.db, resource, afterDelete[resource.name]);
  const leftovers = await services.db.transaction().execute(async (trx) => {
    if (resource.table === 'users') await forgetAuthor(trx, _id);
    return changes.purgeIn(trx, _id, author);
  });
  return leftovers ? letGo(services, leftovers) : [];
}

/** What they did stays done, by nobody in particular. */
async function forgetAuthor(trx: DatabaseTransaction, userId: string) {
  for (const table of ['history', 'activities', 'privacyActions'] as const) {
    await trx
      .updateTable(table)
      .set({ userId: null, userName: NOBODY })
      .where('userId', '=', userId)
      .execute();
  }
  await trx
    .updateTable('followups')
    .set({ ownerId: null, ownerName: '' })
    .where('ownerId', '=', userId)
    .execute();
}

async function eraseMails({ db, mailer }: Services, resources: readonly Resource[], held: Held) {
  for await (const mails of mailsOn(db, resources, held.who)) {
    const ids = mails.filter((mail) => goesWith(held, mail)).map(({ _id }) => _id);
    if (ids.length === 0) continue;
    await db.deleteFrom('outbox').where('_id', 'in', ids).execute();
    await mailer.forget(ids);
  }
}
