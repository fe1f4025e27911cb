import { Link, useSearchParams } from 'react-router';
import { classNames } from '~/ui/class-names';
import { Icon, type IconName } from '~/ui/icon';
import { BOARD, type ChangeList, type ListState } from '../list-state';

const looks = [
  { view: '', title: 'List', icon: 'table' },
  { view: BOARD, title: 'Board', icon: 'board' },
] as const satisfies { view: string; title: string; icon: IconName }[];

/** What one look has open, and another has not. */
const elsewhere = { record: '', view: '', page: '' };

/** The same records as a table or as a board. The choice stays in the address. */
export function LookSwitch({ state, change }: { state: ListState; change: ChangeList }) {
  const [params] = useSearchParams();
  const addressOf = (view: string) => {
    const address = new URLSearchParams(params);
    for (const name of Object.keys(elsewhere)) address.delete(name);
    if (view) address.set('view', view);
    return `?${address}`;
  };
  return (
    <nav aria-label="Look" className="mb-3 flex rounded-md border border-line bg-surface sm:mt-1">
      {looks.map(({ view, title, icon }) => (
        <Link
          key={title}
          to={addressOf(view)}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            // What was typed a moment ago goes along: it may not stand in the link yet.
            event.preventDefault();
            change({ ...elsewhere, view });
          }}
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
