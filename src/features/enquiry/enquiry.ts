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

const fields = {
  ...senderFields,
  city: oneLine('City').meta({ examples: ['Faridabad'] }),
  requirement: codeOf('a requirement', requirements),
};

/** What a visitor sends from Book a Demo. */
const enquiryForm = z.object(fields);

export const bookDemoCall = submissionCall('/quotes', enquiryForm, 'Book a demo');

/** Staff may leave open what nobody has said yet. */
const requirement = z
  .union([fields.requirement, z.literal('')], { error: 'Choose a requirement from the list.' })
  .meta({ examples: ['crm'] });

/** What staff write down of a call. */
export const enquiryEntry = z.object({ ...entryFields, requirement: requirement.default('') });

/** What staff may change. The city is not part of the documented call and stays as it is when it is not sent. */
export const enquiryEdit = z.object({
  ...fields,
  ...entryEditFields,
  city: entryEditFields.city.optional(),
  requirement,
});

export const enquiry = defineResource({
  ...requestList,
  name: 'enquiry',
  path: 'enquiry',
  title: 'Enquiry',
  card: 'Enquiry Requests',
  area: 'submissions',
  table: 'enquiries',
  row: requestRow.extend({ city: z.string(), requirement: z.string() }),
  person: sender('city', 'requirement'),
  importable: true,
  endpoints: {
    list: '/quotes',
    create: '/quotes/entries',
    update: '/quotes/updatequotes/:id',
    remove: '/quotes/remove/:id',
  },
  columns: [
    ...submissionColumns,
    { title: 'City', field: 'city' },
    { title: 'Requirement', field: 'requirement', cell: (row) => labelOf(requirements, row.requirement) },
    ...requestColumns,
  ],
  details: submissionDetails,
  search: [
    { label: 'Name', field: 'name' },
    { label: 'Requirement', field: 'requirement', options: requirements },
    { label: 'Mobile', field: 'phone' },
  ],
  filters: [
    ...requestFilters,
    { title: 'Requirement', field: 'requirement', by: 'choice', options: requirements },
    { title: 'City', field: 'city', by: 'text' },
    channelFilter,
    { title: 'Date', field: 'date', by: 'day' },
  ],
  bulk: ['requirement'],
  messages: {
    add: 'Add enquiry',
    updated: 'Inquiry updated successfully!',
    updateFailed: 'Failed to update inquiry: ',
    deleted: 'Enquiry deleted successfully',
    deleteFailed: 'Failed to delete user',
    invalidId: 'Invalid enquiry ID',
    deletedWithoutId: 'Invalid user ID',
    none: 'No matching records found.',
  },
});
