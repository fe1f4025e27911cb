import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { phoneWords } from '~/lib/phone-words';
import { formatDate } from '~/lib/time';
import { legalVersionPath } from './consent/consent';
import { email, isPlainText, oneLine, phone } from './fields';
import { sentSource, sourceDetail, storedChannel, storedSource } from './leads/source';
import { stages, stageTones } from './leads/stages';
import { ofPerson } from './resource';
import { retentionMonths } from './retention';

/** Sent by our own pages beside the documented fields; a plain call leaves them out and is believed. */
export const pageExtras = z.object({
  website: z.string().max(500).refine(isPlainText).optional(),
  fillMs: z.coerce.number().min(0).optional().catch(undefined),
  consentVersion: z.string().max(40).refine(isPlainText).optional(),
  source: sentSource,
});

/** Who asks for something. */
export const senderFields = {
  name: oneLine('Name').meta({ examples: ['Asha Verma'] }),
  email: email().meta({ examples: ['asha@verma.example'] }),
  phone: phone().meta({ examples: ['+919818040101'] }),
};

export const receipt = z.object({ message: z.string(), reference: z.string() });

/** The call behind a form that anyone may send, with what is typed into it apart. */
export const submissionCall = <const Path extends string, Form extends z.ZodObject>(
  path: Path,
  form: Form,
  summary: string,
) => ({
  ...defineCall({ method: 'POST', path, summary, body: form.extend(pageExtras.shape), answer: receipt }),
  form,
});

/** What every submission has once it is stored, without the rules for what comes in. */
export const submissionRow = z.object({
  _id: z.string(),
  version: z.int(),
  reference: z.string(),
  date: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  isSpam: z.boolean(),
  /** What the sender agreed to; nothing when a program sent it. */
  consentVersion: z.string().nullable(),
  consentText: z.string().nullable(),
  source: storedSource,
  channel: storedChannel,
  ...ofPerson,
});

/** It is about the sender, whose own all of this is, and what else was asked of them. */
export const sender = (...more: string[]) => ({
  email: 'email' as const,
  phone: 'phone' as const,
  data: ['reference', 'date', 'name', 'email', 'phone', 'consentVersion', 'consentText', 'source', ...more],
});

/** What is followed up says what its follow-up says, for those who follow it up: a list is filtered by it. */
export const requestRow = submissionRow.extend({
  followupId: z.string().optional().nullable().meta({ forStaff: true }),
  stage: z.string().optional().nullable().meta({ forStaff: true }),
  ownerId: z.string().optional().nullable().meta({ forStaff: true }),
  ownerName: z.string().optional().meta({ forStaff: true }),
});

/** What every list of requests does alike. */
export const requestList = {
  retention: { months: retentionMonths.requests, after: 'last exchange' },
  /** It follows from the follow-up, whose own history tells of it. */
  derived: ['channel', 'personId', 'followupId', 'stage', 'ownerId', 'ownerName'],
  /** Whose it is its follow-up says. */
  bulkOn: { resource: 'followup', id: 'followupId', fields: ['ownerId'], none: 'Nobody follows it up yet.' },
  views: [
    { name: 'Unowned', query: 'is.ownerId=none&is.stage=New,Contacted,Quoted,Negotiation' },
    { name: 'Came today', query: 'from.date=today' },
    { name: 'This month', query: 'from.date=month' },
  ],
} as const;

export const requestColumns = [
  {
    title: 'Stage',
    field: 'stage' as const,
    cell: ({ stage }: { stage?: string | null | undefined }) => stage ?? '',
    tones: stageTones,
    unsorted: true as const,
  },
  { title: 'Owner', field: 'ownerName' as const },
];

export const requestFilters = [
  { title: 'Stage', field: 'stage' as const, by: 'choice' as const, options: stages },
  { title: 'Owner', field: 'ownerId' as const, by: 'owner' as const, name: 'ownerName' as const },
];

type SubmissionRow = z.output<typeof submissionRow>;

/** The columns that every list of submissions begins with. */
export const submissionColumns = [
  { title: 'Date', field: 'date' as const, cell: ({ date }: SubmissionRow) => formatDate(date) },
  { title: 'Name', field: 'name' as const },
  { title: 'Email', field: 'email' as const },
  { title: 'Phone', field: 'phone' as const, cell: ({ phone }: SubmissionRow) => phoneWords(phone) },
];

/** What is shown of every submission beside its columns. */
export const submissionDetails = [
  sourceDetail,
  { title: 'Reference', field: 'reference' as const },
  {
    title: 'Consent',
    field: 'consentText' as const,
    folded: true as const,
    cell: ({ consentText, consentVersion }: SubmissionRow) =>
      consentText ? `${consentText} (${consentVersion})` : '',
    leadsTo: ({ consentVersion }: SubmissionRow) => legalVersionPath('policy', consentVersion),
  },
];
