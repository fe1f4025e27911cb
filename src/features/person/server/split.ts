import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import type { AnyRecord, Resource } from '~/model/resource';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import { missing } from '~/platform/http/errors';
import type { Services } from '~/platform/http/services';
import { addHistoryEntry } from '~/records/history/history';
import { kindsOfPeople } from '~/records/people/empty-people';
import { companyOf, foldName, keysOf } from '~/records/people/join-rules';
import { pairOf } from '~/records/people/pair-of';
import { takePeople } from '~/records/people/people-lock';
import { removeKey, writtenKeys } from '~/records/people/person-keys';
import { person } from '../person';
import { personIn } from './merge';

interface Named {
  resource: string;
  _id: string;
}

interface Taken {
  resource: Resource;
  record: AnyRecord;
}

type Given = Pick<Services, 'db' | 'features'>;

/** Some records, with the follow-ups that came from them, become those of somebody new. Answers who that is. */
export async function splitPerson(
  { db, features }: Given,
  id: string,
  named: readonly Named[],
  author: Author,
) {
  return db.transaction().execute(async (trx) => {
    await takePeople(trx);
    const from = await personIn(trx, id);
    if (!from) throw missing('There is no such person.');
    const wanted = new Set(named.map(({ resource, _id }) => `${resource} ${_id}`));
    const isTaken = ({ resource, record }: Taken) =>
      wanted.has(`${resource.name} ${record._id}`) || isMadeFrom(resource, record, wanted);
    const { taken, left } = await parted(trx, kindsOfPeople(features), id, isTaken);
    const [first] = taken;
    if (
      !first ||
      named.some(
        ({ resource, _id }) => !taken.some((one) => one.record._id === _id && one.resource.name === resource),
      )
    )
      throw missing('One of these records is not theirs.');
    if (left.count === 0)
      throw new AppError(400, 'invalid_input', 'Something must stay with them: choose fewer records.');
    const made = await makePerson(trx, taken);
    await giveKeys(trx, id, made._id, taken, left);
    for (const { resource, record } of taken) {
      await recordTables(trx)
        .updateTable(resource.table)
        .set({ personId: made._id })
        .where('_id', '=', record._id)
        .execute();
      await trx
        .updateTable('activities')
        .set({ personId: made._id })
        .where('resource', '=', resource.name)
        .where('recordId', '=', record._id)
        .execute();
    }
    await trx
      .insertInto('personSuggestions')
      .values({ ...pairOf(id, made._id), reason: 'same-number', createdAt: now(), dismissedAt: now() })
      .execute();
    const after = { ...from, ...(await writtenKeys(trx, id)), version: from.version + 1 };
    await trx.updateTable('people').set(after).where('_id', '=', id).execute();
    await trx
      .updateTable('people')
      .set(await writtenKeys(trx, made._id))
      .where('_id', '=', made._id)
      .execute();
    await addHistoryEntry(trx, {
      resource: person,
      recordId: id,
      action: 'updated',
      author,
      before: from,
      after,
    });
    const whole = await personIn(trx, made._id);
    await addHistoryEntry(trx, {
      ...{ resource: person, recordId: made._id, action: 'created', author },
      after: whole ?? made,
    });
    return whole ?? made;
  });
}

/** What stays with somebody, however much that is: how many records, and which addresses and numbers they have. */
interface Left {
  count: number;
  email: Set<string>;
  phone: Set<string>;
}

async function parted(
  trx: DatabaseTransaction,
  kinds: readonly Resource[],
  id: string,
  isTaken: (one: Taken) => boolean,
) {
  const taken: Taken[] = [];
  const left: Left = { count: 0, email: new Set(), phone: new Set() };
  for (const resource of kinds)
    for await (const page of recordsOf(trx, resource, id))
      for (const one of page) {
        if (isTaken(one)) {
          taken.push(one);
          continue;
        }
        const { email, phone } = keysIn(one);
        left.count += 1;
        left.email.add(email);
        left.phone.add(phone);
      }
  return { taken, left };
}

const PAGE = 2000;

async function* recordsOf(trx: DatabaseTransaction, resource: Resource, id: string): AsyncGenerator<Taken[]> {
  const { person: who, madeFrom } = resource;
  const columns = [
    who?.email ?? '_id',
    who?.phone ?? '_id',
    ...(madeFrom ? [madeFrom.resource, madeFrom.id] : []),
  ];
  const moment = 'date' in resource.row.shape ? 'date' : 'createdAt';
  for (let after = '', isMore = true; isMore; ) {
    const rows = await recordTables(trx)
      .selectFrom(resource.table)
      .select(['_id', 'name', moment, ...columns])
      .where('personId', '=', id)
      .where('_id', '>', after)
      .orderBy('_id')
      .limit(PAGE)
      .execute();
    yield rows.map((row) => ({ resource, record: { ...row, at: row[moment], _id: String(row._id) } }));
    after = String(rows.at(-1)?._id);
    isMore = rows.length === PAGE;
  }
}

const isMadeFrom = ({ madeFrom }: Resource, record: AnyRecord, wanted: ReadonlySet<string>) =>
  madeFrom !== undefined && wanted.has(`${record[madeFrom.resource]} ${record[madeFrom.id]}`);

const keysIn = ({ resource, record }: Taken) =>
  keysOf({
    name: String(record.name ?? ''),
    email: String(record[resource.person?.email ?? ''] ?? ''),
    phone: String(record[resource.person?.phone ?? ''] ?? ''),
  });

async function makePerson(trx: DatabaseTransaction, taken: readonly Taken[]) {
  const moments = taken.map(({ record }) => String(record.at)).sort();
  const name = String(taken[0]?.record.name ?? '');
  const email = taken.map(keysIn).find((keys) => keys.email)?.email ?? '';
  const made = {
    ...{ _id: newId(), name, foldedName: foldName(name), addresses: '', numbers: '' },
    ...{ company: companyOf(email), ownerId: null, ownerName: '', version: 1, deletedAt: null },
    ...{ date: moments[0] ?? now(), lastAt: moments.at(-1) ?? now() },
  };
  await trx.insertInto('people').values(made).execute();
  return made;
}

/** An address goes along where nothing that stays has it: it can be one person's only. */
async function giveKeys(
  trx: DatabaseTransaction,
  id: string,
  madeId: string,
  taken: readonly Taken[],
  left: Left,
) {
  for (const kind of ['email', 'phone'] as const) {
    for (const value of new Set(taken.map((one) => keysIn(one)[kind]))) {
      if (!value) continue;
      if (!left[kind].has(value)) await removeKey(trx, id, kind, value);
      await trx
        .insertInto('personKeys')
        .values({ kind, value, personId: madeId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}
