import { labelOf } from '~/model/fields';
import { foldCase } from '~/records/record-query';

/** Visitors can make up any source: nobody reads more of them. */
const MOST_GROUPS = 50;
/** All others, taken together. */
const OTHERS = { key: '*', label: 'Others' };

/** What is counted of the records of each value, in whichever case of its letters, as their list is filtered by it; it is called as the first of them says. */
export function groupsOf<Tally extends { came: number }>(empty: () => Tally) {
  const groups = new Map<string, { key: string; tally: Tally }>();
  const sorted = () => [...groups.values()].sort((one, other) => other.tally.came - one.tally.came);
  const largest = () => sorted().slice(0, MOST_GROUPS);

  return {
    tallyOf(value: string | null): Tally {
      const key = value ?? '';
      const known = groups.get(foldCase(key));
      if (known) return known.tally;
      const tally = empty();
      groups.set(foldCase(key), { key, tally });
      return tally;
    },

    /** Of those that are shown by themselves. */
    keys: () => largest().map(({ key }) => key),

    /** The largest first; what is beyond the most is taken together. */
    figures<Figures>(
      labels: Record<string, string>,
      figuresOf: (tally: Tally) => Figures,
      together: (tallies: readonly Tally[]) => Tally,
    ) {
      const rest = sorted().slice(MOST_GROUPS);
      const named = largest().map(({ key, tally }) => ({
        ...{ key, label: labelOf(labels, key) },
        ...figuresOf(tally),
      }));
      const others = together(rest.map(({ tally }) => tally));
      return rest.length === 0 ? named : [...named, { ...OTHERS, ...figuresOf(others) }];
    },
  };
}
