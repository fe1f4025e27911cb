import type { SplitHeading } from './about';

/** Line drawings on a 24 px grid, in the stroke of `ui/icon`. */
interface Industry {
  icon: string;
  label: string;
  to: string;
  paths: string;
}

interface DesignCard {
  label: string;
  content: string;
  path: string;
}

export const industriesHeading: SplitHeading = { green: 'One platform,', plain: 'every industry.' };

export const industries: readonly Industry[] = [
  {
    icon: 'trade',
    label: 'B2B & B2C',
    to: '/portfolio?tab=B2B',
    paths: 'M4 9h14M14.5 5.5L18 9l-3.5 3.5M20 16H6M9.5 12.5L6 16l3.5 3.5',
  },
  {
    icon: 'medical',
    label: 'Medical',
    to: '/portfolio?tab=Hospital',
    paths:
      'M6 4H4.5v5a4.5 4.5 0 0 0 9 0V4H12M9 13.5v1.75a4.75 4.75 0 0 0 9.5 0V13M18.5 9a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  },
  {
    icon: 'shop',
    label: 'E-commerce',
    to: '/portfolio?tab=Ecommerce',
    paths:
      'M3 4.5h2.5l2.2 10.5h9.8l2-7.5H6.2M9 18.75a.75.75 0 1 1 0 1.5.75.75 0 0 1 0-1.5zM16.5 18.75a.75.75 0 1 1 0 1.5.75.75 0 0 1 0-1.5z',
  },
  {
    icon: 'education',
    label: 'Education',
    to: '/portfolio?tab=Education',
    paths: 'M12 4.5l9.5 4.75L12 14 2.5 9.25zM6.5 11.5v5c1.6 1.4 3.5 2 5.5 2s3.9-.6 5.5-2v-5M21.5 9.25V15',
  },
  {
    icon: 'finance',
    label: 'Finance',
    to: '/portfolio?tab=Finance',
    paths: 'M7 4.5h10M7 8.5h10M7 4.5h3.5a4 4 0 0 1 0 8H7l7 7.5',
  },
  {
    icon: 'hospital',
    label: 'Hospital',
    to: '/portfolio?tab=Hospital',
    paths: 'M3 20.5h18M5.5 20.5V4.5h13v16M12 7.5v5M9.5 10h5M9.75 20.5V16.5h4.5v4',
  },
  {
    icon: 'hotel',
    label: 'Hotel',
    to: '/portfolio?tab=Hotel',
    paths:
      'M3 6v13M3 16h18M21 19v-4.5a3 3 0 0 0-3-3h-7.5V16M6.75 9a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5z',
  },
  {
    icon: 'factory',
    label: 'Industries',
    to: '/portfolio?tab=Industries',
    paths: 'M3 20.5V11l5.5 3.5V11l5.5 3.5V11L16 4.5h3l1.5 16zM7.5 17.5h.1M12 17.5h.1M16.5 17.5h.1',
  },
];

export const designCards: readonly DesignCard[] = [
  {
    label: 'Branding Elegance',
    content:
      'Your colours, typeface and tone stand in one file. The website, the app, the invoice and the signboard are all made from it, so a customer knows you at every one.',
    path: 'M12 21v-9M12 16c-4.5 0-7.5-2-7.5-5.5C4.5 7 8.5 5.5 12.5 2.5c-.4 3.4 7 4.5 7 8 0 3.5-3 5.5-7.5 5.5z',
  },
  {
    label: 'User-Centric Intuition',
    content:
      'Five people who have never seen the screen try to book, buy or bill. Where two of them stop, the screen is wrong, and we change it before it is built.',
    path: 'M10 10V4.75a1.75 1.75 0 0 1 3.5 0V11l4.2 1a2 2 0 0 1 1.5 2.3l-1 6.2H11L6.3 14.6a1.6 1.6 0 0 1 2.4-2.1l1.3 1.2zM5 6.5a7 7 0 0 1 1-3M18.5 6.5a7 7 0 0 0-1-3',
  },
  {
    label: 'Design-Driven Functionality',
    content:
      'The drawing decides the code. A nurse gets three large buttons, an accountant gets a grid that obeys the keyboard, and both work on the same data.',
    path: 'M4 20l1.2-4.2L15.5 5.5l3 3L8.2 18.8zM13 8l3 3M4 4h6M4 7.5h3M20 20h-6.5',
  },
  {
    label: 'User Experience Elevation',
    content:
      'After launch we watch where people wait, retype or give up, and mend the three worst places first. One clinic went from 11 taps per booking to 4.',
    path: 'M3.5 20.5h17M4.5 16.5l5-5 3.5 3.5 7-8M15.5 7H20v4.5',
  },
];
