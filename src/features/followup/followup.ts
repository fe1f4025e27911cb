import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { phoneWords } from '~/lib/phone-words';
import { dayOf, formatDate } from '~/lib/time';
import { authorFields } from '~/model/author';
import {
  codeOf,
  email,
  identifier,
  moment,
  oneLine,
  optionalParagraphs,
  phone,
  seenVersion,
} from '~/model/fields';
import { defineResource } from '~/model/resource';
import { retentionMonths } from '~/model/retention';

export const statuses = { Pending: 'Pending', 'In Progress': 'In Progress', Completed: 'Completed' } as const;

const remark = z.object({ val: z.string(), date: z.iso.datetime() });
type Remark = z.output<typeof remark>;

const fields = {
  name: oneLine('Name').meta({ examples: ['Asha Verma'] }),
  mobile: phone('Mobile').meta({ examples: ['+919818040101'] }),
  email: email().meta({ examples: ['asha@verma.example'] }),
  status: codeOf('a status', statuses),
};

/** A form sends an empty text for what was not chosen. */
const orNone = <Value extends z.ZodType>(value: Value, error: string) =>
  z
    .union([value, z.literal(''), z.null()], { error })
    .transform((sent) => sent || null)
    .optional();

const NO_TIME = 'The time must be one of the day, such as 14:30.';
const CHOOSE_OWNER = 'Choose an owner from the list.';

const turn = {
  ownerId: orNone(identifier(), CHOOSE_OWNER),
  /** A day, whatever the hour. */
  nextDate: orNone(
    moment('Next date').transform((iso) => `${dayOf(iso)}T00:00:00.000Z`),
    'Next date must be a date, such as 2025-04-01.',
  ),
  /** In the agency's own time zone. */
  nextTime: orNone(z.iso.time({ precision: -1, error: NO_TIME }).meta({ examples: ['14:30'] }), NO_TIME),
};

export const MOST_REMARKS = 1000;
export const TOO_MANY_REMARKS = `A follow-up can have at most ${MOST_REMARKS} remarks.`;

const newRemark = optionalParagraphs('Remark', 2000);

/** What is said for the first time, as the contract's list or as one text; a blank one says nothing. */
const newRemarks = {
  remarks: z
    .array(z.object({ val: newRemark, date: moment('Date of the remark').optional() }), {
      error: 'Remarks must be a list.',
    })
    .max(MOST_REMARKS, TOO_MANY_REMARKS)
    .optional(),
  remark: newRemark,
};

const example = {
  name: 'Asha Verma',
  mobile: '9818040101',
  email: 'asha@verma.example',
  status: 'In Progress',
  remarks: [{ val: 'Asked for a written quote by Friday.', date: '2026-11-13T10:30:00.000Z' }],
};

export const followupForm = z.object({ ...fields, ...turn, ...newRemarks }).meta({ examples: [example] });

/** The same in a spreadsheet, where an owner goes by their name. */
export const followupCells = followupForm.omit({ remarks: true }).extend({
  ownerId: orNone(z.uuid({ error: CHOOSE_OWNER }), CHOOSE_OWNER).meta({ title: 'Owner' }),
});

/** Only the name and the mobile must be there; the address may be taken out. */
export const followupEdit = z
  .object({
    ...fields,
    email: z.union([fields.email, z.literal('')], { error: 'Enter a valid email address.' }).optional(),
    status: fields.status.optional(),
    ...turn,
    ...newRemarks,
    version: seenVersion(),
  })
  .meta({ examples: [example] });

/** With its hour, if it has one. */
const whenNext = ({ nextDate, nextTime }: { nextDate: string | null; nextTime: string | null }) =>
  nextDate ? [formatDate(nextDate), nextTime].filter(Boolean).join(' ') : '';

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
    status: fields.status,
    remarks: z.array(remark).describe('The latest of them, the newest last: 10 in a list, 20 in a record.'),
    ownerId: z.string().nullable(),
    ownerName: z.string(),
    /** A day: the hour at which it is stored means nothing. */
    nextDate: z.string().overwrite(dayOf).meta({ format: 'date' }).nullable(),
    nextTime: z.string().nullable(),
    completedAt: z.iso.datetime().nullable(),
    sourceResource: z.string().nullable(),
    sourceId: z.string().nullable(),
  }),
  notes: 'remarks',
  person: {
    email: 'email',
    phone: 'mobile',
    data: ['date', 'name', 'mobile', 'email', 'status', 'nextDate', 'nextTime'],
  },
  madeFrom: { resource: 'sourceResource', id: 'sourceId' },
  retention: { months: retentionMonths.requests, after: 'last exchange' },
  importable: true,
  endpoints: { list: '/followup', create: '/followup', update: '/followup/:id', remove: '/followup/:id' },
  columns: [
    { title: 'Date', field: 'date', cell: (row) => formatDate(row.date) },
    { title: 'Name', field: 'name' },
    { title: 'Mobile', field: 'mobile', cell: ({ mobile }) => phoneWords(mobile) },
    {
      title: 'Status',
      field: 'status',
      tones: { Pending: 'plain', 'In Progress': 'busy', Completed: 'good' },
    },
    { title: 'Next', field: 'nextDate', cell: whenNext },
    { title: 'Owner', field: 'ownerName' },
    { title: 'Remark', field: 'remarks', cell: latest },
  ],
  details: [
    { title: 'Email', field: 'email' },
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
  ],
  filters: [
    { title: 'Status', field: 'status', by: 'choice', options: statuses },
    { title: 'Owner', field: 'ownerId', by: 'owner', name: 'ownerName' },
    { title: 'Next', field: 'nextDate', by: 'due', done: { field: 'status', value: 'Completed' } },
    { title: 'Date', field: 'date', by: 'day' },
    { title: 'Completed', field: 'completedAt', by: 'day' },
  ],
  bulk: ['status', 'ownerId', 'nextDate'],
  derived: ['completedAt'],
  views: [
    { name: 'My overdue', query: 'is.ownerId=me&due.nextDate=overdue' },
    { name: 'Unowned', query: 'is.ownerId=none&is.status=Pending,In Progress' },
    { name: 'Came today', query: 'from.date=today' },
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
  answer: z.array(z.object({ _id: z.string(), name: z.string() })),
});
