import { Link, useSearchParams } from 'react-router';
import { classNames } from '~/ui/class-names';
import { Icon, type IconName } from '~/ui/icon';
import { BOARD, type ListState } from '../list-state';

const looks = [
  { view: '', title: 'List', icon: 'table' },
  { view: BOARD, title: 'Board', icon: 'board' },
] as const satisfies { view: string; title: string; icon: IconName }[];

/** The same records as a table or as a board. The choice stays in the address. */
export function LookSwitch({ state }: { state: ListState }) {
  const [params] = useSearchParams();
  const addressOf = (view: string) => {
    const address = new URLSearchParams(params);
    for (const name of ['record', 'view', 'page']) address.delete(name);
    if (view) address.set('view', view);
    return `?${address}`;
  };
  return (
    <nav aria-label="Look" className="mb-3 flex rounded-md border border-line bg-surface sm:mt-1">
      {looks.map(({ view, title, icon }) => (
        <Link
          key={title}
          to={addressOf(view)}
          preventScrollReset
          aria-current={state.view === view ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-9 items-center gap-2 rounded-[inherit] px-3 text-sm max-sm:min-h-11',
            state.view === view
              ? 'bg-accent-soft font-semibold text-on-accent-soft forced-colors:chosen'
              : 'hover:bg-sunken',
          )}
        >
          <Icon name={icon} className="size-4.5" />
          {title}
        </Link>
      ))}
    </nav>
  );
}
