/** Even, round numbers from nought to at least the greatest: what an axis is labelled with. */
export function ticksUpTo(greatest: number) {
  const rough = Math.max(1, greatest / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  return Array.from({ length: Math.max(1, Math.ceil(greatest / step)) + 1 }, (_, index) => index * step);
}

interface Point {
  day: string;
  count: number;
}
export interface Bin {
  from: string;
  to: string;
  count: number;
}

/**
 * Days, or weeks where the days are too many for bars that can be told apart. Counted back from the last day, so that
 * this week is whole; a few days that are left over at the beginning join the first week.
 */
export function binsOf(points: readonly Point[], mostBars = 100): Bin[] {
  const size = points.length > mostBars ? 7 : 1;
  const over = points.length % size;
  const bins: Bin[] = [];
  for (let start = 0; start < points.length; ) {
    const end = start + size + (start === 0 ? over : 0);
    const days = points.slice(start, end);
    bins.push({
      from: days[0]?.day ?? '',
      to: days.at(-1)?.day ?? '',
      count: days.reduce((sum, { count }) => sum + count, 0),
    });
    start = end;
  }
  return bins;
}
