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
    <section aria-label="Sums" className="grid gap-8 lg:grid-cols-2">
      <div className="overflow-x-auto">
        <TaxTable lines={lines} options={options} />
      </div>
      <div className="grid content-start gap-4">
        <dl className="grid grid-cols-[1fr_auto] gap-y-1 tabular-nums">
          {amounts.map(([label, paise]) =>
            paise || label === 'Before tax' ? (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd className="text-right">{inRupees(paise)}</dd>
              </div>
            ) : null,
          )}
          <dt className="border-t border-line pt-3 font-heading text-xl font-semibold">Total</dt>
          <dd className="border-t border-line pt-3 text-right font-heading text-xl font-semibold">
            {inRupees(totals.totalPaise)}
          </dd>
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
  return (
    <table className="w-full text-right text-sm tabular-nums">
      <caption className="sr-only">Tax by rate</caption>
      <thead className="text-xs text-muted">
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
      <tbody>
        {rates.map((rate) => (
          <tr key={rate.rate} className="border-b border-line">
            <th className="py-2 text-left font-normal">{rate.rate}%</th>
            <td className="pl-3">{inRupees(rate.taxablePaise)}</td>
            {levied.map(([title, field]) => (
              <td key={title} className="pl-3">
                {inRupees(rate[field])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
