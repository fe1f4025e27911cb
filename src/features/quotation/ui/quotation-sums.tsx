import { inFigures, rupees } from '~/lib/figures';
import { useCall } from '~/lib/use-call';
import { LoadFault } from '~/ui/panel';
import { quotation } from '../quotation';
import type { quotationSumsCall } from '../quotation-calls';

/** How many there are of each status and what they come to, of those that the list shows. */
export function QuotationSums({ query }: { query: string }) {
  const sums = useCall<typeof quotationSumsCall>(
    [quotation.name, 'sums', query],
    `/quotations/sums?${query}`,
    {
      placeholderData: (before) => before,
    },
  );
  if (sums.isError)
    return (
      <LoadFault
        words="The sums could not be added up."
        onRetry={() => sums.refetch()}
        className="mb-4 gap-y-2 text-sm"
      />
    );
  const some = sums.data?.sums.filter(({ total }) => total > 0) ?? [];
  if (some.length === 0) return null;
  return (
    <dl aria-label="Sums" className="mb-4 flex flex-wrap gap-2 text-sm" aria-busy={sums.isPlaceholderData}>
      {some.map(({ status, total, totalPaise, more }) => (
        <div key={status} className="rounded-md border border-line bg-surface px-3 py-2">
          <dt className="text-muted">
            {status}{' '}
            <span className="tabular-nums">
              {inFigures(total)}
              {more && '+'}
            </span>
          </dt>
          <dd className="font-semibold tabular-nums">
            {rupees(totalPaise)}
            {more && '+'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
