import type { Resource } from '~/resources/resource';
import type { Database } from '~/server/db/schema';
import { theirsAmong } from './records-on';
import { rowsHolding } from './walk';

const ERASED = '[erased]';

/** Lines in the history of records of others that name somebody's address or number, a page at a time. */
export async function* mentionsOf(db: Database, resources: readonly Resource[], who: string) {
  for await (const ids of rowsHolding(db, { table: 'history', key: '_id', json: 'changes' }, who)) {
    const lines = await db
      .selectFrom('history')
      .select(['_id', 'at', 'resource', 'recordId', 'changes'])
      .where('_id', 'in', ids)
      .orderBy('_id')
      .execute();
    const theirs = await theirsAmong(
      db,
      resources,
      who,
      lines.map(({ recordId }) => recordId),
    );
    const others = lines.filter(({ recordId }) => !theirs.has(recordId));
    if (others.length > 0) yield others;
  }
}

/** Another record once carried their address or number: that it was changed is kept, from what is not. */
export async function eraseMentions(db: Database, resources: readonly Resource[], who: string) {
  for await (const lines of mentionsOf(db, resources, who)) {
    for (const { _id } of lines) {
      await db.transaction().execute(async (trx) => {
        const line = await trx
          .selectFrom('history')
          .select('changes')
          .where('_id', '=', _id)
          .executeTakeFirst();
        if (!line) return;
        const changes = JSON.stringify(line.changes, (_key, value) => (value === who ? ERASED : value));
        await trx.updateTable('history').set({ changes }).where('_id', '=', _id).execute();
      });
    }
  }
}

/** Notes on records of others that name somebody's address or number, as it is stored. */
export async function* notesNaming(db: Database, resources: readonly Resource[], who: string) {
  const named = wholeIn(who);
  for await (const ids of rowsHolding(db, { table: 'activities', key: '_id', words: 'text' }, who)) {
    const columns = ['_id', 'at', 'resource', 'recordId', 'text'] as const;
    const rows = await db.selectFrom('activities').select(columns).where('_id', 'in', ids).execute();
    const records = rows.map(({ recordId }) => recordId);
    const theirs = await theirsAmong(db, resources, who, records);
    const notes = rows.filter(({ recordId, text }) => !theirs.has(recordId) && text.search(named) >= 0);
    if (notes.length > 0) yield notes;
  }
}

/** What else a note says stays: it is about another. Nobody edits a note, so that it is as it was read. */
export async function eraseFromNotes(db: Database, resources: readonly Resource[], who: string) {
  for await (const notes of notesNaming(db, resources, who)) {
    for (const { _id, text } of notes) {
      const without = { text: text.replace(wholeIn(who), ERASED) };
      await db.updateTable('activities').set(without).where('_id', '=', _id).execute();
    }
  }
}

/** Not where it is only part of a longer address or number, which is somebody else's. */
const wholeIn = (who: string) => {
  const literal = who.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}._%+-])${literal}(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`, 'giu');
};

/** Answers that are kept for a day, in case somebody asks twice. */
export async function eraseAnswers(db: Database, who: string) {
  for await (const keys of rowsHolding(db, { table: 'idempotencyKeys', key: 'key', json: 'answer' }, who))
    await db.deleteFrom('idempotencyKeys').where('key', 'in', keys).execute();
}
