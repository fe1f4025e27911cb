import { sql } from 'kysely';
import { engineOf } from '../../engine/engine';
import type { Database } from '../../schema';
import { createRecordTable } from '../../tables/record-table';

/** The pictures that the site can show, and which entry of its words shows which. */
export async function media(db: Database) {
  await createRecordTable(db, 'media', {
    columns: {
      title: 'text',
      name: 'text',
      alt: 'text',
      decorative: 'flag',
      width: 'number',
      height: 'number',
      bytes: 'number',
      sha256: 'text?',
      drawn: 'text?',
      url: 'file',
      avif: 'file?',
      avif480: 'file?',
      avif960: 'file?',
      webp480: 'file?',
      webp960: 'file?',
    },
    sorted: ['title', 'date'],
    searched: ['title'],
    unique: ['sha256', 'drawn'],
  });
  const fraction = engineOf(db) === 'postgres' ? sql`double precision` : sql`real`;
  for (const field of ['focusX', 'focusY'])
    await db.schema
      .alterTable('media')
      .addColumn(field, fraction, (c) => c.notNull().defaultTo(0.5))
      .execute();
  await db.schema
    .createTable('mediaUses')
    .addColumn('media', 'text', (c) => c.notNull())
    .addColumn('entryId', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('mediaUsesKey', ['media', 'entryId', 'state'])
    .execute();
  await db.schema.createIndex('mediaUsesOfEntry').on('mediaUses').columns(['entryId', 'state']).execute();
  await findUses(db);
}

/** Of what was written before this table was there. */
async function findUses(db: Database) {
  const published = await db
    .selectFrom('contentEntries')
    .innerJoin('contentVersions', (join) =>
      join
        .onRef('contentVersions.entryId', '=', 'contentEntries._id')
        .onRef('contentVersions.version', '=', 'contentEntries.publishedVersion'),
    )
    .select(['entryId', 'data'])
    .execute();
  const drafts = await db.selectFrom('contentDrafts').select(['entryId', 'data']).execute();
  const uses = [
    ...published.flatMap((row) => usesIn(row, 'published')),
    ...drafts.flatMap((row) => usesIn(row, 'draft')),
  ];
  for (const use of uses) await db.insertInto('mediaUses').values(use).execute();
}

const usesIn = (
  { entryId, data }: { entryId: string; data: unknown },
  state: 'draft' | 'published',
): { media: string; entryId: string; state: 'draft' | 'published' }[] =>
  [...new Set(namedIn(data))].map((name) => ({ media: name, entryId, state }));

function namedIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'media' in value && typeof value.media === 'string' && value.media ? [value.media] : [];
  return [...own, ...Object.values(value).flatMap(namedIn)];
}
