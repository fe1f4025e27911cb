import { fromOn } from '~/features/career/stages';
import type { HiringFigures } from '../hiring-call';

export const emptyTally = (): HiringFigures => ({
  ...{ came: 0, interviewed: 0, offered: 0, hired: 0, rejected: 0, withdrawn: 0, erased: 0 },
});

const INTERVIEWED = fromOn('Interview');
/** Nobody is hired without an offer, be it one that was made by word of mouth. */
const OFFERED = fromOn('Offered');

/** What became of an application: how it ended, or stands, and how far it ever came, as far as that is known. */
export interface Course {
  outcome: string;
  reached: string;
  count: number;
  isErased: boolean;
}

export function addTo(tally: HiringFigures, course: Course) {
  const { outcome, reached, count, isErased } = course;
  tally.came += count;
  if (INTERVIEWED.includes(reached)) tally.interviewed += count;
  if (wasOffered(course)) tally.offered += count;
  if (outcome === 'Hired') tally.hired += count;
  if (outcome === 'Rejected') tally.rejected += count;
  if (outcome === 'Withdrawn') tally.withdrawn += count;
  if (isErased) tally.erased += count;
}

export const wasOffered = ({ reached }: Pick<Course, 'reached'>) => OFFERED.includes(reached);

export function together(tallies: readonly HiringFigures[]) {
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
