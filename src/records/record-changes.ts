import { sql } from 'kysely';
import { OutdatedError } from '~/lib/errors';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import { type AnyRecord, type Resource, storedFields } from '~/model/resource';
import { insertTogether } from '~/platform/db/engine/commit/write-together';
import { engineOf } from '~/platform/db/engine/engine';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { recordTables } from '~/platform/db/stored-record';
import { filesOf } from '~/platform/files/named/files-of';
import { claimFiles, followFiles, releaseFiles } from '~/platform/files/named/pending-deletions';
import type { AfterChange, Services } from '~/platform/http/services';
import { noticesFollow } from '~/platform/notify/notify';
import { addNotes, type Note, withLatestNotes } from './history/activities';
import { addHistoryEntry } from './history/history';
import { letGoOf } from './people/empty-people';
import { personLinks } from './people/person-links';
import { featureOf } from './registry';
import { eraseReferences, type Leftovers } from './retention/leftovers';
import { dropLeadOf } from './submissions/take-up';

export const nextVersion = sql<number>`"version" + 1`;
/** That of a record which nobody has changed. */
export const FIRST_VERSION = 1;

/** The new values, or what they follow from: the record as it is. */
type Change = object | ((before: AnyRecord) => object);

interface UpdateOptions {
  newNotes?: () => Promise<readonly Note[]>;
  /** In the trash, too. */
  anywhere?: boolean;
  /** Which one the change was made to, where that is said: another is left as it is. */
  version?: number | string | undefined;
  /** It is what the record was before: what followed from it stands in it as well. */
  isPutBack?: true;
}

interface PurgeOptions {
  inTrash?: true;
  /** What went by itself, with something else, was deleted by nobody. */
  action?: 'purged' | 'dropped';
}

