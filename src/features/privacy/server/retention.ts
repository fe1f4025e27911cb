import { type Resource, titleField } from '~/model/resource';
import type { Database, Tables } from '~/platform/db/schema';
import type { StoredRecord } from '~/platform/db/stored-record';
import { recordsOf } from '~/records/records';
import { termOf } from '~/records/retention/term';

/** Those that came first are looked at: the next to go is among them, unless all of them are still written about. */
const LOOKED_AT = 10;

/** Of each kind of record that goes by itself: which is the next, and what waits in the spam and in the trash. */
export async function retentionOf(db: Database, resources: readonly Resource[]) {
  const kinds = [];
  for (const resource of resources) {
    const records = recordsOf(db, resource);
    kinds.push({
      resource: resource.name,
      next: resource.retention ? await nextOf(db, resource) : null,
      spam: 'isSpam' in resource.row.shape ? await records.count({ spam: true }) : 0,
      trash: await records.count({ trash: true }),
    });
  }
  return kinds;
}

async function nextOf(database: Database, resource: Resource) {
  const db = database.$omitTables<keyof Tables>().$extendTables<Record<string, StoredRecord>>();
  const title = titleField(resource);
  const keepsSpam = 'isSpam' in resource.row.shape;
  const oldest = await db
    .selectFrom(resource.table)
    .select(['_id', title])
    .where('deletedAt', 'is', null)
    .$if(keepsSpam, (some) => some.where('isSpam', '=', false))
    .orderBy('date')
    .limit(LOOKED_AT)
    .execute();
  let next: { _id: string; title: string; erasedOn: string } | null = null;
  for (const row of oldest) {
    const _id = String(row._id);
    const term = await termOf(database, resource, _id);
    if (!term?.erasedOn || (next && next.erasedOn <= term.erasedOn)) continue;
    next = { _id, title: String(row[title] ?? ''), erasedOn: term.erasedOn };
  }
  return next;
}
