import { z } from 'zod';
import { settingVersion } from '~/features/settings/setting-version';
import { defineCall } from '~/lib/call';
import { brand } from '~/model/brand';
import { done, optionalLine, optionalParagraphs } from '~/model/fields';
import { isGstin, STATES, stateOfGstin } from '~/model/money/gstin';

const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;
const UPI = /^[\w.-]{2,256}@[A-Za-z][\w.-]{1,63}$/;

export const NO_GSTIN = 'This is no GSTIN: check its digits.';
export const OTHER_STATE = 'The state is not the one that the GSTIN is of.';

const emptyOr = (holds: (typed: string) => boolean, otherwise: string) =>
  z
    .string()
    .trim()
    .max(320, 'It can have at most 320 characters.')
    .refine((typed) => typed === '' || holds(typed), otherwise)
    .default('');

/** Who we are on paper. Empty where it is not settled yet. */
export const business = z
  .object({
    legalName: optionalLine('Legal name', 200),
    gstin: emptyOr((typed) => isGstin(typed), NO_GSTIN),
    stateCode: z
      .string()
      .refine((code) => Object.hasOwn(STATES, code), 'Choose a state from the list.')
      .default('06'),
    address: optionalParagraphs('Address', 1000),
    pan: emptyOr((typed) => PAN.test(typed), 'A PAN has five letters, four digits and a letter.'),
    bank: optionalParagraphs('Bank', 1000),
    upi: emptyOr((typed) => UPI.test(typed), 'A UPI address looks like name@bank.'),
    terms: optionalParagraphs('Terms', 10_000),
    validityDays: z.int({ error: 'Validity must be whole days.' }).min(1).max(365).default(30),
    logo: optionalLine('Logo', 500),
    /** What is said instead of tax to whom we export, or supply in a zone. */
    lut: optionalLine('LUT', 300),
  })
  .refine(({ gstin, stateCode }) => !gstin || stateOfGstin(gstin) === stateCode, {
    path: ['stateCode'],
    error: OTHER_STATE,
  });

export type Business = z.output<typeof business>;

export const unsettledBusiness: Business = {
  ...business.parse({}),
  legalName: brand.name,
};

/** What a paper cannot do without, in the words of the form. */
const MUST = { legalName: 'legal name', gstin: 'GSTIN', address: 'address' } as const;

/** The fields of it that say nothing yet. */
export const emptyIn = (ours: Business) =>
  (['legalName', 'gstin', 'address'] as const).filter((field) => !ours[field]);

export const missingIn = (ours: Business): string[] => emptyIn(ours).map((field) => MUST[field]);

export const settledBusiness = business.safeExtend({ version: settingVersion });

export const businessCall = defineCall({
  method: 'GET',
  path: '/settings/business',
  summary: 'Who we are on a quotation',
  answer: settledBusiness,
});

export const setBusinessCall = defineCall({
  method: 'PUT',
  path: '/settings/business',
  summary: 'Settle who we are on a quotation',
  body: business.safeExtend({ version: settingVersion.optional() }).meta({
    examples: [{ legalName: 'PeepalWorks Private Limited', gstin: '06AAPFU0939F1ZZ', stateCode: '06' }],
  }),
  answer: done.extend({ business: settledBusiness }),
});

export const nextNumbersCall = defineCall({
  method: 'GET',
  path: '/settings/business/series',
  summary: 'The numbers that the next papers of this financial year get',
  answer: z.object({ quotation: z.string(), proforma: z.string() }),
});
