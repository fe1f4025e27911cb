import { labelOf } from '~/model/fields';
import type { HiringFigures, HiringGroup } from '../hiring-call';

/** Visitors can make up any source: nobody reads more of them. */
const MOST_GROUPS = 50;
const OTHERS = '*';

export type Tallies = Map<string, HiringFigures>;

export const emptyTally = (): HiringFigures => ({
  ...{ came: 0, interviewed: 0, offered: 0, hired: 0, rejected: 0, withdrawn: 0, erased: 0 },
});

export function tallyOf(tallies: Tallies, key: string) {
  const known = tallies.get(key);
  if (known) return known;
  const made = emptyTally();
  tallies.set(key, made);
  return made;
}

const INTERVIEWED = new Set(['Interview', 'Offered', 'Hired']);
const OFFERED = new Set(['Offered', 'Hired']);

/** What became of an application: its outcome, and the stages that it came through, as far as they are known. */
export interface Course {
  outcome: string;
  through: Iterable<string>;
  count: number;
  isErased: boolean;
}

export function addTo(tally: HiringFigures, { outcome, through, count, isErased }: Course) {
  const stages = [...through, outcome];
  tally.came += count;
  if (stages.some((stage) => INTERVIEWED.has(stage))) tally.interviewed += count;
  if (wasOffered(stages)) tally.offered += count;
  if (outcome === 'Hired') tally.hired += count;
  if (outcome === 'Rejected') tally.rejected += count;
  if (outcome === 'Withdrawn') tally.withdrawn += count;
  if (isErased) tally.erased += count;
}

/** Nobody is hired without an offer, be it one that was made by word of mouth. */
export const wasOffered = (stages: readonly string[]) => stages.some((stage) => OFFERED.has(stage));

/** The largest first; what is beyond the most is taken together. */
export function groupsOf(tallies: Tallies, labels: Record<string, string>): HiringGroup[] {
  const sorted = [...tallies].sort(([, one], [, other]) => other.came - one.came);
  const named = sorted
    .slice(0, MOST_GROUPS)
    .map(([key, tally]) => ({ key, label: labelOf(labels, key), ...tally }));
  const rest = sorted.slice(MOST_GROUPS).map(([, tally]) => tally);
  return rest.length === 0 ? named : [...named, { key: OTHERS, label: 'Others', ...sumOf(rest) }];
}

function sumOf(tallies: readonly HiringFigures[]) {
  const sum = emptyTally();
  for (const { came, interviewed, offered, hired, rejected, withdrawn, erased } of tallies) {
    sum.came += came;
    sum.interviewed += interviewed;
    sum.offered += offered;
    sum.hired += hired;
    sum.rejected += rejected;
    sum.withdrawn += withdrawn;
    sum.erased += erased;
  }
  return sum;
}
