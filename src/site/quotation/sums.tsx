import { isUnderLut, taxesByRate, totalsWith } from '~/features/quotation/price';
import { inRupees } from '~/model/money/rupees';
import { buttonLook } from '~/ui/button';
import { isOpen, type ReadProps } from './quotation-read';

/** What is taxed at which rate, what all comes to, and that in words. */
export function Sums({ quotation, options }: ReadProps) {
  const { lines, seller } = quotation;
  const totals = totalsWith(lines, options);
  const amounts = [
    ['Before tax', totals.taxablePaise],
    ['CGST', totals.cgstPaise],
    ['SGST', totals.sgstPaise],
    ['IGST', totals.igstPaise],
    ['Rounding', totals.roundOffPaise],
  ] as const;
  return (
    <section aria-label="Sums" className="grid gap-8 break-inside-avoid lg:grid-cols-2 print:grid-cols-2">
      <TaxTable lines={lines} options={options} />
      <div className="grid content-start gap-4 lg:col-start-2 print:col-start-2">
        <dl className="grid grid-cols-[1fr_auto] gap-y-1 tabular-nums">
          {amounts.map(([label, paise]) =>
            paise || label === 'Before tax' ? (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd className="text-right">{inRupees(paise)}</dd>
              </div>
            ) : null,
          )}
          <div className="contents font-heading text-xl font-semibold">
            <dt className="border-t border-line pt-3">Total</dt>
            <dd className="border-t border-line pt-3 text-right">{inRupees(totals.totalPaise)}</dd>
          </div>
        </dl>
        <p className="text-sm font-medium">{totals.inWords}</p>
        {seller.lut && isUnderLut(quotation) && (
          <p className="text-sm text-muted wrap-anywhere">{seller.lut}</p>
        )}
        {isOpen(quotation) && lines.some(({ optional }) => optional) && <UpdateTotal />}
      </div>
    </section>
  );
}

/** With a script the total follows the ticks by itself. */
const UpdateTotal = () => (
  <noscript>
    <button
      type="submit"
      form="accept"
      name="intent"
      value="total"
      formNoValidate
      className={buttonLook({ variant: 'secondary' })}
    >
      Show the total with what I ticked
    </button>
  </noscript>
);

const taxes = [
  ['CGST', 'cgstPaise'],
  ['SGST', 'sgstPaise'],
  ['IGST', 'igstPaise'],
] as const;

/** Of the taxes those that there are. */
function TaxTable({ lines, options }: Pick<ReadProps['quotation'], 'lines'> & Pick<ReadProps, 'options'>) {
  const rates = taxesByRate(lines, options);
  const levied = taxes.filter(([, field]) => rates.some((rate) => rate[field] > 0));
  if (levied.length === 0) return null;
  return (
    <table className="h-fit w-full text-right text-sm tabular-nums max-md:block">
      <caption className="sr-only">Tax by rate</caption>
      <thead className="text-xs text-muted max-md:sr-only">
        <tr className="border-b border-line">
          <th className="py-2 text-left font-medium">GST</th>
          <th className="pl-3 font-medium">Before tax</th>
          {levied.map(([title]) => (
            <th key={title} className="pl-3 font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-3">
        {rates.map((rate) => (
          <tr key={rate.rate} className="border-b border-line max-md:grid max-md:pb-2">
            <th className="text-left font-normal max-md:font-medium md:py-2">
              <span className="md:hidden">GST </span>
              {rate.rate}%
            </th>
            {[['Before tax', 'taxablePaise'] as const, ...levied].map(([title, field]) => (
              <td key={title} className="flex justify-between gap-4 md:table-cell md:pl-3">
                <span className="text-muted md:hidden">{title}</span>
                {inRupees(rate[field])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
