import { keepsSpam, type Resource, titleField } from '~/model/resource';
import { recordTables } from '~/platform/db/stored-record';
import type { Services } from '~/platform/http/services';
import { recordsOf } from '~/records/records';
import { termOf } from '~/records/retention/term';

/** Those that came first are looked at: the next to go is among them, unless all of them are still written about. */
const LOOKED_AT = 10;

/** Of each kind of record that goes by itself: which is the next, and what waits in the spam and in the trash. */
export async function retentionOf(services: Pick<Services, 'db' | 'resources'>) {
  const kinds = [];
  for (const resource of services.resources) {
    const records = recordsOf(services.db, resource);
    kinds.push({
      resource: resource.name,
      next: resource.retention ? await nextOf(services, resource) : null,
      spam: keepsSpam(resource) ? await records.count({ spam: true }) : 0,
      trash: await records.count({ trash: true }),
    });
  }
  return kinds;
}

async function nextOf(services: Pick<Services, 'db' | 'resources'>, resource: Resource) {
  const title = titleField(resource);
  const until = resource.retention?.until?.field;
  const first = recordTables(services.db)
    .selectFrom(resource.table)
    .select(['_id', title])
    .where('deletedAt', 'is', null)
    .$if(keepsSpam(resource), (some) => some.where('isSpam', '=', false))
    .limit(LOOKED_AT);
  const oldest = until
    ? [
        ...(await first.where(until, 'is', null).orderBy('date').execute()),
        ...(await first.where(until, 'is not', null).orderBy(until).execute()),
      ]
    : await first.orderBy('date').execute();
  let next: { _id: string; title: string; erasedOn: string } | null = null;
  for (const row of oldest) {
    const _id = String(row._id);
    const term = await termOf(services, resource, _id);
    if (!term?.erasedOn || (next && next.erasedOn <= term.erasedOn)) continue;
    next = { _id, title: String(row[title] ?? ''), erasedOn: term.erasedOn };
  }
  return next;
}
