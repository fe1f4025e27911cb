import { hue, node, panel, svg } from './parts.ts';

const OUTLINE =
  'M384 808C328 888 56 888 56 648 56 488 192 424 280 320 336 253 360 160 440 24 424 160 432 253 488 320 576 424 712 488 712 648 712 888 440 888 384 808Z';

interface Leaf {
  /** Where the middle of the leaf's 768 by 1024 field stands, how large and how far turned. */
  x: number;
  y: number;
  scale: number;
  turn: number;
  fill: string;
  edge: string;
}

/** The mark as a large leaf with all its veins, under the traces that lead to the services. */
export const leaf = ({ x, y, scale, turn, fill, edge }: Leaf) =>
  `<div style="position:absolute;left:${x - 384}px;top:${y - 512}px;width:768px;height:1024px;
    transform:rotate(${turn}deg) scale(${scale})">
    ${svg(768, 1024, `<path d="${OUTLINE}" fill="${fill}"/>`, 'position:absolute')}
    <img src="/ui/leaf/veins.svg" width="768" height="1024" style="position:absolute">
    ${svg(
      768,
      1024,
      `<path d="${OUTLINE}M384 1000V320C384 240 404 170 422 96" stroke="${edge}"
      stroke-width="5"/>`,
      'position:absolute',
    )}
  </div>`;

type Point = readonly [x: number, y: number];

/** Main veins, brighter than the leaf's own, each from the midrib to the node that carries a service. */
export const veins = (tone: string, routes: readonly string[], ends: readonly Point[]) =>
  svg(
    1120,
    900,
    `<path d="${routes.join('')}" stroke="${tone}"
      stroke-width="6"/>${ends.map((end) => node(end)).join('')}`,
    'position:absolute;inset:0',
  );

interface Tile {
  x: number;
  y: number;
  w: number;
  h: number;
  turn?: number;
}

export const tile = (kind: string, box: Tile, name: string, drawing: string) =>
  panel(
    kind,
    { ...box, pad: '18px 22px' },
    `<div class="b" style="font-size:25px;margin-bottom:12px;white-space:nowrap">${name}</div>${drawing}`,
  );

/** Lines of a table with a tick each. */
export const ticked = (rows: readonly string[]) =>
  rows
    .map(
      (row) => `<div class="row s" style="height:38px;border-top:2px solid ${hue.line}"><span>${row}</span>
        ${svg(24, 24, `<path d="M4 13l5 5L20 7" stroke="${hue.bright}" stroke-width="3"/>`)}</div>`,
    )
    .join('');
