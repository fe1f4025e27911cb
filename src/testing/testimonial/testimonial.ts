import { z } from 'zod';
import { formatDate } from '~/lib/time';
import { email, oneLine, paragraphs, phone } from '~/model/fields';
import { defineResource } from '~/model/resource';
import { retentionMonths } from '~/model/retention';

/** What is sent. The examples stand in the description of the API. */
export const testimonialForm = z.object({
  name: oneLine('Name').meta({ examples: ['Asha Verma'] }),
  email: email().meta({ examples: ['asha@verma.example'] }),
  phone: phone().meta({ examples: ['+919818040101'] }),
  quote: paragraphs('Quote', 500).meta({ examples: ['They answer the phone.'] }),
});

export const testimonial = defineResource({
  name: 'testimonial', // the folder
  path: 'testimonials', // /dashboard/testimonials
  title: 'Testimonials', // the sidebar
  card: 'Testimonials', // the dashboard's card
  area: 'leads', // its row of the permission table
  table: 'testimonials',
  // As stored, without the rules for what comes in.
  row: z.object({
    _id: z.string(),
    version: z.int(), // grows with each change
    date: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    quote: z.string(),
  }),
  // Whom it is about, and what of it is theirs when they ask for a copy: nothing else leaves.
  person: { email: 'email', phone: 'phone', data: ['date', 'name', 'email', 'phone', 'quote'] },
  retention: { months: retentionMonths.requests, after: 'last exchange' }, // left out: until somebody deletes it
  endpoints: {
    list: '/testimonial',
    create: '/testimonial',
    update: '/testimonial/:id',
    remove: '/testimonial/:id',
  },
  columns: [
    { title: 'Date', field: 'date', cell: (row) => formatDate(row.date) },
    { title: 'Name', field: 'name' },
    { title: 'Email', field: 'email' },
  ],
  details: [
    { title: 'Phone', field: 'phone' },
    { title: 'Quote', field: 'quote' },
  ],
  search: [
    { label: 'Name', field: 'name' },
    { label: 'Quote', field: 'quote' },
  ],
  filters: [{ title: 'Date', field: 'date', by: 'day' }],
  messages: {
    add: 'Add testimonial',
    updated: 'Testimonial updated successfully',
    deleted: 'Testimonial deleted successfully',
    deleteFailed: 'Failed to delete testimonial',
    invalidId: 'Invalid testimonial ID',
    none: 'No testimonials yet.',
  },
});
