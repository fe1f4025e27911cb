const ICONS = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20',
  bell: 'M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7M10 20.5h4',
  calendar: 'M4 6.5h16v14H4zM4 11h16M8.5 3.5v5M15.5 3.5v5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2.5',
  user: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  users:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.5-3.5 3-5 6.5-5s6 1.5 6.5 5M15.5 5a3.5 3.5 0 0 1 0 6.5M18 14.8c2 .6 3.2 2.2 3.5 4.7',
  home: 'm3.5 11 8.5-7 8.5 7M6 9.5v11h12v-11',
  bus: 'M5 5.5h14v11.5H5zM5 11.5h14M8 17v2.5M16 17v2.5M8 14.3h.1M16 14.3h.1',
  bolt: 'M13 3 5.5 13.5H11L10 21l7.5-10.5H12z',
  wrench: 'M14.5 9.5 5 19l-1-1 9.5-9.5a5 5 0 0 1 6-5.5l-3 3 2 2 3-3a5 5 0 0 1-7 4.5Z',
  star: 'm12 3.5 2.6 5.6 6 .8-4.4 4.2 1.1 6-5.3-3-5.3 3 1.1-6L3.4 9.9l6-.8z',
  heart: 'M12 20 4.5 12.5a4.7 4.7 0 0 1 7.5-5.5 4.7 4.7 0 0 1 7.5 5.5z',
  message: 'M4 5h16v11.5H10L5.5 20v-3.5H4z',
  chart: 'M4 20h16M7 16v-5M12 16V6M17 16v-8',
  pin: 'M12 21c4.5-5 7-8.3 7-11.3a7 7 0 0 0-14 0C5 12.7 7.5 16 12 21ZM12 12.3a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z',
  phone:
    'M6 3.5h3.5l1.5 5-2.3 1.5a12 12 0 0 0 5.3 5.3l1.5-2.3 5 1.5V18a2.5 2.5 0 0 1-2.5 2.5A15.5 15.5 0 0 1 3.5 6 2.5 2.5 0 0 1 6 3.5Z',
  arrow: 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5',
  back: 'm14.5 5-7 7 7 7',
  next: 'm9.5 5 7 7-7 7',
  down: 'm6 9.5 6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  play: 'M8 5v14l11-7z',
  send: 'M20.5 3.5 10 14M20.5 3.5 14 20.5 10 14l-6.5-4z',
  box: 'm12 3.5 8 4.5v8.5l-8 4.5-8-4.5V8zM4 8l8 4.5L20 8M12 12.5V21',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  gear: 'M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1',
  bookmark: 'M6.5 4h11v16.5L12 16l-5.5 4.5z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  doc: 'M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5v5h5M9 13h6.5M9 16.5h6.5',
  wallet: 'M4 7h16v12.5H4zM4 7l11-3.5V7M15.5 13.2h.1',
  warn: 'm12 4 9 16H3zM12 10v4.5M12 17.3h.1',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  camera: 'M3.5 7.5h4l1.5-2.5h6l1.5 2.5h4v12h-17zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
};

export const icon = (
  name: keyof typeof ICONS,
  size: number,
  colour = 'currentColor',
  weight = 1.8,
  fill = 'none',
) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="${fill}" stroke="${colour}"
  stroke-width="${weight}"
    stroke-linecap="round" stroke-linejoin="round" style="flex:none"><path d="${ICONS[name]}"/></svg>`;

export const avatar = (initials: string, ground: string, size: number, colour = '#fff') =>
  `<span style="display:inline-grid;place-items:center;flex:none;width:${size}px;height:${size}px;
  border-radius:50%;
    background:${ground};color:${colour};font-size:${size * 0.38}px;font-weight:650;
    letter-spacing:.01em">${initials}</span>`;

type Point = readonly [number, number];

const fixed = (value: number) => value.toFixed(1);

/** A smooth line through the points, as a path. */
export function curve(points: readonly Point[]) {
  const near = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  return points
    .map(([x, y], index) => {
      if (index === 0) return `M${fixed(x)} ${fixed(y)}`;
      const [before, last, after] = [near(index - 2), near(index - 1), near(index + 1)];
      const bend = [last[0] + (x - before[0]) / 6, last[1] + (y - before[1]) / 6];
      const back = [x - (after[0] - last[0]) / 6, y - (after[1] - last[1]) / 6];
      return `C${[...bend, ...back, x, y].map(fixed).join(' ')}`;
    })
    .join('');
}

/** Values spread over a box, the first at its left edge; `low` stands on its floor and `high` at its top. */
export function spread(values: readonly number[], width: number, height: number, low: number, high: number) {
  const step = width / Math.max(1, values.length - 1);
  return values.map(
    (value, index): Point => [index * step, height - ((value - low) / (high - low)) * height],
  );
}

/** A ring of which a part is filled, with room for words in its middle. */
export function ring(
  share: number,
  size: number,
  weight: number,
  colour: string,
  track: string,
  middle = '',
) {
  const radius = (size - weight) / 2;
  const round = 2 * Math.PI * radius;
  const circle = `cx="${size / 2}" cy="${size / 2}" r="${radius}" fill="none" stroke-width="${weight}"`;
  return `<div style="position:relative;flex:none;width:${size}px;height:${size}px">
    <svg width="${size}" height="${size}" style="transform:rotate(-90deg)">
    <circle ${circle} stroke="${track}"/>
    <circle ${circle} stroke="${colour}" stroke-linecap="round"
    stroke-dasharray="${fixed(round * share)} ${fixed(round)}"/></svg>
    <div style="position:absolute;inset:0;display:grid;place-content:center;
    text-align:center">${middle}</div></div>`;
}

/** Five stars of which so many are lit. */
export const stars = (lit: number, size: number, colour: string, dim: string) =>
  `<span style="display:inline-flex;gap:${size * 0.1}px">${[1, 2, 3, 4, 5]
    .map((place) => icon('star', size, 'none', 0, place <= lit ? colour : dim))
    .join('')}</span>`;

/** One piece of HTML for each item. */
export const each = <T>(items: readonly T[], draw: (item: T, index: number) => string) =>
  items.map(draw).join('');

/** The clock and the battery at the top of a phone. */
export const phoneBar = (time: string, colour: string, size = 20) =>
  `<div style="display:flex;justify-content:space-between;align-items:center;
  padding:${size * 0.75}px ${size * 1.7}px 0;
    font:650 ${size}px 'Geist Variable';color:${colour}"><span>${time}</span>
    <span style="display:flex;align-items:center;gap:${size * 0.3}px">
    <svg width="${size}" height="${size * 0.72}" viewBox="0 0 20 14" fill="${colour}"><path d="M0 10h3v4H0z
    M5 7h3v7H5zM10 4h3v10h-3zM15 0h3v14h-3z"/></svg>
    <svg width="${size * 1.5}" height="${size * 0.72}" viewBox="0 0 30 14" fill="none" stroke="${colour}"
    stroke-width="1.6"><rect x="1" y="1" width="25" height="12" rx="3.5"/><path d="M28.5 5v4"/><rect x="3.5"
    y="3.5" width="16" height="7" rx="1.5" fill="${colour}" stroke="none"/></svg></span></div>`;
