import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '~/testing/filled/old-database';
import { migrate } from '../../migrate';

const DATE = '2026-11-01T00:00:00.000Z';

test('tabs of the portfolio lose their short names and those of their projects in every version and draft, and nothing else does', async () => {
  const db = await databaseBefore('0101-no-short-names');
  const tab = (line: string) => ({
    ...{ key: 'b2b', label: 'B2B', line },
    projects: [{ title: 'Pechkas', slug: 'pechkas', weeks: 14 }],
  });
  for (const collection of ['portfolio', 'popups']) {
    await sql`insert into "contentEntries" ("_id", "collection", "slug", "title", "position", "publishedVersion", "lastVersion")
      values (${collection}, ${collection}, ${collection}, ${collection}, 1, 2, 3)`.execute(db);
    const words = (line: string) =>
      JSON.stringify(collection === 'portfolio' ? tab(line) : { slug: 'it', key: line });
    for (const [version, table] of ['contentVersions', 'contentVersions', 'contentDrafts'].entries())
      await sql`insert into ${sql.table(table)} ("entryId", "version", "data", "at", "userName")
        values (${collection}, ${version + 1}, ${words(`In ${version + 1}`)}, ${DATE}, 'The site')`.execute(
        db,
      );
  }
  await migrate(db);
  const said = async (table: 'contentVersions' | 'contentDrafts', entryId: string) =>
    (
      await db.selectFrom(table).select('data').where('entryId', '=', entryId).orderBy('version').execute()
    ).map(({ data }) => data);
  const without = (line: string) => ({ label: 'B2B', line, projects: [{ title: 'Pechkas', weeks: 14 }] });
  expect(await said('contentVersions', 'portfolio')).toEqual([without('In 1'), without('In 2')]);
  expect(await said('contentDrafts', 'portfolio')).toEqual([without('In 3')]);
  expect(await said('contentVersions', 'popups')).toEqual([
    { slug: 'it', key: 'In 1' },
    { slug: 'it', key: 'In 2' },
  ]);
});
