import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Mark } from '~/ui/mark';
import { quotationTones } from '../quotation';
import type { Quotation } from './quotation-queries';
import { Whose, type WhoseProps } from './whose';

interface QuotationHeadProps {
  /** Undefined while there is none yet. */
  quotation: Quotation | undefined;
  /** What it is called as long as there is none. */
  title?: string;
  /** Whom it will be for, as long as there is none. */
  whose?: WhoseProps;
  aside: ReactNode;
  children?: ReactNode;
}

/** Which quotation it is and how it stands. */
export function QuotationHead({
  quotation,
  title: unnumbered = 'New quotation',
  whose: unsaved,
  aside,
  children,
}: QuotationHeadProps) {
  const title = quotation?.number ?? (quotation ? 'Draft' : unnumbered);
  const whose = quotation ?? unsaved;
  const revision = quotation && !quotation.number && quotation.revision > 1;
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      {/* As wide whatever it says: whether there is room beside it does not change while it is saved. */}
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-sm">
          <Link
            to="/dashboard/quotations"
            className="inline-flex min-h-6 items-center rounded-sm text-muted underline underline-offset-4"
          >
            Quotations
          </Link>
        </p>
        <h1 className="flex flex-wrap items-center gap-x-3 text-2xl wrap-anywhere">
          {revision ? `Revision ${quotation.revision}` : title}
          {quotation?.number && <Mark tone={quotationTones[quotation.status]}>{quotation.status}</Mark>}
        </h1>
        {whose && <Whose {...whose} />}
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-2">{aside}</div>
    </header>
  );
}
