import { type SqlBool, sql } from 'kysely';
import { AppError } from '~/lib/errors';
import { takeLock } from '~/platform/db/engine/advisory-locks';
import { among } from '~/platform/db/engine/among';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { unique } from '~/platform/http/errors';
import { addressOf, isStorable, leadsFurther, targetOf } from '../address';

export const MOST_REDIRECTS = 5000;

interface Lead {
  from: string;
  to: string;
}

/** One change at a time: of two at once each would see no chain, and both together would make one. */
export const oneAtATime = (trx: DatabaseTransaction) => takeLock(trx, 'redirects');

/** By hand: refused where it would lead in a circle, and led to where its target leads already. */
export async function addRedirect(trx: DatabaseTransaction, { from, to }: Lead) {
  await oneAtATime(trx);
  const end = await endOf(trx, to);
  if (leadsFurther({ from, to: end }, end) !== undefined) throw refused(CIRCLE);
  if (!isStorable(end)) throw refused(TOO_LONG);
  if ((await countRedirects(trx)) >= MOST_REDIRECTS)
    throw refused(`There are ${MOST_REDIRECTS} redirects already: delete some first.`);
  const redirect = { _id: newId(), from, to: end };
  await unique({ from: 'There is a redirect from this address already.' }, () =>
    trx.insertInto('redirects').values(redirect).execute(),
  );
  const [unfit] = await leadFurther(trx, redirect);
  if (unfit) throw refused(unfit.why);
  await trx.deleteFrom('missedAddresses').where('path', '=', from).execute();
  return redirect;
}

const CIRCLE = 'This leads back to the address itself.';
const TOO_LONG = 'With what follows the question mark of others that lead there, this is too long.';

/** A redirect leads nowhere that another leads on from; one that comes by the words after a question mark may take a second step. */
const MOST_STEPS = 5;

/** Where whoever is sent there arrives, by the redirects that there are. */
async function endOf(trx: DatabaseTransaction, to: string) {
  let end = to;
  for (let step = 0; step < MOST_STEPS; step++) {
    const address = addressOf(end);
    const [path = ''] = address.split('?');
    const rows = await trx
      .selectFrom('redirects')
      .select(['from', 'to'])
      .where('from', 'in', [address, path])
      .execute();
    const next = rows.find(({ from }) => from === address) ?? rows[0];
    if (!next) return end;
    end = leadsFurther(next, end) ?? next.to;
  }
  throw refused(CIRCLE);
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
  const unfit = (await leadFurther(trx, redirect)).map(({ _id }) => _id);
  if (unfit.length > 0)
    await trx
      .deleteFrom('redirects')
      .where(among(trx, '_id', unfit))
      .execute();
  await makeRoom(trx);
  await trx.insertInto('redirects').values(redirect).execute();
}

/**
 * What led here leads on at once, with or without a place on the page; what brings words after a question mark takes them along.
 * Answers those of them that would lead back to themselves, or by too many words.
 */
async function leadFurther(trx: DatabaseTransaction, redirect: Lead) {
  const { from, to } = redirect;
  await trx
    .updateTable('redirects')
    .set({ to })
    .where((eb) => eb.or([eb('to', '=', from), beginsWith(`${from}#`)]))
    .execute();
  const asking = await trx
    .selectFrom('redirects')
    .select(['_id', 'from', 'to'])
    .where(beginsWith(`${from}?`))
    .execute();
  const unfit: { _id: string; why: string }[] = [];
  for (const { _id, ...lead } of asking) {
    const end = leadsFurther(redirect, lead.to) ?? to;
    if (leadsFurther(lead, end) !== undefined) unfit.push({ _id, why: CIRCLE });
    else if (!isStorable(end)) unfit.push({ _id, why: TOO_LONG });
    else await trx.updateTable('redirects').set({ to: end }).where('_id', '=', _id).execute();
  }
  return unfit;
}

const beginsWith = (text: string) => sql<SqlBool>`substr("to", 1, ${sql.lit(text.length)}) = ${text}`;

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

async function countRedirects(trx: DatabaseTransaction) {
  const { count } = await trx
    .selectFrom('redirects')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
