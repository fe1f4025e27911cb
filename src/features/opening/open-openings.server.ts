import { dayAfter } from '~/lib/time';
import type { Database } from '~/platform/db/schema';
import type { Condition } from '~/records/filters/filter-query';
import { type Opening, opening } from './opening';
import { today } from './opening-form';

/** What visitors see: open, since today at the latest, and until the end of its last day in India. */
export const isOpen = (): Condition[] => [
  { field: 'status', oneOf: { values: ['Open'], orEmpty: false } },
  { field: 'opensOn', before: dayAfter(today(), 1) },
  { field: 'lastDay', from: today() },
];

export type Standing = 'unseen' | 'open' | 'closed';

/** A draft, and one whose day has not come, is nobody's business yet; a closed one stays readable. */
export function standingOf({
  status,
  opensOn,
  closesOn,
}: Pick<Opening, 'status' | 'opensOn' | 'closesOn'>): Standing {
  if (status === 'Draft' || opensOn > today()) return 'unseen';
  return status === 'Closed' || (closesOn !== null && closesOn < today()) ? 'closed' : 'open';
}

/** By its address, unless it is nobody's business yet. */
export async function findOpening(db: Database, by: { slug: string } | { _id: string }) {
  const [field, value] = 'slug' in by ? (['slug', by.slug] as const) : (['_id', by._id] as const);
  const row = await db
    .selectFrom('openings')
    .selectAll()
    .where(field, '=', value)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const found = opening.row.parse(row);
  const standing = standingOf(found);
  return standing === 'unseen' ? undefined : { ...found, standing };
}
