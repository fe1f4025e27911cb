import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import type { Resource } from '~/model/resource';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import { missing } from '~/platform/http/errors';
import type { Services } from '~/platform/http/services';
import { addHistoryEntry } from '~/records/history/history';
import { kindsOfPeople } from '~/records/people/empty-people';
import { companyOf, foldName } from '~/records/people/join-rules';
import { pairOf } from '~/records/people/pair-of';
import { takePeople } from '~/records/people/people-lock';
import { removeKey, writtenKeys } from '~/records/people/person-keys';
import { person } from '../person';
import { lockRows, personIn } from './merge';
import { grouping, keysIn, nameOf, pagesOf, type Theirs } from './records-of';

interface Named {
  resource: string;
  _id: string;
}

type Given = Pick<Services, 'db' | 'features'>;

/** Some records, with all that goes along with them, become those of somebody new. Answers who that is. */
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
    const kinds = kindsOfPeople(features);
    for (const { table } of kinds) await lockRows(trx, table, id);
    const { taken, left } = await parted(trx, kinds, id, named);
    if (left.count === 0)
      throw new AppError(400, 'invalid_input', 'Something must stay with them: choose fewer records.');
    const made = await makePerson(trx, taken);
    await giveKeys(trx, id, made._id, taken, left);
    for (const one of taken) await give(trx, one, made._id);
    await trx
      .insertInto('personSuggestions')
      .values({ ...pairOf(id, made._id), reason: 'same-number', createdAt: now(), dismissedAt: now() })
      .execute();
    for (const { partsLeads } of features) await partsLeads?.(trx, { db, features }, [id, made._id], author);
    const changed = { ...(await writtenKeys(trx, id)), version: from.version + 1 };
    await trx.updateTable('people').set(changed).where('_id', '=', id).execute();
    await trx
      .updateTable('people')
      .set(await writtenKeys(trx, made._id))
      .where('_id', '=', made._id)
      .execute();
    await addHistoryEntry(trx, {
      ...{ resource: person, recordId: id, action: 'updated', author },
      before: from,
      after: { ...from, ...changed },
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

/** Of what goes together nothing stays behind, whichever of it was named. */
async function parted(
  trx: DatabaseTransaction,
  kinds: readonly Resource[],
  id: string,
  named: readonly Named[],
) {
  const groups = await groupsOf(trx, kinds, id, named);
  const groupOf = grouping();
  const taken: Theirs[] = [];
  const left: Left = { count: 0, email: new Set(), phone: new Set() };
  for (const resource of kinds)
    for await (const page of pagesOf(trx, resource, id))
      for (const one of page) {
        if (groups.has(groupOf(one))) {
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

async function groupsOf(
  trx: DatabaseTransaction,
  kinds: readonly Resource[],
  id: string,
  named: readonly Named[],
) {
  const wanted = new Set(named.map(({ resource, _id }) => nameOf(resource, _id)));
  const groupOf = grouping();
  const groups = new Set<string>();
  for (const resource of kinds)
    for await (const page of pagesOf(trx, resource, id))
      for (const one of page) {
        const group = groupOf(one);
        if (wanted.delete(nameOf(resource.name, one.record._id))) groups.add(group);
      }
  if (wanted.size > 0) throw missing('One of these records is not theirs.');
  return groups;
}

/** With what was said about it. */
async function give(trx: DatabaseTransaction, { resource, record }: Theirs, personId: string) {
  await recordTables(trx)
    .updateTable(resource.table)
    .set({ personId })
    .where('_id', '=', record._id)
    .execute();
  await trx
    .updateTable('activities')
    .set({ personId })
    .where('resource', '=', resource.name)
    .where('recordId', '=', record._id)
    .execute();
}

async function makePerson(trx: DatabaseTransaction, taken: readonly Theirs[]) {
  const moments = taken.map(({ record }) => String(record.at)).sort();
  const name = String(taken[0]?.record.name ?? '');
  const email = taken.map(keysIn).find((keys) => keys.email)?.email ?? '';
  const made = {
    ...{ _id: newId(), name, foldedName: foldName(name), addresses: '', numbers: '' },
    ...{ company: companyOf(email), ...ownerIn(taken), version: 1, deletedAt: null },
    ...{ date: moments[0] ?? now(), lastAt: moments.at(-1) ?? now() },
  };
  await trx.insertInto('people').values(made).execute();
  return made;
}

/** Who has had what goes along in hand, the latest of it, knows them. */
function ownerIn(taken: readonly Theirs[]) {
  const owned = taken.map((one) => one.record).filter(({ ownerId }) => ownerId);
  const record = owned.toSorted((one, other) => (String(one.at) < String(other.at) ? -1 : 1)).at(-1);
  if (typeof record?.ownerId !== 'string') return { ownerId: null, ownerName: '' };
  return { ownerId: record.ownerId, ownerName: String(record.ownerName ?? '') };
}

/** An address goes along where nothing that stays has it: it can be one person's only. */
async function giveKeys(
  trx: DatabaseTransaction,
  id: string,
  madeId: string,
  taken: readonly Theirs[],
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
