/** Line drawings on a 24 px grid, in the leaf's own stroke. */
const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 8h16M4 16h16',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z',
  'eye-off':
    'M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.9 3.7M6.2 7.6A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5c1.5 0 2.9-.4 4.1-1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 7.5v5.5M12 16.5v.1M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  outside: 'M7 17L17 7M9 7h8v8',
  back: 'M20 12H5M11 6l-6 6 6 6',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  chevron: 'M7 10l5 5 5-5',
  sort: 'M8 9.5l4-4 4 4M8 14.5l4 4 4-4',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  grip: 'M9 6v.1M9 12v.1M9 18v.1M15 6v.1M15 12v.1M15 18v.1',
  more: 'M5.5 11.5v1M12 11.5v1M18.5 11.5v1',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l11-6.5z',
  search: 'M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM16 16l4.5 4.5',
  edit: 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.5 11v5M13.5 11v5',
  plus: 'M12 5v14M5 12h14',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  contrast: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 3.5v17M12 8h6.5M12 12h8.5M12 16h6.5',
  phone:
    'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3c0 1-1 2-2 2C11 19.5 4.5 13 4.5 6c0-1 1-2 2-2z',
  chat: 'M4 20l1.3-4A8.2 8.2 0 1 1 8 18.7zM9 10.5h6M9 13.5h4',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2.5',
  restore: 'M4 5v5h5M4.5 10a8 8 0 1 1 .5 5.5',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V7M15.5 3.5V7',
  board: 'M4 5h4.5v14H4zM9.75 5h4.5v9h-4.5zM15.5 5H20v11h-4.5z',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 10v9',
  plot: 'M4 4v16h16M8 16v-4M12.5 16V8M17 16v-6',
  follow: 'M5 5v8a3 3 0 0 0 3 3h11M15 12l4 4-4 4',
  enter: 'M19 5v7a3 3 0 0 1-3 3H5M9 11l-4 4 4 4',
  device: 'M4 5h16v10.5H4zM9 19.5h6M12 15.5v4',
  file: 'M6.5 3.5h8l4 4v13h-12zM14 3.5v4.5h4.5',
  logout: 'M14 4.5H6v15h8M10.5 12H20M16.5 8.5L20 12l-3.5 3.5',
};

export type IconName = keyof typeof paths;

export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
