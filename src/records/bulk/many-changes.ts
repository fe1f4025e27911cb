import { sql } from 'kysely';
import type { Author } from '~/model/author';
import { type AnyRecord, type Resource, storedFields } from '~/model/resource';
import { among } from '~/platform/db/engine/among';
import { engineOf } from '~/platform/db/engine/engine';
import { rowsFrom } from '~/platform/db/rows-from';
import type { DatabaseTransaction, Row } from '~/platform/db/schema';
import { recordTables, type StoredRecord } from '~/platform/db/stored-record';
import type { AfterChange, Registry } from '~/platform/http/services';
import { noticesFollow } from '~/platform/notify/notify';
import { addHistoryEntry } from '../history/history';
import { letGoOf } from '../people/empty-people';
import { personLinks } from '../people/person-links';
import { nextVersion } from '../record-changes';
import { featureOf } from '../registry';
import { dropLeadOf } from '../submissions/take-up';

/** A record as its row has it. */
export type Locked = AnyRecord & { version: number; deletedAt: string | null };

interface SameChange {
  /** What becomes of all of them. */
  values: object;
  action: Exclude<Row<'history'>['action'], 'created' | 'purged' | 'dropped' | 'opened'>;
  author: Author;
  /** What else each of them gets: the same fields, by their ids. */
  former?: ReadonlyMap<string, object> | undefined;
}

/**
 * One change to several records, in as few statements as to one; with the history of each, and with what follows from it for
 * each. It touches no files: what can be set for many holds none.
 */
export function manyChangesOf({ features }: Pick<Registry, 'features'>, resource: Resource) {
  const { table } = resource;
  const fields = [...storedFields(resource), 'deletedAt'];
  const { afterChange: rule, alsoStored = () => ({}) } = featureOf({ features }, resource);
  const links = personLinks(resource);

  /** Spam is nobody's, until it turns out to be none. */
  async function joinPerson(trx: DatabaseTransaction, before: Locked, after: Locked) {
    const person = await links.ofChanged(trx, before, after);
    if (person.personId === undefined) return;
    await recordTables(trx).updateTable(table).set(person).where('_id', '=', after._id).execute();
    Object.assign(after, person);
    await letGoOf(trx, features, before, after);
  }

  const formerOf = (field: string) =>
    sql`(select ${sql.ref(field)} from "former" where "former"."_id" = ${sql.ref(`${table}._id`)})`;

  return {
    /** Always in one order: two who change the same records at once do not wait for each other in a circle. */
    async lock(trx: DatabaseTransaction, ids: readonly string[]): Promise<Map<string, Locked>> {
      const found = recordTables(trx)
        .selectFrom(table)
        .select(fields)
        .where(among(trx, '_id', ids))
        .orderBy('_id');
      const rows = await (engineOf(trx) === 'postgres' ? found.forUpdate() : found).execute();
      return new Map(rows.map((row) => [String(row._id), lockedOf(row)]));
    },

    /** Answers them as they are now. */
    async change(
      trx: DatabaseTransaction,
      records: readonly Locked[],
      { values, action, author, former }: SameChange,
    ) {
      const ids = records.map(({ _id }) => _id);
      const apart = ids.map((_id) => ({ ...former?.get(_id), _id }));
      const { _id, ...each } = apart[0] ?? { _id: '' };
      const set = {
        ...{ ...values, ...alsoStored({ ...values }, 'edited'), version: nextVersion },
        ...Object.fromEntries(Object.keys(each).map((field) => [field, formerOf(field)])),
      };
      const rows = await recordTables(trx)
        .with(
          (cte) => cte('former').materialized(),
          () => sql<StoredRecord>`(${rowsFrom(trx, table, apart)})`,
        )
        .updateTable(table)
        .set(set)
        .where(among(trx, '_id', ids))
        // The rest is as it was: they are locked.
        .returning(['_id', ...fields.filter((field) => field in set)])
        .execute();
      const become = new Map(rows.map((row) => [String(row._id), row]));
      const changed: Locked[] = [];
      const moved = records.map((before) => ({ ...before, ...become.get(before._id) }));
      if (action !== 'updated') await noticesFollow(trx, resource, moved);
      for (const before of records) {
        const news = become.get(before._id);
        if (!news) continue;
        const after = lockedOf(news, before);
        changed.push(after);
        if (action === 'spam') await dropLeadOf(trx, features, before, author);
        if (action === 'spam' || action === 'not-spam') await joinPerson(trx, before, after);
        const sides = action === 'updated' ? { before, after: news } : {};
        await addHistoryEntry(trx, { resource, recordId: before._id, action, author, ...sides });
        const isPutBack = former !== undefined;
        await rule?.(trx, { ...seen(action, before, after), author, isPutBack }, features);
      }
      return changed;
    },
  };
}

const lockedOf = (row: Record<string, unknown>, before?: Locked): Locked => {
  const { deletedAt = before?.deletedAt } = row;
  return {
    ...before,
    ...row,
    _id: String(row._id),
    version: Number(row.version),
    deletedAt: typeof deletedAt === 'string' ? deletedAt : null,
  };
};

/** The trash counts as gone. */
function seen(
  action: SameChange['action'],
  before: Locked,
  after: Locked,
): Omit<Parameters<AfterChange>[1], 'author'> {
  if (action === 'deleted') return { before, after: undefined };
  return action === 'restored' ? { before: undefined, after } : { before, after };
}
