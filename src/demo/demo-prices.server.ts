import { priceItem } from '~/features/price-item/price-item';
import { business } from '~/features/quotation/business';
import { settleBusiness } from '~/features/quotation/server/business.server';
import { dayOf, now } from '~/lib/time';
import type { Author } from '~/model/author';
import { idOf } from '~/platform/db/ids';
import { changesOf } from '~/records/record-changes';
import type { Parts } from './demo-files.server';
import { moveIntoThePast } from './demo-past.server';
import { prices } from './price-list';

const GST = 18;

/** Who we are on paper, invented like everything else. */
export const ours = business.parse({
  legalName: 'PeepalWorks Private Limited',
  gstin: '06AAPFU0939F1ZZ',
  stateCode: '06',
  pan: 'AAPFU0939F',
  address: '2nd Floor, SCO 14, Sector 16\nFaridabad 121002, Haryana',
  bank: 'PeepalWorks Private Limited\nAravali Bank, Sector 16 Faridabad\nAccount 0012 3400 5678\nIFSC ARVL0000016',
  upi: 'peepalworks@aravalibank',
  terms:
    'Half in advance, the rest on delivery.\nWork begins within a week of the advance.\nChanges beyond what is listed are charged by the hour.\nPrices hold until the last valid day.',
  validityDays: 30,
  lut: 'Supply under LUT AD060426001234X without payment of IGST.',
});

/** The price list with what was asked before and what is to come, and who we are on paper. */
export async function addPrices(parts: Parts, moment: number, author: Author) {
  const { db } = parts;
  const since = now();
  const items = changesOf(parts, priceItem);
  const [last, present, next] = aprils();
  await db.transaction().execute(async (trx) => {
    // Lists show the newest first.
    for (const [index, [name, price]] of prices.toReversed().entries()) {
      const { kind, sac, unit, rupees, before = rupees, next: coming } = price;
      const _id = idOf(moment, index);
      const item = { _id, date: new Date(moment).toISOString(), name, kind, sac, unit };
      await items.insert(trx, { ...item, ...rateOf(before, last), gstPercent: GST }, author);
      if (before !== rupees) await items.updateIn(trx, _id, rateOf(rupees, present), author);
      if (coming) await items.updateIn(trx, _id, rateOf(coming, next), author);
    }
  });
  await settleBusiness(db, ours);
  await moveIntoThePast(db, since, moment);
}

const rateOf = (rupees: number, validFrom: string) => ({ ratePaise: rupees * 100, validFrom });

/** The one before the last, the last and the next: prices change with the financial year. */
function aprils() {
  const [year = 0, month = 0] = dayOf(now()).split('-').map(Number);
  const present = month >= 4 ? year : year - 1;
  const first = (of: number) => `${of}-04-01`;
  return [first(present - 1), first(present), first(present + 1)] as const;
}
