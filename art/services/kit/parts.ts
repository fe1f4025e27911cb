/**
 * One series: fragments of the delivered thing on the page's own ground, linked by circuit traces that end in nodes.
 * Shown at half size and less, so nothing that matters is set under 22 px.
 */
export const hue = {
  ground: '#04130e',
  ink: '#07201a',
  deep: '#0c2f26',
  moss: '#17463a',
  line: '#1d4c3f',
  trace: '#2f7a60',
  paper: '#fbfaf5',
  sand: '#f1eee4',
  clay: '#e2ddcf',
  dark: '#0f7a3f',
  leaf: '#22a75a',
  bright: '#7be5a3',
  gold: '#f2a20c',
  text: '#10201a',
  muted: '#56665f',
  soft: '#a9bdb4',
} as const;

const BASE = `
  body { position: relative; background: ${hue.ground}; color: #eef4ef; font-size: 24px; line-height: 1.35;
    font-feature-settings: "tnum"; }
  .p { position: absolute; border-radius: 22px; overflow: hidden;
    box-shadow: 0 2px 5px rgb(0 0 0 / .3), 0 26px 48px -18px rgb(0 0 0 / .7); }
  .paper { background: ${hue.paper}; color: ${hue.text}; }
  .ink { background: ${hue.ink}; box-shadow: inset 0 0 0 2px ${hue.line}, 0 26px 48px -18px rgb(0 0 0 / .7); }
  .deep { background: ${hue.deep}; box-shadow: inset 0 0 0 2px #26614f, 0 26px 48px -18px rgb(0 0 0 / .7); }
  .h { font-family: "Bricolage Grotesque Variable";
    font-weight: 700; letter-spacing: -.02em; line-height: 1.05; }
  .mono { font-family: "JetBrains Mono Variable"; letter-spacing: -.03em; }
  .b { font-weight: 600; }
  .m { color: ${hue.soft}; }
  .paper .m { color: ${hue.muted}; }
  .g { color: ${hue.bright}; }
  .paper .g { color: ${hue.dark}; }
  .s { font-size: 22px; }
  .row { display: flex; align-items: center; justify-content: space-between; }
  .line { display: flex; align-items: center; gap: 14px; }
  .rule { height: 2px; background: ${hue.line}; }
  .paper .rule { background: ${hue.clay}; }
  .pill { display: inline-flex; align-items: center; gap: 10px; padding: 5px 18px; border-radius: 99px;
    font-size: 22px;
    font-weight: 600; white-space: nowrap; background: ${hue.moss}; color: ${hue.bright}; }
  .paper .pill { background: #d9f2e2; color: #0a5c2f; }
  .button { display: flex; align-items: center; justify-content: center; border-radius: 12px;
    font-weight: 600;
    background: ${hue.leaf}; color: ${hue.ground}; }
  .all { position: absolute; inset: 0; }
  /* Whatever shadow comes near an edge ends in the page's colour. */
  body::after { content: ""; position: absolute; inset: 0; box-shadow: inset 0 0 0 3px ${hue.ground}, inset 0 0 12px 3px ${hue.ground}; }
`;

export const scene = (style: string, ...parts: string[]) =>
  `<style>${BASE}${style}</style><body>${parts.join('')}</body>`;

interface Box {
  x: number;
  y: number;
  w: number;
  h?: number;
  turn?: number;
  pad?: string;
  style?: string;
}

/** A fragment at its place. `kind` is a surface of the series, with any further classes. */
export function panel(
  kind: string,
  { x, y, w, h, turn = 0, pad = '0', style = '' }: Box,
  ...inside: string[]
) {
  const height = h === undefined ? '' : `height:${h}px;`;
  return `<div class="p ${kind}" style="left:${x}px;top:${y}px;width:${w}px;${height}padding:${pad};
    transform:rotate(${turn}deg);${style}">${inside.join('')}</div>`;
}

export const svg = (width: number, height: number, inside: string, style = '') =>
  `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none"
    stroke-linecap="round"
    stroke-linejoin="round" style="${style}">${inside}</svg>`;

type Point = readonly [x: number, y: number];

export const node = ([x, y]: Point, lit = true) =>
  `<circle cx="${x}" cy="${y}" r="11" fill="${hue.ground}" stroke="${lit ? hue.bright : hue.trace}"
    stroke-width="4"/>
   ${lit ? `<circle cx="${x}" cy="${y}" r="4.5" fill="${hue.bright}"/>` : ''}`;