/** Every write to a resource's rows: it is remembered with its author, its files follow it, or it does not happen. */
export function changesOf({ db, features }: Pick<Services, 'db' | 'features'>, resource: Resource) {
  const { table } = resource;
  const { afterChange: rule, afterPurge, alsoStored = () => ({}) } = featureOf({ features }, resource);
  const afterChange = async (trx: DatabaseTransaction, change: Parameters<AfterChange>[1]) =>
    rule?.(trx, change, features);
  const fields = storedFields(resource);
  const links = personLinks(resource);

  /** Two changes at once happen one after the other, so that neither works on what the other has already changed. */
  async function lock(trx: DatabaseTransaction, id: string, inTrash: boolean | undefined) {
    const found = recordTables(trx)
      .selectFrom(table)
      .select([...fields, 'deletedAt'])
      .where('_id', '=', id)
      .$if(inTrash !== undefined, (some) => some.where('deletedAt', inTrash ? 'is not' : 'is', null));
    return (engineOf(trx) === 'postgres' ? found.forUpdate() : found).executeTakeFirst();
  }

  /** Nothing is lost: who is refused is told what the other has made of it. */
  const outdated = async (trx: DatabaseTransaction, record: AnyRecord) =>
    new OutdatedError(resource.row.parse(await withLatestNotes(trx, resource, record)));

  /** Answers the change of the field that shows them. */
  async function note(trx: DatabaseTransaction, record: AnyRecord, notes: readonly Note[], author: Author) {
    if (resource.notes === undefined || notes.length === 0) return { before: {}, after: {} };
    await addNotes(trx, { resource, recordId: record._id, personId: record.personId }, notes, author);
    return { before: { [resource.notes]: [] }, after: { [resource.notes]: notes } };
  }

  /** In a transaction of the caller's. Undefined: there is no such record. */
  async function updateIn(
    trx: DatabaseTransaction,
    id: string,
    change: Change,
    author: Author,
    { newNotes, anywhere = false, version, isPutBack }: UpdateOptions = {},
  ) {
    await links.share(trx, change);
    const found = await lock(trx, id, anywhere ? undefined : false);
    if (!found) return undefined;
    const before = { ...found, _id: id };
    if (version !== undefined && Number(version) !== found.version) throw await outdated(trx, before);
    const wanted = { ...(typeof change === 'function' ? change(before) : change) };
    const set = { ...wanted, ...(await links.ofChanged(trx, before, { ...before, ...wanted })) };
    const row = await recordTables(trx)
      .updateTable(table)
      .set({ ...set, ...alsoStored(set, 'edited'), ...(isPutBack ? wanted : {}), version: nextVersion })
      .where('_id', '=', id)
      .returning(fields)
      .executeTakeFirstOrThrow();
    const after = { ...row, _id: id };
    await followFiles(trx, resource, { before, after });
    const said = await note(trx, after, (await newNotes?.()) ?? [], author);
    await addHistoryEntry(trx, {
      ...{ resource, recordId: id, action: 'updated', author },
      before: { ...before, ...said.before },
      after: { ...after, ...said.after },
    });
    await afterChange(trx, { before, after, author, isPutBack: isPutBack === true });
    await letGoOf(trx, features, before, after);
    return after;
  }

  /** To the trash, or back from it. Answers whether there was such a record to move. */
  async function moveIn(trx: DatabaseTransaction, id: string, to: 'trash' | 'list', author: Author) {
    const deleting = to === 'trash';
    const found = await lock(trx, id, !deleting);
    if (!found) return false;
    const record = { ...found, _id: id };
    await recordTables(trx)
      .updateTable(table)
      .set({ deletedAt: deleting ? now() : null, version: nextVersion })
      .where('_id', '=', id)
      .execute();
    await noticesFollow(trx, resource, [{ ...record, deletedAt: deleting ? now() : null }]);
    const action = deleting ? 'deleted' : 'restored';
    await addHistoryEntry(trx, { resource, recordId: id, action, author });
    await afterChange(
      trx,
      deleting ? { before: record, after: undefined, author } : { before: undefined, after: record, author },
    );
    return true;
  }

  /**
   * For good: with its history, its notifications and the mails about it; that it was there and who purged it stays known.
   * One that was not in the trash is deleted at the same time, with all that follows from that. Answers what is left to
   * be removed when the transaction is over.
   */
  async function purgeIn(
    trx: DatabaseTransaction,
    id: string,
    author: Author,
    { inTrash, action = 'purged' }: PurgeOptions = {},
  ): Promise<Leftovers | undefined> {
    const found = await lock(trx, id, inTrash);
    if (!found) return undefined;
    const record = { ...found, _id: id };
    await recordTables(trx).deleteFrom(table).where('_id', '=', id).execute();
    if (found.deletedAt === null) await afterChange(trx, { before: record, after: undefined, author });
    await afterPurge?.(trx, record, features);
    const mails = await eraseReferences(trx, resource, record);
    await addHistoryEntry(trx, { resource, recordId: id, action, author });
    const files = filesOf(resource, record);
    await releaseFiles(trx, files);
    await letGoOf(trx, features, record);
    return { files, mails };
  }

  return {
    /** It stays until the transaction is over, wherever it lies. */
    async lockIn(trx: DatabaseTransaction, id: string) {
      await lock(trx, id, undefined);
    },

    /** As it is, and stays until the transaction is over. Undefined: it is in the trash, or nowhere. */
    async findIn(trx: DatabaseTransaction, id: string): Promise<AnyRecord | undefined> {
      const found = await lock(trx, id, false);
      return found && { ...found, _id: id };
    },

    /**
     * In a transaction of the caller's, with the records of others who share it; nothing in it may read the record. Answers what
     * is written, with the person whose it is.
     */
    async add(trx: DatabaseTransaction, values: AnyRecord, author: Author): Promise<AnyRecord> {
      await claimFiles(trx, filesOf(resource, values));
      const added = { ...values, ...(await links.ofNew(trx, values)) };
      await insertTogether(trx, {
        table,
        fields,
        values: { ...added, ...alsoStored(values, 'new'), deletedAt: null },
        async follow(after) {
          await addHistoryEntry(trx, { resource, recordId: values._id, action: 'created', author, after });
          await afterChange(trx, { before: undefined, after, author });
        },
      });
      return added;
    },

    /** In a transaction of the caller's, who has more to write. */
    async insert(trx: DatabaseTransaction, values: AnyRecord, author: Author, notes: readonly Note[] = []) {
      const person = await links.ofNew(trx, values);
      const row = await recordTables(trx)
        .insertInto(table)
        .values({ ...values, ...person, ...alsoStored(values, 'new'), deletedAt: null })
        .returning(fields)
        .executeTakeFirstOrThrow();
      const after = { ...row, _id: values._id };
      await claimFiles(trx, filesOf(resource, after));
      const said = await note(trx, after, notes, author);
      const shown = { ...after, ...said.after };
      await addHistoryEntry(trx, { resource, recordId: values._id, action: 'created', author, after: shown });
      await afterChange(trx, { before: undefined, after, author });
      return after;
    },

    updateIn,
    update: (id: string, change: Change, author: Author, options?: UpdateOptions) =>
      db.transaction().execute((trx) => updateIn(trx, id, change, author, options)),

    moveIn,
    move: (id: string, to: 'trash' | 'list', author: Author) =>
      db.transaction().execute((trx) => moveIn(trx, id, to, author)),

    /** Into the spam folder, or out of it, in a transaction of the caller's. Undefined: there is no such record. */
    async judge(trx: DatabaseTransaction, id: string, isSpam: boolean, author: Author) {
      const found = await lock(trx, id, false);
      if (!found) return undefined;
      const before: AnyRecord = { ...found, _id: id };
      if (before.isSpam === isSpam) return { record: before, moved: false };
      if (isSpam) await dropLeadOf(trx, features, before, author);
      const person = await links.ofChanged(trx, before, { ...before, isSpam });
      await recordTables(trx)
        .updateTable(table)
        .set({ isSpam, ...person, version: nextVersion })
        .where('_id', '=', id)
        .execute();
      const record = { ...before, isSpam, ...person };
      await noticesFollow(trx, resource, [record]);
      await addHistoryEntry(trx, { resource, recordId: id, action: isSpam ? 'spam' : 'not-spam', author });
      await afterChange(trx, { before, after: record, author });
      await letGoOf(trx, features, before, record);
      return { record, moved: true };
    },

    purgeIn,
    /** Out of the trash for good. */
    purge: (id: string, author: Author) =>
      db.transaction().execute((trx) => purgeIn(trx, id, author, { inTrash: true })),
  };
}
