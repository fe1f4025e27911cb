/** Small things that several screens have. */
const strokes = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16.2 16.2 21 21',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  cart: 'M3 4h3l2.4 11h9.8L21 7H7M9.5 20h.1M17 20h.1',
  check: 'M5 12.5 10 17.5 19.5 7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.5V12l3.2 2',
  pin: 'M12 21s-7-6.2-7-11.5a7 7 0 0 1 14 0C19 14.8 12 21 12 21M12 7a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2',
  call: 'M5 4h4l2 5-2.6 1.6a11 11 0 0 0 5 5L15 13l5 2v4a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4',
  home: 'M4 11 12 4l8 7v9h-5.5v-6h-5v6H4z',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
  users:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2.5 19.5c.8-3.4 3.4-4.8 6.5-4.8s5.7 1.4 6.5 4.8M16 5.3a3.5 3.5 0 0 1 0 6.5M18 15.2c1.9.7 3.1 2.1 3.6 4.3',
  truck: 'M2 6h12v10H2zM14 9.5h4l4 4V16h-8M6.5 16a2 2 0 1 0 .1 0M17.5 16a2 2 0 1 0 .1 0',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  right: 'M5 12h14M13 6l6 6-6 6',
  next: 'M9 5l7 7-7 7',
  back: 'M15 5l-7 7 7 7',
  heart: 'M12 20S3.5 14.8 3.5 9a4.6 4.6 0 0 1 8.5-2.4A4.6 4.6 0 0 1 20.5 9C20.5 14.8 12 20 12 20',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  file: 'M6 3h8l4 4v14H6zM14 3v4.5h4M9 12h6M9 16h6',
  video: 'M3 7h12v10H3zM15 11l6-3.5v9L15 13',
  mic: 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3M5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8',
  bed: 'M3 6v13M3 16h18v3M21 16v-3a3 3 0 0 0-3-3h-7v6M7 9.5a1.8 1.8 0 1 0 .1 0',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  swap: 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  box: 'M12 3 20.5 7.5v9L12 21l-8.5-4.5v-9zM3.5 7.5 12 12l8.5-4.5M12 12v9',
} as const;

export const icon = (name: keyof typeof strokes, size = 24, color = 'currentColor', weight = 2) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="${color}"
    stroke-width="${weight}"
    stroke-linecap="round" stroke-linejoin="round" style="flex:none"><path d="${strokes[name]}"/></svg>`;

export const star = (size = 20, fill = '#f2a20c') =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" style="flex:none"><path fill="${fill}" d="M12
    2.5l2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.6 6.8-.8z"/></svg>`;

export const avatar = (initials: string, back: string, ink = '#fff', size = 44) =>
  `<span style="flex:none;display:grid;place-items:center;width:${size}px;height:${size}px;border-radius:50%;
    background:${back};
    color:${ink};font-weight:650;font-size:${Math.round(size * 0.38)}px;
    letter-spacing:.01em">${initials}</span>`;

/** A line through the values, from left to right over the whole width; `top` leaves room above the highest. */
export function linePath(values: readonly number[], width: number, height: number, top = 6) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  return values
    .map((value, i) => {
      const x = (i / (values.length - 1)) * width;
      const y = top + (1 - (value - low) / span) * (height - top * 2);
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** A part of a ring, from and to in turns. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number) {
  const point = (turn: number) => {
    const angle = turn * Math.PI * 2 - Math.PI / 2;
    return `${(cx + radius * Math.cos(angle)).toFixed(2)} ${(cy + radius * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${point(from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)}`;
}

export const each = <T>(items: readonly T[], draw: (item: T, index: number) => string) =>
  items.map(draw).join('');
