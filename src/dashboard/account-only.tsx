import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLogOut } from '~/platform/auth/ui/session';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { LeafMark } from '~/ui/leaf/leaf';

/** For who has to set up a second factor first: their own account, and the way out. */
export function AccountOnly({ firm, children }: { firm: string; children: ReactNode }) {
  const logOut = useLogOut();
  return (
    <div data-scheme="auto" className="min-h-dvh">
      <header className="flex min-h-14 items-center justify-between gap-4 border-b border-line bg-surface px-4 sm:px-6">
        <Link to="/" className="inline-flex min-h-10 items-center gap-2 font-heading font-semibold">
          <LeafMark className="h-7 shrink-0" />
          {firm}
        </Link>
        <Button size="sm" variant="quiet" onClick={logOut}>
          <Icon name="logout" className="size-4" />
          Logout
        </Button>
      </header>
      <main id="content" tabIndex={-1} className="px-4 py-6 sm:px-6">
        {children}
      </main>
    </div>
  );
}
