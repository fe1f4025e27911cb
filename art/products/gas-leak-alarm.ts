import { gland } from './kit/fittings.ts';
import { materials } from './kit/light.ts';
import { mouldedLeaf, nameplate, screw, type, window } from './kit/marks.ts';
import { loft, rounded, steps } from './kit/mesh.ts';
import { circle, polygon, roundRect } from './kit/outline.ts';
import { Stage } from './kit/stage.ts';
import { front, right, under } from './kit/vector.ts';

const reading =
  type(-16, 7, '00', {
    size: 58,
    weight: 500,
    anchor: 'middle',
    family: 'JetBrains Mono',
    colour: '#7be5a3',
  }) +
  type(66, 7, '%LEL', { size: 15, weight: 600, anchor: 'end', family: 'JetBrains Mono', colour: '#7be5a3' });

/** A cast head beside the gas line that it watches. */
export function gasLeakAlarm() {
  const stage = new Stage({
    ground: 'paper',
    stands: 'wall',
    yaw: 24,
    pitch: 8,
    x: 520,
    y: 322,
    scale: 1.08,
  });
  stage.body(loft(under(-330, 560, 70), circle(38), steps('0/0 1200/0')), materials.gasPipe);
  stage.body(loft(under(-330, -150, 70), circle(49), rounded(90, 6, 6)), materials.gasPipe);
  stage.body(loft(under(-330, 218, 70), circle(42), steps('0/0 36/0')), materials.steel);
  stage.body(loft(front(-268, 200, 0), roundRect(56, 36, 6), rounded(74, 1, 3)), materials.steel);
  stage.on(
    { ...front(-330, 30, 108), u: [0, -1, 0], v: [1, 0, 0] },
    type(0, 10, 'PNG \u2192', {
      size: 26,
      weight: 600,
      anchor: 'middle',
      colour: '#3d2f0c',
      family: 'Archivo',
    }),
  );
  stage.body(loft(front(0, 20, 0), roundRect(150, 380, 20), rounded(12, 1, 3)), materials.shade);
  for (const y of [192, -152]) stage.on(front(0, y, 12), screw(0, 0, 10, y));
  const conduit = gland(stage, { ...right(140, 20, 70) }, 26, materials.graphite);
  stage.wire([conduit, [240, 18, 70], [330, -20, 60], [372, -160, 30], [374, -520, 20]], 17);
  stage.body(loft(under(0, -118, 76), circle(46), steps('0/0 26/0')), materials.evergreen);
  stage.body(loft(front(0, 20, 12), polygon(150, 12, 15), rounded(80, 4, 4)), materials.evergreen);
  stage.body(
    loft(front(0, 20, 92), circle(152, 140), [...steps('0/6 2/2 4/0 30/0'), ...rounded(30, 0.5, 18, 30)]),
    materials.shell,
  );
  stage.body(loft(under(0, -132, 76), polygon(58, 6, 10), steps('0/2 2/0 30/0 33/3')), materials.graphite);
  stage.body(loft(under(0, -165, 76), circle(50), steps('0/2 3/0 60/0 70/5 74/12')), materials.steel);
  const mesh = [-18, -6, 6, 18].flatMap((y) =>
    [-26, -13, 0, 13, 26].map((x) => `<circle cx="${x}" cy="${y}" r="2.6"/>`),
  );
  stage.on(front(0, -198, 126), `<g fill="#39423d" opacity=".75">${mesh.join('')}</g>`);
  stage.on(
    front(0, 20, 152),
    `${window(-78, -58, 156, 88, 12, '#0b1412', reading, 'led')}${mouldedLeaf(0, -88, 44)}
     ${nameplate(0, 66, 'PeepalSense', 'PS-GL · LPG · PNG', { size: 17, anchor: 'middle' })}`,
  );
  return stage.picture();
}
