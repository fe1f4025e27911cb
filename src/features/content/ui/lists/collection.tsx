import { useState } from 'react';
import { Link, type Params } from 'react-router';
import { useMay } from '~/platform/auth/ui/session';
import { Refusal } from '~/records/ui/editor/refusal';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { LoadFault, RowSkeletons } from '~/ui/panel';
import { Forward } from '~/ui/shell/own-address';
import { useCollections, useEntries, useEntryActions } from './entries';
import { EntryList } from './entry-list';
import { TrashPanel } from './trash-panel';

/** The entries of a collection in their order; of what there is one, its editor. */
export default function CollectionPage({ params: { collection = '' } }: { params: Params }) {
  const may = useMay();
  return may('content:read') ? (
    <Collection key={collection} collection={collection} />
  ) : (
    <Refusal title="Website" />
  );
}

function Collection({ collection }: { collection: string }) {
  const all = useCollections();
  const entries = useEntries(collection);
  const actions = useEntryActions(collection);
  const may = useMay();
  const mayEdit = may('content:edit');
  const mayPurge = may('content:publish');
  const [adding, setAdding] = useState(false);
  const listed = all.data?.find((one) => one.collection === collection);
  if (all.data && !listed) return <Refusal title="Not found" words="There is no such page." />;
  const first = entries.data?.[0];
  if (listed?.single && first) return <Forward to={`/dashboard/content/${collection}/${first._id}`} />;
  const fault = entries.error ?? all.error;

  async function add(copyOf?: string) {
    setAdding(true);
    await actions.add(copyOf ? { copyOf } : {});
    setAdding(false);
  }

  return (
    <div className="max-w-5xl">
      <title>{`${listed?.title ?? 'Website'} · Dashboard`}</title>
      <BackToWebsite />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{listed?.title ?? 'Website'}</h1>
        {mayEdit && listed && (
          <Button size="sm" busy={adding} onClick={() => add()}>
            <Icon name="plus" className="size-4" /> Add an entry
          </Button>
        )}
      </div>
      {fault && !entries.data ? (
        <LoadFault
          words={fault.message}
          onRetry={() => {
            void all.refetch();
            void entries.refetch();
          }}
        />
      ) : !entries.data || !listed ? (
        <RowSkeletons count={6} />
      ) : entries.data.length === 0 ? (
        <EmptyState title="There are none yet.">
          What is added here is a draft until it is published.
        </EmptyState>
      ) : (
        <EntryList
          collection={collection}
          entries={entries.data}
          isOrdered={!listed.dated}
          onCopy={add}
          onRemove={actions.remove}
        />
      )}
      <TrashPanel
        collection={collection}
        onRestore={mayEdit ? actions.restore : undefined}
        onPurge={mayPurge ? actions.purge : undefined}
      />
    </div>
  );
}

const BackToWebsite = () => (
  <Link
    to="/dashboard/content"
    className="mb-1 inline-flex min-h-9 items-center gap-1.5 text-sm text-muted hover:text-text"
  >
    <Icon name="back" className="size-4" /> Website
  </Link>
);
