export type Vec = readonly [number, number, number];

const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const minus = (a: Vec, b: Vec): Vec => add(a, times(b, -1));
export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vec): Vec => times(a, 1 / (Math.hypot(...a) || 1));
export const sum = (...all: Vec[]): Vec => all.reduce(add, [0, 0, 0]);

/** A place with three directions at right angles: `u` right, `v` up and `w` out of the plane. */
export interface Frame {
  at: Vec;
  u: Vec;
  v: Vec;
  w: Vec;
}

export const front = (...at: Vec): Frame => ({ at, u: [1, 0, 0], v: [0, 1, 0], w: [0, 0, 1] });
export const top = (...at: Vec): Frame => ({ at, u: [1, 0, 0], v: [0, 0, -1], w: [0, 1, 0] });
export const under = (...at: Vec): Frame => ({ at, u: [1, 0, 0], v: [0, 0, 1], w: [0, -1, 0] });
export const right = (...at: Vec): Frame => ({ at, u: [0, 0, -1], v: [0, 1, 0], w: [1, 0, 0] });
export const left = (...at: Vec): Frame => ({ at, u: [0, 0, 1], v: [0, 1, 0], w: [-1, 0, 0] });

/** Looks along any direction. */
export function along(at: Vec, direction: Vec, hint: Vec = [0, 1, 0]): Frame {
  const w = unit(direction);
  const u = unit(cross(hint, w));
  return { at, u, v: cross(w, u), w };
}

export const onFrame = ({ at, u, v, w }: Frame, x: number, y: number, z: number): Vec =>
  sum(at, times(u, x), times(v, y), times(w, z));
