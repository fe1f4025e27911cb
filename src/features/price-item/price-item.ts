import { z } from 'zod';
import { dayOf, formatDate, now } from '~/lib/time';
import { codeOf, labelOf, oneLine, optionalLine } from '~/model/fields';
import { paise, percent, sac } from '~/model/money/fields';
import { inRupees } from '~/model/money/rupees';
import { defineResource } from '~/model/resource';

export const priceKinds = { service: 'Service', product: 'Product' } as const;

const NO_RATE = 'Rate must be an amount of whole paise up to ₹999,99,99,999.';
const NO_PERCENT = 'GST must be a percentage from 0 to 100 with two decimals at most.';

/** A form sends text. */
const typed = <Amount extends z.ZodNumber>(amount: Amount, error: string) =>
  z.union(
    [
      amount,
      z
        .string()
        .regex(/^\d{1,14}(?:\.\d{1,4})?$/)
        .transform(Number)
        .pipe(amount),
    ],
    { error },
  );

const firstDay = z.iso
  .date({ error: 'Valid from must be a date, such as 2027-04-01.' })
  .refine((day) => /^20/.test(day), 'Valid from must be a date of our time.')
  .meta({ examples: ['2027-04-01'] });

export const priceItemForm = z.object({
  name: oneLine('Name', 200).meta({ examples: ['Company website, eight pages'] }),
  kind: codeOf('a kind', priceKinds).meta({ examples: ['service'] }),
  sac: sac(),
  unit: optionalLine('Unit', 20).meta({ examples: ['project'] }),
  ratePaise: typed(paise('Rate').meta({ examples: [45_000_00] }), NO_RATE),
  gstPercent: typed(percent('GST').meta({ examples: [18] }), NO_PERCENT),
  // No default: the description of the API would be another one every day.
  validFrom: firstDay
    .optional()
    .transform((day) => day ?? dayOf(now()))
    .meta({
      description: 'The first day of this rate. Left out: today, in India.',
      examples: ['2027-04-01'],
    }),
});

const { sac: code, unit } = priceItemForm.shape;

/** What an edit leaves out stays as it is. */
export const priceItemEdit = priceItemForm
  .extend({ sac: code.unwrap(), unit: unit.unwrap(), validFrom: firstDay })
  .partial();

const rateWords = ({ ratePaise, unit: of }: { ratePaise: number; unit: string }) =>
  of ? `${inRupees(ratePaise)} / ${of}` : inRupees(ratePaise);

/** What we ask for something. Its rate is the newest that somebody has entered, also before the day on which it begins. */
export const priceItem = defineResource({
  name: 'price-item',
  path: 'price-list',
  title: 'Price list',
  card: 'Price list',
  area: 'prices',
  table: 'priceItems',
  row: z.object({
    _id: z.string(),
    version: z.int(),
    date: z.iso.datetime(),
    name: z.string(),
    kind: codeOf('a kind', priceKinds),
    sac: z.string(),
    unit: z.string(),
    ratePaise: z.int(),
    gstPercent: z.number(),
    validFrom: z.iso.date(),
  }),
  importable: true,
  endpoints: {
    list: '/price-items',
    create: '/price-items',
    update: '/price-items/:id',
    remove: '/price-items/:id',
  },
  columns: [
    { title: 'Name', field: 'name' },
    { title: 'Kind', field: 'kind', cell: ({ kind }) => labelOf(priceKinds, kind) },
    { title: 'SAC/HSN', field: 'sac' },
    {
      title: 'Rate',
      field: 'ratePaise',
      cell: rateWords,
      sheet: ({ ratePaise }) => String(ratePaise / 100),
    },
    {
      title: 'GST',
      field: 'gstPercent',
      cell: ({ gstPercent }) => `${gstPercent}%`,
      sheet: ({ gstPercent }) => String(gstPercent),
    },
    { title: 'Valid from', field: 'validFrom', cell: ({ validFrom }) => formatDate(validFrom) },
  ],
  details: [
    { title: 'Unit', field: 'unit' },
    { title: 'Since', field: 'date', cell: ({ date }) => formatDate(date) },
  ],
  search: [
    { label: 'Name', field: 'name' },
    { label: 'SAC/HSN', field: 'sac' },
    { label: 'Kind', field: 'kind', options: priceKinds },
  ],
  filters: [{ title: 'Kind', field: 'kind', by: 'choice', options: priceKinds }],
  views: [
    { name: 'Services', query: 'is.kind=service' },
    { name: 'Products', query: 'is.kind=product' },
  ],
  messages: {
    add: 'Add price',
    updated: 'Price saved',
    deleted: 'Price deleted',
    deleteFailed: 'Failed to delete price',
    invalidId: 'Invalid price ID',
    none: 'No prices yet. Add one, or import them from a spreadsheet.',
  },
});
