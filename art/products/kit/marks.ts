import { LEAF_OUTLINE, MARK_VEINS } from '../../../src/ui/leaf/leaf-paths.ts';

/** The leaf as the mould leaves it: sunk in the plastic, so that its upper left edge is dark and its lower right one bright. */
export function mouldedLeaf(x: number, y: number, height: number, on: 'light' | 'dark' = 'light') {
  const [dark, bright, inside] =
    on === 'light'
      ? ['rgb(60 60 40 / .5)', 'rgb(255 255 255 / .95)', '#d9d5c8']
      : ['rgb(0 0 0 / .7)', 'rgb(255 255 255 / .34)', 'rgb(120 150 136 / .4)'];
  const k = height / 64;
  const leaf = (fill: string, by: number) =>
    `<path d="${LEAF_OUTLINE}" transform="translate(${by} ${by})" fill="${fill}"/>`;
  return `<g transform="translate(${x} ${y}) scale(${k}) translate(-24 -32)">
    ${leaf(bright, 1.5)}${leaf(dark, -1.1)}${leaf(inside, 0)}
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d="${MARK_VEINS}" stroke="${bright}" stroke-width="2.6" transform="translate(-.6 -.6)"/>
      <path d="${MARK_VEINS}" stroke="${dark}" stroke-width="2.2" transform="translate(.5 .5)"/>
      <path d="M24 52v10.5" stroke="${dark}" stroke-width="3"/>
    </g></g>`;
}

/** The printed one. */
export const printedLeaf = (x: number, y: number, height: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(${height / 64}) translate(-24 -32)">
    <path d="${LEAF_OUTLINE}" fill="none" stroke="${colour}" stroke-width="3"/>
    <path d="M24 62.5V24M24 48l-7-7h-4.5M24 41l6-6h4" fill="none" stroke="${colour}" stroke-width="2.6" stroke-linecap="round"/></g>`;

interface Type {
  size: number;
  colour?: string;
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
  family?: 'Geist' | 'Archivo' | 'Bricolage Grotesque' | 'JetBrains Mono';
  spacing?: number;
}

export const type = (x: number, y: number, words: string, look: Type) =>
  `<text x="${x}" y="${y}" font-family="${look.family ?? 'Geist'} Variable" font-size="${look.size}" font-weight="${look.weight ?? 500}"
    fill="${look.colour ?? '#3b4a43'}" text-anchor="${look.anchor ?? 'start'}" letter-spacing="${look.spacing ?? 0}">${words}</text>`;

/** Brand and model, as printed on every case. */
export const nameplate = (
  x: number,
  y: number,
  brand: string,
  model: string,
  {
    size = 13,
    on = 'light',
    anchor = 'start',
  }: { size?: number; on?: 'light' | 'dark'; anchor?: 'start' | 'middle' | 'end' } = {},
) =>
  type(x, y, brand, {
    size,
    weight: 650,
    family: 'Bricolage Grotesque',
    anchor,
    colour: on === 'light' ? '#2c3b34' : '#dfe8e1',
  }) +
  type(x, y + size * 1.15, model, {
    size: size * 0.66,
    family: 'JetBrains Mono',
    anchor,
    spacing: 0.4,
    colour: on === 'light' ? '#6d786f' : '#8fa69b',
  });

/** A cross-head screw in its counterbore. */
export function screw(x: number, y: number, radius: number, turn = 20, on: 'light' | 'dark' = 'light') {
  const cut = radius * 0.62;
  const hole = on === 'light' ? '#b4b0a3' : '#0d1513';
  return `<g transform="translate(${x} ${y})"><circle r="${radius * 1.45}" fill="${hole}"/>
    <circle r="${radius * 1.45}" cx=".9" cy=".9" fill="none" stroke="#fff" stroke-opacity="${on === 'light' ? 0.8 : 0.16}" stroke-width="1"/>
    <circle r="${radius}" fill="url(#screwHead)"/><circle r="${radius}" fill="none" stroke="#3d443f" stroke-opacity=".5" stroke-width=".6"/>
    <path d="M-${cut} 0H${cut}M0-${cut}V${cut}" stroke="#4b534e" stroke-width="${radius * 0.28}" stroke-linecap="round"
      transform="rotate(${turn})"/></g>`;
}

/** A light that is on, with its glow on the plastic round it. */
export const led = (x: number, y: number, radius: number, colour = '#22a75a') =>
  `<circle cx="${x}" cy="${y}" r="${radius * 3.4}" fill="${colour}" opacity=".26" filter="url(#blur6)"/>
   <circle cx="${x}" cy="${y}" r="${radius * 1.35}" fill="#8f8c80" opacity=".55"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>
   <circle cx="${x - radius * 0.25}" cy="${y - radius * 0.3}" r="${radius * 0.5}" fill="#eafff1" opacity=".9"/>`;

/** A row of small lights with a word beneath each; those after the first `on` are dark. */
export const lights = (x: number, y: number, gap: number, words: readonly string[], on: number) =>
  words
    .map((word, i) => {
      const print = { size: 10, family: 'JetBrains Mono', anchor: 'middle', colour: '#6d786f' } as const;
      const lamp = led(x + i * gap, y, 4.8, i < on ? '#22a75a' : '#7d867f');
      return lamp + type(x + i * gap, y + 20, word, print);
    })
    .join('');

/** A window sunk in the case, with the edge's shadow on it. */
export function window(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  inside: string,
  id: string,
) {
  const box = (grow: number) =>
    `x="${x - grow}" y="${y - grow}" width="${width + 2 * grow}" height="${height + 2 * grow}" rx="${radius + grow}"`;
  return `<clipPath id="${id}"><rect ${box(0)}/></clipPath>
    <rect ${box(2.2)} fill="#fff" opacity=".5" transform="translate(1 1)"/><rect ${box(1.6)} fill="#1c2320" opacity=".7"/>
    <g clip-path="url(#${id})"><rect ${box(0)} fill="${fill}"/>${inside}
      <rect ${box(5)} fill="none" stroke="#000" stroke-width="13" opacity=".3" filter="url(#blur3)" transform="translate(1.5 2)"/></g>`;
}

/** Of a sheath: in shade, in light, where it shines. */
const sheaths = {
  black: ['#0d1210', '#262e2a', '#6b7771'],
  grey: ['#4f5853', '#8e9892', '#d5dbd7'],
  red: ['#6d1f1b', '#a8372f', '#d98a82'],
  yellow: ['#8a6410', '#c9962a', '#efd48c'],
  blue: ['#1d3350', '#34587f', '#8fabc9'],
} as const;
export type Sheath = keyof typeof sheaths;

/** A round cable along a path, with its own light. */
export function cable(path: string, width: number, sheath: Sheath) {
  const colours = sheaths[sheath];
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${path}" stroke="${colours[0]}" stroke-width="${width}"/>
    <path d="${path}" stroke="${colours[1]}" stroke-width="${width * 0.66}" transform="translate(${-width * 0.08} ${-width * 0.1})"/>
    <path d="${path}" stroke="${colours[2]}" stroke-width="${width * 0.16}" opacity=".75" filter="url(#blur1)"
      transform="translate(${-width * 0.2} ${-width * 0.22})"/></g>`;
}
