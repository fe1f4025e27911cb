import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';

const STEPS = ['File', 'Columns', 'Check', 'Import'] as const;

/** How far it has come, and what is still to do. */
export function Steps({ at }: { at: number }) {
  return (
    <ol aria-label="Steps" className="mt-3 mb-6 flex flex-wrap gap-x-3 gap-y-2 text-sm sm:gap-x-5">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={classNames(
            'flex items-center gap-1.5 sm:gap-2',
            index === at ? 'font-semibold text-text' : 'text-muted',
          )}
        >
          <span
            aria-hidden="true"
            className={classNames(
              'grid size-6 place-items-center rounded-full border text-xs tabular-nums',
              index === at ? 'border-action bg-action text-on-action' : 'border-control',
            )}
          >
            {index < at ? <Icon name="check" className="size-3.5" /> : index + 1}
          </span>
          {step}
          {index < at && <span className="sr-only">, done</span>}
        </li>
      ))}
    </ol>
  );
}
