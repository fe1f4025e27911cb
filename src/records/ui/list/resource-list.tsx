import { createContext, type ReactNode, useContext } from 'react';
import { useNavigate } from 'react-router';
import { type AnyRecord, keepsSpam, type Resource, titleOf } from '~/model/resource';
import { useIsVisible, useMay } from '~/platform/auth/ui/session';
import { IconButton } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { type AskFirst, BulkBar } from '../bulk/bulk-bar';
import type { BulkOptions } from '../bulk/bulk-change';
import { AddDialog, type BodyOf, EditDialog, type UpdateRecord } from '../editor/editor-dialogs';
import { FilterBar } from '../filters/filter-bar';
import type { Beside } from '../panel/beside';
import { RecordPanel } from '../panel/record-panel';
import type { Talk } from '../panel/talk';
import { ViewTabs } from '../views/view-tabs';
import { ListHeader } from './head/list-header';
import { ListSearch } from './head/list-search';
import { LookSwitch } from './head/look-switch';
import { useJudge } from './judge';
import { JudgeButton } from './judge-button';
import { BOARD } from './list-state';
import { RecordTable, useRecordList } from './list-table';
import { useRecordActions } from './record-actions';
import { filterOf } from './record-calls';

export interface ResourceListProps {
  resource: Resource;
  /** The inputs of the form: of a record that is edited, or of a new one. Without them neither is done here. */
  fields?: (row: AnyRecord | undefined) => ReactNode;
  /** Saves an edit, where it is not one call to the resource's own address. */
  update?: UpdateRecord;
  /** What is sent of what was typed, where it is more than texts. */
  bodyOf?: BodyOf;
  /** What is done with a record, on top of its panel. */
  work?: (row: AnyRecord) => ReactNode;
  /** What is asked for when somebody was called or is written to. */
  talk?: Talk;
  /** What the Details show below the texts of the columns: a picture, a file, what it is linked to. */
  more?: (row: AnyRecord) => ReactNode;
  /** What is read large beside the open record. */
  beside?: Beside | undefined;
  /** What is said of a record below its name, which may be asked for once for all that are shown. */
  mark?: (row: AnyRecord, rows: readonly AnyRecord[]) => ReactNode;
  /** Further buttons of a row. */
  rowActions?: (row: AnyRecord) => ReactNode;
  /** Of those that are not deleted by hand: which may be. */
  isDeletable?: (row: AnyRecord) => boolean;
  /** Where one of them has a page of its own, which opens instead of the panel. */
  pageOf?: (row: AnyRecord) => string;
  /** Where a new one is begun, if that has a page of its own as well. */
  addPage?: string;
  /** What a field can be set to in many at once, where its definition does not list that: whose they are. */
  bulkOptions?: BulkOptions;
  /** What is shown and asked before a value is set for many. */
  bulkAsk?: AskFirst;
  /** The same records as a board, where they have one. */
  board?: (of: BoardOf) => ReactNode;
  /** What the records come to that the list is narrowed to. */
  sums?: (query: URLSearchParams) => ReactNode;
}

export interface BoardOf {
  /** What the list is narrowed to, as the API is asked for it. */
  query: URLSearchParams;
  onOpen: (id: string) => void;
}

/** Where an entity's page stands in the spam folder, it shows what was taken for spam: to look through, to take out, to throw away. */
export const ShowsSpam = createContext(false);

