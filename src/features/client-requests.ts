import { career } from '~/features/career/career';
import { enquiry } from '~/features/enquiry/enquiry';
import { iotQuote } from '~/features/iot-quote/iot-quote';
import type { AnyRecord, Resource } from '~/model/resource';

export interface ClientList {
  resource: Resource;
  /** One, and many of them, as a client calls them. */
  one: string;
  many: string;
  /** What one was about, as the list's own column has it. */
  about(row: AnyRecord): string;
  none: string;
  /** Where to send one. */
  to: string;
  invitation: string;
}

/** What a client can have sent us. The server answers them their own alone. */
export const clientLists: readonly ClientList[] = [
  {
    resource: enquiry,
    one: 'Demo request',
    many: 'Enquiries',
    about: shownIn(enquiry, 'requirement'),
    none: 'You have not asked for a demo yet.',
    to: '/#demo',
    invitation: 'Book a demo',
  },
  {
    resource: iotQuote,
    one: 'Quote request',
    many: 'Quotes',
    about: shownIn(iotQuote, 'productName'),
    none: 'You have not asked for a quote yet.',
    to: '/Iot-products',
    invitation: 'See our IoT products',
  },
  {
    resource: career,
    one: 'Application',
    many: 'Applications',
    about: shownIn(career, 'designation'),
    none: 'You have not applied for a job with us yet.',
    to: '/career',
    invitation: 'See open positions',
  },
];

/** A field as the list's own column has it, or the sheet of a record. */
export function shownIn({ columns, details = [] }: Resource, field: string) {
  const cell = [...columns, ...details].find((one) => one.field === field)?.cell;
  return (row: AnyRecord) => (cell ? cell(row) : String(row[field] ?? ''));
}
