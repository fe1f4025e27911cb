import { lazy, Suspense, useState } from 'react';
import { type Params, useLocation } from 'react-router';
import { orReload } from '~/lib/browser/or-reload';
import { AppError } from '~/lib/errors';
import { NEW } from '~/model/quotation-address';
import { useMay } from '~/platform/auth/ui/session';
import { Refusal } from '~/records/ui/editor/refusal';
import { LoadFault, RowSkeletons } from '~/ui/panel';
import { QuotationHead } from './ui/quotation-head';
import { useBusiness, useQuotation } from './ui/quotation-queries';
import { LinkDialog } from './ui/read/link-dialog';
import { QuotationSheet } from './ui/read/quotation-sheet';
import { SentQuotation } from './ui/read/sent-quotation';

/** Fetched when one is written. */
const DraftEditor = lazy(orReload(() => import('./ui/editor/open-draft')));
const BeginQuotation = lazy(orReload(() => import('./ui/editor/begin/begin-quotation')));

/** One quotation: a draft in its editor, what was sent to read. */
export default function OneQuotationPage({ params: { id = '' } }: { params: Params }) {
  const { state, search } = useLocation();
  if (!useMay()('quotations:read')) return <Refusal title="Quotation" />;
  const begunAs = id === NEW ? NEW + search : state?.begunAs;
  // One that was begun here stays open when it gets its id.
  return <OneQuotation key={typeof begunAs === 'string' ? begunAs : id} id={id} />;
}

function OneQuotation({ id }: { id: string }) {
  const [isBegun] = useState(id === NEW);
  const { data, error, isPending, refetch } = useQuotation(id, id !== NEW);
  const business = useBusiness();
  const mayEdit = useMay()('quotations:edit');
  const [url, setUrl] = useState('');

  if (data && data.status !== 'Draft')
    return (
      <>
        <SentQuotation quotation={data} />
        <LinkDialog quotation={data} url={url} title={`Sent as ${data.number}`} onClose={() => setUrl('')} />
      </>
    );
  if (data && !mayEdit)
    return (
      <>
        <QuotationHead quotation={data} aside={null} />
        <QuotationSheet quotation={data} />
      </>
    );
  const fault = error ?? business.error;
  if (error instanceof AppError && (error.status === 404 || error.status === 400))
    return <Refusal title="Quotation" words="There is no such quotation." />;
  if (isBegun && !mayEdit) return <Refusal title="Quotation" />;
  if (business.data && (data || isBegun))
    return (
      <Suspense fallback={<Loading />}>
        {isBegun ? (
          <BeginQuotation quotation={data} ours={business.data} onSent={setUrl} />
        ) : (
          data && <DraftEditor quotation={data} ours={business.data} onSent={setUrl} />
        )}
      </Suspense>
    );
  if (!fault && (isPending || business.isPending)) return <Loading />;
  return (
    <>
      <QuotationHead quotation={undefined} title="Quotation" aside={null} />
      {fault && <LoadFault words={`It could not be loaded. ${fault.message}`} onRetry={() => refetch()} />}
    </>
  );
}

const Loading = () => (
  <>
    <QuotationHead quotation={undefined} title="Quotation" aside={null} />
    <RowSkeletons count={8} />
  </>
);
