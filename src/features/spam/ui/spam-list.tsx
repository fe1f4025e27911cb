import { type AnyRecord, titleOf } from '~/model/resource';
import { useMay } from '~/platform/auth/ui/session';
import { DetailsDialog } from '~/records/ui/details/details-dialog';
import { useJudge } from '~/records/ui/list/judge';
import { JudgeButton } from '~/records/ui/list/judge-button';
import { ListSearch } from '~/records/ui/list/list-search';
import { RecordTable, useRecordList } from '~/records/ui/list/list-table';
import { useRecordActions } from '~/records/ui/list/record-actions';
import type { ResourceListProps } from '~/records/ui/list/resource-list';
import { SelectionBar } from '~/records/ui/list/selection';
import { Button, IconButton } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';

/** What was taken for spam among the records of a resource: to look through, to take out, to throw away. */
export function SpamList({ resource, more }: ResourceListProps) {
  const list = useRecordList(resource, { spam: true });
  const { state, change, rows, selection } = list;
  const { remove } = useRecordActions(resource);
  const judge = useJudge(resource);
  const mayDelete = useMay()(`${resource.area}:delete`);

  const actions = (row: AnyRecord) => {
    const name = titleOf(resource, row);
    return (
      <>
        <IconButton label={`View ${name}`} onClick={() => change({ view: row._id })}>
          <Icon name="eye" />
        </IconButton>
        <IconButton label={`Not spam: ${name}`} onClick={() => judge([row], false)}>
          <Icon name="restore" />
        </IconButton>
        {mayDelete && (
          <IconButton label={`Delete ${name}`} onClick={() => remove([row])}>
            <Icon name="trash" />
          </IconButton>
        )}
      </>
    );
  };

  function withChosen(act: (rows: readonly AnyRecord[]) => unknown) {
    act(selection.chosen);
    selection.clear();
  }

  return (
    <>
      <div className="mb-4 flex">
        <ListSearch resource={resource} state={state} change={change} />
      </div>
      <RecordTable
        list={list}
        caption={`Spam: ${resource.title}`}
        columns={resource.columns}
        actions={actions}
        selectable
        empty={
          <EmptyState title="No spam here.">
            What looks like spam under {resource.title} comes here.
          </EmptyState>
        }
        noMatch="No spam matches the search."
      />
      <SelectionBar selection={selection}>
        <Button size="sm" variant="secondary" onClick={() => withChosen((chosen) => judge(chosen, false))}>
          Not spam
        </Button>
        {mayDelete && (
          <Button size="sm" variant="danger" onClick={() => withChosen(remove)}>
            Delete
          </Button>
        )}
      </SelectionBar>
      <DetailsDialog
        resource={resource}
        id={state.view}
        shown={rows}
        more={more}
        actions={(row) => <JudgeButton resource={resource} row={row} onDone={() => change({ view: '' })} />}
        onClose={() => change({ view: '' })}
      />
    </>
  );
}
