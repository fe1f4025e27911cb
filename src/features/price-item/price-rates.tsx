import { dayOf, formatDate, now } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import { inRupees } from '~/model/money/rupees';
import { LoadFault } from '~/ui/panel';
import type { priceRatesCall } from './price-calls';

/** What was, is and will be asked for an item. */
export function PriceRates({ id }: { id: string }) {
  const rates = useCall<typeof priceRatesCall>(['price-item', 'rates', id], `/price-items/${id}/rates`);
  if (rates.isError)
    return <LoadFault words="The rates could not be loaded." onRetry={() => rates.refetch()} />;
  const today = dayOf(now());
  const valid = rates.data?.find(({ validFrom }) => validFrom <= today)?.validFrom;
  return (
    <section aria-label="Rates" aria-busy={rates.isPending}>
      <h3 className="mb-2 text-sm font-medium">Rates</h3>
      <ol className="grid gap-1 text-sm">
        {rates.data?.map(({ validFrom, ratePaise, gstPercent }) => (
          <li key={validFrom} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
            <span>
              From {formatDate(validFrom)}
              {validFrom === valid && <strong className="font-semibold"> (today’s)</strong>}
              {validFrom > today && <span className="text-muted"> (to come)</span>}
            </span>
            <span>
              {inRupees(ratePaise)} + {gstPercent}%
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
