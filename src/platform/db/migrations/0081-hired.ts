import { sql } from 'kysely';
import type { Database } from '../schema';

/** Which application an employee was hired by: of one application there is one employee at the most. */
export async function hired(db: Database) {
  await db.schema.alterTable('employees').addColumn('applicationId', 'text').execute();
  await sql`create unique index "employeesByApplication" on "employees" ("applicationId") where "applicationId" is not null`.execute(
    db,
  );
}
