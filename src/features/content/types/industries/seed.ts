import type { z } from 'zod';
import type { industriesBlock } from './entry';

export const industries: z.output<typeof industriesBlock> = {
  heading: { green: 'One platform,', plain: 'every industry.' },
  industries: [
    { icon: 'trade', label: 'B2B & B2C', to: '/portfolio?tab=B2B' },
    { icon: 'medical', label: 'Medical', to: '/portfolio?tab=Hospital' },
    { icon: 'shop', label: 'E-commerce', to: '/portfolio?tab=Ecommerce' },
    { icon: 'education', label: 'Education', to: '/portfolio?tab=Education' },
    { icon: 'finance', label: 'Finance', to: '/portfolio?tab=Finance' },
    { icon: 'hospital', label: 'Hospital', to: '/portfolio?tab=Hospital' },
    { icon: 'hotel', label: 'Hotel', to: '/portfolio?tab=Hotel' },
    { icon: 'factory', label: 'Industries', to: '/portfolio?tab=Industries' },
  ],
  cards: [
    {
      label: 'Branding Elegance',
      content:
        'Your colours, typeface and tone stand in one file. The website, the app, the invoice and the signboard are all made from it, so a customer knows you at every one.',
    },
    {
      label: 'User-Centric Intuition',
      content:
        'Five people who have never seen the screen try to book, buy or bill. Where two of them stop, the screen is wrong, and we change it before it is built.',
    },
    {
      label: 'Design-Driven Functionality',
      content:
        'The drawing decides the code. A nurse gets three large buttons, an accountant gets a grid that obeys the keyboard, and both work on the same data.',
    },
    {
      label: 'User Experience Elevation',
      content:
        'After launch we watch where people wait, retype or give up, and mend the three worst places first. One clinic went from 11 taps per booking to 4.',
    },
  ],
};
