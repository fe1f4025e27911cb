import type { Outline } from './outline.ts';
import { cross, type Frame, minus, onFrame, times, unit, type Vec } from './vector.ts';

interface Facet {
  points: Vec[];
  normal: Vec;
  /** A flat end, which gets the long soft gradient of a studio light. */
  end: boolean;
}
export interface Mesh {
  facets: Facet[];
  /** The facets stand in order along it. */
  axis: Vec;
}

/** How far along the axis, and how far the outline is drawn in there. */
export type Step = readonly [depth: number, inset: number];

const LONGEST = 14;
const ARC = 18;

/** A body of one outline whose width changes along its axis: a case, a nut, a knob, a mast. */
export function loft(frame: Frame, outline: Outline, profile: readonly Step[]): Mesh {
  const steps = profile.flatMap((step, index) => divide(profile[index - 1], step));
  const rings = steps.map(([depth, inset]) => outline(inset).map(([x, y]) => onFrame(frame, x, y, depth)));
  const walls = rings.slice(1).flatMap((ring, index) => wall(rings[index] ?? ring, ring));
  const [first, last] = [rings[0] ?? [], rings.at(-1) ?? []];
  return {
    axis: frame.w,
    facets: [
      { points: first, normal: times(frame.w, -1), end: true },
      ...walls,
      { points: last, normal: frame.w, end: true },
    ],
  };
}

function divide(before: Step | undefined, step: Step): Step[] {
  if (!before) return [step];
  const count = Math.max(1, Math.ceil(Math.abs(step[0] - before[0]) / LONGEST));
  return Array.from({ length: count }, (_, i): Step => {
    const t = (i + 1) / count;
    return [before[0] + (step[0] - before[0]) * t, before[1] + (step[1] - before[1]) * t];
  });
}

function wall(lower: Vec[], upper: Vec[]): Facet[] {
  return lower.flatMap((a, index) => {
    const next = (index + 1) % lower.length;
    const [b, c, d] = [lower[next], upper[next], upper[index]];
    if (!b || !c || !d) return [];
    const normal = unit(cross(minus(c, a), minus(d, b)));
    return [{ points: [a, b, c, d], normal, end: false }];
  });
}

/** The steps of a case of that depth with its edges rounded, at the back and at the front. */
export function rounded(depth: number, back: number, fore: number, from = 0): Step[] {
  const arc = (radius: number, at: (sine: number) => number): Step[] =>
    Array.from({ length: ARC + 1 }, (_, i) => {
      const angle = (Math.PI / 2) * (i / ARC);
      return [at(Math.sin(angle)), radius * (1 - Math.cos(angle))];
    });
  return [
    ...arc(back, (sine) => from + back * (1 - sine)).reverse(),
    ...arc(fore, (sine) => from + depth - fore * (1 - sine)),
  ];
}

/** Written as `depth/inset depth/inset …`. */
export const steps = (written: string): Step[] =>
  written.split(' ').map((step) => {
    const [depth = 0, inset = 0] = step.split('/').map(Number);
    return [depth, inset];
  });
