import { career } from '~/features/career/career';
import { fromOn } from '~/features/career/stages';
import { ANY, joinValues, NONE } from '~/model/filters';
import type { HiringFigures, StageFigures } from '../../hiring-call';
import { filteredList } from '../list-links';

/** What the list of applications is narrowed to where it shows those that a figure counts. */
const hiringLists = {
  came: {},
  interviewed: { 'is.reached': joinValues(fromOn('Interview')) },
  offered: { 'is.reached': joinValues(fromOn('Offered')) },
  hired: { 'is.status': 'Hired' },
  // What was withdrawn is among what is rejected.
  rejected: { 'is.status': 'Rejected', 'is.withdrawnAt': NONE },
  withdrawn: { 'is.withdrawnAt': ANY },
} satisfies Partial<Record<keyof HiringFigures, Record<string, string>>>;

export type ListedFigure = keyof typeof hiringLists;

/** Where those are listed that a figure counts: not where there are none, nor where some are erased, of which there is no list. */
export const hiringList = (figures: HiringFigures, name: ListedFigure, part?: Record<string, string>) =>
  part && figures[name] > 0 && figures.erased === 0
    ? filteredList(career, { ...hiringLists[name], ...part })
    : undefined;

/** The same of those that are at a stage now. */
export const stageList = ({ stage, here }: StageFigures, part: Record<string, string>) =>
  here > 0 ? filteredList(career, { 'is.status': stage, ...part }) : undefined;
