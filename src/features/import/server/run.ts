import { setImmediate as turn } from 'node:timers/promises';
import { inFigures } from '~/lib/figures';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import type { AnyRecord, Resource } from '~/model/resource';
import { gather } from '~/platform/db/engine/commit/write-together';
import { engineOf } from '~/platform/db/engine/engine';
import { newId } from '~/platform/db/ids';
import { insertRows } from '~/platform/db/rows-from';
import type { DatabaseTransaction, Row } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import { notifyStaff } from '~/platform/notify/notify';
import { peopleIn } from '~/records/people-in';
import { changesOf, FIRST_VERSION } from '~/records/record-changes';
import { featureOf, fieldsSetBy } from '~/records/registry';
import { takenUp } from '~/records/submissions/take-up';
import { judgeOf } from './judge';
import type { Kind } from './own-imports';
import { newPlan, type Planned, patchOf } from './plan';

/** In one transaction: SQLite has one writer, and whoever waits for it waits for so many. */
const AT_ONCE = 50;

type Import = Row<'imports'>;
type Outcome = Pick<Import, 'added' | 'changed' | 'skipped'>;

interface Run extends Kind {
  importId: string;
  author: Author;
  /** Asked in the transaction of each piece: whoever is blocked or logged out meanwhile does nothing more by it. */
  mayGoOn(trx: DatabaseTransaction): Promise<boolean>;
}

/** What was done to a record, so that it can be taken back. */
interface Done {
  recordId: string;
  version: number;
  /** What stood where something was put; null: it was added. */
  before: object | null;
}

/**
 * Some rows of the file at a time, each time for good, with the line that was reached: one that breaks off is gone on with behind it, by whomever,
 * and nothing comes in twice. Two who do that at once take turns. Undefined: there is no such import under way any more, or its author may no longer.
 */
export async function carryOut(services: Pick<Services, 'db' | 'features'>, run: Run) {
  const { db } = services;
  for (;;) {
    const now = await db.transaction().execute((trx) => importSome(trx, services, run));
    if (now?.status !== 'running') return now?.status === 'done' ? outcomeOf(now) : undefined;
    await turn();
  }
}

const outcomeOf = ({ added, changed, skipped }: Import): Outcome => ({ added, changed, skipped });

