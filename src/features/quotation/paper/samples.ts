import { AGREED } from '../agreement';
import { business } from '../business';
import { price } from '../price';
import { type Line, lineForm, storedCustomer } from '../quotation-form';
import type { Certificate, Paper } from './content';

const OURS = business.parse({
  legalName: 'PeepalWorks Private Limited',
  gstin: '06AAPFU0939F1ZZ',
  pan: 'AAPFU0939F',
  address: '2nd Floor, SCO 14, Sector 16\nFaridabad 121002, Haryana',
  bank: 'PeepalWorks Private Limited\nAravali Bank, Sector 16 Faridabad\nAccount 0012 3400 5678\nIFSC ARVL0000016',
  upi: 'peepalworks@aravalibank',
  lut: 'Supply under LUT AD060426001234X without payment of IGST.',
});

const TERMS = [
  'Half in advance, the rest on delivery.',
  'Work begins within a week of the advance.',
  'Changes beyond what is listed are charged by the hour.',
].join('\n');

const BUYER = {
  ...{ name: 'Asha Verma', company: 'Verma Traders', email: 'asha@verma.example', phone: '+919818040101' },
  ...{ address: '12 Sector 15\nFaridabad 121007', stateCode: '06' },
};

const LINE = {
  ...{ description: 'Company website, eight pages', sac: '998314', quantity: 1, unit: 'project' },
  ...{ ratePaise: 45_000_00, gstPercent: 18 },
};

const SHOP: readonly Partial<Line>[] = [
  { section: 'The shop', description: 'Online shop with payments and courier', ratePaise: 1_65_000_00 },
  { description: 'Additional web page', quantity: 4, unit: 'page', ratePaise: 4_500_00, discountPercent: 10 },
  {
    ...{
      description: 'Product photographs',
      sac: '998386',
      quantity: 60,
      unit: 'picture',
      ratePaise: 350_00,
    },
    note: 'On white and in use, three angles each.\nYou send the products to our studio in Faridabad.',
  },
  {
    ...{ section: 'Afterwards', description: 'Care and updates', sac: '998313', quantity: 12, unit: 'month' },
    ...{ ratePaise: 6_000_00, discountPercent: 12.5 },
  },
  { description: 'Thermal label printer', sac: '8443', unit: 'piece', ratePaise: 14_990_50, gstPercent: 12 },
  {
    ...{ description: 'Running Meta and Google campaigns', sac: '998361', quantity: 3, unit: 'month' },
    ...{ ratePaise: 18_000_00, optional: true },
  },
];

interface Change extends Partial<Omit<Paper, 'lines' | 'customer' | 'seller'>> {
  lines?: readonly Partial<Line>[];
  customer?: object;
  seller?: object;
}

/** A paper that says this, and is like any other in what is left out. */
export function paperOf({ lines = [{}], customer, seller, ...change }: Change = {}): Paper {
  const buyer = storedCustomer.parse({ ...BUYER, ...customer });
  const written = lines.map((line) => lineForm.parse({ ...LINE, ...line }));
  return {
    ...{ title: 'Quotation', number: 'QT/26-27/0001', at: '2026-11-17T10:00:00.000Z', terms: TERMS },
    facts: [
      ['Date', '17 November 2026'],
      ['Valid until', '17 December 2026'],
    ],
    ...{ seller: { ...OURS, ...seller }, customer: buyer },
    ...price(buyer, written, OURS.stateCode),
    ...change,
  };
}

export const many = (count: number): Partial<Line>[] =>
  Array.from({ length: count }, (_, at) => ({ ...SHOP[at % SHOP.length], quantity: at + 1 }));

const certificate: Certificate = {
  facts: [
    ['Quotation', 'QT/26-27/0001'],
    ['Customer', 'Verma Traders, Asha Verma'],
    ['Options taken', 'Running Meta and Google campaigns'],
    ['Total', '₹3,25,000.00\nRupees Three Lakh Twenty-Five Thousand Only'],
    ['Accepted by', 'Asha Verma'],
    ['Accepted on', '17 November 2026 at 3:30 pm, India time'],
    ['Network address', '203.0.113.0/24'],
  ],
  agreed: AGREED,
  signature: 'Asha Verma',
  sha256: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
};
const DRAWN =
  'M60 120L70 90L85 50L100 40L108 70L110 110L112 140M75 100L105 95M150 110L140 95L150 85L165 92L160 120L150 130M180 60L182 130M182 105L200 85L215 95L217 130M240 120L255 90L272 92L275 125L262 130L245 120M280 125L560 100';

