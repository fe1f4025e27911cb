import { useCall } from '~/lib/use-call';
import type { nextNumbersCall } from '../../business';
import { BUSINESS_KEY } from '../quotation-queries';

/** What the next papers are called. Numbers are given when one is sent, so that none is left out. */
export function NextNumbers() {
  const next = useCall<typeof nextNumbersCall>([...BUSINESS_KEY, 'series'], '/settings/business/series');
  if (!next.data) return null;
  return (
    <p className="col-span-full text-sm text-muted">
      The next quotation that is sent is <strong className="text-text">{next.data.quotation}</strong>, the
      next proforma <strong className="text-text">{next.data.proforma}</strong>. A series begins anew on the
      first of April.
    </p>
  );
}
