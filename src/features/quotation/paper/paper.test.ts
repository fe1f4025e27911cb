import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { unsettledBusiness } from '../business';
import { price } from '../price';
import { draw } from '../server/drawer';
import type { Paper } from './content';
import { wordsOf } from './test-kit';

const line = {
  ...{ description: 'Company website, eight pages', sac: '998314', quantity: 1, unit: 'project' },
  ...{ ratePaise: 45_000_00, discountPercent: 0, gstPercent: 18, optional: false, section: '', note: '' },
};
const customer = {
  ...{ name: 'Asha Verma', company: 'Verma Traders', email: 'asha@verma.example', phone: '+919818040101' },
  ...{ gstin: '', address: '12 Sector 15\nFaridabad 121007', stateCode: '06', country: 'IN', sez: false },
};

type Change = Partial<Paper> & { count?: number };

function paperOf({ count = 1, ...change }: Change = {}): Paper {
  const buyer = change.customer ?? customer;
  const lines = change.lines ?? Array.from({ length: count }, () => line);
  return {
    ...{ title: 'Quotation', number: 'QT/26-27/0001', at: '2026-11-17T10:00:00.000Z' },
    facts: [['Date', '17/11/2026']],
    seller: {
      ...unsettledBusiness,
      ...{ gstin: '06AAPFU0939F1ZZ', address: 'Faridabad', bank: 'HDFC', upi: 'pw@hdfc' },
    },
    ...{ customer: buyer, terms: 'Half in advance.' },
    ...price(buyer, lines, '06'),
    ...change,
  };
}

const pagesOf = async (change: Change) => wordsOf(await draw(paperOf(change)));
const hashOf = (pdf: Buffer) => createHash('sha256').update(pdf).digest('hex');

describe('a paper', () => {
  test('is the same to the byte each time, and reads as it was written', async () => {
    const drawn = await Promise.all([draw(paperOf()), draw(paperOf())]);
    expect(hashOf(drawn[0])).toBe(hashOf(drawn[1]));
    const [page = '', ...others] = wordsOf(drawn[0]);
    expect(others).toEqual([]);
    for (const words of ['Verma Traders', '₹53,100.00', 'Haryana (06)', 'Half in advance.', 'Page 1 of 1'])
      expect(page).toContain(words);
    expect(page).toContain('Rupees Fifty-Three Thousand One Hundred Only');
  });

  test('goes over pages with its heads and its number on each', async () => {
    const pages = await pagesOf({ count: 200 });
    expect(pages.length).toBeGreaterThan(4);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      if (page.includes('998314')) expect(page).toContain('Description');
    }
  });

  test('writes two scripts in one line, and a word that is longer than it', async () => {
    const long = 'अ'.repeat(300);
    const lines = [{ ...line, description: `कमल & Sons ${long} ${'x'.repeat(499)}` }];
    const [page = ''] = await pagesOf({
      lines: price(customer, lines, '06').lines,
      customer: { ...customer, company: 'राम Traders ₹ आशा' },
    });
    for (const words of ['कमल', ' & Sons', 'राम', ' Traders ₹ ', 'आशा']) expect(page).toContain(words);
    expect(page.match(/अ/g)).toHaveLength(300);
    expect(page.match(/x/g)?.length).toBeGreaterThanOrEqual(499);
  });

  test('says that it is a draft, what it is not, and how it was accepted', async () => {
    const [draft = ''] = await pagesOf({ isDraft: true });
    expect(draft).toContain('DRAFT');
    const [proforma = ''] = await pagesOf({ notice: 'PROFORMA – not a tax invoice' });
    expect(proforma).toContain('PROFORMA – not a tax invoice');
    const certificate = { facts: [['Accepted by', 'Asha']] as const, agreed: 'I accept.', sha256: 'ab12' };
    for (const signature of ['M10 10L200 90M5 5', 'Asha Verma', '<script>M1 1'])
      expect((await pagesOf({ certificate: { ...certificate, signature } })).at(-1)).toContain('ab12');
  });
});
