import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import type { DatabaseTransaction, Row } from '~/platform/db/schema';
import { pairOf } from './pair-of';

type Kind = Row<'personKeys'>['kind'];

/** By hand. An address that is somebody else's stays theirs: to say that both are one is another call. */
export async function addKey(trx: DatabaseTransaction, personId: string, kind: Kind, value: string) {
  const others = await trx
    .selectFrom('personKeys')
    .innerJoin('people', 'people._id', 'personKeys.personId')
    .select(['people._id', 'people.name'])
    .where('kind', '=', kind)
    .where('value', '=', value)
    .limit(5)
    .execute();
  if (others.some(({ _id }) => _id === personId)) return;
  const [other] = others;
  if (kind === 'email' && other) {
    const sentence = `This is the address of ${other.name}. Merge the two, if they are one.`;
    throw new AppError(409, 'conflict', sentence, { emails: sentence });
  }
  await trx.insertInto('personKeys').values({ kind, value, personId }).execute();
  for (const { _id } of others)
    await trx
      .insertInto('personSuggestions')
      .values({ ...pairOf(personId, _id), reason: 'same-number', createdAt: now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** What visitors send under one name ends long before; by hand and by merges nobody gathers more than a timeline can ask for. */
const MOST_KEYS_OF_ONE = 100;

export async function requireRoom(trx: DatabaseTransaction, personId: string) {
  const { total } = await trx
    .selectFrom('personKeys')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow();
  if (total <= MOST_KEYS_OF_ONE) return;
  const sentence = `Nobody has more than ${MOST_KEYS_OF_ONE} addresses and numbers.`;
  throw new AppError(409, 'conflict', sentence);
}

export const removeKey = (trx: DatabaseTransaction, personId: string, kind: Kind, value: string) =>
  trx
    .deleteFrom('personKeys')
    .where('kind', '=', kind)
    .where('value', '=', value)
    .where('personId', '=', personId)
    .execute();

/** As they stand in the row of their person: those that were first stay first. */
export async function writtenKeys(trx: DatabaseTransaction, personId: string) {
  const row = await trx
    .selectFrom('people')
    .select(['addresses', 'numbers'])
    .where('_id', '=', personId)
    .executeTakeFirst();
  const keys = await trx
    .selectFrom('personKeys')
    .select(['kind', 'value'])
    .where('personId', '=', personId)
    .orderBy('value')
    .execute();
  const inOrder = (kind: Kind, before = '') => {
    const values = keys.filter((key) => key.kind === kind).map(({ value }) => value);
    const known = before.split(' ').filter((value) => values.includes(value));
    return [...known, ...values.filter((value) => !known.includes(value))].join(' ');
  };
  return { addresses: inOrder('email', row?.addresses), numbers: inOrder('phone', row?.numbers) };
}
