import { sql } from 'kysely';
import { engineOf } from '../engine';
import type { Database } from '../schema';

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

/**
 * PostgreSQL's trigram indexes tell which rows match, but not which of them are the newest. So each row knows the block
 * of 16,384 in which it was added, and the indexes know the block beside the letters: a search goes back block by block.
 * It asks each index often, and each time reads through the rows that wait to be sorted into it: so they are kept few.
 */
export async function searchBlocks(db: Database) {
  if (engineOf(db) === 'sqlite') return;
  for (const [name, fields] of Object.entries(SEARCHED)) {
    const table = sql.table(name);
    const sequence = `${name}Blocks`;
    const indexOf = (field: string) => sql.ref(`${name}Search_${field}`);
    for (const field of fields) await sql`drop index ${indexOf(field)}`.execute(db);
    const next = sql`nextval(${sql.lit(`"${sequence}"`)}) / 16384`;
    await sql`create sequence ${sql.ref(sequence)}`.execute(db);
    await sql`alter table ${table} add column "searchBlock" integer not null default ${next}`.execute(db);
    await sql`alter sequence ${sql.ref(sequence)} owned by ${table}."searchBlock"`.execute(db);
    for (const field of fields) {
      const words = sql`lower(${sql.ref(field)}) gin_trgm_ops`;
      await sql`create index ${indexOf(field)} on ${table} using gin ((array["searchBlock"]), ${words}) with (gin_pending_list_limit = 64)`.execute(
        db,
      );
    }
  }
}
