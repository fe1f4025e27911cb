/** The big leaf in its own measure: the notch of the heart is the origin, up is negative, the stem hangs below. */
export type Point = readonly [x: number, y: number];

/** Left and right. */
export type Side = -1 | 1;

type Curve = readonly [number, number, number, number, number, number];

/** Round the lobe and up to the drip tip, as Bezier curves. */
const left: readonly Curve[] = [
  [-36, 84, -150, 110, -238, 68],
  [-326, 26, -364, -82, -330, -184],
  [-292, -300, -160, -352, -88, -452],
  [-40, -518, -16, -600, 92, -744],
];
const right: readonly Curve[] = [
  [36, 84, 150, 110, 238, 68],
  [326, 26, 364, -82, 330, -184],
  [292, -300, 164, -352, 98, -448],
  [46, -524, 18, -616, 92, -744],
];

export const outline = `M0 0C${left.flat().join(' ')}M0 0C${right.flat().join(' ')}`;

const STEPS = 40;

/** The margin as a chain of points. */
function chain(curves: readonly Curve[]): Point[] {
  const points: Point[] = [[0, 0]];
  for (const [x1, y1, x2, y2, x3, y3] of curves) {
    const [x0, y0] = points.at(-1) ?? [0, 0];
    for (let step = 1; step <= STEPS; step++) {
      points.push([bezier(step / STEPS, x0, x1, x2, x3), bezier(step / STEPS, y0, y1, y2, y3)]);
    }
  }
  return points;
}

const bezier = (t: number, a: number, b: number, c: number, d: number) =>
  (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t ** 2 * (1 - t) * c + t ** 3 * d;

const chains = { left: chain(left), right: chain(right) };

/** How far out from the midrib the blade reaches at a height. */
export function reachAt(side: Side, height: number) {
  const points = side < 0 ? chains.left : chains.right;
  const crossings = points.filter(
    ([, y], index) => (y - height) * ((points[index + 1]?.[1] ?? y) - height) <= 0,
  );
  return Math.max(0, ...crossings.map(([x]) => x * side));
}
