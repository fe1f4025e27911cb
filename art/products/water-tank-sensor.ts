import { antenna, roundHalves } from './kit/fittings.ts';
import { materials } from './kit/light.ts';
import { led, mouldedLeaf, nameplate } from './kit/marks.ts';
import { loft, type Step, steps } from './kit/mesh.ts';
import { circle, polygon } from './kit/outline.ts';
import { Stage } from './kit/stage.ts';
import { front, top } from './kit/vector.ts';

/** The shoulder of a moulded roof tank, with the ribs that stiffen it. */
const shoulder = Array.from({ length: 91 }, (_, i): Step => {
  const turn = (i / 90) * (Math.PI / 2);
  const rib = 9 * Math.max(0, Math.sin(i * 0.42)) ** 0.6;
  return [-420 + 320 * Math.sin(turn), 300 * (1 - Math.cos(turn)) - rib];
});

/** On the lid of a black roof tank. */
export function waterTankSensor() {
  const stage = new Stage({ ground: 'paper', stands: 'nothing', yaw: 0, pitch: 17, x: 480, y: 474 });
  stage.body(loft(top(0, 0, 0), circle(520, 180), shoulder), materials.tank);
  stage.body(
    loft(top(0, -104, 0), circle(224, 140), steps('0/0 26/0 32/3 34/8 40/9 41/34 54/36 58/44')),
    materials.tank,
  );
  stage.flat('<ellipse cx="500" cy="520" rx="150" ry="44" fill="#000" opacity=".5" filter="url(#blur9)"/>');
  stage.body(loft(top(0, -46, 0), polygon(112, 8, 22.5), steps('0/2 2/0 26/0 30/4')), materials.graphite);
  stage.body(loft(top(0, -16, 0), circle(82), steps('0/0 3/2 6/0 9/2 12/0 15/2 18/0')), materials.shade);
  antenna(stage, top(74, 196, -40), 96, 10);
  roundHalves(stage, top(0, 2, 0), 142, [34, 180], [10, 64]);
  stage.on(front(0, 150, 142), mouldedLeaf(0, 0, 88));
  stage.on(
    front(0, 84, 142),
    nameplate(0, 0, 'PeepalSense', 'PS-TL6 · IN865', { size: 20, anchor: 'middle' }),
  );
  stage.on(front(0, 19, 142), led(0, 0, 5));
  return stage.picture();
}
