import type { priceKinds } from '~/features/price-item/price-item';

interface Price {
  kind: keyof typeof priceKinds;
  sac: string;
  unit: string;
  rupees: number;
  /** What was asked until the last first of April. */
  before?: number;
  /** What will be asked from the next one on. */
  next?: number;
}

const service = (sac: string, unit: string, rupees: number, others: Partial<Price> = {}): Price => ({
  ...{ kind: 'service', sac, unit, rupees },
  ...others,
});
const product = (sac: string, rupees: number, others: Partial<Price> = {}): Price => ({
  ...{ kind: 'product', sac, unit: 'piece', rupees },
  ...others,
});

/** What an agency of Haryana asks, by the codes that GST has for it; all of it is taxed with 18%. */
export const priceList = {
  'Company website, eight pages': service('998314', 'project', 48_000, { before: 45_000, next: 52_000 }),
  'Online shop with payments and courier': service('998314', 'project', 1_65_000, { before: 1_50_000 }),
  'CRM for a sales team of ten': service('998314', 'project', 2_80_000, { before: 2_60_000 }),
  'HRM with attendance and payroll': service('998314', 'project', 2_25_000),
  'Appointment booking for a clinic': service('998314', 'project', 72_000),
  'Custom software': service('998314', 'hour', 1_800, { before: 1_600, next: 2_000 }),
  'Additional web page': service('998314', 'page', 4_500),
  'Workshop and written requirements': service('998313', 'day', 22_000),
  'Advice on process and data': service('998313', 'hour', 2_500),
  'Care and updates': service('998313', 'month', 6_000, { before: 5_000 }),
  'Managed hosting with daily backup': service('998315', 'month', 2_400),
  'Domain and certificate': service('998315', 'year', 1_950),
  'Search engine optimisation': service('998361', 'month', 25_000, { next: 28_000 }),
  'Running Meta and Google campaigns': service('998361', 'month', 18_000),
  'Reputation management': service('998361', 'month', 15_000),
  'Ad budget, passed on at cost': service('998365', 'month', 30_000),
  'Cold Room Sentinel': product('902519', 18_900, { next: 19_900 }),
  'Soil Moisture Node': product('902780', 6_400),
  'Field Gateway': product('851762', 38_500),
  'Motor Vibration Watch': product('903180', 14_200),
  'Three-Phase Energy Meter': product('902830', 9_800),
  'Andon Call Tower': product('853180', 16_750),
  'LoRaWAN relay, ceiling mount': product('854370', 5_200),
  'Installation and set-up on site': service('998313', 'day', 9_500),
} as const satisfies Record<string, Price>;

export type PriceName = keyof typeof priceList;
export const prices: readonly (readonly [string, Price])[] = Object.entries(priceList);
