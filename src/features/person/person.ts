import { z } from 'zod';
import { followup } from '~/features/followup/followup';
import { defineCall } from '~/lib/call';
import { phoneWords } from '~/lib/phone-words';
import { formatDate } from '~/lib/time';
import { done, email, identifier, oneLine, optionalLine, phone, seenVersion } from '~/model/fields';
import { defineResource } from '~/model/resource';

const listOf = (keys: string) => keys.split(' ').filter(Boolean);

export const person = defineResource({
  name: 'person',
  path: 'people',
  title: 'People',
  card: 'People',
  area: 'leads',
  table: 'people',
  row: z.object({
    _id: identifier(),
    version: z.int(),
    date: z.iso.datetime(),
    name: z.string(),
    addresses: z.string().describe('All their email addresses, a blank between them.'),
    numbers: z.string().describe('All their numbers, a blank between them.'),
    company: z.string(),
    ownerId: z.string().nullable(),
    ownerName: z.string(),
    lastAt: z.iso.datetime().describe('Of the last exchange with them.'),
  }),
  person: {
    email: 'addresses',
    phone: 'numbers',
    data: ['date', 'name', 'addresses', 'numbers', 'company', 'lastAt'],
    byKeys: true,
  },
  endpoints: { list: '/people', update: '/people/:id', remove: '/people/:id' },
  columns: [
    { title: 'Name', field: 'name' },
    { title: 'Email', field: 'addresses', cell: ({ addresses }) => listOf(addresses).join(', ') },
    {
      title: 'Phone',
      field: 'numbers',
      cell: ({ numbers }) => listOf(numbers).map(phoneWords).join(', '),
    },
    { title: 'Company', field: 'company' },
    { title: 'Owner', field: 'ownerName' },
    { title: 'Last exchange', field: 'lastAt', cell: ({ lastAt }) => formatDate(lastAt) },
  ],
  search: [
    { label: 'Name', field: 'name' },
    { label: 'Email', field: 'addresses' },
    { label: 'Phone', field: 'numbers' },
    { label: 'Company', field: 'company' },
  ],
  filters: [
    { title: 'Owner', field: 'ownerId', by: 'owner', name: 'ownerName' },
    { title: 'Company', field: 'company', by: 'text' },
    { title: 'Last exchange', field: 'lastAt', by: 'day' },
  ],
  derived: ['lastAt'],
  views: [{ name: 'Mine', query: 'is.ownerId=me' }],
  messages: {
    add: 'Add',
    fetchFailed: 'Failed to fetch people',
    updated: 'Person updated successfully',
    updateFailed: 'Failed to update person: ',
    deleted: 'Person deleted successfully',
    deleteFailed: 'Failed to delete person: ',
    invalidId: 'Invalid person ID',
    none: 'Nobody has written yet.',
  },
});

const params = z.object({ id: z.uuid({ error: person.messages.invalidId }) });

const recordOfPerson = z.object({
  resource: z.string(),
  _id: z.string(),
  date: z.string(),
  title: z.string().describe('What it was about.'),
  stage: z.string().optional(),
  group: z
    .string()
    .describe('The same for a request, its follow-ups and their quotations: they are of one person.'),
});

export const reason = z.enum(['same-number', 'same-email', 'same-name-and-company']);

const wholePerson = z.object({
  _id: z.string(),
  name: z.string(),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  company: z.string(),
  ownerId: z.string().nullable(),
  ownerName: z.string(),
  version: z.int(),
  lastAt: z.string(),
  records: z.array(recordOfPerson).describe('The newest 50 of each kind that the caller may read.'),
  open: z.array(followup.row),
  suggestions: z.array(z.object({ _id: z.string(), name: z.string(), reason })),
  merges: z
    .array(z.object({ undo: z.string(), name: z.string(), expiresAt: z.string() }))
    .describe('Who was merged into them, as long as the caller may take that back; the newest first.'),
});

export const personCall = defineCall({
  method: 'GET',
  path: '/people/:id',
  summary: 'A person, with all that is theirs',
  description: 'One who was merged answers 301 to the one who they are now.',
  params,
  answer: wholePerson,
});

const MOST_AT_ONCE = 30;
const changed = <Value extends z.ZodType>(value: Value) =>
  z
    .object({
      add: z.array(value).max(MOST_AT_ONCE).default([]),
      remove: z.array(z.string().max(254)).max(MOST_AT_ONCE).default([]),
    })
    .optional();

export const changePersonCall = defineCall({
  method: 'PUT',
  path: '/people/:id',
  summary: 'Edit: People',
  params,
  body: z.object({
    name: oneLine('Name')
      .optional()
      .meta({ examples: ['Asha Verma'] }),
    company: optionalLine('Company').unwrap().optional(),
    ownerId: z.union([identifier(), z.literal(''), z.null()]).optional(),
    emails: changed(email()),
    phones: changed(phone()),
    version: seenVersion(),
  }),
  answer: done.extend({ person: person.row }),
});

const side = z.enum(['this', 'other']).default('this');

/** Field by field, whose is taken; addresses and numbers of both stay. */
export const mergeCall = defineCall({
  method: 'POST',
  path: '/people/:id/merge',
  summary: 'Make two people one',
  description:
    'In one transaction everything of `from` becomes theirs, and its id answers 301. An admin can undo it for 30 days.',
  params,
  body: z.object({
    from: identifier().meta({ examples: ['0198f3d2-7b1c-7000-8000-000000000000'] }),
    fields: z.object({ name: side, company: side, ownerId: side }).partial().default({}),
  }),
  answer: done.extend({ undo: z.string() }),
});

export const undoMergeCall = defineCall({
  method: 'POST',
  path: '/people/undo/:undo',
  summary: 'Take a merge back',
  params: z.object({ undo: z.uuid({ error: 'Invalid ID' }) }),
  answer: done,
});

export const splitCall = defineCall({
  method: 'POST',
  path: '/people/:id/split',
  summary: 'Give some records of a person to a new one',
  description:
    'A request, its follow-ups and their quotations go together, whichever of them is named. What has joined a follow-up of the other gets one of its own.',
  params,
  body: z.object({
    records: z
      .array(z.object({ resource: z.string().max(40), _id: identifier() }))
      .min(1, 'Choose what is somebody else’s.')
      .max(100)
      .meta({ examples: [[{ resource: 'enquiry', _id: '0198f3d2-7b1c-7000-8000-000000000000' }]] }),
  }),
  answer: done.extend({ person: person.row }),
});

export const dismissCall = defineCall({
  method: 'POST',
  path: '/people/:id/suggestions/:other/dismiss',
  summary: 'Say that two are not the same',
  params: params.extend({ other: identifier() }),
  answer: done,
});
