import { scheduler } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import type { WorkingHours } from '~/features/settings/working-hours';
import { workingClock } from '~/features/settings/working-time';
import { dayAfter, SECOND, startOfDay } from '~/lib/time';
import { labelOf } from '~/model/fields';
import { requirements } from '~/model/leads/requirements';
import { entrySources } from '~/model/leads/source';
import { engineOf } from '~/platform/db/engine/engine';
import type { Database } from '~/platform/db/schema';
import type { LeadFigures, LeadGroup } from '../leads-call';
import type { Period } from './period-query';
import { spreadOf } from './spread';

/** On SQLite nothing else happens in the process while a statement runs: between two of them whoever waits gets their turn. */
const BATCH = 4000;
/** Visitors can make up any source: nobody reads more of them. */
const MOST_GROUPS = 50;
const QUICK_MINUTES = 15;
const OTHERS = '*';

/** What is counted of some leads, and how long those of them waited who were answered. */
interface Tally {
  came: number;
  won: number;
  lost: number;
  wonPaise: number;
  waits: number[];
}

type Groups = Map<string, Tally>;

const emptyTally = (): Tally => ({ came: 0, won: 0, lost: 0, wonPaise: 0, waits: [] });

/** The leads that came in on these days, by where they came from, what they are about, and whose they are. */
export async function leadFigures(db: Database, period: Period, hours: WorkingHours) {
  const clock = workingClock(hours);
  const total = emptyTally();
  const bySource: Groups = new Map();
  const byRequirement: Groups = new Map();
  const byOwner: Groups = new Map();
  for await (const batch of leadsOf(db, period)) {
    for (const { channel, requirement, ownerId, stage, valuePaise, came, answered } of batch) {
      const wait =
        answered === null ? undefined : Math.max(0, clock(answered * SECOND) - clock(came * SECOND));
      const tallies = [
        total,
        tallyOf(bySource, channel),
        tallyOf(byRequirement, requirement),
        tallyOf(byOwner, ownerId),
      ];
      for (const tally of tallies) {
        tally.came++;
        if (wait !== undefined) tally.waits.push(wait);
        if (stage === 'Lost') tally.lost++;
        if (stage !== 'Won') continue;
        tally.won++;
        tally.wonPaise += valuePaise ?? 0;
      }
    }
  }
  return {
    ...period,
    bySource: groupsOf(bySource, { ...entrySources, '': 'Not known' }),
    byRequirement: groupsOf(byRequirement, { ...requirements, '': 'Not said' }),
    byOwner: groupsOf(byOwner, { ...(await namesOf(db, byOwner)), '': 'Nobody' }),
    total: figuresOf(total),
  };
}

/** One narrow read, in the order of the index by day; moments as seconds, which cost both engines less than words. */
async function* leadsOf(db: Database, { from, to }: Period) {
  const end = startOfDay(dayAfter(to, 1));
  const isPostgres = engineOf(db) === 'postgres';
  const seconds = (column: string) =>
    isPostgres
      ? sql<number>`extract(epoch from ${sql.ref(column)})::float8`
      : sql<number>`unixepoch(${sql.ref(column)})`;
  const place = isPostgres ? sql<string>`"date"::text` : sql<string>`"date"`;
  let after: { place: string; _id: string } | undefined;
  do {
    const batch = await db
      .selectFrom('followups')
      .select(['_id', 'channel', 'requirement', 'ownerId', 'stage', 'valuePaise'])
      .select(place.as('place'))
      .select([
        seconds('date').as('came'),
        seconds('firstResponseAt').$castTo<number | null>().as('answered'),
      ])
      .where('deletedAt', 'is', null)
      .where('date', '>=', after?.place ?? startOfDay(from))
      .where('date', '<', end)
      .$if(after !== undefined, (rest) =>
        rest.where(sql<SqlBool>`("date", "_id") > (${after?.place}, ${after?._id})`),
      )
      .orderBy('date')
      .orderBy('_id')
      .limit(BATCH)
      .execute();
    yield batch;
    after = batch.length === BATCH ? batch.at(-1) : undefined;
    await scheduler.yield();
  } while (after);
}

/** Of whom there are more than are told, nobody is asked for. */
async function namesOf(db: Database, byOwner: Groups) {
  const ids = largestOf(byOwner).flatMap(([id]) => id || []);
  if (ids.length === 0) return {};
  const owners = await db.selectFrom('users').select(['_id', 'name']).where('_id', 'in', ids).execute();
  return Object.fromEntries(owners.map(({ _id, name }) => [_id, name]));
}

function tallyOf(groups: Groups, key: string | null) {
  const known = groups.get(key ?? '');
  if (known) return known;
  const made = emptyTally();
  groups.set(key ?? '', made);
  return made;
}

const sortedBySize = (groups: Groups) => [...groups].sort(([, one], [, other]) => other.came - one.came);
const largestOf = (groups: Groups) => sortedBySize(groups).slice(0, MOST_GROUPS);

/** The largest first; what is beyond the most is taken together. */
function groupsOf(groups: Groups, labels: Record<string, string>): LeadGroup[] {
  const rest = sortedBySize(groups).slice(MOST_GROUPS);
  const others = rest.reduce((sum, [, tally]) => together(sum, tally), emptyTally());
  return [
    ...largestOf(groups).map(([key, tally]) => ({ key, label: labelOf(labels, key), ...figuresOf(tally) })),
    ...(rest.length > 0 ? [{ key: OTHERS, label: 'Others', ...figuresOf(others) }] : []),
  ];
}

const together = (one: Tally, other: Tally): Tally => ({
  came: one.came + other.came,
  won: one.won + other.won,
  lost: one.lost + other.lost,
  wonPaise: one.wonPaise + other.wonPaise,
  waits: one.waits.concat(other.waits),
});

function figuresOf({ came, won, lost, wonPaise, waits }: Tally): LeadFigures {
  const quick = waits.filter((minutes) => minutes <= QUICK_MINUTES).length;
  return {
    came,
    answered: waits.length,
    within15: waits.length === 0 ? 0 : quick / waits.length,
    ...spreadOf(waits),
    // No more than can be told exactly.
    ...{ won, lost, wonPaise: Math.min(wonPaise, Number.MAX_SAFE_INTEGER) },
  };
}
