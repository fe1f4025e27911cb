import { useRef, useState } from 'react';
import { keysOf } from '~/model/fields';
import { useMay } from '~/platform/auth/ui/session';
import { classNames } from '~/ui/class-names';
import { stages } from '../../stages';
import { isWithdrawn } from '../../withdrawn';
import type { Application, Stage } from '../application';
import { StageDialog } from './stage-dialog';
import { keyOf, useStageKeys } from './use-stage-keys';

/** How far an application is, and the way to each of the other stages: none is set before its mail was shown. */
export function StageBar({ application }: { application: Application }) {
  const mayEdit = useMay()('submissions:edit');
  const [to, setTo] = useState<Stage>();
  const bar = useRef<HTMLElement>(null);
  useStageKeys(bar, (stage) => stage !== application.status && setTo(stage));
  if (!mayEdit) return null;
  return (
    <section ref={bar} aria-label="Stage" className="grid gap-2">
      <div className="flex flex-wrap gap-1.5">
        {keysOf(stages).map((stage) => {
          const isHere = stage === application.status;
          return (
            <button
              key={stage}
              type="button"
              aria-current={isHere ? 'step' : undefined}
              disabled={isHere}
              onClick={() => setTo(stage)}
              aria-keyshortcuts={keyOf(stage)}
              title={`Key ${keyOf(stage)}`}
              className={classNames(
                'min-h-9 rounded-full border px-3 text-sm max-sm:min-h-11',
                isHere
                  ? 'border-transparent bg-accent-soft font-semibold text-on-accent-soft forced-colors:chosen'
                  : 'border-line bg-surface hover:border-current',
              )}
            >
              {isHere && isWithdrawn(application) ? 'Withdrawn' : stages[stage]}
            </button>
          );
        })}
      </div>
      {to && <StageDialog application={application} to={to} onClose={() => setTo(undefined)} />}
    </section>
  );
}
