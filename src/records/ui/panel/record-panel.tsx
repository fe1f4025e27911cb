import { type ReactNode, useEffect, useRef } from 'react';
import { SECOND } from '~/lib/time';
import { type AnyRecord, titleOf } from '~/model/resource';
import { Button, IconButton } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { Skeleton } from '~/ui/skeleton';
import { LoadedRecord } from '../details/loaded-record';
import { DraftDialog } from '../editor/draft-dialog';
import type { useRecordList } from '../list/list-table';
import { useRecord } from '../list/record-calls';
import { type Beside, BesideButton } from './beside';
import { useFocusOnRow, useNeighbourKeys, useNeighbours } from './neighbours';
import { RecordFacts } from './record-facts';
import type { Talk } from './talk';

interface RecordPanelProps {
  list: ReturnType<typeof useRecordList>;
  /** What one does with it stands first. */
  work?: ((row: AnyRecord) => ReactNode) | undefined;
  talk?: Talk | undefined;
  more?: ((row: AnyRecord) => ReactNode) | undefined;
  /** What can be done with it beside changing it. */
  actions?: ((row: AnyRecord) => ReactNode) | undefined;
  beside?: Beside | undefined;
  mayEdit: boolean;
}

/** One record to work on, at the side of its list: what one does with it, all that is known of it, and the way to the next. */
export function RecordPanel({ list, work, talk, more, actions, beside, mayEdit }: RecordPanelProps) {
  const { resource, state, change, rows } = list;
  const id = state.record;
  const record = useRecord(resource, id, rows);
  const row = record.data;
  const content = useRef<HTMLDivElement>(null);
  const neighbours = useNeighbours(list);
  useNeighbourKeys(content, neighbours);
  useFocusOnRow(id);
  // It goes on with the next record, and ends with the panel: whoever opens another one later has not asked for it.
  const { isOpen: isRead, onChange: setRead } = beside ?? {};
  useEffect(() => {
    if (!id && isRead) setRead?.(false);
  }, [id, isRead, setRead]);

  return (
    <DraftDialog
      content={content}
      open={Boolean(id)}
      onClose={() => change({ record: '' })}
      title={row ? titleOf(resource, row) : resource.title}
      size="side"
      beside={beside?.isOpen ? row ? beside.of(row) : <Skeleton className="size-full" /> : undefined}
      headerActions={
        <>
          {beside && <BesideButton beside={beside} content={content} />}
          <Neighbours {...neighbours} />
        </>
      }
      footer={
        row && (mayEdit || actions) ? (
          <>
            {actions?.(row)}
            {mayEdit && (
              <Button variant="secondary" onClick={() => change({ record: '', edit: id }, { replace: true })}>
                Edit
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      <LoadedRecord record={record}>
        {(loaded) => (
          <div key={loaded._id} className="grid gap-6">
            <RecordFacts
              resource={resource}
              row={loaded}
              work={work?.(loaded)}
              more={more}
              talk={talk}
              startNote={() => startNote(content.current)}
            />
          </div>
        )}
      </LoadedRecord>
    </DraftDialog>
  );
}

/** So long it is waited for. */
const LONGEST_WAIT_MS = 5 * SECOND;

/** Whoever calls writes down next what was said: at once, or as soon as the place for it has been loaded. */
function startNote(within: HTMLElement | null) {
  const focusNote = () => {
    const note = within?.querySelector('textarea');
    note?.focus();
    return Boolean(note);
  };
  if (!within || focusNote()) return;
  const loading = new MutationObserver(() => focusNote() && loading.disconnect());
  loading.observe(within, { childList: true, subtree: true });
  setTimeout(() => loading.disconnect(), LONGEST_WAIT_MS);
}

function Neighbours({ previous, next, place }: ReturnType<typeof useNeighbours>) {
  return (
    <>
      <span role="status" className="sr-only">
        {place}
      </span>
      <IconButton
        label="Previous record (k)"
        aria-disabled={!previous}
        onClick={previous}
        className={previous ? '' : 'opacity-40'}
      >
        <Icon name="up" />
      </IconButton>
      <IconButton
        label="Next record (j)"
        aria-disabled={!next}
        onClick={next}
        className={next ? '' : 'opacity-40'}
      >
        <Icon name="down" />
      </IconButton>
    </>
  );
}
