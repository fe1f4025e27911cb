import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import { whenGathered } from '~/platform/db/engine/commit/write-together';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { join, type Keys, keysOf, type Reason, type Who } from './join-rules';
import { type Known, knownBy } from './known-people';
import { untilNow } from './last-exchange';
import { pairOf } from './pair-of';
import { sharePeople, takeNumbers } from './people-lock';
import { type NewPeople, newPeople, writePeople } from './write-people';

/** More addresses and numbers than anybody has: what a machine sends under one name does not grow for ever. */
const MOST_KEYS = 30;
/** Each time another transaction was quicker, which is over by then. */
const MOST_TRIES = 3;

export interface PersonOfRecord {
  _id: string;
  ownerId: string | null;
  ownerName: string;
  isNew: boolean;
}

/** Of those who share a transaction: none of it is in the database before all have done their work. */
const gathered = new WeakMap<DatabaseTransaction, NewPeople>();

/**
 * The person that somebody is, found by their address or number, or made. Nothing that is stored is overwritten: what is new of
 * them is added. Two transactions that make the same at once make one.
 */
export const personOf = (trx: DatabaseTransaction, who: Who & { at?: string }): Promise<PersonOfRecord> =>
  written(trx, async (people) => {
    const keys = keysOf(who);
    let found = await knownIn(trx, people, keys);
    if (!keys.email && !join(keys, found).person && (await takeNumbers(trx)))
      found = await knownIn(trx, people, keys);
    return settle(trx, people, who, found);
  });

/** Of those who were found: joined to whom it is about, or somebody new. */
export async function settle(
  trx: DatabaseTransaction,
  people: NewPeople,
  who: Who & { at?: string },
  found: readonly Known[],
): Promise<PersonOfRecord> {
  const keys = keysOf(who);
  const { person, suggestions } = join(keys, found);
  const at = untilNow(who.at ?? now());
  const { _id, ownerId, ownerName } = person ?? make(people, who, keys, at);
  if (person) {
    await learn(trx, people, person, keys, found);
    meet(people, _id, at);
  }
  for (const { other, reason } of suggestions) suggest(people, _id, other._id, reason);
  return { _id, ownerId, ownerName, isNew: person === undefined };
}

/** A record of a person has another address or number now: it is theirs, too, unless it is somebody else's. */
export const learnKeys = (trx: DatabaseTransaction, personId: string, who: Who): Promise<void> =>
  written(trx, async (people) => {
    const keys = keysOf(who);
    const found = (await knownIn(trx, people, keys)).filter(({ by }) => by !== 'likeness');
    const others = found.filter(({ _id }) => _id !== personId);
    const person = await trx
      .selectFrom('people')
      .select(['_id', 'addresses', 'numbers', 'company', 'foldedName', 'ownerId', 'ownerName'])
      .where('_id', '=', personId)
      .executeTakeFirst();
    if (!person) return;
    const isTaken = others.some(({ by }) => by === 'email');
    const theirs = { ...keys, email: isTaken ? '' : keys.email };
    await learn(trx, people, { ...person, by: 'email' }, theirs, found);
    for (const { _id, by } of others)
      suggest(people, personId, _id, by === 'email' ? 'same-email' : 'same-number');
  });

/** At once, or with that of the others. */
async function written<Result>(
  trx: DatabaseTransaction,
  work: (people: NewPeople) => Promise<Result>,
): Promise<Result> {
  await sharePeople(trx);
  const shared = gathered.get(trx) ?? gatheredIn(trx);
  if (shared) return work(shared);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const people = newPeople();
    const result = await work(people);
    if (await writePeople(trx, people)) return result;
  }
  throw raced();
}

function gatheredIn(trx: DatabaseTransaction) {
  const people = newPeople();
  const isShared = whenGathered(trx, async () => {
    gathered.delete(trx);
    // Whose work is shared is done once more by itself, when another transaction was quicker.
    if (!(await writePeople(trx, people))) throw raced();
  });
  if (!isShared) return undefined;
  gathered.set(trx, people);
  return people;
}

const raced = () =>
  new AppError(503, 'overloaded', 'The same person was written down twice at once. Please try again.');

/** Those in the database, and those who were made or learned of in the same transaction. */
async function knownIn(trx: DatabaseTransaction, { known, keys }: NewPeople, wanted: Keys): Promise<Known[]> {
  const found = await knownBy(trx, wanted);
  const add = (person: Omit<Known, 'by'> | undefined, by: Known['by']) => {
    const isThere = found.some((other) => other._id === person?._id && other.by === by);
    if (person && !isThere) found.push({ ...person, by });
  };
  for (const { kind, value, personId } of keys) if (value === wanted[kind]) add(known.get(personId), kind);
  if (wanted.company && wanted.foldedName)
    for (const person of known.values())
      if (person.company === wanted.company && person.foldedName === wanted.foldedName)
        add(person, 'likeness');
  return found;
}

function make({ made, known, keys }: NewPeople, { name }: Who, wanted: Keys, at: string) {
  const { email, phone, foldedName, company } = wanted;
  const _id = newId();
  const person = { _id, addresses: email, numbers: phone, foldedName, company, ownerId: null, ownerName: '' };
  known.set(_id, person);
  made.set(_id, { ...person, name, date: at, lastAt: at, version: 1, deletedAt: null });
  for (const kind of ['email', 'phone'] as const)
    if (wanted[kind]) keys.push({ kind, value: wanted[kind], personId: _id });
  return person;
}

/** What is new of somebody who is known. */
async function learn(
  trx: DatabaseTransaction,
  people: NewPeople,
  person: Known,
  wanted: Keys,
  found: readonly Known[],
) {
  // Of a number that very many have not all are found by it.
  const listed = `${person.addresses} ${person.numbers}`.split(' ');
  const isTheirs = (kind: 'email' | 'phone') =>
    listed.includes(wanted[kind]) || found.some(({ _id, by }) => _id === person._id && by === kind);
  for (const kind of ['email', 'phone'] as const) {
    const value = wanted[kind];
    if (!value || isTheirs(kind) || !(await hasRoom(trx, people, person._id))) continue;
    people.keys.push({ kind, value, personId: person._id });
    const { company } = person;
    if (kind === 'email') {
      person.addresses = `${person.addresses} ${value}`.trim();
      person.company ||= wanted.company;
    } else person.numbers = `${person.numbers} ${value}`.trim();
    people.known.set(person._id, person);
    const fresh = people.made.get(person._id);
    const { addresses, numbers } = person;
    if (fresh) Object.assign(fresh, { addresses, numbers, company: person.company });
    else people.learned.push({ personId: person._id, kind, value, company: company ? '' : person.company });
  }
}

async function hasRoom(trx: DatabaseTransaction, { keys }: NewPeople, personId: string) {
  const { stored } = await trx
    .selectFrom('personKeys')
    .select((eb) => eb.fn.countAll<number>().as('stored'))
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow();
  return stored + keys.filter((key) => key.personId === personId).length < MOST_KEYS;
}

function meet({ made, lastAt }: NewPeople, personId: string, at: string) {
  const fresh = made.get(personId);
  if (fresh) fresh.lastAt = at > fresh.lastAt ? at : fresh.lastAt;
  else if (at > (lastAt.get(personId) ?? '')) lastAt.set(personId, at);
}

function suggest({ suggestions }: NewPeople, one: string, other: string, reason: Reason) {
  suggestions.push({ ...pairOf(one, other), reason, createdAt: now() });
}