/** THE list: search, table, pages, details, add, edit, delete and export of any resource. */
export function ResourceList({
  resource,
  update,
  bodyOf,
  work,
  talk,
  more,
  beside,
  mark,
  rowActions,
  isDeletable = () => true,
  pageOf,
  addPage,
  bulkOptions = {},
  bulkAsk,
  board,
  sums,
  ...form
}: ResourceListProps) {
  const spam = useContext(ShowsSpam);
  const fields = spam ? undefined : form.fields;
  const list = useRecordList(resource, { spam });
  const { state, change, records, rows, selection } = list;
  const { remove } = useRecordActions(resource);
  const judge = useJudge(resource);
  const may = useMay();
  const mayCreate = may(`${resource.area}:create`);
  const mayAdd = Boolean(fields && resource.endpoints.create) && mayCreate;
  const mayEdit = Boolean(fields && (update || resource.endpoints.update)) && may(`${resource.area}:edit`);
  const mayDelete = may(`${resource.area}:delete`);
  const mayJudge = keepsSpam(resource) && may(`${resource.area}:edit`);
  const isVisible = useIsVisible(resource);
  const navigate = useNavigate();
  const add =
    addPage !== undefined && mayCreate
      ? () => navigate(addPage)
      : mayAdd
        ? () => change({ add: '1' })
        : undefined;
  const open = (row: AnyRecord) => (pageOf ? navigate(pageOf(row)) : change({ record: row._id }));

  const isBoard = board !== undefined && state.view === BOARD && !spam;
  const query = filterOf(state);
  if (spam) query.set('spam', 'true');

  const actions = (row: AnyRecord) => {
    const name = titleOf(resource, row);
    return (
      <>
        {!spam && rowActions?.(row)}
        <IconButton label={`View ${name}`} onClick={() => open(row)}>
          <Icon name="eye" />
        </IconButton>
        {mayEdit && (
          <IconButton label={`Edit ${name}`} onClick={() => change({ edit: row._id })}>
            <Icon name="edit" />
          </IconButton>
        )}
        {spam && (
          <IconButton label={`Not spam: ${name}`} onClick={() => judge(row, false)}>
            <Icon name="restore" />
          </IconButton>
        )}
        {mayDelete && isDeletable(row) && (
          <IconButton label={`Delete ${name}`} onClick={() => remove(row)}>
            <Icon name="trash" />
          </IconButton>
        )}
      </>
    );
  };

  return (
    <>
      {!spam && (
        <>
          <ListHeader
            resource={resource}
            total={records.data?.total}
            more={records.data?.more ?? false}
            state={state}
            {...(add ? { onAdd: add } : {})}
          />
          <div className="flex flex-wrap items-start justify-between gap-x-3">
            <ViewTabs resource={resource} state={state} />
            {board && <LookSwitch state={state} change={change} />}
          </div>
        </>
      )}
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <ListSearch resource={resource} state={state} change={change} />
        <FilterBar resource={resource} state={state} change={change} rows={rows} spam={spam} />
      </div>
      {!spam && sums?.(query)}
      {isBoard && board({ query, onOpen: (id) => change({ record: id }) })}
      {!isBoard && (
        <>
          <RecordTable
            list={list}
            caption={spam ? `Spam: ${resource.title}` : resource.title}
            columns={resource.columns.filter(isVisible)}
            actions={actions}
            onOpen={open}
            mark={spam ? undefined : mark}
            selectable={spam || may('insights:read')}
            empty={spam ? <NoSpam resource={resource} /> : <EmptyState title={resource.messages.none} />}
            noMatch={spam ? 'No spam matches the search.' : 'No matching records found.'}
          />
          <BulkBar
            resource={resource}
            ticked={selection}
            query={query}
            found={{ total: records.data?.total ?? 0, more: records.data?.more ?? false }}
            spam={spam}
            options={bulkOptions}
            ask={bulkAsk}
          />
        </>
      )}
      <RecordPanel
        list={list}
        work={spam ? undefined : work}
        talk={spam ? undefined : talk}
        more={more}
        beside={beside}
        actions={
          mayJudge
            ? (row) => <JudgeButton resource={resource} row={row} onDone={() => change({ record: '' })} />
            : undefined
        }
        mayEdit={mayEdit}
      />
      {fields && mayEdit && (
        <EditDialog
          resource={resource}
          id={state.edit}
          fields={fields}
          update={update}
          bodyOf={bodyOf}
          onClose={() => change({ edit: '' })}
        />
      )}
      {fields && mayAdd && (
        <AddDialog
          resource={resource}
          open={Boolean(state.add)}
          fields={fields}
          bodyOf={bodyOf}
          onClose={() => change({ add: '' })}
        />
      )}
    </>
  );
}

const NoSpam = ({ resource }: { resource: Resource }) => (
  <EmptyState title="No spam here.">What looks like spam under {resource.title} comes here.</EmptyState>
);
