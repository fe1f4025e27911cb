import { twoHalves } from './kit/fittings.ts';
import { materials } from './kit/light.ts';
import { lights, mouldedLeaf, nameplate, screw } from './kit/marks.ts';
import { loft, rounded, steps } from './kit/mesh.ts';
import { circle, polygon, roundRect } from './kit/outline.ts';
import { Stage } from './kit/stage.ts';
import { right, top, type Vec } from './kit/vector.ts';

/** Battery, earth, ignition and the door contact. */
const HARNESS = ['red', 'black', 'yellow', 'grey'] as const;
const ROD: Vec = [-330, 40, -210];

/** The tracker on a bench with its fuel rod, cabled as they are in the truck. */
export function reeferFuelTracker() {
  const stage = new Stage({
    ground: 'paper',
    stands: 'floor',
    yaw: 24,
    pitch: 38,
    x: 436,
    y: 392,
    scale: 1.06,
  });
  stage.body(loft(right(ROD[0], ROD[1], ROD[2]), circle(17), steps('0/6 4/0 560/0')), materials.aluminium);
  for (const x of [60, 150])
    stage.body(loft(right(ROD[0] + x, ROD[1], ROD[2]), circle(18.5), steps('0/0 8/0')), materials.rubber);
  stage.body(loft(right(224, 40, -210), circle(62), steps('0/2 2/0 13/0 15/2')), materials.aluminium);
  stage.body(loft(right(239, 40, -210), polygon(44, 6, 8), steps('0/2 2/0 20/0 22/2')), materials.graphite);
  stage.body(loft(right(261, 40, -210), circle(40), rounded(50, 1, 14)), materials.graphite);
  stage.wire(
    [
      [308, 40, -210],
      [350, 38, -206],
      [404, 14, -150],
      [400, 8, -40],
      [330, 8, 26],
      [262, 24, 40],
      [190, 26, 40],
    ],
    12,
  );
  for (const [index, sheath] of HARNESS.entries()) {
    const z = 78 + index * 11;
    stage.wire(
      [
        [180, 26, z],
        [230, 24, z + 2],
        [300, 8, z + 30 + index * 8],
        [420 + index * 14, 5, z + 90 + index * 16],
        [600 + index * 10, 5, z + 140 + index * 30],
        [820, 5, z + 190 + index * 40],
      ],
      7,
      sheath,
    );
  }
  for (const x of [-196, 196]) {
    stage.body(loft(top(x, 0, 60), roundRect(70, 90, 18), rounded(10, 1, 3)), materials.graphite);
    stage.on(top(x + Math.sign(x) * 12, 10, 60), screw(0, 0, 9, x, 'dark'));
  }
  stage.body(loft(right(170, 28, 66), roundRect(110, 36, 5), rounded(26, 1, 3)), materials.rubber);
  const halves = { back: materials.graphite, fore: materials.shell };
  const face = twoHalves(stage, top(0, 0, 60), [350, 230, 34], [26, 36], 14, halves);
  stage.on(
    face,
    mouldedLeaf(-92, -6, 120) +
      nameplate(-22, -28, 'PeepalFleet', 'PF-R4 · NavIC', { size: 25 }) +
      lights(-10, 38, 48, ['GPS', 'LTE', 'ACC'], 2),
  );
  return stage.picture();
}
