import type { PortfolioTab } from './entry';
import { b2b } from './tabs/b2b';
import { b2c } from './tabs/b2c';
import { ecommerce } from './tabs/ecommerce';
import { education } from './tabs/education';
import { finance } from './tabs/finance';
import { hospital } from './tabs/hospital';
import { hotel } from './tabs/hotel';
import { industries } from './tabs/industries';
import { socialMedia } from './tabs/social-media';
import { software } from './tabs/software';

/** The first is shown where the address names none, or none that there is. */
export const portfolio: readonly PortfolioTab[] = [
  {
    label: 'B2B',
    line: 'Ordering, pricing and dispatch between firms, with fewer calls and nothing typed twice.',
    projects: b2b,
  },
  {
    label: 'B2C',
    line: 'For people with a phone in one hand and a minute to spare.',
    projects: b2c,
  },
  {
    label: 'Finance',
    line: 'Loans, ledgers and claims, where every figure is traced to its source.',
    projects: finance,
  },
  {
    label: 'Ecommerce',
    line: 'Shops that open fast, take UPI and know what is left on the shelf.',
    projects: ecommerce,
  },
  {
    label: 'Hospital',
    line: 'Tokens, beds and reports, so that patients wait less and staff search less.',
    projects: hospital,
  },
  {
    label: 'Hotel',
    line: 'Rooms and halls booked direct, without a commission on each.',
    projects: hotel,
  },
  {
    label: 'Industries',
    line: 'Shop floors that count themselves: lines, stock, inspection and dispatch.',
    projects: industries,
  },
  {
    label: 'Education',
    line: 'Admissions, fees and timetables that a parent follows from a phone.',
    projects: education,
  },
  {
    label: 'SocialMedia',
    line: 'Posts, creators and reviews, kept up every week and counted every month.',
    projects: socialMedia,
  },
  {
    label: 'Software',
    line: 'Products that stand on their own, and the tools beside them.',
    projects: software,
  },
];
