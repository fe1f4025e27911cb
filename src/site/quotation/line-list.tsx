import { isTaxed } from '~/features/quotation/place-words';
import { inRupees } from '~/model/money/rupees';
import { isOpen, type QuotationRead, type ReadProps } from './quotation-read';

type Line = QuotationRead['lines'][number];

interface LineListProps extends Pick<ReadProps, 'quotation' | 'options'> {
  onTick: (options: readonly number[]) => void;
}

/** A table with one row for each line; on a phone each is a card. */
export function LineList({ quotation, options, onTick }: LineListProps) {
  const tick = (place: number, on: boolean) =>
    onTick(on ? [...options, place] : options.filter((other) => other !== place));
  const columns = {
    hasDiscount: quotation.lines.some(({ discountPercent }) => discountPercent > 0),
    isTaxed: isTaxed(quotation),
  };
  return (
    <table className="w-full text-sm max-md:block">
      <caption className="sr-only">What is offered</caption>
      <thead className="text-left text-xs text-muted max-md:sr-only">
        <tr className="border-b border-line">
          <th className="py-2 pr-4 font-medium">What</th>
          <th className="px-2 font-medium">SAC</th>
          <th className="px-2 text-right font-medium">Quantity</th>
          <th className="px-2 text-right font-medium">Rate</th>
          {columns.hasDiscount && <th className="px-2 text-right font-medium">Discount</th>}
          {columns.isTaxed && <th className="px-2 text-right font-medium">GST</th>}
          <th className="pl-2 text-right font-medium">{amountTitle(columns)}</th>
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-3">
        {quotation.lines.map((line, place) => (
          <LineRow
            // biome-ignore lint/suspicious/noArrayIndexKey: what was sent stays in its order
            key={place}
            {...{ line, place, columns }}
            isTaken={options.includes(place)}
            {...(isOpen(quotation) ? { onTick: (on: boolean) => tick(place, on) } : {})}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Of the columns that not every quotation has, those that this one has. */
interface Columns {
  hasDiscount: boolean;
  isTaxed: boolean;
}

const amountTitle = ({ isTaxed: taxed }: Columns) => (taxed ? 'Before tax' : 'Amount');

interface LineRowProps {
  columns: Columns;
  line: Line;
  place: number;
  isTaken: boolean;
  onTick?: (on: boolean) => void;
}

const cell = 'md:px-2 md:align-top md:py-3 tabular-nums';
const figure = 'md:text-right';

function LineRow({ line, place, columns, isTaken, onTick }: LineRowProps) {
  const { description, section, note, optional, sac, quantity, unit, ratePaise, discountPercent } = line;
  const values = [
    ['SAC', sac, ''],
    ['Quantity', `${quantity} ${unit}`, figure],
    ['Rate', inRupees(ratePaise), figure],
    ...(columns.hasDiscount
      ? [['Discount', discountPercent ? `${discountPercent}%` : '', figure] as const]
      : []),
    ...(columns.isTaxed ? [['GST', `${line.gstPercent}%`, figure] as const] : []),
  ] as const;
  return (
    <>
      {section && (
        <tr className="max-md:block">
          <th
            colSpan={values.length + 2}
            className="pt-5 pb-1 text-left font-heading text-base font-semibold max-md:block"
          >
            {section}
          </th>
        </tr>
      )}
      <tr className="border-line max-md:grid max-md:gap-1 max-md:rounded-md max-md:border max-md:p-4 md:border-b break-inside-avoid">
        <td className="md:py-3 md:pr-4 md:align-top">
          <p className="font-medium wrap-anywhere">{description}</p>
          {note && <p className="mt-1 whitespace-pre-line text-muted wrap-anywhere">{note}</p>}
          {optional && <Optional {...{ place, description, isTaken }} {...(onTick ? { onTick } : {})} />}
        </td>
        {values.map(([label, value, look]) => (
          <td
            key={label}
            className={`${cell} ${look} flex justify-between gap-4 md:table-cell ${value ? '' : 'max-md:hidden'}`}
          >
            <span className="text-muted md:hidden">{label}</span>
            {value}
          </td>
        ))}
        <td className={`${cell} ${figure} flex justify-between gap-4 font-medium md:table-cell md:pr-0`}>
          <span className="text-muted md:hidden">{amountTitle(columns)}</span>
          {inRupees(line.taxablePaise)}
        </td>
      </tr>
    </>
  );
}

type OptionalProps = Pick<LineRowProps, 'place' | 'isTaken' | 'onTick'> & Pick<Line, 'description'>;

/** It belongs to the form that accepts, wherever that stands. */
function Optional({ place, description, isTaken, onTick }: OptionalProps) {
  if (!onTick)
    return <p className="mt-1 text-muted">{isTaken ? 'Optional: taken' : 'Optional: not taken'}</p>;
  return (
    <label className="mt-2 flex min-h-6 items-start gap-3">
      <input
        type="checkbox"
        name={`option-${place}`}
        form="accept"
        checked={isTaken}
        aria-label={`Add ${description}`}
        onChange={(event) => onTick(event.currentTarget.checked)}
        className="mt-0.5 size-5 shrink-0 accent-action"
      />
      <span>Optional: tick to add it</span>
    </label>
  );
}
