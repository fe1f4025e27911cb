import { type Ref, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { backPlaces, workPlaces } from '~/features/places';
import { type User, useLogOut } from '~/platform/auth/ui/session';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import { LeafMark } from '~/ui/leaf/leaf';
import { useEntryMarks } from './entry-marks';

interface SidebarProps {
  user: User;
  /** Under 768 px it is a drawer. */
  open: boolean;
  onClose: () => void;
}

const entry =
  'relative flex min-h-11 items-center gap-3 rounded-md px-3 py-2 text-sm leading-tight font-medium wrap-anywhere transition-colors focus-visible:-outline-offset-2 md:min-h-10';

/** Where one is can be seen without telling colours apart: a bar stands at its left. */
const here =
  'bg-ink-700 text-white before:absolute before:inset-y-2 before:left-0 before:w-1 before:rounded-r-full before:bg-leaf-500 forced-colors:before:bg-[Highlight]';

export function Sidebar({ user, open, onClose }: SidebarProps) {
  const first = useRef<HTMLAnchorElement>(null);
  const logOut = useLogOut();
  const marks = useEntryMarks(user.role);

  useEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    first.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [open, onClose]);

  const list = useCurrentInSight();

  return (
    <>
      {open && (
        <button
          type="button"
          tabIndex={-1}
          aria-label="Close menu"
          onClick={onClose}
          className="fixed inset-0 z-10 bg-ink-950/60 md:hidden"
        />
      )}
      <aside
        id="sidebar"
        data-scheme="dark"
        // Tab past its last entry would go on behind the drawer, out of sight.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (open && relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
        }}
        className={classNames(
          'inset-y-0 left-0 z-20 w-64 max-w-[85vw] flex-col bg-ink-900 p-3 max-md:fixed print:hidden! md:sticky md:top-0 md:flex md:h-dvh md:w-auto md:max-w-none lg:p-4',
          open ? 'flex' : 'hidden',
        )}
      >
        <NavLink
          to="/"
          className="mb-4 flex min-h-10 items-center gap-2 rounded-md px-2 font-heading text-lg font-semibold focus-visible:-outline-offset-2"
        >
          <LeafMark className="h-8 shrink-0" />
          <span className="min-w-0 truncate">{user.firm}</span>
        </NavLink>
        <nav
          ref={list}
          aria-label="Dashboard"
          className="min-h-0 flex-1 overflow-y-auto [scrollbar-color:var(--color-control)_transparent] [scrollbar-width:thin]"
        >
          <Places places={workPlaces(user.role)} first={first} onFollow={onClose} />
          <hr className="my-3 border-line" />
          <Places places={backPlaces(user.role)} marks={marks} onFollow={onClose} />
        </nav>
        <button
          type="button"
          onClick={logOut}
          className={classNames(entry, 'mt-3 w-full text-muted hover:bg-ink-800 hover:text-text')}
        >
          <Icon name="logout" />
          Logout
        </button>
      </aside>
    </>
  );
}

/** The list is longer than most screens: whoever comes by a link or the palette sees where they are. */
function useCurrentInSight() {
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is the current one
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [pathname]);
  return list;
}

interface PlacesProps {
  places: ReturnType<typeof workPlaces>;
  marks?: ReturnType<typeof useEntryMarks>;
  first?: Ref<HTMLAnchorElement>;
  onFollow: () => void;
}

function Places({ places, marks, first, onFollow }: PlacesProps) {
  return (
    <ul className="grid gap-0.5">
      {places.map(({ to, title }, index) => (
        <li key={to}>
          <NavLink
            ref={index === 0 ? first : undefined}
            to={to}
            // Of a record's own page its list is told, unless another place begins with its address.
            end={places.some((other) => other.to.startsWith(`${to}/`))}
            onClick={onFollow}
            className={({ isActive }) =>
              classNames(entry, isActive ? here : 'text-muted hover:bg-ink-800 hover:text-text')
            }
          >
            {title}
            <Waiting mark={marks?.[to]} />
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** How much waits there: to be seen at a glance, and told in words to those who cannot see it. */
function Waiting({ mark }: { mark: ReturnType<typeof useEntryMarks>[string] }) {
  if (!mark) return null;
  const { count, words, urgent } = mark;
  return (
    <>
      <span
        aria-hidden="true"
        className={classNames(
          'ml-auto min-w-6 rounded-full px-1.5 text-center text-xs/5 font-semibold tabular-nums',
          urgent ? 'bg-marigold text-ink-950' : 'bg-ink-700 text-text',
        )}
      >
        {count > 999 ? '999+' : count}
      </span>
      <span className="sr-only">
        , {count} {words}
      </span>
    </>
  );
}
