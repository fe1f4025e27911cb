import { followup } from '~/features/followup/followup';
import { ANY, NONE } from '~/model/filters';
import type { LeadFigures } from '../../leads-call';
import { filteredList } from '../list-links';

/** What the list of leads is narrowed to where it shows those that a figure counts. */
const leadLists = {
  came: {},
  answered: { 'is.firstResponseAt': ANY },
  waiting: { 'is.firstResponseAt': NONE },
  won: { 'is.stage': 'Won' },
  lost: { 'is.stage': 'Lost' },
} as const satisfies Record<string, Record<string, string>>;

export type ListedFigure = keyof typeof leadLists;

/** Who came and was not answered yet is the rest of them. */
export const leadCount = (figures: LeadFigures, name: ListedFigure) =>
  name === 'waiting' ? figures.came - figures.answered : figures[name];

/** Where those are listed that a figure counts, if there are any. */
export const leadList = (figures: LeadFigures, name: ListedFigure, part?: Record<string, string>) =>
  part && leadCount(figures, name) > 0 ? filteredList(followup, { ...leadLists[name], ...part }) : undefined;
