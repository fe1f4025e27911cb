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
    const all = await recordsOf(trx, kindsOfPeople(features), id);
    const wanted = new Set(named.map(({ resource, _id }) => `${resource} ${_id}`));
    const isTaken = ({ resource, record }: Taken) =>
      wanted.has(`${resource.name} ${record._id}`) || isMadeFrom(resource, record, wanted);
    const taken = all.filter(isTaken);
    const [first] = taken;
    if (
      !first ||
      named.some(
        ({ resource, _id }) => !taken.some((one) => one.record._id === _id && one.resource.name === resource),
      )
    )
      throw missing('One of these records is not theirs.');
    const left = all.filter((one) => !isTaken(one));
    if (left.length === 0)
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
    const [personId = '', otherId = ''] = [id, made._id].sort();
    await trx
      .insertInto('personSuggestions')
      .values({ personId, otherId, reason: 'same-number', createdAt: now(), dismissedAt: now() })
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
    const now_ = await personIn(trx, made._id);
    await addHistoryEntry(trx, {
      ...{ resource: person, recordId: made._id, action: 'created', author },
      after: now_ ?? made,
    });
    return now_ ?? made;
  });
}

/** A person with more records than this is a machine: nobody splits it by hand. */
const MOST_OF_EACH = 2000;

async function recordsOf(trx: DatabaseTransaction, kinds: readonly Resource[], id: string): Promise<Taken[]> {
  const found = await Promise.all(
    kinds.map(async (resource) => {
      const { person: who, madeFrom } = resource;
      const columns = [
        who?.email ?? '_id',
        who?.phone ?? '_id',
        ...(madeFrom ? [madeFrom.resource, madeFrom.id] : []),
      ];
      const moment = 'date' in resource.row.shape ? 'date' : 'createdAt';
      const rows = await recordTables(trx)
        .selectFrom(resource.table)
        .select(['_id', 'name', moment, ...columns])
        .where('personId', '=', id)
        .orderBy('_id')
        .limit(MOST_OF_EACH)
        .execute();
      return rows.map((row) => ({ resource, record: { ...row, at: row[moment], _id: String(row._id) } }));
    }),
  );
  return found.flat();
}

const isMadeFrom = ({ madeFrom }: Resource, record: AnyRecord, wanted: ReadonlySet<string>) =>
  madeFrom !== undefined && wanted.has(`${record[madeFrom.resource]} ${record[madeFrom.id]}`);

const keysIn = (taken: readonly Taken[]) =>
  taken.map(({ resource, record }) =>
    keysOf({
      name: String(record.name ?? ''),
      email: String(record[resource.person?.email ?? ''] ?? ''),
      phone: String(record[resource.person?.phone ?? ''] ?? ''),
    }),
  );

async function makePerson(trx: DatabaseTransaction, taken: readonly Taken[]) {
  const moments = taken.map(({ record }) => String(record.at)).sort();
  const name = String(taken[0]?.record.name ?? '');
  const email = keysIn(taken).find((keys) => keys.email)?.email ?? '';
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
  left: readonly Taken[],
) {
  const staying = keysIn(left);
  for (const kind of ['email', 'phone'] as const) {
    for (const value of new Set(keysIn(taken).map((keys) => keys[kind]))) {
      if (!value) continue;
      const stays = staying.some((keys) => keys[kind] === value);
      if (!stays) await removeKey(trx, id, kind, value);
      await trx
        .insertInto('personKeys')
        .values({ kind, value, personId: madeId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}
