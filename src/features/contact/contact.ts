import { z } from 'zod';
import { entryEditFields, entryFields } from '~/model/entry';
import { codeOf, labelOf, oneLine } from '~/model/fields';
import { requirements } from '~/model/leads/requirements';
import { channelFilter } from '~/model/leads/source';
import { defineResource } from '~/model/resource';
import {
  requestColumns,
  requestFilters,
  requestList,
  requestRow,
  sender,
  senderFields,
  submissionCall,
  submissionColumns,
  submissionDetails,
} from '~/model/submission';

/** What it is about, for who wants to say. A form sends an empty text for what was not chosen. */
const requirement = z
  .union([codeOf('a requirement', requirements), z.literal(''), z.null()], {
    error: 'Choose a requirement from the list.',
  })
  .transform((chosen) => chosen || null)
  .meta({ examples: ['crm'] });

const fields = {
  ...senderFields,
  city: oneLine('City').meta({ examples: ['Faridabad'] }),
  requirement: requirement.optional(),
};

/** What a visitor sends from the contact page. */
const contactForm = z.object(fields);

/** What staff write down of a call. */
export const contactEntry = z.object({ ...entryFields, requirement: fields.requirement });

/** What staff may change. */
export const contactEdit = z.object({ ...fields, ...entryEditFields }).partial();

export const sendContactCall = submissionCall(
  '/contact/fillcontact',
  contactForm,
  'Contact us; with an empty body and a staff session: the list',
);

export const contact = defineResource({
  ...requestList,
  name: 'contact',
  path: 'contact-list',
  title: 'Contact',
  card: 'Contact Us Requests',
  area: 'leads',
  table: 'contacts',
  row: requestRow.extend({ city: z.string(), requirement: z.string().nullable() }),
  person: sender('city', 'requirement'),
  importable: true,
  endpoints: {
    list: '/contact/getcontact',
    create: '/contact/entries',
    update: '/contact/:id',
    remove: '/contact/:id',
  },
  columns: [...submissionColumns, { title: 'City', field: 'city' }, ...requestColumns],
  details: [
    {
      title: 'Requirement',
      field: 'requirement',
      cell: (row) => labelOf(requirements, row.requirement ?? ''),
    },
    ...submissionDetails,
  ],
  search: [
    { label: 'Name', field: 'name' },
    { label: 'City', field: 'city' },
    { label: 'Mobile', field: 'phone' },
  ],
  filters: [
    ...requestFilters,
    { title: 'City', field: 'city', by: 'text' },
    channelFilter,
    { title: 'Date', field: 'date', by: 'day' },
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
