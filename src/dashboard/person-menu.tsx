import { type KeyboardEvent, type ToggleEvent, useId, useRef } from 'react';
import { Link } from 'react-router';
import { roleTitles } from '~/model/permissions';
import { type User, useLogOut } from '~/platform/auth/ui/session';
import { Icon } from '~/ui/icon';

/** Who is logged in, and what they do with their own account. */
export function PersonMenu({ user }: { user: User }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const logOut = useLogOut();
  const items = () => Array.from(panel.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []);
  const close = () => panel.current?.hidePopover();

  function begin({ newState }: ToggleEvent) {
    if (newState === 'open') items()[0]?.focus();
  }

  function moveFocus(event: KeyboardEvent) {
    const all = items();
    const at = all.findIndex((item) => item.matches(':focus'));
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') close();
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        className="-mr-1 flex min-h-10 shrink-0 items-center max-sm:min-h-11 max-sm:min-w-11 max-sm:justify-center gap-2 rounded-md p-1 text-sm font-medium transition-colors hover:bg-sunken"
      >
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-on-accent-soft"
        >
          {initials(user.name)}
        </span>
        <span className="max-w-40 truncate max-lg:sr-only">{user.name}</span>
        <span className="sr-only">, {roleTitles[user.role]}</span>
        <Icon name="chevron" className="size-4 text-muted max-lg:hidden" />
      </button>
      <div ref={panel} id={id} popover="auto" onToggle={begin} className={panelLook}>
        <div className="border-b border-line px-4 py-3">
          <p className="font-medium wrap-anywhere">{user.name}</p>
          <p className="text-sm wrap-anywhere text-muted">{user.email}</p>
          <p className="text-sm text-muted">{roleTitles[user.role]}</p>
        </div>
        <div role="menu" aria-label="Account" tabIndex={-1} onKeyDown={moveFocus} className="p-1.5">
          <Link role="menuitem" tabIndex={-1} to="/dashboard/account" onClick={close} className={itemLook}>
            <Icon name="user" className="size-4.5 text-muted" />
            My account
          </Link>
          <Link role="menuitem" tabIndex={-1} to="/" onClick={close} className={itemLook}>
            <Icon name="outside" className="size-4.5 text-muted" />
            Visit the site
          </Link>
          <button type="button" role="menuitem" tabIndex={-1} onClick={logOut} className={itemLook}>
            <Icon name="logout" className="size-4.5 text-muted" />
            Logout
          </button>
        </div>
      </div>
    </>
  );
}

/** The first letters of the first and the last word. */
function initials(name: string) {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

const panelLook =
  'fixed inset-auto top-15 right-4 w-64 max-w-[calc(100%-2rem)] overflow-hidden rounded-lg border border-line bg-surface text-text shadow-float lg:right-6 2xl:right-8';

/** An item that an arrow key brought the focus to shows it: it is not focus that code moved for a screen reader only. */
const itemLook =
  'flex min-h-10 w-full items-center gap-3 rounded-md px-3 text-sm max-sm:min-h-11 hover:bg-sunken focus-visible:bg-sunken focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus';
