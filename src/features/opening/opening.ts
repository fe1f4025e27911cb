import { z } from 'zod';
import { formatDate } from '~/lib/time';
import { labelOf } from '~/model/fields';
import { defineResource } from '~/model/resource';
import { question } from './opening-form';
import { employmentTypes, openingStatuses, openingTones, workplaces } from './opening-words';
import { salaryInWords } from './salary-words';

/** A day that never comes: until then it is open. */
export const NEVER = '9999-12-31';

export const openingRow = z.object({
  _id: z.string(),
  version: z.int(),
  date: z.iso.datetime(),
  title: z.string(),
  slug: z.string(),
  designation: z.string(),
  department: z.string(),
  city: z.string(),
  workplace: z.string(),
  employmentType: z.string(),
  places: z.int(),
  salaryFromPaise: z.int().nullable(),
  salaryToPaise: z.int().nullable(),
  salaryPer: z.string(),
  description: z.string(),
  responsibilities: z.array(z.string()),
  skills: z.array(z.string()),
  questions: z.array(question),
  opensOn: z.iso.date(),
  closesOn: z.iso.date().nullable(),
  lastDay: z.string().optional().meta({ forStaff: true }),
  status: z.string(),
});

/** A place, or several, that we want to fill. */
export const opening = defineResource({
  name: 'opening',
  path: 'openings',
  title: 'Openings',
  card: 'Openings',
  area: 'openings',
  table: 'openings',
  row: openingRow,
  derived: ['lastDay'],
  endpoints: {
    list: '/openings',
    create: '/openings',
    update: '/openings/:id',
    remove: '/openings/:id',
  },
  columns: [
    { title: 'Title', field: 'title' },
    { title: 'Team', field: 'department' },
    { title: 'City', field: 'city' },
    { title: 'Places', field: 'places' },
    { title: 'Opens', field: 'opensOn', cell: ({ opensOn }) => formatDate(opensOn) },
    {
      title: 'Closes',
      field: 'lastDay',
      cell: ({ closesOn }) => (closesOn ? formatDate(closesOn) : 'Never'),
    },
    { title: 'Status', field: 'status', tones: openingTones },
  ],
  details: [
    {
      title: 'Address',
      field: 'slug',
      cell: ({ slug }) => `/career/${slug}`,
      leadsTo: ({ slug, status }) => (status === 'Draft' ? undefined : `/career/${slug}`),
    },
    { title: 'Where', field: 'workplace', cell: ({ workplace }) => labelOf(workplaces, workplace) },
    {
      title: 'Kind',
      field: 'employmentType',
      cell: ({ employmentType }) => labelOf(employmentTypes, employmentType),
    },
    { title: 'Salary', field: 'salaryFromPaise', cell: (row) => salaryInWords(row) ?? '' },
    { title: 'Description', field: 'description' },
    {
      title: 'Questions',
      field: 'questions',
      cell: ({ questions }) => questions.map(({ label }) => label).join('\n'),
    },
  ],
  search: [
    { label: 'Title', field: 'title' },
    { label: 'Team', field: 'department' },
    { label: 'City', field: 'city' },
  ],
  filters: [
    { title: 'Status', field: 'status', by: 'choice', options: openingStatuses },
    { title: 'Where', field: 'workplace', by: 'choice', options: workplaces },
    { title: 'Kind', field: 'employmentType', by: 'choice', options: employmentTypes },
  ],
  bulk: ['status'],
  views: [
    { name: 'Open', query: 'is.status=Open' },
    { name: 'Drafts', query: 'is.status=Draft' },
  ],
  messages: {
    add: 'Add opening',
    updated: 'Opening saved',
    deleted: 'Opening deleted',
    deleteFailed: 'Failed to delete opening',
    invalidId: 'Invalid opening ID',
    none: 'No openings yet.',
  },
});

export type Opening = z.output<typeof opening.row>;
