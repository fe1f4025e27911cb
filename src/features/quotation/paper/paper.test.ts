import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { draw } from '../server/papers/drawer';
import { many, paperOf } from './samples';
import { actualTextsOf, boxesIn, partsRead, wordsOf } from './test-kit';

type Change = Parameters<typeof paperOf>[0];

const pagesOf = async (change: Change) => wordsOf(await draw(paperOf(change)));
const hashOf = (pdf: Buffer) => createHash('sha256').update(pdf).digest('hex');

describe('a paper', () => {
  test('is the same to the byte each time, and reads as it was written', async () => {
    const drawn = await Promise.all([draw(paperOf()), draw(paperOf())]);
    expect(hashOf(drawn[0])).toBe(hashOf(drawn[1]));
    const [page = '', ...others] = wordsOf(drawn[0]);
    expect(others).toEqual([]);
    for (const words of [
      'Verma Traders',
      '₹53,100.00',
      'Haryana (06)',
      'Half in advance, the rest on delivery.',
      'Page 1 of 1',
    ])
      expect(page).toContain(words);
    expect(page).toContain('Rupees Fifty-Three Thousand One Hundred Only');
  });

  test('is read out in its order: headings, and each cell below its head, which is said once', async () => {
    const lines = Array.from({ length: 60 }, (_, place) => ({ description: `Page ${place + 1}` }));
    const pdf = await draw(paperOf({ lines }));
    expect(wordsOf(pdf).length).toBeGreaterThan(1);
    const source = pdf.toString('latin1');
    for (const said of ['/StructTreeRoot', '/Marked true', '/Lang (en-IN)', '/DisplayDocTitle true'])
      expect(source).toContain(said);
    const parts = partsRead(pdf);
    expect(parts.get('H1')).toBe(1);
    expect(parts.get('Table')).toBe(2);
    // The heads of the lines and of the taxes.
    expect(parts.get('TH')).toBe(8 + 4);
    expect(parts.get('TR')).toBe(1 + 60 + 2);
  });

  test('goes over pages with its heads and its number on each', async () => {
    const pages = await pagesOf({ lines: many(200) });
    expect(pages.length).toBeGreaterThan(4);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      if (page.includes('998313')) expect(page).toContain('Description');
    }
  });

  test('writes two scripts in one line, and a word that is longer than it', async () => {
    const long = 'अ'.repeat(300);
    const words = `कमल & Sons ${long} ${'x'.repeat(180)}`;
    const page = (
      await pagesOf({ lines: [{ description: words }], customer: { company: 'राम Traders ₹ आशा' } })
    ).join();
    for (const part of ['कमल', ' & Sons', 'राम', ' Traders ₹ ', 'आशा']) expect(page).toContain(part);
    expect(page.match(/अ/g)).toHaveLength(300);
    expect(page.match(/x/g)?.length).toBeGreaterThanOrEqual(180);
  });

  test('is copied and searched in the order of its letters, though they stand in another', async () => {
    const pdf = await draw(paperOf({ customer: { company: 'विश्वकर्मा' } }));
    expect(actualTextsOf(pdf)).toContain('विश्वकर्मा');
  });

  test.each([
    ...['শ্রীমতী ক্ষমা বন্দ্যোপাধ্যায়', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'ક્ષિતિજ શ્રોફ', 'ଜଗନ୍ନାଥ କ୍ଷେତ୍ର'],
    ...['தமிழ்ச்செல்வி ஸ்ரீ', 'శ్రీనివాస్ క్షీరసాగర్', 'ಶ್ರೀಕೃಷ್ಣ ಲಕ್ಷ್ಮಿ', 'ശ്രീകുമാർ കൃഷ്ണൻ'],
  ])('%s is read where it was signed, and in the address', async (name) => {
    const facts = [['Accepted by', name]] as const;
    const certificate = { facts, agreed: 'I accept.', sha256: 'ab12', signature: name };
    const pdf = await draw(paperOf({ customer: { name, company: `${name} & Sons` }, certificate }));
    expect(boxesIn(pdf)).toBe(0);
    for (const word of name.split(' ')) expect(actualTextsOf(pdf)).toContain(word);
  });

  test('asks for no tax abroad and says why; in a zone that pays tax it says nothing of it', async () => {
    const lut = 'without payment of IGST';
    const [abroad = ''] = await pagesOf({ customer: { country: 'GB', stateCode: '' } });
    for (const words of ['Outside India (96)', 'United Kingdom', lut]) expect(abroad).toContain(words);
    for (const words of ['18%', 'GST ₹', 'UPI']) expect(abroad).not.toContain(words);
    const [taxed = ''] = await pagesOf({ customer: { sez: true } });
    expect(taxed).toContain('IGST');
    expect(taxed).not.toContain(lut);
    expect((await pagesOf({ customer: { sez: true }, lines: [{ gstPercent: 0 }] })).join()).toContain(lut);
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
