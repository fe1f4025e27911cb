import { AppError } from '~/lib/errors';
import { useMay } from '~/platform/auth/ui/session';
import { Refusal } from '~/records/ui/editor/refusal';
import { dashboardMeta } from '~/ui/page-title';
import { LoadFault, RowSkeletons } from '~/ui/panel';
import type { Route } from './+types/one-quotation';
import { QuotationHead } from './ui/quotation-head';
import { useQuotation } from './ui/quotation-queries';
import { SentQuotation } from './ui/read/sent-quotation';

export const meta = () => dashboardMeta('Quotation');

/** Nothing of it is the server's to load. */
export const shouldRevalidate = () => false;

/** One quotation: a draft in its editor, what was sent to read. */
export default function OneQuotationPage({ params }: Route.ComponentProps) {
  if (!useMay()('quotations:read')) return <Refusal title="Quotation" />;
  return <OneQuotation key={params.id} id={params.id} />;
}

function OneQuotation({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuotation(id, true);
  if (data) return <SentQuotation quotation={data} />;
  if (error instanceof AppError && (error.status === 404 || error.status === 400))
    return <Refusal title="Quotation" words="There is no such quotation." />;
  return (
    <>
      <QuotationHead quotation={undefined} aside={null} />
      {isPending && <RowSkeletons count={8} />}
      {error && <LoadFault words={`It could not be loaded. ${error.message}`} onRetry={() => refetch()} />}
    </>
  );
}
