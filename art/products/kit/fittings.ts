import { materials } from './light.ts';
import { loft, rounded, steps } from './mesh.ts';
import { circle, polygon, roundRect } from './outline.ts';
import type { Stage } from './stage.ts';
import { type Frame, onFrame } from './vector.ts';

const scaled = (written: string, by: number) =>
  steps(written).map(([depth, inset]) => [depth * by, inset * by] as const);

const moved = (frame: Frame, depth: number): Frame => ({ ...frame, at: onFrame(frame, 0, 0, depth) });

/** A cable gland: a collar, a hexagon nut and a cap that narrows round the cable. Answers where the cable leaves it. */
export function gland(stage: Stage, frame: Frame, radius: number, material = materials.graphite) {
  const collar = loft(frame, circle(radius * 0.9), scaled('0/0 .25/0', radius));
  const nut = loft(
    moved(frame, radius * 0.25),
    polygon(radius * 1.14, 6, 15),
    scaled('0/.06 .06/0 .55/0 .62/.06', radius),
  );
  const cap = loft(
    moved(frame, radius * 0.87),
    circle(radius),
    scaled('0/.1 .1/0 .6/.03 .8/.14 .95/.4', radius),
  );
  const parts = [collar, nut, cap];
  for (const part of stage.faces(frame.w) ? parts : parts.toReversed()) stage.body(part, material);
  return onFrame(frame, 0, 0, radius * 1.8);
}

/** A whip antenna on its knurled base. */
export function antenna(
  stage: Stage,
  frame: Frame,
  length: number,
  radius: number,
  material = materials.graphite,
) {
  stage.body(loft(frame, circle(radius * 1.5), [...rounded(radius * 2.4, 1, 2)]), materials.graphite);
  stage.body(
    loft(moved(frame, radius * 2.4), circle(radius), [
      [0, 0],
      [length * 0.3, 0],
      [length * 0.92, radius * 0.22],
      [length * 0.98, radius * 0.4],
      [length, radius * 0.8],
    ]),
    material,
  );
}

/** A case of two halves with a thin dark joint between them; its back lies on the frame. */
export function twoHalves(
  stage: Stage,
  frame: Frame,
  [width, height, radius]: readonly [number, number, number],
  [back, fore]: readonly [number, number],
  soft: number,
  colours = { back: materials.shade, fore: materials.shell },
) {
  const outline = roundRect(width, height, radius);
  stage.body(
    loft(frame, outline, [
      [0, 1.5],
      [1.5, 0],
      [back, 0],
    ]),
    colours.back,
  );
  stage.body(
    loft(moved(frame, back), outline, [
      [0, 2],
      [2.4, 2],
    ]),
    materials.rubber,
  );
  stage.body(loft(moved(frame, back + 2.4), outline, rounded(fore, 0.8, soft)), colours.fore);
  return moved(frame, back + 2.4 + fore);
}

/** The same for a round case. */
export function roundHalves(
  stage: Stage,
  frame: Frame,
  radius: number,
  [back, fore]: readonly [number, number],
  [softBack, softFore]: readonly [number, number],
  casts = true,
) {
  const outline = circle(radius, 150);
  const joint = moved(frame, back);
  const lid = moved(frame, back + 2.6);
  stage.body(loft(frame, outline, rounded(back, softBack, 0.5)), materials.shell, { casts });
  stage.body(loft(joint, outline, steps('0/2 2.6/2')), materials.rubber, { casts });
  stage.body(loft(lid, outline, rounded(fore, 0.8, softFore)), materials.shell, { casts });
  return moved(lid, fore);
}
