import { sql } from 'kysely';
import type { FreePlace, FreeTexts, TextRow } from '~/model/free-texts';
import type { Database } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import { theirsAmong } from '../records-on';
import { blackOut } from './black-out';
import { type NamedIn, namedRecord, rowOf } from './named-in';
import { textsContaining } from './scan';

export type Given = Pick<Services, 'db' | 'features' | 'resources'>;

/** What features have declared as written freely, and which names somebody: where it stands and nothing of what it says. Each place once. */
export async function* textsNaming(given: Given, who: string): AsyncGenerator<NamedIn[]> {
  for (const texts of given.features.flatMap(({ freeTexts = [] }) => freeTexts)) {
    const seen = new Set<string>();
    for await (const named of namedBy(given, texts, who)) {
      const which = JSON.stringify([named._id, named.fields]);
      if (seen.has(which)) continue;
      seen.add(which);
      yield [named];
    }
  }
}

async function* namedBy({ db, resources }: Given, texts: FreeTexts, who: string): AsyncGenerator<NamedIn> {
  const { mayBeNamedIn } = blackOut(who);
  const { table, key, on } = texts;
  const columns = Object.keys(texts.columns);
  for await (const found of textsContaining(db, { table, key, columns }, who)) {
    const row = await rowWith(db, table, found);
    const fields = columns.filter((column) => mayBeNamedIn(row?.[column]));
    if (!row || fields.length === 0) continue;
    const words = fields.map((field) => texts.columns[field] ?? field);
    if ('kind' in on) {
      const { _id, ...place } = await placeOf(db, on, row, key);
      yield { resource: on.of?.table ?? table, _id, state: 'shown', fields: words, ...place };
      continue;
    }
    const record = await rowOf(db, on.resource, String(row[on.by]));
    if (!record) continue;
    // What is theirs goes with the record.
    const theirs = await theirsAmong(db, resources, who, [record._id], [on.resource.name]);
    if (!theirs.has(record._id)) yield namedRecord(on.resource, record, words);
  }
}

async function placeOf(
  db: Database,
  { kind, of, title, at }: FreePlace,
  own: TextRow,
  key: readonly string[],
) {
  const _id = of ? String(own[of.by]) : key.map((column) => own[column]).join(' ');
  const row = of ? ((await rowWith(db, of.table, { _id })) ?? own) : own;
  return { _id, title: title(row), place: { kind, at: at(row) } };
}

async function rowWith(db: Database, table: string, key: TextRow): Promise<TextRow | undefined> {
  const is = Object.entries(key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const { rows } = await sql<TextRow>`select * from ${sql.table(table)}
    where ${sql.join(is, sql` and `)}`.execute(db);
  return rows[0];
}
