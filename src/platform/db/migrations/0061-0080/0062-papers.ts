import { sql } from 'kysely';
import type { Database } from '../../schema';
import { columnTypes } from '../../tables/migrate-tools';

/** The PDFs of a quotation, each drawn once, with the hash of its bytes; and the number of its proforma. */
export async function papers(db: Database) {
  const { timestamp } = columnTypes(db);
  for (const file of ['paper', 'certificate', 'proforma']) {
    for (const column of [file, `${file}Sha256`])
      await db.schema.alterTable('quotations').addColumn(column, 'text').execute();
    await db.schema.createIndex(`quotationsFile_${file}`).on('quotations').column(file).execute();
  }
  await db.schema.alterTable('quotations').addColumn('proformaNumber', 'text').execute();
  await db.schema.alterTable('quotations').addColumn('proformaAt', timestamp).execute();
  await sql`create unique index "quotationsProformaNumber" on "quotations" ("proformaNumber")`.execute(db);
}
