import type { DrawingOf } from '~/features/content/types/popups/entry';
import { Icon } from '~/ui/icon';

/** Papers side by side, with the place where one differs. */
export const ThreeWayMatch = ({ papers }: DrawingOf<'match'>) => (
  <div
    style={{ gridTemplateColumns: `repeat(${papers.length}, minmax(0, 1fr))` }}
    className="grid gap-2 text-sm tabular-nums max-sm:text-xs sm:gap-3"
  >
    {papers.map(({ name, number, quantity, price, verdict }) => {
      const differs = verdict === 'differs';
      return (
        <div
          key={name}
          className="flex flex-col rounded-md rounded-tr-none border border-line bg-surface p-2.5 sm:p-3"
        >
          <p className="font-semibold">{name}</p>
          <p className="text-xs text-muted">{number}</p>
          <p
            className={`mt-3 -mx-1 rounded-sm px-1 py-0.5 ${differs ? 'bg-warning-soft font-semibold text-on-warning-soft' : ''}`}
          >
            {quantity}
          </p>
          <p className="mt-1 min-h-6 grow text-muted">{price}</p>
          <p className={`mt-2 border-t border-line pt-2 ${differs ? 'text-on-warning-soft' : 'text-accent'}`}>
            <Icon name={differs ? 'alert' : 'check'} className="size-5" />
          </p>
        </div>
      );
    })}
  </div>
);