async function importSome(
  trx: DatabaseTransaction,
  services: Pick<Services, 'features'>,
  { importId, resource, importing, author, mayGoOn }: Run,
): Promise<Import | undefined> {
  // Asked anew for each of some: whoever leaves while a long file comes in is given nothing more by it.
  const choices = (await importing.choices?.(trx)) ?? {};
  const isPostgres = engineOf(trx) === 'postgres';
  const asked = trx.selectFrom('imports').selectAll().where('_id', '=', importId);
  const found = await (isPostgres ? asked.forUpdate() : asked).executeTakeFirst();
  if (found?.status !== 'running') return found;
  if (!(await mayGoOn(trx))) return stop(trx, found);
  const { reached, columns, mapping, onDuplicate } = found;
  const next = trx
    .selectFrom('importRows')
    .select(['line', 'cells'])
    .where('importId', '=', importId)
    .where('line', '>', reached)
    .orderBy('line')
    .limit(AT_ONCE);
  // Whoever is erased meanwhile waits for these rows, and then finds what has come of them; or these rows are gone by now.
  const rows = await (isPostgres ? next.forUpdate() : next).execute();
  const judge = judgeOf(resource, importing, { columns, mapping, choices });
  const { plan, take } = newPlan(trx, { resource, importing, choices, onDuplicate });
  await take(rows.map(judge));
  const opensLeads = !found.ofThePast && featureOf(services, resource).firstRemark !== undefined;
  const { add, change } = doingOf(trx, services, { importId, resource, author, onDuplicate, opensLeads });
  await add(plan.additions);
  const added = plan.additions.length;
  let changed = 0;
  for (const [id, some] of plan.changes) if (await change(id, some)) changed++;
  const before = reached === 0 ? { duplicates: 0, good: 0 } : found;
  const isOver = rows.length < AT_ONCE;
  if (isOver && opensLeads) await tellOf(trx, importId, resource, found.added + added, author);
  return trx
    .updateTable('imports')
    .set({
      good: before.good + plan.good,
      duplicates: before.duplicates + plan.duplicates,
      added: found.added + added,
      changed: found.changed + changed,
      skipped: found.skipped + plan.good - added - changed,
      progress: found.progress + rows.length,
      reached: rows.at(-1)?.line ?? reached,
      status: isOver ? 'done' : 'running',
      since: now(),
    })
    .where('_id', '=', importId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** For somebody else to go on with, or to take back. What has not begun is as it was. */
const stop = (trx: DatabaseTransaction, { _id, reached }: Import) =>
  trx
    .updateTable('imports')
    .set({ status: reached > 0 ? 'stopped' : 'checked', since: now() })
    .where('_id', '=', _id)
    .returningAll()
    .executeTakeFirst();

/** Nobody is rung for each of them: the whole is one piece of news. */
async function tellOf(
  trx: DatabaseTransaction,
  importId: string,
  resource: Resource,
  added: number,
  author: Author,
) {
  const latest = await trx
    .selectFrom('importChanges')
    .select('recordId')
    .where('importId', '=', importId)
    .where('before', 'is', null)
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const text = `${resource.title}: ${inFigures(added)} imported`;
  if (latest) await notifyStaff(trx, resource, { _id: latest.recordId, text }, author);
}

interface Doing extends Pick<Run, 'importId' | 'resource' | 'author'>, Pick<Import, 'onDuplicate'> {
  opensLeads: boolean;
}

/** What becomes of rows, with what each record was before. */
function doingOf(
  trx: DatabaseTransaction,
  { features }: Pick<Services, 'features'>,
  { importId, resource, author, onDuplicate, opensLeads }: Doing,
) {
  const within = { db: trx, features };
  const changes = changesOf(within, resource);

  const noteDone = async (done: readonly Done[]) => {
    const rows = done.map((one) => ({ _id: newId(), importId, ...one, people: peopleOf(one.before) }));
    if (rows.length > 0) await insertRows(trx, 'importChanges', rows);
  };

  async function add(some: readonly Planned[]) {
    const records = some.map(({ values, onlyNew, notes }) => ({
      notes: notes.map((val) => ({ val, date: now() })),
      values: { ...onlyNew, ...values, _id: newId(), date: now() },
    }));
    await gather(trx, async () => {
      for (const { values, notes } of records)
        if (opensLeads) {
          const { record } = await takenUp(trx, within, resource, values, author);
          await changes.add(trx, record, author);
        } else if (notes.length > 0) await changes.insert(trx, values, author, notes);
        else await changes.add(trx, values, author);
    });
    await noteDone(
      records.map(({ values }) => ({ recordId: values._id, version: FIRST_VERSION, before: null })),
    );
  }

  /** Answers whether something was put into a record that the import had neither added nor changed before. */
  async function change(id: string, rows: readonly Planned[]) {
    const date = now();
    const notes = rows.flatMap((row) => row.notes.map((val) => ({ val, date })));
    const record = await changes.findIn(trx, id);
    const patch = record && patchOf(record, rows, onDuplicate);
    if (!patch || (Object.keys(patch).length === 0 && notes.length === 0)) return false;
    const after: AnyRecord | undefined = await changes.updateIn(trx, id, patch, author, {
      newNotes: async () => notes,
    });
    if (!after) return false;
    const version = Number(after.version);
    const touched = fieldsSetBy({ features }, resource, patch);
    const before = Object.fromEntries(touched.map((field) => [field, record[field]]));
    const earlier = await trx
      .selectFrom('importChanges')
      .select(['_id', 'before'])
      .where('importId', '=', importId)
      .where('recordId', '=', id)
      .executeTakeFirst();
    if (!earlier) await noteDone([{ recordId: id, version, before }]);
    else {
      const first = earlier.before && { ...before, ...earlier.before };
      await trx
        .updateTable('importChanges')
        .set({ version, people: peopleOf(first), ...(first ? { before: JSON.stringify(first) } : {}) })
        .where('_id', '=', earlier._id)
        .execute();
    }
    return !earlier;
  }

  return { add, change };
}

const peopleOf = (before: object | null) =>
  before ? peopleIn(Object.values(before).filter((value) => typeof value === 'string')) : '';
