import { now } from '~/lib/time';
import type { AnyRecord, Resource } from '~/resources/resource';
import { engineOf } from './db/engine';
import type { Database, DatabaseTransaction, Tables } from './db/schema';
import { doomFiles } from './files/doomed';
import { type Author, remember } from './history';
import type { StoredRecord } from './record-query';

/** Runs inside the transaction of a change: what else follows from it, or an error that undoes it. */
export type AfterChange = (
  trx: DatabaseTransaction,
  change: { before: AnyRecord | undefined; after: AnyRecord | undefined; author: Author },
) => Promise<void>;

/** The new values, or what they follow from: the record as it is. */
type Change = object | ((before: AnyRecord) => object);

/** Every write to a resource's rows: it is remembered with its author, or it does not happen. */
export function changesOf(database: Database, resource: Resource, afterChange: AfterChange = async () => {}) {
  const { table } = resource;
  const fields = Object.keys(resource.row.shape);
  const rowsOf = (trx: DatabaseTransaction) =>
    trx.$omitTables<keyof Tables>().$extendTables<Record<string, StoredRecord>>();

  /** Two changes at once happen one after the other, so that neither works on what the other has already changed. */
  async function lock(trx: DatabaseTransaction, id: string, inTrash: boolean) {
    const found = rowsOf(trx)
      .selectFrom(table)
      .select(fields)
      .where('_id', '=', id)
      .where('deletedAt', inTrash ? 'is not' : 'is', null);
    return (engineOf(trx) === 'postgres' ? found.forUpdate() : found).executeTakeFirst();
  }

  /** In a transaction of the caller's. Undefined: there is no such record. */
  async function updateIn(trx: DatabaseTransaction, id: string, change: Change, author: Author) {
    const found = await lock(trx, id, false);
    if (!found) return undefined;
    const before = { ...found, _id: id };
    const row = await rowsOf(trx)
      .updateTable(table)
      .set({ ...(typeof change === 'function' ? change(before) : change) })
      .where('_id', '=', id)
      .returning(fields)
      .executeTakeFirstOrThrow();
    const after = { ...row, _id: id };
    await remember(trx, { resource, recordId: id, action: 'updated', author, before, after });
    await afterChange(trx, { before, after, author });
    return after;
  }

  return {
    /** In a transaction of the caller's, who has more to write. */
    async insert(trx: DatabaseTransaction, values: AnyRecord, author: Author) {
      const row = await rowsOf(trx)
        .insertInto(table)
        .values({ ...values, deletedAt: null })
        .returning(fields)
        .executeTakeFirstOrThrow();
      const after = { ...row, _id: values._id };
      await remember(trx, { resource, recordId: values._id, action: 'created', author, after });
      await afterChange(trx, { before: undefined, after, author });
      return after;
    },

    updateIn,
    update: (id: string, change: Change, author: Author) =>
      database.transaction().execute((trx) => updateIn(trx, id, change, author)),

    /** To the trash, or back from it. Answers whether there was such a record to move. */
    move: (id: string, to: 'trash' | 'list', author: Author) =>
      database.transaction().execute(async (trx) => {
        const deleting = to === 'trash';
        const found = await lock(trx, id, !deleting);
        if (!found) return false;
        const record = { ...found, _id: id };
        await rowsOf(trx)
          .updateTable(table)
          .set({ deletedAt: deleting ? now() : null })
          .where('_id', '=', id)
          .execute();
        const action = deleting ? 'deleted' : 'restored';
        await remember(trx, { resource, recordId: id, action, author });
        await afterChange(
          trx,
          deleting
            ? { before: record, after: undefined, author }
            : { before: undefined, after: record, author },
        );
        return true;
      }),

    /** Into the spam folder, or out of it, in a transaction of the caller's. Undefined: there is no such record. */
    async judge(trx: DatabaseTransaction, id: string, isSpam: boolean, author: Author) {
      const found = await lock(trx, id, false);
      if (!found) return undefined;
      const before: AnyRecord = { ...found, _id: id };
      if (before.isSpam === isSpam) return { record: before, moved: false };
      await rowsOf(trx).updateTable(table).set({ isSpam }).where('_id', '=', id).execute();
      const record = { ...before, isSpam };
      await remember(trx, { resource, recordId: id, action: isSpam ? 'spam' : 'not-spam', author });
      await afterChange(trx, { before, after: record, author });
      return { record, moved: true };
    },

    /** Out of the trash for good, with its history; that it was there and who purged it stays known. Answers its files. */
    purge: (id: string, author: Author, filesOf: (row: AnyRecord) => readonly string[]) =>
      database.transaction().execute(async (trx) => {
        const found = await lock(trx, id, true);
        if (!found) return undefined;
        await rowsOf(trx).deleteFrom(table).where('_id', '=', id).execute();
        await trx
          .deleteFrom('history')
          .where('resource', '=', resource.name)
          .where('recordId', '=', id)
          .execute();
        // They name whom the record was about.
        await trx
          .deleteFrom('notifications')
          .where('resource', '=', resource.name)
          .where('recordId', '=', id)
          .execute();
        await remember(trx, { resource, recordId: id, action: 'purged', author });
        const keys = filesOf({ ...found, _id: id });
        await doomFiles(trx, keys);
        return keys;
      }),
  };
}
