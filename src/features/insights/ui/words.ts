import { inFigures } from '~/lib/figures';

export interface Weeks {
  now: number;
  before: number;
}

/** What is new this week against last, and which way that goes. */
export function weekWords({ now: count, before }: Weeks) {
  if (count === 0 && before === 0) return { way: 'level' as const, words: 'None this week or last' };
  const fresh = count === 0 ? 'None this week' : `+${inFigures(count)} this week`;
  if (count === before) return { way: 'level' as const, words: `${fresh}, as last week` };
  const way = count > before ? ('up' as const) : ('down' as const);
  return { way, words: `${fresh}, ${way} from ${before === 0 ? 'none' : inFigures(before)}` };
}
