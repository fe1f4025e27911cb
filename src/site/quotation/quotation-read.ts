import type { z } from 'zod';
import type { readQuotationCall } from '~/features/quotation/public-calls';

export type QuotationRead = z.output<typeof readQuotationCall.answer>;

export interface ReadProps {
  quotation: QuotationRead;
  token: string;
  /** The places of the optional lines that are ticked, or were taken. */
  options: readonly number[];
}

export const isOpen = ({ status }: QuotationRead) => status === 'Sent' || status === 'Viewed';

export const pdfOf = (token: string) => `/api/public/quotations/${token}/pdf`;
