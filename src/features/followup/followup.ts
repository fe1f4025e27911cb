import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { rupees } from '~/lib/figures';
import { phoneWords } from '~/lib/phone-words';
import { dayOf, formatDate, formatMoment } from '~/lib/time';
import { authorFields } from '~/model/author';
import { codeOf, identifier, labelOf } from '~/model/fields';
import { requirements } from '~/model/leads/requirements';
import { channelFilter, sourceDetail, storedChannel, storedSource } from '~/model/leads/source';
import { stages, stageTones } from '~/model/leads/stages';
import { defineResource } from '~/model/resource';
import { retentionMonths } from '~/model/retention';
import { nextKinds, status, statuses, usualReasons } from './followup-form';

const remark = z.object({ val: z.string(), date: z.iso.datetime() });
type Remark = z.output<typeof remark>;

interface Next {
  nextDate: string | null;
  nextTime: string | null;
  nextKind: string | null;
}

/** With its hour and what is to be done, if they are known. */
export const whenNext = ({ nextDate, nextTime, nextKind }: Next) =>
  nextDate
    ? [formatDate(nextDate), nextTime, nextKind && labelOf(nextKinds, nextKind)].filter(Boolean).join(' ')
    : '';

const latest = ({ remarks }: { remarks: readonly Remark[] }) => remarks.at(-1)?.val ?? 'No remarks';

export const followup = defineResource({
  name: 'followup',
  path: 'followups',
  title: 'Follow Ups',
  card: 'Total Follow Ups',
  area: 'leads',
  table: 'followups',
  row: z.object({
    _id: identifier(),
    version: z.int(),
    date: z.iso.datetime(),
    name: z.string(),
    mobile: z.string(),
    email: z.string(),
    status,
    stage: codeOf('a stage', stages),
    valuePaise: z.int().nullable(),
    lostReason: z.string().nullable(),
    remarks: z.array(remark).describe('The latest of them, the newest last: 10 in a list, 20 in a record.'),
    ownerId: z.string().nullable(),
    ownerName: z.string(),
    /** A day: the hour at which it is stored means nothing. */
    nextDate: z.string().overwrite(dayOf).meta({ format: 'date' }).nullable(),
    nextTime: z.string().nullable(),
    nextKind: codeOf('a kind', nextKinds).nullable(),
    /** When somebody of ours first reached out to them. */
    firstResponseAt: z.iso.datetime().nullable(),
    completedAt: z.iso.datetime().nullable(),
    sourceResource: z.string().nullable(),
    sourceId: z.string().nullable(),
    personId: z.string().nullable(),
    source: storedSource,
    channel: storedChannel,
    requirement: z.string().nullable(),
  }),
  notes: 'remarks',
  person: {
    email: 'email',
    phone: 'mobile',
    data: [
      ...['date', 'name', 'mobile', 'email', 'status', 'stage', 'nextDate', 'nextTime', 'nextKind'],
      ...['valuePaise', 'lostReason', 'requirement', 'source', 'channel', 'firstResponseAt'],
    ],
  },
  madeFrom: { resource: 'sourceResource', id: 'sourceId' },
  retention: { months: retentionMonths.requests, after: 'last exchange' },
  importable: true,
  endpoints: { list: '/followup', create: '/followup', update: '/followup/:id', remove: '/followup/:id' },
  columns: [
    { title: 'Date', field: 'date', cell: (row) => formatDate(row.date) },
    { title: 'Name', field: 'name' },
    { title: 'Mobile', field: 'mobile', cell: ({ mobile }) => phoneWords(mobile) },
    { title: 'Stage', field: 'stage', tones: stageTones },
    {
      title: 'Value',
      field: 'valuePaise',
      cell: ({ valuePaise }) => rupees(valuePaise),
      sheet: ({ valuePaise }) => (valuePaise === null ? '' : String(valuePaise / 100)),
    },
    { title: 'Next', field: 'nextDate', cell: whenNext },
    { title: 'Owner', field: 'ownerName' },
    { title: 'Remark', field: 'remarks', cell: latest },
  ],
  details: [
    { title: 'Email', field: 'email' },
    { title: 'Status', field: 'status' },
    {
      title: 'Requirement',
      field: 'requirement',
      cell: ({ requirement }) => labelOf(requirements, requirement ?? ''),
    },
    sourceDetail,
    { title: 'Lost because', field: 'lostReason', cell: ({ lostReason }) => lostReason ?? '' },
    {
      title: 'First response',
      field: 'firstResponseAt',
      cell: ({ firstResponseAt }) => (firstResponseAt ? formatMoment(firstResponseAt) : ''),
    },
    {
      title: 'Completed',
      field: 'completedAt',
      cell: ({ completedAt }) => (completedAt ? formatDate(completedAt) : ''),
    },
  ],
  search: [
    { label: 'Name', field: 'name' },
    { label: 'Email', field: 'email' },
    { label: 'Mobile', field: 'mobile' },
    { label: 'Status', field: 'status', options: statuses },
    { label: 'Stage', field: 'stage', options: stages },
  ],
  filters: [
    { title: 'Stage', field: 'stage', by: 'choice', options: stages },
    { title: 'Status', field: 'status', by: 'choice', options: statuses },
    { title: 'Owner', field: 'ownerId', by: 'owner', name: 'ownerName' },
    { title: 'Next', field: 'nextDate', by: 'due', done: { field: 'status', value: 'Completed' } },
    {
      ...{ title: 'First response', field: 'firstResponseAt', by: 'presence' },
      words: { none: 'Not answered yet', any: 'Answered' },
    },
    { title: 'Requirement', field: 'requirement', by: 'text' },
    channelFilter,
    { title: 'Date', field: 'date', by: 'day' },
    { title: 'Completed', field: 'completedAt', by: 'day' },
  ],
  bulk: ['stage', 'status', 'ownerId', 'nextDate'],
  bulkAsks: {
    when: { field: 'stage', value: 'Lost' },
    field: 'lostReason',
    title: 'Lost because',
    usual: usualReasons,
  },
  // What became of a stage tells the older word for it as well.
  derived: ['completedAt', 'status', 'firstResponseAt', 'channel', 'personId'],
  views: [
    // Not by when they wrote, as the list is otherwise: what has waited longest comes first.
    { name: 'My overdue', query: 'is.ownerId=me&due.nextDate=overdue&sort=nextDate' },
    { name: 'Unplanned', query: 'due.nextDate=none&is.status=Pending,In Progress' },
    { name: 'Unowned', query: 'is.ownerId=none&is.status=Pending,In Progress' },
    { name: 'Unanswered', query: 'is.firstResponseAt=none&is.status=Pending,In Progress' },
    { name: 'Came today', query: 'from.date=today' },
    { name: 'Won this month', query: 'is.stage=Won&from.completedAt=month' },
    { name: 'Completed this month', query: 'is.status=Completed&from.completedAt=month' },
  ],
  messages: {
    add: 'Add follow-up',
    addFailed: 'Failed to add follow-up',
    fetchFailed: 'Failed to fetch follow-ups',
    updated: 'Follow-up updated successfully',
    updateFailed: 'Failed to update follow-up',
    deleted: 'Follow-up deleted successfully',
    deleteFailed: 'Failed to delete follow-up: ',
    invalidId: 'Invalid follow-up ID',
    deletedWithoutId: 'Invalid user ID',
    none: 'No follow-ups found',
  },
});

