import type { z } from 'zod';
import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import type { AnyRecord } from '~/model/resource';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { withAccounts } from '~/records/accounts-of';
import { type Note, notesBefore, withLatestNotes } from '~/records/history/activities';
import { ERASED, sameButErased } from '~/records/history/erased';
import { followup, remarksCall } from '../followup';
import { type followupEdit, MOST_REMARKS, TOO_MANY_REMARKS } from '../followup-form';

type Sent = Pick<z.output<typeof followupEdit>, 'remarks' | 'remark'>;

/** A follow-up as it is answered by itself. */
export const shown = async (db: Database, record: AnyRecord) =>
  followup.row.parse(await withLatestNotes(db, followup, record));

/**
 * What is said for the first time. A client sends the whole list with its own entry at the end, or only what is new. An
 * entry keeps the date it came with, so that it is recognised when it comes again, also when somebody was erased from it
 * since; without one it is of now.
 */
export function newRemarks({ remarks = [], remark }: Sent, stored: readonly Note[] = []): Note[] {
  const known = new Set(stored.map(likeness));
  const erased = stored
    .filter(({ val }) => val.includes(ERASED))
    .map(({ val, date }) => ({ date, isSame: sameButErased(val) }));
  const wasErased = (note: Note) => erased.some(({ date, isSame }) => date === note.date && isSame(note.val));
  const said: Note[] = [];
  for (const { val, date = now() } of [...remarks, { val: remark }]) {
    if (!val || known.has(likeness({ val, date })) || wasErased({ val, date })) continue;
    known.add(likeness({ val, date }));
    said.push({ val, date });
  }
  return said;
}

const likeness = ({ val, date }: Note) => `${date} ${val}`;

/** In the transaction that holds the follow-up, so that of two that say the same one is a repetition. */
export async function remarksToAdd(trx: DatabaseTransaction, id: string, sent: Sent): Promise<Note[]> {
  const dates = new Set(newRemarks(sent).map(({ date }) => date));
  if (dates.size === 0) return [];
  const all = notesBefore(trx, { resource: followup, recordId: id }, undefined);
  const ofThoseDates = all.where('at', 'in', [...dates]);
  const said = newRemarks(sent, await ofThoseDates.select(['text as val', 'at as date']).execute());
  if (said.length === 0) return [];
  // Also when they come a few at a time. What visitors have sent joins it, too, and leaves no less room for who works on it.
  const stored = await all
    .clearOrderBy()
    .where('userId', 'is not', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  if ((stored?.count ?? 0) + said.length > MOST_REMARKS) {
    throw new AppError(400, 'invalid_input', TOO_MANY_REMARKS, { remark: TOO_MANY_REMARKS });
  }
  return said;
}

/** All of them, a page at a time. */
export const remarksApi: ApiModule = (api, { db }) => {
  routesOf(api, followup.title)(remarksCall, { access: `${followup.area}:read` }, async (request) => {
    const { before, limit } = request.query;
    const { id } = request.params;
    const there = db.selectFrom('followups').select('_id').where('_id', '=', id);
    if (!(await there.where('deletedAt', 'is', null).executeTakeFirst())) throw missing();
    const rows = await notesBefore(db, { resource: followup, recordId: id }, before)
      .select(['_id', 'text as val', 'at as date', 'userId', 'userName'])
      .limit(limit + 1)
      .execute();
    const items = await withAccounts(db, rows.slice(0, limit));
    return { items, next: rows.length > limit ? (items.at(-1)?._id ?? null) : null };
  });
};
