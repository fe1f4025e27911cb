import { z } from 'zod';
import { formatDate } from '~/lib/time';
import { identifier, oneLine, paragraphs } from '~/model/fields';
import { defineResource } from '~/model/resource';
import { placeholders } from './placeholders';

/** As long as what is sent may be. */
export const MOST_IN_SUBJECT = 150;
export const MOST_IN_TEXT = 5000;

export const mailTemplateForm = z.object({
  name: oneLine('Name', 80).meta({ examples: ['First answer'] }),
  subject: placeholders.checkedIn(oneLine('Subject', MOST_IN_SUBJECT)).meta({
    examples: ['Your request {reference}'],
  }),
  text: placeholders.checkedIn(paragraphs('Text', MOST_IN_TEXT)).meta({
    examples: ['Hello {firstName},\n\nthank you for asking about {requirement}.'],
  }),
});

export const mailTemplate = defineResource({
  name: 'mail-template',
  path: 'mail-templates',
  title: 'Mail templates',
  card: 'Mail templates',
  area: 'mails',
  table: 'mailTemplates',
  importable: true,
  row: z.object({
    _id: identifier(),
    version: z.int(),
    date: z.iso.datetime(),
    name: z.string(),
    subject: z.string(),
    text: z.string(),
  }),
  endpoints: {
    list: '/mail-templates',
    create: '/mail-templates',
    update: '/mail-templates/:id',
    remove: '/mail-templates/:id',
  },
  columns: [
    { title: 'Name', field: 'name' },
    { title: 'Subject', field: 'subject' },
  ],
  details: [
    { title: 'Text', field: 'text' },
    { title: 'Since', field: 'date', cell: (row) => formatDate(row.date) },
  ],
  search: [
    { label: 'Name', field: 'name' },
    { label: 'Subject', field: 'subject' },
    { label: 'Text', field: 'text' },
  ],
  messages: {
    add: 'Add template',
    fetchFailed: 'Failed to fetch templates',
    updated: 'Template updated successfully',
    deleted: 'Template deleted successfully',
    deleteFailed: 'Failed to delete template',
    invalidId: 'Invalid template ID',
    none: 'No templates yet.',
  },
});
