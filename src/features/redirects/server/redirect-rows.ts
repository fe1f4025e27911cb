import { type SqlBool, sql } from 'kysely';
import { AppError } from '~/lib/errors';
import { engineOf } from '~/platform/db/engine/engine';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { unique } from '~/platform/http/errors';
import { addressOf, targetOf } from '../address';

export const MOST_REDIRECTS = 5000;

/** Any number that no other lock has. */
const LOCK = 7_110_427;

interface Lead {
  from: string;
  to: string;
}

/** One change at a time: of two at once each would see no chain, and both together would make one. */
export async function oneAtATime(trx: DatabaseTransaction) {
  if (engineOf(trx) === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
}

/** By hand: refused where it would lead in a circle, and led to where its target leads already. */
export async function addRedirect(trx: DatabaseTransaction, { from, to }: Lead) {
  await oneAtATime(trx);
  const next = await trx
    .selectFrom('redirects')
    .select('to')
    .where('from', '=', addressOf(to))
    .executeTakeFirst();
  const end = next?.to ?? to;
  if (addressOf(end) === from) throw refused('This leads back to the address itself.');
  if ((await countRedirects(trx)) >= MOST_REDIRECTS)
    throw refused(`There are ${MOST_REDIRECTS} redirects already: delete some first.`);
  const redirect = { _id: newId(), from, to: end };
  await unique({ from: 'There is a redirect from this address already.' }, () =>
    trx.insertInto('redirects').values(redirect).execute(),
  );
  await leadFurther(trx, redirect);
  await trx.deleteFrom('missedAddresses').where('path', '=', from).execute();
  return redirect;
}

const refused = (words: string) => new AppError(409, 'conflict', words, { from: words });

/** A page stands here: nothing leads away from it, and nobody misses it any more. */
export async function settleAddress(trx: DatabaseTransaction, address: string) {
  const path = addressOf(address);
  await trx.deleteFrom('redirects').where('from', '=', path).execute();
  await trx.deleteFrom('missedAddresses').where('path', '=', path).execute();
}

/** A page has another address: the old one leads there, and so does what led to the old one. */
export async function moveAddress(trx: DatabaseTransaction, moved: Lead) {
  const redirect = { _id: newId(), from: addressOf(moved.from), to: targetOf(moved.to) };
  await oneAtATime(trx);
  await settleAddress(trx, redirect.to);
  await trx.deleteFrom('redirects').where('from', '=', redirect.from).execute();
  await leadFurther(trx, redirect);
  await makeRoom(trx);
  await trx.insertInto('redirects').values(redirect).execute();
}

/** What led here leads on at once, with or without a place on the page. */
const leadFurther = (trx: DatabaseTransaction, { from, to }: Lead) =>
  trx
    .updateTable('redirects')
    .set({ to })
    .where((eb) =>
      eb.or([
        eb('to', '=', from),
        sql<SqlBool>`substr("to", 1, ${sql.lit(from.length + 1)}) = ${`${from}#`}`,
      ]),
    )
    .execute();

/** A page that moves is worth more than the oldest of thousands. */
async function makeRoom(trx: DatabaseTransaction) {
  if ((await countRedirects(trx)) < MOST_REDIRECTS) return;
  const { _id } = await trx
    .selectFrom('redirects')
    .select('_id')
    .orderBy('_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('redirects').where('_id', '=', _id).execute();
}

export async function countRedirects(trx: DatabaseTransaction) {
  const { count } = await trx
    .selectFrom('redirects')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
