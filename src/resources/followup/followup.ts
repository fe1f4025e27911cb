import { z } from 'zod';
import { codeOf, email, identifier, moment, oneLine, optionalParagraphs, phone } from '~/lib/fields';
import { formatDate } from '~/lib/time';
import { defineResource } from '../resource';

export const statuses = { Pending: 'Pending', 'In Progress': 'In Progress', Completed: 'Completed' } as const;

const remark = z.object({ val: z.string(), date: z.iso.datetime() });
export type Remark = z.output<typeof remark>;

const fields = {
  name: oneLine('Name').meta({ examples: ['Asha Verma'] }),
  mobile: phone('Mobile').meta({ examples: ['+919818040101'] }),
  email: email().meta({ examples: ['asha@verma.example'] }),
  status: codeOf('a status', statuses),
};

const newRemark = optionalParagraphs('Remark', 2000);

/** What is said for the first time, as the contract's list or as one text; a blank one says nothing. */
const newRemarks = {
  remarks: z
    .array(z.object({ val: newRemark, date: moment('Date of the remark').optional() }), {
      error: 'Remarks must be a list.',
    })
    .max(1000, 'A follow-up can have at most 1000 remarks.')
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

export const followupForm = z.object({ ...fields, ...newRemarks }).meta({ examples: [example] });

/** Only the name and the mobile must be there; the address may be taken out. */
export const followupEdit = z
  .object({
    ...fields,
    email: z.union([fields.email, z.literal('')], { error: 'Enter a valid email address.' }).optional(),
    status: fields.status.optional(),
    ...newRemarks,
  })
  .meta({ examples: [example] });

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
    date: z.iso.datetime(),
    name: z.string(),
    mobile: z.string(),
    email: z.string(),
    status: fields.status,
    remarks: z.array(remark),
  }),
  endpoints: { list: '/followup', update: '/followup/:id', remove: '/followup/:id' },
  columns: [
    { title: 'Date', field: 'date', cell: (row) => formatDate(row.date) },
    { title: 'Name', field: 'name' },
    { title: 'Mobile', field: 'mobile' },
    { title: 'Email', field: 'email' },
    { title: 'Status', field: 'status' },
    { title: 'Remark', field: 'remarks', cell: latest },
  ],
  search: [
    { label: 'Name', field: 'name' },
    { label: 'Email', field: 'email' },
    { label: 'Mobile', field: 'mobile' },
    { label: 'Status', field: 'status', options: statuses },
  ],
  messages: {
    updated: 'Follow-up updated successfully',
    updateFailed: 'Failed to update follow-up: ',
    deleted: 'Follow-up deleted successfully',
    deleteFailed: 'Failed to delete follow-up: ',
    invalidId: 'Invalid user ID',
    none: 'No follow-ups found',
  },
});
