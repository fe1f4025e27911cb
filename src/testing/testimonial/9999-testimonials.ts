import { createRecordTable } from '~/server/db/record-table';
import type { Database } from '~/server/db/schema';

/** What clients say of us. */
export const testimonials = (db: Database) =>
  createRecordTable(db, 'testimonials', {
    columns: { name: 'text', email: 'text', phone: 'text', quote: 'text' },
    sorted: ['date', 'name', 'email'],
    searched: ['name', 'quote'],
  });
