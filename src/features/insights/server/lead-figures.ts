import type { WorkingHours } from '~/features/settings/working-hours';
import { workingClock } from '~/features/settings/working-time';
import { SECOND } from '~/lib/time';
import { requirements } from '~/model/leads/requirements';
import { entrySources } from '~/model/leads/source';
import type { Database } from '~/platform/db/schema';
import type { LeadFigures } from '../leads-call';
import { batchesByDay, placeOf, secondsOf } from './batches-by-day';
import { groupsOf } from './groups';
import type { Period } from './period-query';
import { spreadOf } from './spread';

const BATCH = 4000;
const QUICK_MINUTES = 15;

/** What is counted of some leads, and how long those of them waited who were answered. */
interface Tally {
  came: number;
  won: number;
  lost: number;
  wonPaise: number;
  waits: number[];
}

const emptyTally = (): Tally => ({ came: 0, won: 0, lost: 0, wonPaise: 0, waits: [] });

/** The leads that came in on these days, by where they came from, what they are about, and whose they are. */
export async function leadFigures(db: Database, period: Period, hours: WorkingHours) {
  const clock = workingClock(hours);
  const total = emptyTally();
  const bySource = groupsOf(emptyTally);
  const byRequirement = groupsOf(emptyTally);
  const byOwner = groupsOf(emptyTally);
  for await (const batch of leadsOf(db, period)) {
    for (const { channel, requirement, ownerId, stage, valuePaise, came, answered } of batch) {
      const wait =
        answered === null ? undefined : Math.max(0, clock(answered * SECOND) - clock(came * SECOND));
      const tallies = [
        total,
        bySource.tallyOf(channel),
        byRequirement.tallyOf(requirement),
        byOwner.tallyOf(ownerId),
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
  const names = await namesOf(db, byOwner.keys());
  return {
    ...period,
    bySource: bySource.figures({ ...entrySources, '': 'Not known' }, figuresOf, together),
    byRequirement: byRequirement.figures({ ...requirements, '': 'Not said' }, figuresOf, together),
    byOwner: byOwner.figures({ ...names, '': 'Nobody' }, figuresOf, together),
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
async function namesOf(db: Database, keys: readonly string[]) {
  const ids = keys.filter((id) => id !== '');
  if (ids.length === 0) return {};
  const owners = await db.selectFrom('users').select(['_id', 'name']).where('_id', 'in', ids).execute();
  return Object.fromEntries(owners.map(({ _id, name }) => [_id, name]));
}

/** The waits are joined once: begun anew with each further source, forty thousand that visitors made up kept everybody waiting for five seconds. */
const together = (tallies: readonly Tally[]): Tally => ({
  ...tallies.reduce(
    (sum, tally) => ({
      came: sum.came + tally.came,
      won: sum.won + tally.won,
      lost: sum.lost + tally.lost,
      wonPaise: sum.wonPaise + tally.wonPaise,
    }),
    { came: 0, won: 0, lost: 0, wonPaise: 0 },
  ),
  waits: tallies.flatMap(({ waits }) => waits),
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