/** The veins between the fragments, over the whole picture. */
export const traces = (d: string, lit: readonly Point[], dim: readonly Point[] = []) =>
  svg(
    1120,
    900,
    `<path d="${d}" stroke="${hue.trace}" stroke-width="4"/>
     ${dim.map((point) => node(point, false)).join('')}${lit.map((point) => node(point)).join('')}`,
    'position:absolute;inset:0',
  );

/** Light behind the fragments; it has faded to the ground before it reaches an edge. */
export const glow = (x: number, y: number) =>
  `<div class="all"
    style="background:radial-gradient(closest-side at ${x}px ${y}px, ${hue.deep}, ${hue.ground} 98%)"></div>`;

const ICONS = {
  tick: 'M5 12.5l4.5 4.5L19 7.5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  bag: 'M5 8h14l-1 12H6zM9 8V7a3 3 0 0 1 6 0v1',
  heart: 'M12 19.5C5 15 4 11.5 4 9.5a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 2-1 5.5-8 10z',
  comment: 'M4 5h16v11H11l-4 4v-4H4z',
  share: 'M4 12l16-8-5 16-3.5-6.5zM11.5 13.5L20 4',
  call: 'M6 4h3l1.5 5-2 1.5a11 11 0 0 0 5 5l1.5-2 5 1.5v3a2 2 0 0 1-2 2A15 15 0 0 1 4 6a2 2 0 0 1 2-2z',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  up: 'M12 19V5M6 11l6-6 6 6',
  right: 'M5 12h14M13 6l6 6-6 6',
  pin: 'M12 21c-5-5.5-7-8.5-7-11.5a7 7 0 0 1 14 0c0 3-2 6-7 11.5zM12 7.5a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
  cross: 'M6 6l12 12M18 6L6 18',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 2',
  menu: 'M4 7h16M4 12h16M4 17h16',
} as const;

export const icon = (name: keyof typeof ICONS, size = 28, style = '') =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round" stroke-linejoin="round" style="flex:none;${style}"><path d="${ICONS[name]}"/>
      </svg>`;

const STAR = 'M12 2.5l2.9 6.2 6.8.8-5 4.6 1.3 6.7L12 17.5l-6 3.3 1.3-6.7-5-4.6 6.8-.8z';

export const stars = (count: number, size: number, full: string, empty: string) =>
  `<span style="display:flex;gap:4px">${[1, 2, 3, 4, 5]
    .map(
      (place) =>
        `<svg width="${size}" height="${size}" viewBox="0 0 24 24"><path d="${STAR}"
          fill="${place <= count ? full : empty}"/></svg>`,
    )
    .join('')}</span>`;

/** The bar of a browser window with the page's address. */
export const addressBar = (address: string) =>
  `<div class="line"
    style="height:64px;padding:0 24px;background:${hue.sand};border-bottom:2px solid ${hue.clay}">
    ${svg(66, 18, [9, 33, 57].map((x) => `<circle cx="${x}" cy="9" r="8" fill="#cfc9b8"/>`).join(''))}
    <div class="line m"
    style="flex:1;gap:8px;height:42px;padding:0 16px;border-radius:10px;background:${hue.paper};
      font-size:22px">${icon('lock', 22)}${address}</div>
  </div>`;

/** A phone around a screen of the given size. */
export const phone = ({ x, y, w, h = 0, turn = 0, style = '' }: Box, screen: string) =>
  `<div style="position:absolute;left:${x}px;top:${y}px;width:${w}px;height:${h}px;padding:11px;border-radius:58px;
    background:#0a1613;box-shadow:inset 0 0 0 2px #3c6458,0 26px 48px -14px rgb(0 0 0 / .75);transform:rotate(${turn}deg)">
    <div style="position:relative;height:100%;border-radius:48px;overflow:hidden;${style}">${screen}
      <div style="position:absolute;left:50%;top:14px;width:104px;height:28px;margin-left:-52px;border-radius:20px;
        background:#0a1613"></div>
    </div>
  </div>`;

/** A smooth line through points given in the drawing's own coordinates. */
export function curve(points: readonly Point[]) {
  return points
    .map((point, index) => {
      const from = points[index - 1];
      if (!from) return `M${point[0]} ${point[1]}`;
      const before = points[index - 2] ?? from;
      const after = points[index + 1] ?? point;
      const lead = [from[0] + (point[0] - before[0]) / 6, from[1] + (point[1] - before[1]) / 6];
      const trail = [point[0] - (after[0] - from[0]) / 6, point[1] - (after[1] - from[1]) / 6];
      return `C${lead.join(' ')} ${trail.join(' ')} ${point.join(' ')}`;
    })
    .join('');
}
