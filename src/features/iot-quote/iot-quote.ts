import { z } from 'zod';
import { oneLine } from '~/model/fields';
import { channelFilter, editedSource } from '~/model/leads/source';
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
  productName: oneLine('Product name', 200).meta({ examples: ['Cold Room Sentinel'] }),
};

/** What a visitor sends from Get Quote. */
export const iotQuoteForm = z.object(fields);

/** What staff may change. */
export const iotQuoteEdit = iotQuoteForm.partial().extend({ source: editedSource });

export const getQuoteCall = submissionCall(
  '/iot/quote/iot/quote/products',
  iotQuoteForm,
  'Ask for a quote on an IoT product',
);

export const iotQuote = defineResource({
  ...requestList,
  name: 'iot-quote',
  path: 'products/quote',
  title: 'IOT Products Quote',
  card: 'IoT Quote Requests',
  area: 'submissions',
  table: 'iotQuotes',
  row: requestRow.extend({ productName: z.string() }),
  person: sender('productName'),
  importable: true,
  endpoints: {
    list: '/iot/quote/all',
    create: '/iot/quote/iot/quote/products',
    update: '/iot/quote/:id',
    remove: '/iot/quote/:id',
  },
  columns: [...submissionColumns, { title: 'Product Name', field: 'productName' }, ...requestColumns],
  details: submissionDetails,
  search: [
    { label: 'Name', field: 'name' },
    { label: 'Email', field: 'email' },
    { label: 'Mobile', field: 'phone' },
    { label: 'Product Name', field: 'productName' },
  ],
  filters: [
    ...requestFilters,
    { title: 'Product', field: 'productName', by: 'text' },
    channelFilter,
    { title: 'Date', field: 'date', by: 'day' },
  ],
  messages: {
    add: 'Add quote',
    updated: 'Quote updated successfully!',
    updateFailed: 'Failed to update quote: ',
    deleted: 'Quote deleted successfully!',
    deleteFailed: 'Failed to delete quote',
    invalidId: 'Invalid quote ID',
    none: 'No matching records found.',
  },
});
