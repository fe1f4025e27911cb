import { sql } from 'kysely';
import { engineOf } from '../../engine/engine';
import type { Database } from '../../schema';
import { addBlockIndexes } from '../../tables/block-tools';

const SEARCHED = {
  enquiries: ['name', 'email', 'phone', 'city'],
  contacts: ['name', 'email', 'phone', 'city'],
  careers: ['name', 'email', 'phone'],
  iotQuotes: ['name', 'email', 'phone', 'productName'],
  iotProducts: ['productName', 'brandName', 'category', 'subcategory'],
  employees: ['name', 'email', 'mobile', 'role'],
  followups: ['name', 'email', 'mobile'],
  users: ['name', 'email', 'mobile'],
};

/** From here on PostgreSQL's search indexes know the block of each row. */
export async function searchBlocks(db: Database) {
  if (engineOf(db) === 'sqlite') return;
  for (const [table, fields] of Object.entries(SEARCHED)) {
    for (const field of fields) await sql`drop index ${sql.ref(`${table}Search_${field}`)}`.execute(db);
    await addBlockIndexes(db, table, fields);
  }
}