const page = z.object({ items: z.array(followup.row), total: z.int() });

/** The open follow-ups whose turn is mine, due by the end of today; the longest due first. */
export const waitingCall = defineCall({
  method: 'GET',
  path: '/followup/mine',
  summary: 'What waits for me today',
  answer: page,
});

/** Those that came from a record: `/followup/of/enquiry/0198…`. */
export const followupsOfCall = defineCall({
  method: 'GET',
  path: '/followup/of/:resource/:id',
  summary: 'The follow-ups of a record',
  answer: z.array(followup.row),
});

export const remarksCall = defineCall({
  method: 'GET',
  path: '/followup/:id/remarks',
  summary: 'The remarks of a follow-up, newest first',
  description: 'The next page begins before `next`; null: there are no more.',
  params: z.object({ id: z.uuid({ error: followup.messages.invalidId }) }),
  querystring: z.object({
    before: z.uuid({ error: 'Invalid ID' }).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: z.object({
    items: z.array(remark.extend({ _id: z.string(), ...authorFields })),
    next: z.string().nullable(),
  }),
});

/** From an enquiry, a contact or a quote: with its data, owned by the caller, due on the next working day. */
export const followUpCall = defineCall({
  method: 'POST',
  path: '/followup/from/:resource/:id',
  summary: 'Follow a record up',
  description: 'Once: while a follow-up of the record is open, that one is answered.',
  answer: z.object({ message: z.string(), followup: followup.row }),
});

export const ownersCall = defineCall({
  method: 'GET',
  path: '/followup/owners',
  summary: 'Whose turn it can be',
  answer: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      awayUntil: z.string().optional().describe('The last day on which they are not there, if today is one.'),
    }),
  ),
});
