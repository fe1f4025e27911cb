import { radial } from './kit/gradient.ts';
import { materials } from './kit/light.ts';
import { led, mouldedLeaf, nameplate, screw } from './kit/marks.ts';
import { loft, rounded, steps } from './kit/mesh.ts';
import { circle, roundRect } from './kit/outline.ts';
import { Stage } from './kit/stage.ts';
import { front, left, right, top } from './kit/vector.ts';

const HOLE = 158;

/** Stranded copper in its insulation. One core only: round all three, the currents would cancel out. */
const strands = [0, 1, 2, 3].flatMap((ring) => {
  const count = Math.max(1, ring * 6);
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI + ring * 0.3;
    const [x, y] = [ring * 10.4 * Math.cos(angle), ring * 10.4 * Math.sin(angle)];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5.1" fill="url(#copper)"/>`;
  });
});
const cableEnd = `${radial('copper', [0.35, 0.3, 0.8], '0 #f0b48a', '.6 #b9703f', '1 #6f3d1f')}
  <circle r="57" fill="#232a27"/><circle r="57" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.5"/>
  <circle r="42" fill="#c9c4b5"/><circle r="37.5" fill="#4d2c18"/>${strands.join('')}`;

/** The jaws: where they meet, and the hole. */
const jaws = `<path d="M-139 0H139" stroke="#4a4a3c" stroke-opacity=".75" stroke-width="2.6"/>
  <path d="M-139 2.2H139" stroke="#fff" stroke-opacity=".9" stroke-width="1.4"/>
  <circle r="97" cx="1.2" cy="1.4" fill="#fff" opacity=".8"/><circle r="96" fill="#8f8b7e"/>
  <circle r="93" fill="#262d2a"/><circle r="80" fill="#0a0e0c"/>${screw(100, 106, 8, 30)}${screw(-100, 106, 8, 70)}`;

const grip = `<g stroke-linecap="round"><path d="M-20-16h40M-20 0h40M-20 16h40" stroke="#0c1110" stroke-width="4"/>
  <path d="M-20-14h40M-20 2h40M-20 18h40" stroke="#fff" stroke-opacity=".2" stroke-width="1.4"/></g>`;

/** A current clamp shut round a feeder that comes out of the picture towards us. */
export function clampOnLoadNode() {
  const stage = new Stage({
    ground: 'paper',
    stands: 'floor',
    yaw: 36,
    pitch: 18,
    x: 520,
    y: 580,
    scale: 1.12,
  });
  stage.body(loft(front(0, HOLE, -1100), circle(58), steps('0/0 1110/0')), materials.rubber);
  stage.body(loft(left(-150, HOLE, 62), roundRect(58, 64, 10), rounded(14, 1, 5)), materials.graphite);
  const outline = roundRect(310, 316, 104);
  stage.body(loft(front(0, HOLE, 0), outline, rounded(60, 12, 0.5)), materials.shade);
  stage.body(loft(front(0, HOLE, 60), outline, steps('0/2 2.6/2')), materials.rubber);
  stage.body(loft(front(0, HOLE, 62.6), outline, rounded(62, 0.8, 16)), materials.shell);
  stage.on(front(0, HOLE, 124.6), jaws);
  stage.body(loft(front(0, HOLE, 96), circle(58), steps('0/0 370/0')), materials.rubber);
  stage.on(front(0, HOLE, 466), cableEnd);
  stage.body(loft(right(152, HOLE, 62), roundRect(70, 84, 12), rounded(18, 1, 6)), materials.graphite);
  stage.on(right(170, HOLE, 62), grip);
  stage.body(loft(top(0, HOLE + 140, 62), roundRect(264, 126, 36), rounded(92, 2, 20)), materials.shell);
  stage.on(
    front(0, HOLE + 182, 125),
    `${mouldedLeaf(-78, 2, 60)}${nameplate(-44, 0, 'PeepalGrid', 'PG-CT100 · 100 A', { size: 20 })}${led(104, -18, 5)}`,
  );
  return stage.picture();
}
