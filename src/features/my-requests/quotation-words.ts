import type { QuotationStatus } from '~/features/quotation/quotation';
import type { Tone } from '~/model/resource';

/** How a quotation stands, as we say it to whom it was sent. A draft never gets there. */
export const quotationWords: Readonly<Record<QuotationStatus, readonly [words: string, tone: Tone]>> = {
  Draft: ['', 'plain'],
  Sent: ['Waiting for your answer', 'busy'],
  Viewed: ['Waiting for your answer', 'busy'],
  Accepted: ['Accepted', 'good'],
  Declined: ['Declined', 'plain'],
  Expired: ['Expired', 'plain'],
  Void: ['Taken back', 'plain'],
  Superseded: ['There is a newer one', 'plain'],
};
