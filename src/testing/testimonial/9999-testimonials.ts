import type { Database } from '~/platform/db/schema';
import { createRecordTable } from '~/platform/db/tables/record-table';

/** What clients say of us. */
export const testimonials = (db: Database) =>
  createRecordTable(db, 'testimonials', {
    columns: { name: 'text', email: 'text', phone: 'text', quote: 'text' },
    sorted: ['date', 'name', 'email'],
    searched: ['name', 'quote'],
    filtered: ['date'],
  });
