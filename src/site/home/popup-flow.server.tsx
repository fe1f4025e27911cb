import type { DrawingOf } from '~/features/content/types/popups/entry';
import { inFigures } from '~/lib/figures';

/** A flow with what went through each of its steps. */
export function FlowSteps({ steps, stopped: stoppedWord }: DrawingOf<'flow'>) {
  const most = Math.max(1, ...steps.map(({ done, stopped }) => done + stopped));
  const part = (count: number) => ({ width: `${(count / most) * 100}%` });
  return (
    <ol
      style={{ gridTemplateColumns: 'fit-content(8rem) minmax(0, 1fr) auto' }}
      className="grid gap-x-3 gap-y-1.5 text-sm"
    >
      {steps.map(({ name, done, stopped }) => (
        <li key={name} className="col-span-full grid grid-cols-subgrid items-center tabular-nums">
          <span className="min-w-23 rounded-sm border border-line bg-surface px-2 py-1">{name}</span>
          <span className="flex h-3 min-w-8 gap-0.5 forced-color-adjust-none">
            <span className="h-full rounded-sm bg-leaf-500" style={part(done)} />
            {stopped > 0 && <span className="h-full rounded-sm bg-marigold" style={part(stopped)} />}
          </span>
          <span className="text-muted">
            {inFigures(done)}
            {stopped > 0 && (
              <strong className="font-semibold text-text">
                {' '}
                + {inFigures(stopped)}
                <span className="max-sm:hidden"> {stoppedWord}</span>
              </strong>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
