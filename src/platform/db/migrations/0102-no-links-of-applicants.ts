import type { Database } from '../schema';

/** Where submissions and the leads made of them say what the visit told. */
const TABLES = ['enquiries', 'contacts', 'iotQuotes', 'careers', 'followups'] as const;

/** Behind this stood the token of the applicant's own page, by which they withdraw or have their data deleted. */
const OPENED = /(\/application)\/[^"?\\]*/g;

/** Whoever came by the link to their application and then wrote to us had it stored with the visit, where the staff read it. */
export async function noLinksOfApplicants(db: Database) {
  for (const table of TABLES) {
    const rows = await db
      .selectFrom(table)
      .select(['_id', 'source'])
      .where('source', 'like', '%/application/%')
      .execute();
    for (const { _id, source } of rows)
      await db
        .updateTable(table)
        .set({ source: source?.replace(OPENED, '$1') ?? null })
        .where('_id', '=', _id)
        .execute();
  }
}