/** One of each kind that somebody has to look at. */
export const samples: Readonly<Record<string, Paper>> = {
  'one line': paperOf(),
  'sections, notes, options': paperOf({ lines: SHOP }),
  'forty lines': paperOf({ lines: many(40) }),
  'two hundred lines': paperOf({ lines: many(200) }),
  'another state': paperOf({
    customer: {
      company: 'Deccan Foods LLP',
      gstin: '27AAPFU0939F1ZV',
      stateCode: '27',
      address: 'Pune 411001',
    },
    lines: SHOP,
  }),
  overseas: paperOf({
    customer: {
      company: 'Northwind Ltd',
      country: 'GB',
      stateCode: '',
      address: '1 Strand\nLondon WC2N 5HR',
    },
    lines: SHOP,
  }),
  'special economic zone': paperOf({ customer: { sez: true, gstin: '06AAPFU0939F1ZZ' }, lines: SHOP }),
  Hindi: paperOf({
    customer: {
      ...{ name: 'कृष्णा त्रिपाठी', company: 'श्री विश्वकर्मा हार्डवेयर & Sons' },
      address: '१२, संकल्प मार्ग\nफ़रीदाबाद, हरियाणा १२१००७',
    },
    lines: [
      { section: 'वेबसाइट', description: 'दुकान की वेबसाइट — हिन्दी और English में, आठ पृष्ठ', unit: 'पृष्ठ' },
      { description: 'ऑनलाइन भुगतान (UPI, कार्ड) की सुविधा ₹ में', note: 'स्वास्थ्य, शृंखला, क्षत्रिय, द्वितीय, ज्ञान' },
    ],
    terms:
      'आधी राशि अग्रिम, शेष काम पूरा होने पर।\nPrices hold until the last valid day. दाम अंतिम वैध दिन तक मान्य हैं।',
  }),
  'long words': paperOf({
    customer: {
      ...{ name: 'A'.repeat(100), company: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4) },
      ...{
        email: `${'very.long.'.repeat(5)}name@${'sub.'.repeat(20)}domain.example`,
        address: 'x'.repeat(300),
      },
    },
    seller: { legalName: 'Sarvashreshtha '.repeat(8).trim(), bank: 'y'.repeat(200), lut: '' },
    lines: [
      {
        description: 'https://example.com/'.padEnd(400, 'abcdefghij'),
        unit: 'Quadratkilometer',
        quantity: 999_999.999,
        ratePaise: 100,
      },
      { ratePaise: 4_00_00_00_000_00, section: 'S'.repeat(120), sac: '99831412' },
      { note: 'n'.repeat(900), discountPercent: 33.33, gstPercent: 99.99, quantity: 0.001 },
    ],
    number: 'QT/26-27/0001-R12',
  }),
  'long terms': paperOf({
    terms: Array.from(
      { length: 30 },
      (_, at) => `${at + 1}. ${`${TERMS.replaceAll('\n', ' ')} `.repeat(3)}`,
    ).join('\n'),
  }),
  'one long paragraph': paperOf({ terms: 'All of it in one. '.repeat(555).trim() }),
  'many rates': paperOf({
    lines: Array.from({ length: 30 }, (_, at) => ({ gstPercent: at, description: `Taxed at ${at}%` })),
  }),
  'no bank, no terms': paperOf({ seller: { bank: '', upi: '', pan: '' }, terms: '' }),
  revision: paperOf({ number: 'QT/26-27/0001-R2', lines: SHOP }),
  draft: paperOf({ isDraft: true, number: 'not sent yet', lines: SHOP }),
  'typed certificate': paperOf({ lines: SHOP, certificate }),
  'drawn certificate': paperOf({ lines: SHOP, certificate: { ...certificate, signature: DRAWN } }),
  proforma: paperOf({
    ...{ title: 'Proforma', notice: 'PROFORMA – not a tax invoice', number: 'PI/26-27/0001', lines: SHOP },
    facts: [
      ['Date', '17 November 2026'],
      ['Quotation', 'QT/26-27/0001'],
    ],
  }),
};
