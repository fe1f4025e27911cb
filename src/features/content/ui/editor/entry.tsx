import type { Params } from 'react-router';
import { AppError } from '~/lib/errors';
import { useMay } from '~/platform/auth/ui/session';
import { Refusal } from '~/records/ui/editor/refusal';
import { LoadFault, RowSkeletons } from '~/ui/panel';
import { EntryEditor } from './entry-editor';
import { type EntryPlace, useEntry } from './entry-queries';

/** One entry of what the site says, in its editor. */
export default function EntryPage({ params: { collection = '', id = '' } }: { params: Params }) {
  if (!useMay()('content:edit')) return <Refusal title="Website" />;
  return <OneEntry key={`${collection} ${id}`} collection={collection} id={id} />;
}

function OneEntry(place: EntryPlace) {
  const { data, error, isPending, refetch } = useEntry(place);
  if (data) return <EntryEditor place={place} entry={data} />;
  if (error instanceof AppError && (error.status === 404 || error.status === 400))
    return <Refusal title="Website" words="There is no such entry." />;
  return (
    <>
      <h1 className="mb-6 text-2xl">Website</h1>
      {isPending && <RowSkeletons count={8} />}
      {error && <LoadFault words={`It could not be loaded. ${error.message}`} onRetry={() => refetch()} />}
    </>
  );
}
