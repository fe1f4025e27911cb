import type { Database } from '../schema';

type Data = Record<string, unknown>;

/** Tabs of the portfolio and their projects have no short name any more beside what they are called: no page said it. */
export async function noShortNames(db: Database) {
  for (const table of ['contentVersions', 'contentDrafts'] as const) {
    const rows = await db
      .selectFrom(table)
      .innerJoin('contentEntries', 'contentEntries._id', `${table}.entryId`)
      .where('collection', '=', 'portfolio')
      .select(['entryId', `${table}.version`])
      .execute();
    for (const { entryId, version } of rows) {
      const { data } = await db
        .selectFrom(table)
        .select('data')
        .where('entryId', '=', entryId)
        .where('version', '=', version)
        .executeTakeFirstOrThrow();
      await db
        .updateTable(table)
        .set({ data: JSON.stringify(withoutShortNames(data)) })
        .where('entryId', '=', entryId)
        .where('version', '=', version)
        .execute();
    }
  }
}

const withoutShortNames = ({ key: _key, ...tab }: Data): Data => ({
  ...tab,
  projects: objectsIn(tab.projects).map(({ slug: _slug, ...project }) => project),
});

const objectsIn = (value: unknown): Data[] =>
  Array.isArray(value) ? value.map((one) => (typeof one === 'object' && one !== null ? { ...one } : {})) : [];
