import { roundHalves } from './kit/fittings.ts';
import { materials } from './kit/light.ts';
import { led, mouldedLeaf, nameplate, screw } from './kit/marks.ts';
import { loft, rounded, steps } from './kit/mesh.ts';
import { circle, polygon, roundRect } from './kit/outline.ts';
import { Stage } from './kit/stage.ts';
import { along, right, top, type Vec } from './kit/vector.ts';

const AXIS = -330;

/** A puck on the spot face of a motor, whose cooling fins run through the picture. */
export function motorVibrationWatch() {
  const stage = new Stage({ ground: 'ink', stands: 'floor', yaw: 26, pitch: 26, x: 474, y: 452, scale: 1.3 });
  const unseen = { casts: false };
  stage.body(loft(right(-760, AXIS, 0), circle(276), steps('0/0 1500/0')), materials.castIron, unseen);
  for (let angle = -84; angle <= 84; angle += 7) {
    if (Math.abs(angle) < 14) continue;
    const turn = (angle * Math.PI) / 180;
    const out: Vec = [0, Math.cos(turn), Math.sin(turn)];
    const foot: Vec = [0, AXIS + out[1] * 268, out[2] * 268];
    const fin = loft(
      along(foot, out, [0, -out[2], out[1]]),
      roundRect(1500, 11, 5),
      steps('0/0 46/.8 50/2 52/3.6 53/5'),
    );
    stage.body(fin, materials.castIron, unseen);
  }
  stage.body(loft(top(0, -62, 0), roundRect(400, 190, 18), rounded(62, 1, 6)), materials.castIron, unseen);
  const bolts = [-166, 166].flatMap((x) => [-62, 62].map((y) => screw(x, y, 10, x + y, 'dark')));
  stage.on(top(0, 0, 0), bolts.join(''));
  const nut = loft(top(0, 0, 0), polygon(82, 6, 8), steps('0/3 3/0 36/0 40/4'));
  const puck = loft(top(0, 40, 0), circle(124), steps('0/0 100/0'));
  stage.shadow(puck, 0, 0.5, 16).shadow(nut, 0, 0.75, 6).body(nut, materials.aluminium, unseen);
  const face = roundHalves(stage, top(0, 40, 0), 124, [44, 52], [14, 24], false);
  stage.on(
    face,
    `${mouldedLeaf(0, -26, 78)}${nameplate(0, 38, 'PeepalSense', 'PS-VW3', { size: 19, anchor: 'middle' })}${led(0, 76, 5)}`,
  );
  return stage.picture();
}
