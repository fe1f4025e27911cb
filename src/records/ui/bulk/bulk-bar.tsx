import { type ReactNode, useState } from 'react';
import { inFigures } from '~/lib/figures';
import { keepsSpam, type Resource } from '~/model/resource';
import { useMay } from '~/platform/auth/ui/session';
import { Button } from '~/ui/button';
import { exportRecords } from '../list/export-list';
import { SelectionBar } from '../list/selection';
import { type BulkOptions, BulkSet, bulkFields } from './bulk-change';
import { SkippedDialog } from './skipped-dialog';
import type { Ticked } from './ticked';
import { type BulkChange, type Said, useBulk, type Which } from './use-bulk';

interface BulkBarProps {
  resource: Resource;
  ticked: Ticked;
  /** What the list is narrowed to, as the API is asked for it. */
  query: URLSearchParams;
  /** How many that finds; more than were counted, if so. */
  found: { total: number; more: boolean };
  spam: boolean;
  options: BulkOptions;
  /** Asked before a value is set for many. */
  ask?: AskFirst | undefined;
}

export interface AskedFirst {
  which: Which;
  set: Record<string, unknown>;
  /** With what else is to be set along with it, and what is said once so many are changed. */
  onApply: (set: Record<string, unknown>, said: Said) => void;
  onClose: () => void;
}
export type AskFirst = (asked: AskedFirst) => ReactNode;

/** The most records that one call changes. */
const MOST_AT_ONCE = 10_000;

/** What can be done with all that are ticked, or with all that were found. */
export function BulkBar({ resource, ticked, query, found, spam, options, ask }: BulkBarProps) {
  const { run, busy, leftOut, closeLeftOut } = useBulk(resource);
  const may = useMay();
  const mayEdit = may(`${resource.area}:edit`);
  const mayDelete = may(`${resource.area}:delete`);
  const mayJudge = keepsSpam(resource) && mayEdit;
  const { ids, all } = ticked;
  const isTooMany = found.more || found.total > MOST_AT_ONCE;

  const allWords = isTooMany
    ? `All found are selected: the newest ${inFigures(MOST_AT_ONCE)} are changed`
    : `All ${inFigures(found.total)} found are selected`;

  const [asked, setAsked] = useState<Pick<AskedFirst, 'which' | 'set'>>();
  const chosen = (): Which =>
    all ? { query: query.toString(), expected: isTooMany ? null : found.total } : { ids: [...ids] };

  async function change(what: BulkChange, which = chosen(), said?: Said) {
    const left = await run(which, what, { known: ticked.known, onUndone: ticked.drop, said });
    // What was not changed stays ticked, to be looked at.
    if (left) ticked.keep(new Set(left.map(({ _id }) => _id)));
  }

  const exportChosen = () => exportRecords(resource, all ? query : { ids: [...ids] });

  return (
    <>
      <SelectionBar
        count={all ? found.total : ids.size}
        words={all ? allWords : `${inFigures(ids.size)} selected`}
        clear={ticked.clear}
      >
        {!all && found.total > ids.size && (
          <Button size="sm" variant="quiet" onClick={ticked.chooseAll}>
            Select all {inFigures(found.total)}
            {found.more && '+'} found
          </Button>
        )}
        {!spam && mayEdit && bulkFields(resource).length > 0 && (
          <BulkSet
            resource={resource}
            options={options}
            busy={busy}
            onApply={(set) => (ask ? setAsked({ which: chosen(), set }) : change({ set }))}
          />
        )}
        {!spam && (
          <Button size="sm" variant="secondary" onClick={exportChosen}>
            Export
          </Button>
        )}
        {mayJudge && (
          <Button
            size="sm"
            variant="secondary"
            busy={busy}
            onClick={() => change({ action: spam ? 'notSpam' : 'spam' })}
          >
            {spam ? 'Not spam' : 'Mark as spam'}
          </Button>
        )}
        {mayDelete && (
          <Button size="sm" variant="danger" busy={busy} onClick={() => change({ action: 'delete' })}>
            Delete
          </Button>
        )}
      </SelectionBar>
      {asked &&
        ask?.({
          ...asked,
          onApply(set, said) {
            setAsked(undefined);
            void change({ set }, asked.which, said);
          },
          onClose: () => setAsked(undefined),
        })}
      {leftOut && <SkippedDialog resource={resource} {...leftOut} onClose={closeLeftOut} />}
    </>
  );
}
