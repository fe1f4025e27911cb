/** `-bold` ones fill more of their box, for a heavier line. */
const DRAWINGS = {
  bell: 'M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7M10 20.5h4',
  calendar: 'M4 6.5h16v14H4zM4 11h16M8.5 3.5v5M15.5 3.5v5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2.5',
  users:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.5-3.5 3-5 6.5-5s6 1.5 6.5 5M15.5 5a3.5 3.5 0 0 1 0 6.5M18 14.8c2 .6 3.2 2.2 3.5 4.7',
  bolt: 'M13 3 5.5 13.5H11L10 21l7.5-10.5H12z',
  star: 'm12 3.5 2.6 5.6 6 .8-4.4 4.2 1.1 6-5.3-3-5.3 3 1.1-6L3.4 9.9l6-.8z',
  heart: 'M12 20 4.5 12.5a4.7 4.7 0 0 1 7.5-5.5 4.7 4.7 0 0 1 7.5 5.5z',
  chart: 'M4 20h16M7 16v-5M12 16V6M17 16v-8',
  phone:
    'M6 3.5h3.5l1.5 5-2.3 1.5a12 12 0 0 0 5.3 5.3l1.5-2.3 5 1.5V18a2.5 2.5 0 0 1-2.5 2.5A15.5 15.5 0 0 1 3.5 6 2.5 2.5 0 0 1 6 3.5Z',
  arrow: 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5',
  back: 'm14.5 5-7 7 7 7',
  down: 'm6 9.5 6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  play: 'M8 5v14l11-7z',
  send: 'M20.5 3.5 10 14M20.5 3.5 14 20.5 10 14l-6.5-4z',
  box: 'm12 3.5 8 4.5v8.5l-8 4.5-8-4.5V8zM4 8l8 4.5L20 8M12 12.5V21',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  gear: 'M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1',
  bookmark: 'M6.5 4h11v16.5L12 16l-5.5 4.5z',
  doc: 'M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5v5h5M9 13h6.5M9 16.5h6.5',
  wallet: 'M4 7h16v12.5H4zM4 7l11-3.5V7M15.5 13.2h.1',
  warn: 'm12 4 9 16H3zM12 10v4.5M12 17.3h.1',
  camera: 'M3.5 7.5h4l1.5-2.5h6l1.5 2.5h4v12h-17zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  'search-bold': 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16.2 16.2 21 21',
  'bell-bold': 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  'cart-bold': 'M3 4h3l2.4 11h9.8L21 7H7M9.5 20h.1M17 20h.1',
  'check-bold': 'M5 12.5 10 17.5 19.5 7',
  'clock-bold': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.5V12l3.2 2',
  'pin-bold':
    'M12 21s-7-6.2-7-11.5a7 7 0 0 1 14 0C19 14.8 12 21 12 21M12 7a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2',
  'call-bold':
    'M5 4h4l2 5-2.6 1.6a11 11 0 0 0 5 5L15 13l5 2v4a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4',
  'users-bold':
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2.5 19.5c.8-3.4 3.4-4.8 6.5-4.8s5.7 1.4 6.5 4.8M16 5.3a3.5 3.5 0 0 1 0 6.5M18 15.2c1.9.7 3.1 2.1 3.6 4.3',
  'truck-bold': 'M2 6h12v10H2zM14 9.5h4l4 4V16h-8M6.5 16a2 2 0 1 0 .1 0M17.5 16a2 2 0 1 0 .1 0',
  'minus-bold': 'M5 12h14',
  'right-bold': 'M5 12h14M13 6l6 6-6 6',
  'next-bold': 'M9 5l7 7-7 7',
  'back-bold': 'M15 5l-7 7 7 7',
  'heart-bold': 'M12 20S3.5 14.8 3.5 9a4.6 4.6 0 0 1 8.5-2.4A4.6 4.6 0 0 1 20.5 9C20.5 14.8 12 20 12 20',
  'calendar-bold': 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  'file-bold': 'M6 3h8l4 4v14H6zM14 3v4.5h4M9 12h6M9 16h6',
  'video-bold': 'M3 7h12v10H3zM15 11l6-3.5v9L15 13',
  'mic-bold': 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3M5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21',
  'share-bold': 'M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8',
  'bed-bold': 'M3 6v13M3 16h18v3M21 16v-3a3 3 0 0 0-3-3h-7v6M7 9.5a1.8 1.8 0 1 0 .1 0',
  'lock-bold': 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  'chat-bold': 'M4 5h16v11H10l-5 4v-4H4z',
  'star-bold': 'M12 2.5l2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.6 6.8-.8z',
};

export const icon = (
  name: keyof typeof DRAWINGS,
  size: number,
  colour = 'currentColor',
  weight = name.endsWith('-bold') ? 2 : 1.8,
  fill = 'none',
) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="${fill}" stroke="${colour}"
    stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round" style="flex:none"><path
    d="${DRAWINGS[name]}"/></svg>`;

/** Five stars of which so many are lit. */
export const stars = (lit: number, size: number, colour: string, dim: string) =>
  `<span style="display:inline-flex;gap:${size * 0.1}px">${[1, 2, 3, 4, 5]
    .map((place) => icon('star', size, 'none', 0, place <= lit ? colour : dim))
    .join('')}</span>`;
