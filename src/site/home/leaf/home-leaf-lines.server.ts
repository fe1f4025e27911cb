import { type Point, reachAt } from './home-leaf-blade.server';
import { above, below, twigs } from './home-leaf-side-traces.server';
import { type Grown, grown, STEM_END, stem } from './home-leaf-veins.server';

type Trace = readonly Point[];

const endOf = (trace: Trace): Point => trace.at(-1) ?? [0, 0];
const distance = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1]);

const named = grown.filter(({ vein }) => vein.named).toSorted((a, b) => b.vein.height - a.vein.height);
const unnamed = grown.filter(({ vein }) => !vein.named);

/** Of side traces, those whose node stays inside the blade and clear of the others. */
function clearOf(nodes: readonly Point[], traces: readonly Trace[]): Trace[] {
  const clearTraces: Trace[] = [];
  for (const trace of traces) {
    const [x, y] = endOf(trace);
    const inside = Math.abs(x) < reachAt(x < 0 ? -1 : 1, y) - 17;
    const clear =
      [...nodes, ...clearTraces.map(endOf)].every((other) => distance([x, y], other) > 17) &&
      named.every((one) => distance([x, y], endOf(one.trace)) > 25);
    if (inside && clear) clearTraces.push(trace);
  }
  return clearTraces;
}

const ends = unnamed.map(({ trace }) => endOf(trace));
const fromStem = clearOf(ends, named.map(above));
const fromVein = clearOf(
  [...ends, ...fromStem.map(endOf)],
  [
    ...unnamed.filter(({ vein }) => vein.run > 0).map(above),
    ...grown.filter(({ vein }) => vein.run > 35).map(below),
    ...grown.flatMap(twigs),
  ],
);

const half = (value: number) => Math.round(value * 2) / 2;
const draw = (trace: Trace) =>
  trace.map(([x, y], index) => `${index ? 'L' : 'M'}${half(x)} ${half(y)}`).join('');
const rooted = ({ lane, trace }: Grown) => [...stem(lane), ...trace];

/** All that grows out of the stem, and what branches off it. */
export const traces = [...grown.map(rooted), ...fromStem].map(draw).join('');
export const branches = fromVein.map(draw).join('');
export const midrib = `M0 ${STEM_END}V-420C0-540 26-630 84-724`;

/** From below to above, left and right in turn. */
export const namedVeins = named.map((one) => ({ path: draw(rooted(one)), node: endOf(one.trace) }));

const storeys = [-70, -240, Number.NEGATIVE_INFINITY];

/** The small nodes in three storeys, from below to above. */
export const smallNodes = storeys.map((top, index) =>
  [...ends, ...[...fromStem, ...fromVein].map(endOf)]
    .filter(([, y]) => y > top && y <= (storeys[index - 1] ?? Number.POSITIVE_INFINITY))
    .map(([x, y]) => `M${half(x)} ${half(y)}h0`)
    .join(''),
);
