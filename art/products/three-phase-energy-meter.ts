import { materials } from './kit/light.ts';
import { led, mouldedLeaf, nameplate, screw, type, window } from './kit/marks.ts';
import { loft, rounded, steps } from './kit/mesh.ts';
import { roundRect } from './kit/outline.ts';
import { Stage } from './kit/stage.ts';
import { front, top } from './kit/vector.ts';

const LCD = { colour: '#16241d' };
/** Red, yellow, blue and black: how the phases and the neutral are coloured in India. */
const PHASES = ['red', 'yellow', 'blue', 'black'] as const;
const PITCH = 62;

const reading =
  type(-112, -50, 'L1 L2 L3', { ...LCD, size: 13, weight: 600 }) +
  type(112, -50, 'TOTAL', { ...LCD, size: 13, weight: 600, anchor: 'end' }) +
  type(74, 4, '42.86', { ...LCD, size: 58, weight: 560, anchor: 'end', spacing: -1.5 }) +
  type(112, 4, 'kW', { ...LCD, size: 20, weight: 560, anchor: 'end' }) +
  '<path d="M-112 18H112" stroke="#16241d" stroke-opacity=".35"/>' +
  type(-112, 38, 'PF 0.97', { ...LCD, size: 15 }) +
  type(112, 38, '18,204 kWh', { ...LCD, size: 15, anchor: 'end' });

const terminal = (x: number, y: number, turn: number) =>
  `<rect x="${x - 22}" y="${y - 22}" width="44" height="44" rx="8" fill="#0c1110" opacity=".55"/>${screw(x, y, 12, turn, 'dark')}`;

const slot = (x: number) =>
  `<rect x="${x - 26}" y="-9" width="52" height="18" rx="9" fill="#3c433f" opacity=".8"/>
   <rect x="${x - 26}" y="-8" width="52" height="18" rx="9" fill="none" stroke="#fff" stroke-opacity=".5"/>`;

/** On its rail, with the three phases and the neutral coming in from above. */
export function threePhaseEnergyMeter() {
  const stage = new Stage({
    ground: 'paper',
    stands: 'wall',
    yaw: 26,
    pitch: 9,
    x: 462,
    y: 384,
    scale: 1.06,
  });
  stage.body(loft(front(0, 0, 0), roundRect(1400, 78, 2), steps('0/0 14/0')), materials.aluminium);
  for (const y of [58, -58])
    stage.body(loft(front(0, y, 14), roundRect(1400, 40, 2), steps('0/0 5/0')), materials.aluminium);
  stage.on(front(0, 0, 14), [-560, -470, -380, -290, 290, 380, 470, 560].map(slot).join(''));
  const wireAt = [-1.5, -0.5, 0.5, 1.5].map((k) => k * PITCH);
  const base = loft(front(0, 0, 16), roundRect(290, 400, 8), rounded(92, 2, 6));
  stage.body(base, materials.graphite);
  for (const [index, x] of wireAt.entries()) {
    stage.body(loft(top(x, 199, 64), roundRect(34, 34, 6), steps('0/0 2/1')), materials.rubber, {
      casts: false,
    });
    stage.wire(
      [
        [x, 200, 64],
        [x, 262, 62],
        [x + (index - 1.5) * 14, 420, 60],
      ],
      17,
      PHASES[index],
    );
  }
  const nose = loft(front(0, 0, 108), roundRect(290, 236, 8), rounded(64, 0.5, 9));
  stage.on(
    front(0, 0, 108),
    wireAt.map((x, i) => terminal(x, -156, 12 + i * 23) + terminal(x, 156, 70 - i * 17)).join(''),
  );
  stage.shadow(nose, 108, 0.5, 6).body(nose, materials.shell);
  stage.on(
    front(0, 0, 172),
    window(-124, -72, 248, 122, 8, '#c6d0c0', reading, 'lcd') +
      nameplate(-122, 78, 'PeepalGrid', 'PG-3P · 3×240 V', { size: 17 }) +
      mouldedLeaf(108, 84, 44) +
      led(70, 84, 4.5) +
      type(-122, -86, 'Cl. 0.5S', { size: 11.5, family: 'JetBrains Mono', colour: '#6d786f' }) +
      type(122, -86, '3200 imp/kWh', {
        size: 11.5,
        family: 'JetBrains Mono',
        colour: '#6d786f',
        anchor: 'end',
      }),
  );
  return stage.picture();
}
