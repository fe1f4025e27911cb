import { antenna, gland, twoHalves } from './kit/fittings.ts';
import { materials } from './kit/light.ts';
import { lights, mouldedLeaf, nameplate, screw } from './kit/marks.ts';
import { loft, rounded, steps } from './kit/mesh.ts';
import { circle, roundRect } from './kit/outline.ts';
import { Stage } from './kit/stage.ts';
import { front, top, under } from './kit/vector.ts';

/** High on a pole, where it sees every field. */
export function fieldGateway() {
  const stage = new Stage({ ground: 'ink', stands: 'nothing', yaw: -30, pitch: -6, x: 500, y: 404 });
  stage.body(loft(under(0, 520, -120), circle(40), steps('0/0 1100/0')), materials.aluminium);
  for (const y of [110, -110]) {
    stage.body(loft(front(0, y, -170), roundRect(150, 34, 6), rounded(26, 1, 3)), materials.steel);
    stage.body(loft(front(0, y, -78), roundRect(150, 40, 6), rounded(60, 1, 3)), materials.castIron);
  }
  antenna(stage, top(24, 174, 16), 108, 10);
  antenna(stage, top(112, 174, 16), 560, 15, materials.shell);
  const halves = { back: materials.aluminium, fore: materials.shell };
  const face = twoHalves(stage, front(0, 0, -6), [310, 350, 34], [44, 40], 14, halves);
  const lan = gland(stage, under(-84, -175, 24), 20);
  gland(stage, under(-10, -175, 24), 20);
  gland(stage, under(74, -175, 24), 16);
  stage.wire([lan, [-84, -260, 24], [-70, -330, -20], [-44, -420, -80], [-44, -560, -90]], 13);
  const corners = [-128, 128].flatMap((x) => [-148, 148].map((y) => screw(x, y, 8, x + y)));
  stage.on(
    face,
    corners.join('') +
      mouldedLeaf(0, -40, 142) +
      nameplate(0, 74, 'PeepalGate', 'PGW-8 · IN865 · LTE', { size: 23, anchor: 'middle' }) +
      lights(-44, 122, 44, ['PWR', 'LTE', 'SIM2'], 2),
  );
  return stage.picture();
}
