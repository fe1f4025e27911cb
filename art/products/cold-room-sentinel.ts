import { gland, twoHalves } from './kit/fittings.ts';
import { materials } from './kit/light.ts';
import { led, mouldedLeaf, nameplate, screw, type, window } from './kit/marks.ts';
import { loft, rounded, steps } from './kit/mesh.ts';
import { circle, roundRect } from './kit/outline.ts';
import { Stage } from './kit/stage.ts';
import { front, under, type Vec } from './kit/vector.ts';

const LCD = { colour: '#16241d' };

const reading =
  type(-98, -116, 'ROOM 2', { ...LCD, size: 14, weight: 600, spacing: 0.6 }) +
  type(98, -116, '11:42', { ...LCD, size: 14, weight: 600, anchor: 'end' }) +
  type(66, -42, '-18.4', { ...LCD, size: 74, weight: 560, anchor: 'end', spacing: -2 }) +
  type(72, -76, '°C', { ...LCD, size: 21, weight: 560 }) +
  '<path d="M-98-24H98" stroke="#16241d" stroke-opacity=".35"/>' +
  type(-98, -4, 'Set -18.0', { ...LCD, size: 14.5 }) +
  type(98, -4, 'Door shut', { ...LCD, size: 14.5, anchor: 'end' });

/** On the wall beside a cold-room door, whose insulated panel closes the picture at the right and holds the probe. */
export function coldRoomSentinel() {
  const stage = new Stage({ ground: 'paper', stands: 'wall', yaw: -24, pitch: 8, x: 330, y: 318 });
  for (const [x, y] of [
    [-98, 186],
    [98, 186],
    [-98, -186],
    [98, -186],
  ] as const) {
    stage.body(loft(front(x, y, 0), roundRect(46, 58, 22), rounded(12, 1, 3)), materials.shade);
    stage.on(front(x, y + Math.sign(y) * 12, 12), screw(0, 0, 8, x / 4));
  }
  // The panel: a gasket, then sheet steel round foam.
  stage.body(loft(front(560, 0, 0), roundRect(420, 1200, 3), steps('0/0 24/0')), materials.rubber);
  stage.body(loft(front(566, 0, 24), roundRect(420, 1200, 6), rounded(60, 1, 5)), materials.steelWhite);
  const probe: Vec = [436, 96, 104];
  const rod = loft(under(436, 96, 104), circle(12), steps('0/1 3/0 178/0 186/3 190/9'));
  const sleeve = loft(under(436, 112, 104), circle(16), rounded(40, 3, 3));
  const clip = loft(front(436, 6, 84), roundRect(60, 26, 7), rounded(38, 1, 7));
  stage.shadow(rod, 84).shadow(sleeve, 84).shadow(clip, 84);
  stage.body(rod, materials.steel, { casts: false }).body(sleeve, materials.rubber, { casts: false });
  stage.body(clip, materials.shell, { casts: false });
  const face = twoHalves(stage, front(0, 0, 0), [310, 370, 38], [46, 44], 16);
  const tip = gland(stage, under(40, -185, 44), 21);
  stage.wire(
    [
      tip,
      [40, -270, 44],
      [90, -318, 60],
      [180, -290, 80],
      [262, -120, 104],
      [300, 80, 120],
      [352, 208, 124],
      [420, 214, 112],
      [436, 150, 104],
      probe,
    ],
    13,
  );
  stage.on(
    face,
    window(-114, -138, 228, 148, 12, '#c6d0c0', reading, 'lcd') +
      nameplate(-112, 62, 'PeepalSense', 'PS-CR1 · PT100', { size: 19 }) +
      mouldedLeaf(88, 108, 70) +
      led(-105, 128, 5.5) +
      type(-90, 132.5, 'LINK', { size: 11, family: 'JetBrains Mono', colour: '#6d786f' }),
  );
  return stage.picture();
}
