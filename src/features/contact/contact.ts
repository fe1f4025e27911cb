import { z } from 'zod';
import { entryEditFields, entryFields, sourceDetail } from '~/model/entry';
import { oneLine } from '~/model/fields';
import { defineResource } from '~/model/resource';
import { retentionMonths } from '~/model/retention';
import {
  sender,
  senderFields,
  submissionCall,
  submissionColumns,
  submissionDetails,
  submissionRow,
} from '~/model/submission';

const fields = {
  ...senderFields,
  city: oneLine('City').meta({ examples: ['Faridabad'] }),
};

/** What a visitor sends from the contact page. */
const contactForm = z.object(fields);

/** What staff write down of a call. */
export const contactEntry = z.object(entryFields);

/** What staff may change. */
export const contactEdit = z.object({ ...fields, ...entryEditFields }).partial();

export const sendContactCall = submissionCall(
  '/contact/fillcontact',
  contactForm,
  'Contact us; with an empty body and a staff session: the list',
);

export const contact = defineResource({
  name: 'contact',
  path: 'contact-list',
  title: 'Contact',
  card: 'Contact Us Requests',
  area: 'leads',
  table: 'contacts',
  row: submissionRow.extend({ city: z.string(), source: z.string().nullable() }),
  person: sender('city', 'source'),
  retention: { months: retentionMonths.requests, after: 'last exchange' },
  importable: true,
  endpoints: {
    list: '/contact/getcontact',
    create: '/contact/entries',
    update: '/contact/:id',
    remove: '/contact/:id',
  },
  columns: [...submissionColumns, { title: 'City', field: 'city' }],
  details: [sourceDetail, ...submissionDetails],
  search: [
    { label: 'Name', field: 'name' },
    { label: 'City', field: 'city' },
    { label: 'Mobile', field: 'phone' },
  ],
  filters: [
    { title: 'City', field: 'city', by: 'text' },
    { title: 'Date', field: 'date', by: 'day' },
  ],
  views: [
    { name: 'Came today', query: 'from.date=today' },
    { name: 'This month', query: 'from.date=month' },
  ],
  messages: {
    add: 'Add contact',
    updated: 'Contact updated successfully',
    updateFailed: 'Failed to update contact: ',
    deleted: 'Contact deleted successfully',
    deleteFailed: 'Failed to delete user',
    invalidId: 'Invalid contact ID',
    deletedWithoutId: 'Invalid user ID',
    none: 'No matching records found.',
  },
});
