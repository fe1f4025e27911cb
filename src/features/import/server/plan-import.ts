import type { Database, Row } from '~/platform/db/schema';
import { judgeOf } from './judge';
import type { Kind } from './own-imports';
import { newPlan } from './plan';
import { rowsOf } from './stored-imports';

type Wanted = Pick<Row<'imports'>, '_id' | 'columns' | 'mapping' | 'onDuplicate'>;

/** What would come of all rows of an import as things are now. */
export async function planOf(
  db: Database,
  { _id, columns, mapping, onDuplicate }: Wanted,
  { resource, importing }: Kind,
) {
  const choices = (await importing.choices?.(db)) ?? {};
  const judge = judgeOf(resource, importing, { columns, mapping, choices });
  const { plan, take } = newPlan(db, { resource, importing, choices, onDuplicate });
  for await (const rows of rowsOf(db, _id)) await take(rows.map(judge));
  return plan;
}
