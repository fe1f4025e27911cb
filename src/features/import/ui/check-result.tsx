import type { Ref } from 'react';
import { callApi } from '~/lib/api';
import { amount, inFigures } from '~/lib/figures';
import { Button } from '~/ui/button';
import type { DryRun, ImportState, OnDuplicate, runImportCall } from '../import-call';
import { FaultList } from './fault-list';
import { Figures } from './figures';
import type { Step } from './imports';
import { HowToMend, SaveFaults } from './save-faults';

/** With the choice that it was made under: what is there already may be passed over. */
export interface Checked extends DryRun {
  onDuplicate: OnDuplicate;
}

interface CheckResultProps {
  ref: Ref<HTMLHeadingElement>;
  state: ImportState;
  dry: Checked;
  step: Step;
}

/** What would come of it, and the way on: to mend the file, or to import what is good. */
export function CheckResult({ ref, state, dry, step }: CheckResultProps) {
  const { busy, run } = step;
  const { rows, good, duplicates } = dry;
  const faulty = rows - good;
  const imported = dry.onDuplicate === 'skip' ? good - duplicates : good;

  const importAll = () =>
    run(async () => {
      await callApi<typeof runImportCall>('POST', `/imports/${state._id}/run`);
    });

  return (
    <section aria-labelledby="check-result" className="mt-6">
      <h2 id="check-result" ref={ref} tabIndex={-1} className="text-xl">
        {heading(dry)}
      </h2>
      <Figures
        figures={[
          ['Rows', rows],
          ['Good', good],
          ['There already', duplicates],
          ['With faults', faulty],
        ]}
      />
      <div className="mb-6 grid gap-3">
        {busy ? (
          <Progress state={state} />
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <Button disabled={imported === 0} onClick={importAll}>
              {imported === 0 ? 'Nothing to import' : `Import ${amount(imported, 'row')}`}
            </Button>
            {faulty > 0 && <SaveFaults {...state} />}
          </div>
        )}
        {imported === 0 && duplicates > 0 && (
          <p className="max-w-2xl text-sm text-muted">
            What is good is there already, and stays as it is, as you have chosen.
          </p>
        )}
        {faulty > 0 && <HowToMend />}
      </div>
      {faulty > 0 && <FaultList {...state} />}
    </section>
  );
}

function heading({ rows, good, duplicates, onDuplicate }: Checked) {
  if (good < rows) return `${amount(rows - good, 'row')} cannot be imported`;
  return onDuplicate === 'skip' && rows > 0 && duplicates === rows
    ? 'Every row is there already'
    : 'Every row is good';
}

/** How far a run, or its taking back, has come. */
export function Progress({ state, words = 'Importing' }: { state: ImportState; words?: string }) {
  const of = words === 'Importing' ? state.rows : state.added + state.changed;
  return (
    <div className="grid max-w-xl gap-2">
      <p role="status" className="font-medium">
        {words}…
      </p>
      <progress
        aria-label={words}
        max={Math.max(1, of)}
        value={Math.min(state.progress, of)}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-action"
      />
      <p className="text-sm text-muted tabular-nums">
        {inFigures(state.progress)} of {amount(of, 'row')}
      </p>
    </div>
  );
}
