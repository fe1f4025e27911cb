import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { callApi } from '~/lib/api';
import { amount } from '~/lib/figures';
import { WHOLE_LIST } from '~/records/ui/views/view-query';
import { Button, ButtonLink } from '~/ui/button';
import { SureButton } from '~/ui/dialog/sure-button';
import type { ImportState, revertImportCall, runImportCall } from '../import-call';
import { Progress } from './check-result';
import { FaultList } from './fault-list';
import { Figures } from './figures';
import { resourceNamed, type Step } from './imports';
import { HowToMend, SaveFaults } from './save-faults';

type Reverted = z.output<typeof revertImportCall.answer>;

interface OutcomeProps {
  state: ImportState;
  step: Step;
}

/** What came of it, and the way back. */
export function Outcome({ state, step }: OutcomeProps) {
  const { _id, status, added, changed, skipped, rows, good, progress } = state;
  const { busy, run } = step;
  const [reverted, setReverted] = useState<Reverted>();
  const [reverting, setReverting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isBack = status === 'reverted' || reverted !== undefined;
  const isStopped = status === 'stopped' && !isBack;
  const { removed, restored } = reverted ?? state;
  useEffect(() => {
    if (!reverting && (status === 'done' || isBack)) heading.current?.focus();
  }, [status, isBack, reverting]);

  const revert = () =>
    run(async () => {
      setReverting(true);
      try {
        setReverted(await callApi<typeof revertImportCall>('POST', `/imports/${_id}/revert`));
      } finally {
        setReverting(false);
      }
    });

  const goOn = () =>
    run(async () => {
      await callApi<typeof runImportCall>('POST', `/imports/${_id}/run`);
    });

  if (status === 'running') return <Progress state={state} />;
  if (reverting || status === 'reverting') return <Progress state={state} words="Taking it back" />;
  const path = resourceNamed(state.resource)?.path;
  return (
    <section aria-labelledby="outcome">
      <h2 id="outcome" ref={heading} tabIndex={-1} className="text-xl">
        {isBack ? 'Taken back' : isStopped ? 'Stopped on the way' : 'Imported'}
      </h2>
      <Figures
        figures={
          isBack
            ? [
                ['Added', added],
                ['To the trash', removed],
                ['Changed', changed],
                ['As before again', restored],
              ]
            : [
                ['Added', added],
                ['Changed', changed],
                ['Passed over', skipped],
                isStopped ? ['Not looked at', rows - progress] : ['With faults', rows - good],
              ]
        }
      />
      {reverted && reverted.kept.length > 0 && <Staying path={path ?? ''} records={reverted.kept} />}
      {isStopped && (
        <p className="max-w-2xl text-sm text-muted">
          Whoever ran it was logged out or blocked meanwhile. The rest comes in when you go on with it.
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {isStopped && (
          <Button size="sm" busy={busy} onClick={goOn}>
            Go on with it
          </Button>
        )}
        <ButtonLink
          to={`/dashboard/${path}`}
          state={WHOLE_LIST}
          size="sm"
          variant={isStopped ? 'secondary' : 'primary'}
        >
          See the list
        </ButtonLink>
        {!isBack && added + changed > 0 && (
          <SureButton
            label="Take this import back"
            question={`Take back ${amount(added + changed, 'record')}?`}
            busy={busy}
            onSure={revert}
          />
        )}
        {rows > good && <SaveFaults {...state} size="sm" />}
      </div>
      {rows > good && (
        <div className="mt-3 grid gap-3">
          <HowToMend />
          <FaultList {...state} />
        </div>
      )}
    </section>
  );
}

const MOST_NAMED = 20;

/** What somebody has worked on since stays, and is named. */
function Staying({ path, records }: { path: string; records: Reverted['kept'] }) {
  const others = records.length - MOST_NAMED;
  return (
    <div className="mb-4">
      <h3 className="mb-2 font-text text-base font-semibold">
        {amount(records.length, 'record stays', 'records stay')}
      </h3>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {records.slice(0, MOST_NAMED).map(({ _id, message }) => (
          <li key={_id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-4 py-2.5 text-sm">
            <span className="wrap-anywhere">{message}</span>
            <Link to={`/dashboard/${path}?view=${_id}`} className="font-medium text-accent underline">
              Look at it
            </Link>
          </li>
        ))}
        {others > 0 && <li className="px-4 py-2.5 text-sm text-muted">and {others} more</li>}
      </ul>
    </div>
  );
}
