import { Fragment } from 'react';
import { inRupees } from '~/model/money/rupees';
import { classNames } from '~/ui/class-names';
import type { Quotation } from '../quotation-queries';

type Priced = Quotation['lines'][number];

interface PricedLinesProps {
  lines: readonly Priced[];
  isTaxed: boolean;
  /** The places of the options that were taken, once it is accepted. */
  taken?: readonly number[] | undefined;
}

/** What is offered at which price: a table where there is room for one, line below line on a phone. */
export function PricedLines({ lines, isTaxed, taken }: PricedLinesProps) {
  return (
    <ol className="divide-y divide-line">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands in its place
        <Fragment key={index}>
          {line.section && (
            <li className="bg-sunken px-4 py-2 text-sm font-semibold wrap-anywhere sm:px-5">
              {line.section}
            </li>
          )}
          <PricedLine line={line} number={index + 1} isTaxed={isTaxed} isTaken={taken?.includes(index)} />
        </Fragment>
      ))}
    </ol>
  );
}

interface PricedLineProps {
  line: Priced;
  number: number;
  isTaxed: boolean;
  /** Undefined while nothing is decided. */
  isTaken: boolean | undefined;
}

function PricedLine({ line, number, isTaxed, isTaken }: PricedLineProps) {
  const { description, sac, quantity, unit, ratePaise, discountPercent, gstPercent, optional, note } = line;
  const facts = [
    sac && `SAC ${sac}`,
    discountPercent > 0 && `${discountPercent}% discount`,
    isTaxed && `${gstPercent}% GST`,
  ];
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-3 gap-y-1 px-4 py-3 text-sm sm:px-5">
      <span className="text-muted tabular-nums">{number}</span>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {description}
          {optional && <span className="ml-2 font-normal text-muted">{optionWords(isTaken)}</span>}
        </p>
        {note && <p className="mt-0.5 whitespace-pre-line wrap-anywhere text-muted">{note}</p>}
        <p className="mt-0.5 text-muted tabular-nums">
          {[quantity, unit].filter(Boolean).join(' ')} × {inRupees(ratePaise)}
        </p>
        <p className="text-muted tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <p className={classNames('text-right font-medium tabular-nums', optional && !isTaken && 'text-muted')}>
        {inRupees(line.taxablePaise)}
      </p>
    </li>
  );
}

const optionWords = (isTaken: boolean | undefined) =>
  isTaken === undefined ? 'Optional' : isTaken ? 'Optional: taken' : 'Optional: not taken';
