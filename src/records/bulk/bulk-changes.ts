import { AppError } from '~/lib/errors';
import { fromNow, MINUTE, now } from '~/lib/time';
import type { Author } from '~/model/author';
import { opensAccounts } from '~/model/permissions';
import type { Resource } from '~/model/resource';
import { gather } from '~/platform/db/engine/commit/write-together';
import { engineOf } from '~/platform/db/engine/engine';
import { allowSearchBacklog, sortInSearchBacklog } from '~/platform/db/engine/search-backlog';
import { insertRows } from '~/platform/db/rows-from';
import type { DatabaseTransaction, Row } from '~/platform/db/schema';
import { unique } from '~/platform/http/errors';
import type { Services } from '~/platform/http/services';
import { fieldsSetBy } from '../registry';
import { releaseNews } from '../submissions/release';
import { lockLeadsOf } from '../submissions/take-up';
import { type Locked, manyChangesOf } from './many-changes';
import { type Pace, paceOf } from './pace';

/** PostgreSQL writes to some twenty indexes for each record: two connections do that in little more than half the time. */
const SIDE_BY_SIDE = 2;
const UNDO_FOR_MS = 15 * MINUTE;

const NOT_THERE = 'There is no such record.';
const SO_ALREADY = 'It is so already.';
const CHANGED_SINCE = 'It was changed meanwhile, and is left as it is.';
const TAKEN = { email: 'Meanwhile another record has taken its email or ID.' };

export type Deed = Row<'undoEntries'>['action'] | 'restore';

export interface Target {
  _id: string;
  /** Left as it is where it is another by now. */
  version?: number;
}

export interface BulkChange {
  deed: Deed;
  /** What was asked to be set, and what is stored for it. */
  set: Record<string, unknown>;
  stored: object;
  author: Author;
  /** What each of them had of what follows from the others, where that is put back: what was done is done since then. */
  former?: ReadonlyMap<string, object>;
  /** Under which it can be taken back, by whom. */
  undo?: { id: string; userId: string };
  /** In the transaction of some of them, before they are locked; answers which of them are dealt with. */
  begin?(trx: DatabaseTransaction, ids: readonly string[]): Promise<readonly string[]>;
}

type PacedChange = BulkChange & { pace: Pace };

export interface Outcome {
  changed: number;
  skipped: { _id: string; message: string }[];
}

/** Changes them some at a time, each with its history, or says of each why it was not. */
export async function changeInBulk(
  services: Pick<Services, 'db' | 'features'>,
  resource: Resource,
  targets: readonly Target[],
  change: BulkChange,
): Promise<Outcome> {
  const inOrder = targets.toSorted((one, other) => (one._id < other._id ? -1 : 1));
  const outcomes: Outcome[] = [];
  const pace = paceOf(services.db);
  // Each takes the next ones that nobody has taken yet; the first fault ends the others after those they are at.
  let taken = 0;
  let failed = false;
  const work = async () => {
    while (taken < inOrder.length && !failed) {
      const some = inOrder.slice(taken, taken + pace.atATime());
      taken += some.length;
      const place = outcomes.push({ changed: 0, skipped: [] }) - 1;
      outcomes[place] = await changeSlice(services, resource, some, { ...change, pace }).catch(
        (fault: unknown) => {
          failed = true;
          throw fault;
        },
      );
      await pace.letOthersIn();
    }
  };
  // A change of accounts looks at others, too (the last admin): two of them at once could wait for each other in a circle.
  // Who takes something for spam takes the people, whom only one can have.
  const isAlone =
    engineOf(services.db) === 'sqlite' || opensAccounts(resource.area) || change.deed === 'spam';
  const workers = Array.from({ length: isAlone ? 1 : SIDE_BY_SIDE }, work);
  const ends = await Promise.allSettled(workers);
  await sortInSearchBacklog(services.db, resource.table);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return together(outcomes);
}

const together = (outcomes: readonly Outcome[]): Outcome => ({
  changed: outcomes.reduce((sum, { changed }) => sum + changed, 0),
  skipped: outcomes.flatMap(({ skipped }) => skipped),
});

async function changeSlice(
  services: Pick<Services, 'db' | 'features'>,
  resource: Resource,
  targets: readonly Target[],
  change: PacedChange,
): Promise<Outcome> {
  const done = await attempt(services, resource, targets, change);
  if (!(done instanceof AppError)) return done;
  // One of them is refused, and nobody knows which: each by itself.
  const outcomes: Outcome[] = [];
  for (const target of targets) outcomes.push(await alone(services, resource, target, change));
  return together(outcomes);
}

