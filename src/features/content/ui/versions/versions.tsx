import { Link, type Params } from 'react-router';
import { useMay } from '~/platform/auth/ui/session';
import { Refusal } from '~/records/ui/editor/refusal';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { LoadFault, RowSkeletons } from '~/ui/panel';
import { type FieldSchema, schemaOf } from '../fields/field-schema';
import { useRestoreVersion, useVersioned, useVersions, type Version } from './version-queries';
import { VersionRow } from './version-row';

/** Every version that was published, for good: who, when, and what was different. */
export default function VersionsPage({ params: { collection = '', id = '' } }: { params: Params }) {
  const may = useMay();
  if (!may('content:read')) return <Refusal title="Versions" />;
  return <Versions key={id} collection={collection} id={id} />;
}

function Versions({ collection, id }: { collection: string; id: string }) {
  const entry = useVersioned(collection, id);
  const versions = useVersions(collection, id);
  const fault = entry.error ?? versions.error;
  const all = versions.data?.pages.flatMap(({ items }) => items);
  return (
    <div className="max-w-4xl">
      <Link
        to={`/dashboard/content/${collection}/${id}`}
        className="mb-1 inline-flex min-h-9 items-center gap-1.5 text-sm text-muted hover:text-text"
      >
        <Icon name="back" className="size-4" /> {entry.data?.title ?? 'Back'}
      </Link>
      <h1 className="mb-1 text-2xl wrap-anywhere">
        {entry.data ? `Versions of ${entry.data.title}` : 'Versions'}
      </h1>
      <p className="mb-5 max-w-2xl text-muted">
        What was published stays here for good. Restoring a version makes a draft of it; visitors see it when
        that is published.
      </p>
      {fault && !(entry.data && all) ? (
        <LoadFault
          words={fault.message}
          onRetry={() => {
            void entry.refetch();
            void versions.refetch();
          }}
        />
      ) : entry.data && all ? (
        <VersionList
          collection={collection}
          entry={entry.data}
          versions={all}
          schema={schemaOf(entry.data.schema)}
          hasOlder={versions.hasNextPage}
          isFetching={versions.isFetchingNextPage}
          onOlder={() => void versions.fetchNextPage({ cancelRefetch: false })}
        />
      ) : (
        <RowSkeletons count={4} />
      )}
    </div>
  );
}

interface VersionListProps {
  collection: string;
  entry: NonNullable<ReturnType<typeof useVersioned>['data']>;
  versions: readonly Version[];
  schema: FieldSchema;
  hasOlder: boolean;
  isFetching: boolean;
  onOlder: () => void;
}

function VersionList({
  collection,
  entry,
  versions,
  schema,
  hasOlder,
  isFetching,
  onOlder,
}: VersionListProps) {
  const restore = useRestoreVersion(collection, entry._id);
  const mayEdit = useMay()('content:edit');
  const { draft, published } = entry;
  const rows = draft ? [draft, ...versions] : versions;
  return (
    <>
      {versions.length === 0 && <p className="mb-4 text-muted">Nothing of it was published yet.</p>}
      <ol className="grid gap-3">
        {rows.map((version, index) => (
          <VersionRow
            key={version.version}
            version={version}
            // A draft is held against what visitors see; if they see nothing, against what they last saw.
            before={rows[index + 1]}
            hasOlder={hasOlder}
            onOlder={onOlder}
            schema={schema}
            isDraft={version === draft}
            isPublished={version.version === published?.version}
            isOpenAtFirst={index === 0}
            replacesDraft={draft !== null}
            onRestore={mayEdit && version !== draft ? () => restore(version.version) : undefined}
          />
        ))}
      </ol>
      {hasOlder && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-4"
          busy={isFetching}
          busyLabel="Loading..."
          onClick={onOlder}
        >
          Older versions
        </Button>
      )}
    </>
  );
}
