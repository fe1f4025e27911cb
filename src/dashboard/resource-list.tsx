import type { ReactNode } from 'react';
import { type AnyRecord, type Resource, sortableFields } from '~/resources/resource';
import { Button, IconButton } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { Table } from '~/ui/table';
import { ListSearch } from './list-search';
import { useListState } from './list-state';
import { Pager } from './pager';
import { DetailsDialog, EditDialog } from './record-dialogs';
import { titleField, titleOf, useRecordActions, useRecords } from './records';
import { useMay } from './session';

interface ResourceListProps {
  resource: Resource;
  /** The inputs of the edit form. Without them the records are not edited here. */
  fields?: (row: AnyRecord) => ReactNode;
  /** What the Details show below the texts of the columns: a picture, a file, a history. */
  more?: (row: AnyRecord) => ReactNode;
}

/** THE list: search, table, pages, details, edit and delete of any resource. */
export function ResourceList({ resource, fields, more }: ResourceListProps) {
  const { state, change } = useListState(resource);
  const records = useRecords(resource, state);
  const { remove } = useRecordActions(resource);
  const may = useMay();
  const rows = records.data?.items;
  const mayEdit = Boolean(fields && resource.endpoints.update) && may(`${resource.area}:edit`);
  const mayDelete = may(`${resource.area}:delete`);

  const actions = (row: AnyRecord) => {
    const name = titleOf(resource, row);
    return (
      <>
        <IconButton label={`View ${name}`} onClick={() => change({ view: row._id })}>
          <Icon name="eye" />
        </IconButton>
        {mayEdit && (
          <IconButton label={`Edit ${name}`} onClick={() => change({ edit: row._id })}>
            <Icon name="edit" />
          </IconButton>
        )}
        {mayDelete && (
          <IconButton label={`Delete ${name}`} onClick={() => remove(row._id)}>
            <Icon name="trash" />
          </IconButton>
        )}
      </>
    );
  };

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 xl:mb-6">
        <h1 className="text-2xl">
          {resource.title}
          {records.data && (
            <span className="ml-3 font-text text-base font-normal text-muted tabular-nums">
              {records.data.total.toLocaleString('en-IN')}
            </span>
          )}
        </h1>
        <ListSearch resource={resource} state={state} change={change} />
      </div>
      <div className="mb-4 overflow-hidden rounded-lg xl:border xl:border-line xl:bg-surface">
        {records.isError ? (
          <EmptyState title={records.error.message}>
            <Button size="sm" variant="secondary" onClick={() => records.refetch()}>
              Try again
            </Button>
          </EmptyState>
        ) : (
          <Table
            caption={resource.title}
            columns={resource.columns}
            rows={rows}
            rowKey="_id"
            heading={titleField(resource)}
            actions={actions}
            onOpen={(row) => change({ view: row._id })}
            sort={state.sort}
            sortable={sortableFields(resource)}
            onSort={(sort) => change({ sort, page: '' })}
            empty={
              <Nothing resource={resource} searched={state.q} onClear={() => change({ q: '', page: '' })} />
            }
          />
        )}
      </div>
      <Pager
        page={state.page}
        pages={records.data?.pages ?? 1}
        onPage={(page) => change({ page: page === 1 ? '' : String(page) })}
      />
      <DetailsDialog
        resource={resource}
        id={state.view}
        shown={rows}
        more={more}
        onClose={() => change({ view: '' })}
        {...(mayEdit ? { onEdit: () => change({ view: '', edit: state.view }, { replace: true }) } : {})}
      />
      {fields && mayEdit && (
        <EditDialog
          resource={resource}
          id={state.edit}
          shown={rows}
          fields={fields}
          onClose={() => change({ edit: '' })}
        />
      )}
    </>
  );
}

interface NothingProps {
  resource: Resource;
  searched: string;
  onClear: () => void;
}

function Nothing({ resource, searched, onClear }: NothingProps) {
  if (!searched) return <EmptyState title={resource.messages.none} />;
  return (
    <EmptyState title="No matching records found.">
      <Button size="sm" variant="secondary" onClick={onClear}>
        Clear the search
      </Button>
    </EmptyState>
  );
}
