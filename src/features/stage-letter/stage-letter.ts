import { z } from 'zod';
import { MOST_IN_SUBJECT, MOST_IN_TEXT } from '~/features/mail-template/mail-template';
import { formatDate } from '~/lib/time';
import { identifier, oneLine, paragraphs } from '~/model/fields';
import { defineResource } from '~/model/resource';
import { stagePlaceholders } from './stage-placeholders';

/** There is one for each stage: what can be changed of it is its words. */
export const stageLetterEdit = z
  .object({
    subject: stagePlaceholders.checkedIn(oneLine('Subject', MOST_IN_SUBJECT)).meta({
      examples: ['Your application as {opening}'],
    }),
    text: stagePlaceholders.checkedIn(paragraphs('Text', MOST_IN_TEXT)).meta({
      examples: ['Hello {firstName},\n\nthank you for applying as {opening}.'],
    }),
  })
  .partial();

export const stageLetter = defineResource({
  name: 'stage-letter',
  path: 'stage-letters',
  title: 'Stage mails',
  card: 'Stage mails',
  area: 'stageLetters',
  table: 'stageLetters',
  row: z.object({
    _id: identifier(),
    version: z.int(),
    date: z.iso.datetime(),
    stage: z.string(),
    subject: z.string(),
    text: z.string(),
  }),
  endpoints: { list: '/stage-letters', update: '/stage-letters/:id', remove: '/stage-letters/:id' },
  columns: [
    { title: 'Stage', field: 'stage' },
    { title: 'Subject', field: 'subject' },
  ],
  details: [
    { title: 'Text', field: 'text' },
    { title: 'Since', field: 'date', cell: ({ date }) => formatDate(date) },
  ],
  search: [
    { label: 'Stage', field: 'stage' },
    { label: 'Subject', field: 'subject' },
    { label: 'Text', field: 'text' },
  ],
  messages: {
    add: 'Add stage mail',
    updated: 'Stage mail saved',
    deleted: 'Stage mail deleted',
    deleteFailed: 'Failed to delete stage mail',
    invalidId: 'Invalid stage mail ID',
    none: 'No stage mails yet.',
  },
});
