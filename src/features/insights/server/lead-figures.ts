import type { WorkingHours } from '~/features/settings/working-hours';
import { workingClock } from '~/features/settings/working-time';
import { SECOND } from '~/lib/time';
import { labelOf } from '~/model/fields';
import { requirements } from '~/model/leads/requirements';
import { entrySources } from '~/model/leads/source';
import type { Database } from '~/platform/db/schema';
import type { LeadFigures, LeadGroup } from '../leads-call';
import { batchesByDay, placeOf, secondsOf } from './batches-by-day';
import type { Period } from './period-query';
import { spreadOf } from './spread';

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

/** One narrow read. */
const leadsOf = (db: Database, period: Period) =>
  batchesByDay(period, BATCH, (next) =>
    db
      .selectFrom('followups')
      .select(['_id', 'channel', 'requirement', 'ownerId', 'stage', 'valuePaise'])
      .select([
        placeOf(db).as('place'),
        secondsOf(db, 'date').as('came'),
        secondsOf(db, 'firstResponseAt').$castTo<number | null>().as('answered'),
      ])
      .where('deletedAt', 'is', null)
      .where(next)
      .orderBy('date')
      .orderBy('_id')
      .limit(BATCH)
      .execute(),
  );

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
