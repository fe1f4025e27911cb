import type { PriceName } from './price-list';

type Act = 'draft' | 'send' | 'view' | 'accept' | 'decline' | 'expire' | 'take back' | 'revise';

export interface Story {
  /** What happened, and how many days ago. */
  acts: readonly (readonly [Act, daysAgo: number])[];
  lines: readonly (readonly [PriceName, quantity: number, more?: LineWords])[];
  /** Where the customer is, if not around the corner. */
  buyer?: { gstin?: string; stateCode?: string; country?: string; sez?: boolean; address: string };
  /** Of the client who can log in. */
  isClient?: true;
  reason?: string;
  /** From today on; two weeks, unless it is said. */
  validForDays?: number;
}

interface LineWords {
  discountPercent?: number;
  optional?: boolean;
  section?: string;
  note?: string;
}

const faridabad = { stateCode: '06', address: 'Plot 22, Sector 24\nFaridabad 121005, Haryana' };
const delhi = { gstin: '07AABCZ1111B1Z2', address: '4 Netaji Subhash Marg\nNew Delhi 110002' };
const mumbai = { gstin: '27AABCZ0000A1Z8', address: '11 Dr Annie Besant Road\nMumbai 400018, Maharashtra' };
const noidaZone = {
  ...{ gstin: '09AABCZ3333D1ZI', sez: true },
  address: 'Unit 7, Noida Special Economic Zone\nNoida 201305, Uttar Pradesh',
};
const gurugram = { gstin: '06AABCZ5555F1Z8', address: 'Tower B, Sector 44\nGurugram 122003, Haryana' };
const dubai = { country: 'AE', address: 'Office 1204, Al Quoz 3\nDubai' };

/** In the order in which they were written: their numbers follow it. */
export const stories: readonly Story[] = [
  {
    acts: [
      ['draft', 41],
      ['send', 41],
      ['view', 40],
      ['expire', 9],
    ],
    lines: [
      ['Reputation management', 6],
      ['Search engine optimisation', 6, { discountPercent: 10 }],
    ],
    buyer: delhi,
  },
  {
    acts: [
      ['draft', 33],
      ['send', 32],
      ['view', 32],
      ['accept', 29],
    ],
    lines: [
      ['Online shop with payments and courier', 1, { section: 'The shop' }],
      ['Additional web page', 6, { note: 'Size tables and a page for each of the three brands.' }],
      ['Managed hosting with daily backup', 12, { section: 'Every month after that' }],
      ['Care and updates', 12, { discountPercent: 12.5 }],
    ],
    buyer: mumbai,
  },
  {
    acts: [
      ['draft', 27],
      ['send', 27],
      ['decline', 22],
    ],
    lines: [['CRM for a sales team of ten', 1]],
    buyer: gurugram,
    reason: 'We go on with our spreadsheet until April.',
  },
  {
    acts: [
      ['draft', 21],
      ['send', 20],
      ['take back', 19],
    ],
    lines: [['Custom software', 120]],
    reason: 'The hours were of another project.',
  },
  {
    acts: [
      ['draft', 18],
      ['send', 18],
      ['view', 17],
      ['revise', 15],
      ['send', 15],
      ['view', 14],
    ],
    lines: [
      ['Cold Room Sentinel', 8],
      ['Field Gateway', 1],
      ['Installation and set-up on site', 2],
    ],
    buyer: faridabad,
  },
  {
    acts: [
      ['draft', 16],
      ['send', 16],
      ['view', 15],
      ['accept', 11],
    ],
    lines: [
      ['Workshop and written requirements', 2],
      ['HRM with attendance and payroll', 1, { discountPercent: 5 }],
      ['Managed hosting with daily backup', 12, { optional: true }],
    ],
    buyer: faridabad,
  },
  {
    acts: [
      ['draft', 12],
      ['send', 12],
    ],
    lines: [
      ['Soil Moisture Node', 40, { discountPercent: 8 }],
      ['Field Gateway', 2],
    ],
    buyer: noidaZone,
    validForDays: 2,
  },
  {
    acts: [
      ['draft', 9],
      ['send', 9],
      ['view', 8],
    ],
    lines: [
      ['Company website, eight pages', 1],
      ['Domain and certificate', 1],
      ['Care and updates', 12, { optional: true }],
    ],
    isClient: true,
  },
  {
    acts: [
      ['draft', 8],
      ['send', 7],
      ['view', 6],
      ['accept', 4],
    ],
    lines: [
      ['Custom software', 90, { note: 'Arabic and English, right to left.' }],
      ['Advice on process and data', 8],
    ],
    buyer: dubai,
  },
  {
    acts: [
      ['draft', 5],
      ['send', 4],
    ],
    lines: [
      ['Running Meta and Google campaigns', 3],
      ['Ad budget, passed on at cost', 3],
    ],
    buyer: delhi,
  },
  {
    acts: [
      ['draft', 2],
      ['send', 2],
      ['view', 1],
    ],
    lines: [
      ['Appointment booking for a clinic', 1],
      ['Managed hosting with daily backup', 12],
    ],
    buyer: gurugram,
  },
  { acts: [['draft', 1]], lines: [['Three-Phase Energy Meter', 12, { discountPercent: 15 }]] },
  {
    acts: [['draft', 0]],
    lines: [
      ['Andon Call Tower', 6],
      ['LoRaWAN relay, ceiling mount', 2],
      ['Installation and set-up on site', 1.5],
    ],
    buyer: mumbai,
  },
];
