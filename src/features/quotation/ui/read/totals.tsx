import { inRupees } from '~/model/money/rupees';
import type { Quotation } from '../quotation-queries';

/** What it comes to, with the tax that is in it. */
export function Totals({ totals }: Pick<Quotation, 'totals'>) {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise, inWords } = totals;
  const sums = [
    ['Taxable', taxablePaise, true],
    ['CGST', cgstPaise, cgstPaise > 0],
    ['SGST', sgstPaise, sgstPaise > 0],
    ['IGST', igstPaise, igstPaise > 0],
    ['Round off', roundOffPaise, roundOffPaise !== 0],
  ] as const;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 text-sm tabular-nums">
      {sums.map(
        ([label, paise, isSaid]) =>
          isSaid && (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="pl-6 text-right">{inRupees(paise)}</dd>
            </div>
          ),
      )}
      <div className="contents text-base font-semibold">
        <dt className="border-t border-line pt-2">Total</dt>
        <dd className="border-t border-line pt-2 pl-6 text-right">{inRupees(totalPaise)}</dd>
      </div>
      <div className="contents">
        <dt className="sr-only">In words</dt>
        <dd className="col-span-2 text-muted">{inWords}</dd>
      </div>
    </dl>
  );
}
