import { useEffect, useRef } from 'react';
import { NavLink, useNavigate } from 'react-router';
import type { logoutCall } from '~/account/contract';
import { callApi, forgetToken } from '~/lib/api';
import { resources } from '~/resources';
import { reach } from '~/resources/permissions';
import { brand } from '~/site/content/brand';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import { LeafMark } from '~/ui/leaf';
import { toast } from '~/ui/toast';
import type { User } from './session';

interface SidebarProps {
  user: User;
  /** Under 768 px it is a drawer. */
  open: boolean;
  onClose: () => void;
}

const entry =
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-sm font-medium transition-colors focus-visible:-outline-offset-2';

export function Sidebar({ user, open, onClose }: SidebarProps) {
  const first = useRef<HTMLAnchorElement>(null);
  const seen = resources.filter(({ area }) => reach(user.role, `${area}:read`) !== 'none');
  const links = [
    { to: '/dashboard', title: 'Dashboard', end: true },
    ...seen.map(({ path, title }) => ({ to: `/dashboard/${path}`, title, end: true })),
  ];

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
          'inset-y-0 left-0 z-20 w-60 md:w-auto flex-col bg-ink-900 p-4 max-md:fixed md:sticky md:top-0 md:flex md:h-dvh',
          open ? 'flex' : 'hidden',
        )}
      >
        <NavLink
          to="/"
          className="mb-6 flex items-center gap-2 rounded-md px-2 py-1 font-heading text-lg font-semibold"
        >
          <LeafMark className="h-8" />
          {brand.name}
        </NavLink>
        <nav aria-label="Dashboard" className="flex-1 overflow-y-auto">
          <ul className="grid gap-1">
            {links.map(({ to, title, end }, index) => (
              <li key={to}>
                <NavLink
                  ref={index === 0 ? first : undefined}
                  to={to}
                  end={end}
                  onClick={onClose}
                  className={({ isActive }) =>
                    classNames(
                      entry,
                      isActive ? 'bg-ink-700 text-white' : 'text-muted hover:bg-ink-800 hover:text-text',
                    )
                  }
                >
                  {title}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <LogoutButton />
      </aside>
    </>
  );
}

function LogoutButton() {
  const navigate = useNavigate();
  async function logOut() {
    // Whatever the server says, this browser forgets.
    await callApi<typeof logoutCall>('POST', '/user/logout').catch(() => {});
    forgetToken();
    toast.success('Logout successfully.');
    navigate('/');
  }
  return (
    <button
      type="button"
      onClick={logOut}
      className={classNames(entry, 'mt-4 w-full text-muted hover:bg-ink-800 hover:text-text')}
    >
      <Icon name="logout" />
      Logout
    </button>
  );
}
