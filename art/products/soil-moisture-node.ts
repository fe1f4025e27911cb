import { antenna, twoHalves } from './kit/fittings.ts';
import { linear, radial } from './kit/gradient.ts';
import { materials } from './kit/light.ts';
import { led, mouldedLeaf, nameplate, type } from './kit/marks.ts';
import { loft, steps } from './kit/mesh.ts';
import { circle, shape } from './kit/outline.ts';
import { Stage } from './kit/stage.ts';
import { front, top } from './kit/vector.ts';

const SURFACE = 404;

/** Narrows to a point, so that it goes in by hand. */
const BLADE = [
  [-40, 10],
  [-40, -262],
  [-30, -290],
  [0, -322],
  [30, -290],
  [40, -262],
  [40, 10],
] as const;

/** Soil pressed up where the collar sits. */
const crumbled = [
  [-62, 7, 20, 8, '#6a5439'],
  [-30, 12, 26, 8, '#5a4630'],
  [8, 13, 30, 8, '#6a5439'],
  [44, 10, 24, 8, '#56432e'],
  [68, 5, 16, 7, '#64503a'],
]
  .map(
    ([x, y, rx, ry, fill]) =>
      `<ellipse cx="${480 + Number(x)}" cy="${SURFACE + Number(y)}" rx="${rx}" ry="${ry}" fill="${fill}"/>`,
  )
  .join('');

/** Cut open like a textbook's: crumbs and stones that a fixed rule scatters, so that the picture never changes. */
function soil() {
  const pick = (seed: number) => Math.abs(Math.sin(seed * 127.1) * 43758.5453) % 1;
  const crumbs = Array.from({ length: 420 }, (_, i) => {
    const [x, y, r] = [
      pick(i + 1) * 960,
      SURFACE + 16 + pick(i + 500) ** 1.2 * 300,
      1.2 + pick(i + 900) ** 3 * 8,
    ];
    const tone = pick(i + 1300) > 0.55 ? '#7d684c' : '#2a2118';
    const place = `cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(r * 1.25).toFixed(1)}" ry="${r.toFixed(1)}"`;
    return `<ellipse ${place} fill="${tone}" opacity="${(0.22 + pick(i + 77) * 0.3).toFixed(2)}"/>`;
  });
  const edge = Array.from(
    { length: 97 },
    (_, i) => `${i * 10} ${(SURFACE + pick(i + 40) * 9 - 4).toFixed(1)}`,
  ).join('L');
  return `${linear('earth', 'down', '0 #6a5439', '.25 #4d3b28', '1 #33271b')}
    ${radial('damp', [0.5, 0.75, 0.5], '0 #140f0a .3', '1 #140f0a 0')}
    <path d="M${edge}L960 720L0 720Z" fill="url(#earth)"/>${crumbs.join('')}
    <ellipse cx="480" cy="610" rx="330" ry="210" fill="url(#damp)"/>
    <path d="M${edge}" fill="none" stroke="#8d7654" stroke-width="5" opacity=".7"/>`;
}

/** A seedling, a little out of focus behind the node. */
const sprout = (x: number, height: number, lean: number, size: number) => {
  const [tipX, tipY] = [x + lean, SURFACE - height];
  const stem = `M${x} ${SURFACE + 6}C${x - lean} ${SURFACE - height * 0.4} ${tipX} ${SURFACE - height * 0.6} ${tipX} ${tipY}`;
  const blade = (turn: number, fill: string) =>
    `<g transform="translate(${tipX} ${tipY}) rotate(${turn}) scale(${size})">
      <path d="M0 0C14-22 40-30 74-14 50 10 20 14 0 0Z" fill="url(#${fill})"/>
      <path d="M2-1C22-9 46-14 68-13" fill="none" stroke="#dff0cf" stroke-opacity=".5" stroke-width="1.6"/></g>`;
  return `<g filter="url(#blur1)">
    <path d="${stem}" stroke="#82a166" stroke-width="${6 * size}" fill="none" stroke-linecap="round"/>
    ${blade(-168, 'bladeDim')}${blade(-14, 'bladeLit')}${blade(-62, 'bladeDim')}${blade(-112, 'bladeLit')}</g>`;
};

const blades =
  linear('bladeLit', 'down', '0 #a5c98a', '1 #5d8f55') + linear('bladeDim', 'down', '0 #7aa868', '1 #41713f');

const BRANCHES = [-84, -24, 36, 90];
const DEPTHS = [
  { cm: 10, y: -100 },
  { cm: 20, y: -20 },
  { cm: 30, y: 60 },
];
const depthMark = ({ cm, y }: { cm: number; y: number }) =>
  `<path d="M-37 ${y}h10" stroke="#dfe8e1" stroke-width="1.4"/>` +
  type(-34, y - 5, `${cm}`, { size: 10, colour: '#dfe8e1', family: 'JetBrains Mono' });

/** The blade's own print: veins that end in nodes, which is how a capacitive probe looks anyway. */
const probe = `<g fill="none" stroke="#c9a45c" stroke-width="2.2"><path d="M0-128V118"/>
    ${BRANCHES.map((y) => `<path d="M0 ${y}l-16-16h-4M0 ${y - 22}l16-16h4"/>`).join('')}</g>
  <g fill="none" stroke="#e4c27c" stroke-width="8" stroke-linecap="round">
    ${BRANCHES.map((y) => `<path d="M-22 ${y - 16}h0M22 ${y - 38}h0"/>`).join('')}</g>
  ${DEPTHS.map(depthMark).join('')}`;

export function soilMoistureNode() {
  const stage = new Stage({
    ground: 'paper',
    stands: 'nothing',
    yaw: -20,
    pitch: 7,
    x: 480,
    y: SURFACE,
    scale: 0.92,
  });
  stage.flat(`${blades}${sprout(176, 92, -8, 0.9)}${sprout(790, 128, 10, 1.1)}${soil()}`);
  stage.flat('<ellipse cx="490" cy="408" rx="92" ry="8" fill="#000" opacity=".5" filter="url(#blur6)"/>');
  stage.body(loft(front(0, 0, -6), shape(BLADE), steps('0/0 11/0 12/1')), materials.probe);
  stage.on(front(0, -150, 6), probe);
  stage.body(loft(top(0, 0, 0), circle(52), steps('-8/0 6/0 34/8 44/8')), materials.graphite);
  antenna(stage, top(66, 326, 4), 70, 9);
  const face = twoHalves(stage, front(0, 184, -42), [236, 288, 46], [42, 42], 18);
  stage.on(
    face,
    `${mouldedLeaf(0, -36, 118)}${nameplate(0, 74, 'PeepalSense', 'PS-SM2 · IN865', { size: 22, anchor: 'middle' })}${led(0, 120, 5)}`,
  );
  stage.flat(crumbled);
  return stage.picture();
}
