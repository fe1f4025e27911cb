export type Point = readonly [number, number];
/** The outline of a body, counter-clockwise, drawn in by so much; always of as many points. */
export type Outline = (inset: number) => Point[];

const CORNER = 22;
const LONGEST = 14;

const polar = (x: number, y: number, r: number, degrees: number): Point => [
  x + r * Math.cos((degrees * Math.PI) / 180),
  y + r * Math.sin((degrees * Math.PI) / 180),
];

/** Long sides are cut in pieces, so that each can have its own shade. */
function walk(corners: Point[][], pieces: number[]): Point[] {
  return corners.flatMap((corner, index) => {
    const [from, to] = [corner.at(-1), corners[(index + 1) % corners.length]?.[0]];
    const count = pieces[index] ?? 1;
    if (!from || !to) return corner;
    const side = Array.from({ length: count - 1 }, (_, i): Point => {
      const t = (i + 1) / count;
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    });
    return [...corner, ...side];
  });
}

export function roundRect(width: number, height: number, radius: number): Outline {
  const pieces = [width, height, width, height].map((length) => Math.ceil(length / LONGEST));
  return (inset) => {
    const [w, h] = [width / 2 - inset, height / 2 - inset];
    const r = Math.max(0.3, Math.min(radius - inset, w, h));
    const arc = (x: number, y: number, from: number) =>
      Array.from({ length: CORNER + 1 }, (_, i) => polar(x, y, r, from + (90 * i) / CORNER));
    const [x, y] = [w - r, h - r];
    return walk([arc(x, y, 0), arc(-x, y, 90), arc(-x, -y, 180), arc(x, -y, 270)], pieces);
  };
}

export function circle(radius: number, sides = 84): Outline {
  return (inset) => Array.from({ length: sides }, (_, i) => polar(0, 0, radius - inset, (360 * i) / sides));
}

/** As of a nut: the sides are flat and the corners a little broken. */
export function polygon(radius: number, sides: number, turn = 0): Outline {
  return (inset) =>
    Array.from({ length: sides }, (_, i) => (360 * i) / sides + turn).flatMap((angle) => [
      polar(0, 0, radius - inset, angle - 2.5),
      polar(0, 0, radius - inset, angle + 2.5),
    ]);
}

/** Any convex shape, given counter-clockwise; drawn in towards its middle. */
export function shape(points: readonly Point[]): Outline {
  const middle = (axis: 0 | 1) => points.reduce((all, point) => all + point[axis], 0) / points.length;
  const [mx, my] = [middle(0), middle(1)];
  return (inset) =>
    points.map(([x, y]) => {
      const away = Math.hypot(x - mx, y - my);
      const k = (away - inset * 1.2) / away;
      return [mx + (x - mx) * k, my + (y - my) * k];
    });
}

/** A soft curve through all of these points. */
export function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const start = at(0).map((k) => k.toFixed(1));
  const curves = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const bend = (axis: 0 | 1) => [
      from[axis] + (to[axis] - before[axis]) / 6,
      to[axis] - (after[axis] - from[axis]) / 6,
    ];
    const [[ax = 0, bx = 0], [ay = 0, by = 0]] = [bend(0), bend(1)];
    return `C${[ax, ay, bx, by, ...to].map((k) => k.toFixed(1)).join(' ')}`;
  });
  return `M${start.join(' ')}${curves.join('')}`;
}
