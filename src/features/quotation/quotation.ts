import { z } from 'zod';
import { phoneWords } from '~/lib/phone-words';
import { formatDate } from '~/lib/time';
import { codeOf } from '~/model/fields';
import { inRupees } from '~/model/money/rupees';
import { defineResource, type Tone } from '~/model/resource';
import { retentionMonths } from '~/model/retention';
import { lineForm, storedCustomer } from './quotation-form';

export const quotationStatuses = {
  Draft: 'Draft',
  Sent: 'Sent',
  Viewed: 'Viewed',
  Accepted: 'Accepted',
  Declined: 'Declined',
  Expired: 'Expired',
  Void: 'Void',
  Superseded: 'Superseded',
} as const;
export type QuotationStatus = keyof typeof quotationStatuses;

export const quotationTones: Record<QuotationStatus, Tone> = {
  Draft: 'plain',
  Sent: 'busy',
  Viewed: 'busy',
  Accepted: 'good',
  Declined: 'bad',
  Expired: 'bad',
  Void: 'plain',
  Superseded: 'plain',
};

const paise = z.int();

const taxed = {
  taxablePaise: paise,
  cgstPaise: paise,
  sgstPaise: paise,
  igstPaise: paise,
  totalPaise: paise,
};

/** Drawn once, when somebody needs it first. */
const pdf = z.string().nullable().meta({ file: 'private' });

const totals = z.object({ ...taxed, roundOffPaise: paise, inWords: z.string() });

/** Who has accepted it. What they signed with and agreed to stands on the paper alone. */
const acceptance = z.object({
  name: z.string(),
  network: z.string().optional().describe('From which network, where it was accepted on its page.'),
  options: z.array(z.int()).default([]).describe('The places of the optional lines that were taken.'),
});

/** From the end of the financial year in which one was accepted. */
export const RETENTION_YEARS = 8;

type Amounts = Record<'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'totalPaise', number>;

/** By how much the total is rounded to the rupee. */
const roundOff = ({ totalPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise }: Amounts) =>
  totalPaise - taxablePaise - cgstPaise - sgstPaise - igstPaise;

/** As somebody reads it, and as a spreadsheet adds it up. */
const inFigures = (paise: number) => (paise / 100).toFixed(2);
const money = (field: keyof Amounts) => ({
  field,
  cell: (row: Amounts) => inRupees(row[field]),
  sheet: (row: Amounts) => inFigures(row[field]),
});

export const quotation = defineResource({
  name: 'quotation',
  path: 'quotations',
  title: 'Quotations',
  card: 'Quotations',
  area: 'quotations',
  table: 'quotations',
  row: z.object({
    _id: z.string(),
    version: z.int(),
    date: z.iso.datetime(),
    /** None until it is sent. */
    number: z.string().nullable(),
    revision: z.int(),
    status: codeOf('a status', quotationStatuses),
    followupId: z.string().nullable(),
    personId: z.string().nullable(),
    name: z.string(),
    company: z.string(),
    email: z.string(),
    phone: z.string(),
    customer: storedCustomer,
    lines: z.array(lineForm.extend(taxed)),
    placeOfSupply: z.string(),
    taxablePaise: paise,
    cgstPaise: paise,
    sgstPaise: paise,
    igstPaise: paise,
    totalPaise: paise,
    totals,
    validUntil: z.iso.date(),
    terms: z.string(),
    sentAt: z.iso.datetime().nullable(),
    viewedAt: z.iso.datetime().nullable(),
    decidedAt: z.iso.datetime().nullable(),
    /** Why it was declined or voided, and by whom it was said. */
    reason: z.string().nullable(),
    acceptance: acceptance.nullable(),
    /** As it was sent, with the page that says how it was accepted, and what is asked for before the work. */
    paper: pdf,
    certificate: pdf,
    proforma: pdf,
    proformaNumber: z.string().nullable(),
    proformaAt: z.iso.datetime().nullable(),
    /** The customer's order, where it came as a file. */
    orderFile: z.string().nullable().meta({ file: 'private', called: 'order' }),
  }),
  person: {
    email: 'email',
    phone: 'phone',
    data: [
      ...['date', 'number', 'status', 'name', 'company', 'email', 'phone', 'customer', 'lines', 'totals'],
      ...['validUntil', 'terms', 'sentAt', 'viewedAt', 'decidedAt', 'reason', 'acceptance', 'orderFile'],
    ],
  },
  partOf: { resource: 'followup', id: 'followupId' },
  retention: { months: retentionMonths.requests, after: 'last exchange' },
  staysWith: {
    table: 'quotationRetentions',
    field: '_id',
    why: `Tax law asks us to keep what was accepted until ${RETENTION_YEARS} years after its financial year.`,
  },
  endpoints: {
    list: '/quotations',
    create: '/quotations',
    update: '/quotations/:id',
    remove: '/quotations/:id',
  },
  columns: [
    { title: 'Date', field: 'date', cell: ({ date }) => formatDate(date) },
    { title: 'Number', field: 'number', cell: ({ number }) => number ?? '', orderedBy: 'numberOrder' },
    { title: 'Name', field: 'name' },
    { title: 'Company', field: 'company' },
    { title: 'Status', field: 'status', tones: quotationTones },
    { title: 'Total', ...money('totalPaise') },
    { title: 'Valid until', field: 'validUntil', cell: ({ validUntil }) => formatDate(validUntil) },
  ],
  details: [
    { title: 'Email', field: 'email' },
    { title: 'Phone', field: 'phone', cell: ({ phone }) => phoneWords(phone) },
    { title: 'Taxable', ...money('taxablePaise') },
    { title: 'CGST', ...money('cgstPaise') },
    { title: 'SGST', ...money('sgstPaise') },
    { title: 'IGST', ...money('igstPaise') },
    {
      title: 'Round off',
      field: 'totals',
      cell: (row) => inRupees(roundOff(row)),
      sheet: (row) => inFigures(roundOff(row)),
    },
    { title: 'GSTIN', field: 'customer', cell: ({ customer }) => customer.gstin },
    { title: 'Place of supply', field: 'placeOfSupply' },
  ],
  search: [
    { label: 'Name', field: 'name' },
    { label: 'Company', field: 'company' },
    { label: 'Number', field: 'number' },
    { label: 'Email', field: 'email' },
    { label: 'Phone', field: 'phone' },
    { label: 'Status', field: 'status', options: quotationStatuses },
  ],
  filters: [
    { title: 'Status', field: 'status', by: 'choice', options: quotationStatuses },
    { title: 'Date', field: 'date', by: 'day' },
    { title: 'Valid until', field: 'validUntil', by: 'day' },
  ],
  views: [{ name: 'Not answered', query: 'is.status=Sent,Viewed' }],
  derived: [
    ...['personId', 'taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise', 'totalPaise', 'totals'],
    'acceptance',
  ] as const,
  messages: {
    add: 'New quotation',
    updated: 'Quotation saved',
    deleted: 'Quotation deleted',
    deleteFailed: 'Failed to delete quotation',
    invalidId: 'Invalid quotation ID',
    none: 'No quotations yet.',
  },
});