async function alone(
  services: Pick<Services, 'db' | 'features'>,
  resource: Resource,
  target: Target,
  change: PacedChange,
): Promise<Outcome> {
  const done = await attempt(services, resource, [target], change);
  if (!(done instanceof AppError)) return done;
  return { changed: 0, skipped: [{ _id: target._id, message: done.message }] };
}

/** All of these, or none and why. */
async function attempt(
  services: Pick<Services, 'db' | 'features'>,
  resource: Resource,
  targets: readonly Target[],
  change: PacedChange,
): Promise<Outcome | AppError> {
  let outcome: Outcome = { changed: 0, skipped: [] };
  try {
    await unique(TAKEN, () =>
      services.db.transaction().execute((trx) =>
        change.pace.measure(targets.length, () =>
          gather(trx, async () => {
            await allowSearchBacklog(trx);
            outcome = await changeSome(trx, services, resource, targets, change);
          }),
        ),
      ),
    );
    return outcome;
  } catch (fault) {
    // Whoever is no longer let in, or busy, is told so.
    if (fault instanceof AppError && fault.status >= 400 && fault.status < 500 && fault.status !== 401)
      return fault;
    throw fault;
  }
}

async function changeSome(
  trx: DatabaseTransaction,
  { features }: Pick<Services, 'features'>,
  resource: Resource,
  targets: readonly Target[],
  { deed, set, stored, author, former, undo, begin }: BulkChange,
): Promise<Outcome> {
  const ids = targets.map(({ _id }) => _id);
  const meant = new Set((await begin?.(trx, ids)) ?? ids);
  const many = manyChangesOf({ features }, resource);
  if (deed === 'spam') await lockLeadsOf(trx, features, resource, ids);
  const rows = await many.lock(trx, ids);
  const own = Object.fromEntries(
    Object.entries(set).filter(([field]) => !resource.bulkWith?.includes(field)),
  );
  const skipped: Outcome['skipped'] = [];
  const fit: Locked[] = [];
  for (const target of targets.filter(({ _id }) => meant.has(_id))) {
    const row = rows.get(target._id);
    const message = reasonToSkip(row, target, deed, own);
    if (message) skipped.push({ _id: target._id, message });
    else if (row) fit.push(row);
  }
  if (fit.length === 0) return { changed: 0, skipped };
  const changed = await many.change(trx, fit, { ...doing(deed, stored), author, former });
  if (deed === 'notSpam') await releaseNews(trx, { features }, resource, changed, author);
  if (undo && deed !== 'restore') {
    const fields = fieldsSetBy({ features }, resource, set);
    const versions = new Map(changed.map(({ _id, version }) => [_id, version]));
    const entries = fit.map((row) => ({
      undo: undo.id,
      resource: resource.name,
      recordId: row._id,
      userId: undo.userId,
      action: deed,
      before: Object.fromEntries(fields.map((field) => [field, row[field] ?? null])),
      version: versions.get(row._id) ?? 0,
      expiresAt: fromNow(UNDO_FOR_MS),
    }));
    await insertRows(trx, 'undoEntries', entries);
  }
  return { changed: changed.length, skipped };
}

function reasonToSkip(row: Locked | undefined, { version }: Target, deed: Deed, set: BulkChange['set']) {
  if (!row || (row.deletedAt !== null) !== (deed === 'restore')) return NOT_THERE;
  if (version !== undefined && version !== row.version) return CHANGED_SINCE;
  const isSo =
    deed === 'set'
      ? Object.entries(set).every(([field, value]) => (row[field] ?? null) === value)
      : (deed === 'spam' || deed === 'notSpam') && row.isSpam === (deed === 'spam');
  return isSo ? SO_ALREADY : undefined;
}

function doing(deed: Deed, stored: object) {
  if (deed === 'delete') return { action: 'deleted' as const, values: { deletedAt: now() } };
  if (deed === 'restore') return { action: 'restored' as const, values: { deletedAt: null } };
  if (deed === 'spam') return { action: 'spam' as const, values: { isSpam: true } };
  if (deed === 'notSpam') return { action: 'not-spam' as const, values: { isSpam: false } };
  return { action: 'updated' as const, values: stored };
}
