import { setImmediate as turn } from 'node:timers/promises';
import { AppError } from '~/lib/errors';
import { inFigures } from '~/lib/figures';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import type { AnyRecord, Resource } from '~/model/resource';
import { gather } from '~/platform/db/engine/write-together';
import { newId } from '~/platform/db/ids';
import { insertRows } from '~/platform/db/rows-from';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import { notifyStaff } from '~/platform/notify/notify';
import { peopleIn } from '~/records/people-in';
import { changesOf } from '~/records/record-changes';
import { featureOf, fieldsSetBy } from '~/records/registry';
import { takenUp } from '~/records/submissions/take-up';
import type { OnDuplicate } from '../import-call';
import { type Plan, type Planned, patchOf } from './plan';

const AT_ONCE = 100;
const FIRST_VERSION = 1;

interface Run {
  importId: string;
  resource: Resource;
  onDuplicate: OnDuplicate;
  /** What is of the past opens no leads. */
  ofThePast: boolean;
  author: Author;
  plan: Plan;
}

/** What was done to a record, so that it can be taken back. */
interface Done {
  recordId: string;
  version: number;
  /** What stood where something was put; null: it was added. */
  before: object | null;
}

/** All of it in one transaction, with what each record was before: SQLite has one writer, so everything else is known by now. */
export function carryOut(
  services: Services,
  { importId, resource, onDuplicate, ofThePast, author, plan }: Run,
) {
  const changes = changesOf(services, resource);
  const opensLeads = !ofThePast && featureOf(services, resource).firstRemark !== undefined;

  const noteDone = async (trx: DatabaseTransaction, done: readonly Done[]) => {
    const rows = done.map((one) => ({ _id: newId(), importId, ...one, people: peopleOf(one) }));
    if (rows.length > 0) await insertRows(trx, 'importChanges', rows);
  };

  async function add(trx: DatabaseTransaction, some: readonly Planned[]) {
    const records = some.map(({ values, onlyNew, notes }) => ({
      notes: notes.map((val) => ({ val, date: now() })),
      values: { ...onlyNew, ...values, _id: newId(), date: now() },
    }));
    await gather(trx, async () => {
      for (const { values, notes } of records)
        if (opensLeads) {
          const { record } = await takenUp(trx, services, resource, values, author);
          await changes.add(trx, record, author);
        } else if (notes.length > 0) await changes.insert(trx, values, author, notes);
        else await changes.add(trx, values, author);
    });
    await noteDone(
      trx,
      records.map(({ values }) => ({ recordId: values._id, version: FIRST_VERSION, before: null })),
    );
    return records.at(-1)?.values._id;
  }

  /** Answers whether anything was put into it. */
  async function change(trx: DatabaseTransaction, id: string, rows: readonly Planned[]) {
    const date = now();
    const notes = rows.flatMap((row) => row.notes.map((val) => ({ val, date })));
    const record = await changes.findIn(trx, id);
    const patch = record && patchOf(record, rows, onDuplicate);
    if (!patch || (Object.keys(patch).length === 0 && notes.length === 0)) return false;
    const after: AnyRecord | undefined = await changes.updateIn(trx, id, patch, author, {
      newNotes: async () => notes,
    });
    if (!after) return false;
    const touched = fieldsSetBy(services, resource, patch);
    const before = Object.fromEntries(touched.map((field) => [field, record[field]]));
    await noteDone(trx, [{ recordId: id, version: Number(after.version), before }]);
    return true;
  }

  return services.db.transaction().execute(async (trx) => {
    await requireAllRows(trx, importId, plan.rows);
    let latest: string | undefined;
    for (let from = 0; from < plan.additions.length; from += AT_ONCE) {
      latest = await add(trx, plan.additions.slice(from, from + AT_ONCE));
      await turn();
    }
    // Nobody is rung for each of them: the whole is one piece of news.
    const text = `${resource.title}: ${inFigures(plan.additions.length)} imported`;
    if (opensLeads && latest) await notifyStaff(trx, resource, { _id: latest, text }, author);
    let changed = 0;
    for (const [id, rows] of plan.changes) if (await change(trx, id, rows)) changed++;
    const { good } = plan;
    const added = plan.additions.length;
    const outcome = { added, changed, skipped: good - added - changed };
    await trx
      .updateTable('imports')
      .set({ ...outcome, good, duplicates: plan.duplicates, status: 'done', since: now() })
      .where('_id', '=', importId)
      .execute();
    return outcome;
  });
}

/** Whoever was erased since the rows were looked at would come back by them. */
async function requireAllRows(trx: DatabaseTransaction, importId: string, planned: number) {
  const { left } = await trx
    .selectFrom('importRows')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('importId', '=', importId)
    .executeTakeFirstOrThrow();
  if (left !== planned)
    throw new AppError(
      409,
      'conflict',
      'Somebody in this file was erased just now. Please import it once more.',
    );
}

const peopleOf = ({ before }: Done) =>
  before ? peopleIn(Object.values(before).filter((value) => typeof value === 'string')) : '';
