import { type Point, reachAt, type Side } from './home-leaf-blade.server';
import { type Grown, LANE, stem } from './home-leaf-veins.server';

/** Between two traces of a vein. */
const PAIR = 8;

/** How far along, how long, and whether above or below. */
const twigPlaces = [
  [0.62, 17, 1],
  [0.8, 15, -1],
] as const;

/** The level stretches of a vein at another distance, with the bend between them. */
function beside({ trace, side }: Grown, away: number): [Point, Point, Point] {
  const [, a, b, c] = trace;
  const shift = side * away * Math.tan(Math.PI / 8);
  const second = shift * Math.sign(b[1] - c[1]);
  return [
    [a[0] + shift, a[1] + away],
    [b[0] + second, b[1] + away],
    [c[0] + second, c[1] + away],
  ];
}

/** Where a side trace leaves its vein for a node of its own. */
function parting(from: Point, end: Point, side: Side, share: number, size: number, up: -1 | 1): Point[] {
  const height = from[1] + up * size;
  const wanted = Math.abs(from[0] + (end[0] - from[0]) * share);
  const furthest = reachAt(side, height) - size - 34;
  const at = side * Math.max(Math.abs(from[0]), Math.min(wanted, furthest));
  return [
    [at, from[1]],
    [at + side * size, height],
    [at + side * (size + 18), height],
  ];
}

/** A second trace above the vein. The one of a named vein comes up the stem with it. */
export function above(one: Grown): Point[] {
  const {
    trace,
    side,
    lane,
    vein: { named, height },
  } = one;
  const [first, second, third] = beside(one, -PAIR);
  const tail = parting(third, trace[4], side, 0.5, height < -300 ? 15 : 24, -1);
  if (!named) {
    const from = trace[1][0] + side * 6;
    return [[from, trace[1][1]], [from + side * PAIR, first[1]], second, third, ...tail];
  }
  const x = lane - side * LANE;
  return [...stem(x), [x, first[1] + Math.abs(first[0] - x)], first, second, third, ...tail];
}

/** A third below it, on the veins that are long enough. */
export function below(one: Grown): Point[] {
  const { trace, side } = one;
  const [first, second, third] = beside(one, PAIR);
  const from = (first[0] + second[0]) / 2;
  return [
    [from - side * PAIR, trace[1][1]],
    [from, first[1]],
    second,
    third,
    ...parting(third, trace[4], side, 0.3, 20, 1),
  ];
}

/** Short branches off the level end of a vein. */
export function twigs({ trace, side }: Grown): Point[][] {
  const [, , , from, end] = trace;
  const length = Math.abs(end[0] - from[0]);
  if (length < 70) return [];
  return twigPlaces.map(([share, size, up]) => {
    const start = from[0] + side * length * share;
    const height = end[1] + up * size;
    return [
      [start, end[1]],
      [start + side * size, height],
      [start + side * (size + 13), height],
    ];
  });
}
