import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { unsettledBusiness } from '../business';
import { price } from '../price';
import type { Paper } from './content';
import { drawPaper } from './paper';
import { readFonts } from './sheet';

const fonts = readFonts(new URL('../fonts/', import.meta.url));

const line = {
  ...{ description: 'Company website, eight pages', sac: '998314', quantity: 1, unit: 'project' },
  ...{ ratePaise: 45_000_00, discountPercent: 0, gstPercent: 18, optional: false, section: '', note: '' },
};
const customer = {
  ...{ name: 'Asha Verma', company: 'Verma Traders', email: 'asha@verma.example', phone: '+919818040101' },
  ...{ gstin: '', address: '12 Sector 15\nFaridabad 121007', stateCode: '06', country: 'IN', sez: false },
};

function paperOf(change: Partial<Pick<Paper, 'customer' | 'lines'>> & { count?: number } = {}): Paper {
  const buyer = change.customer ?? customer;
  const lines = Array.from({ length: change.count ?? 1 }, () => line);
  return {
    title: 'Quotation',
    ...{
      number: 'QT/26-27/0001',
      date: '17/11/2026',
      validUntil: '17/12/2026',
      at: '2026-11-17T10:00:00.000Z',
    },
    seller: {
      ...unsettledBusiness,
      gstin: '06AAPFU0939F1ZZ',
      address: 'Faridabad',
      bank: 'HDFC',
      upi: 'pw@hdfc',
    },
    ...{ customer: buyer, terms: 'Half in advance.' },
    ...price(buyer, lines, '06'),
  };
}

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

test('the same paper is the same to the byte', async () => {
  const [one, other] = await Promise.all([drawPaper(paperOf(), fonts), drawPaper(paperOf(), fonts)]);
  const hash = (pdf: Buffer) => createHash('sha256').update(pdf).digest('hex');
  expect(hash(one)).toBe(hash(other));
  expect(pagesOf(one)).toBe(1);
});

test('two hundred lines go over pages', async () => {
  expect(pagesOf(await drawPaper(paperOf({ count: 200 }), fonts))).toBeGreaterThan(4);
});
