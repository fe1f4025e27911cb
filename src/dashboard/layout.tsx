import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { AppError } from '~/lib/errors';
import { requireUser, stayFor, type User } from '~/platform/auth/ui/session';
import { useConfirmPassword } from '~/platform/auth/ui/use-confirm-password';
import { askBeforeLeaving, openDrafts } from '~/records/ui/editor/sealed-drafts';
import { useUndoKeys } from '~/records/ui/list/undo';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { useFocusOnHeading } from '~/ui/shell/focus-on-heading';
import { useLastingFocus } from '~/ui/shell/lasting-focus';
import { SkipLink } from '~/ui/shell/skip-link';
import { useStrayFiles } from '~/ui/shell/stray-files';
import type { Route } from './+types/layout';
import { AccountOnly } from './account-only';
import styles from './dashboard.css?url';
import { DashboardLoading } from './loading';
import { SessionEnded } from './session-ended/session-ended';
import { useSessionEnd } from './session-ended/use-session-end';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const meta: Route.MetaFunction = () => [
  { title: 'Dashboard' },
  { name: 'robots', content: 'noindex' },
];

/** The token stands in the browser, so the guard runs there; the server checks every call by itself. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await requireUser(request.url);
  await openDrafts(user);
  return user;
}
clientLoader.hydrate = true as const;

/** Who is logged in does not change with the address; whoever changes their own name asks for it: `useRevalidator`. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href;

export const HydrateFallback = DashboardLoading;

export default function DashboardLayout({ loaderData: user }: Route.ComponentProps) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: shouldRetry, staleTime: 10_000 } } }),
  );
  useEffect(() => stayFor(user), [user]);
  return (
    <QueryClientProvider client={queries}>
      <Shell user={user} />
    </QueryClientProvider>
  );
}

/** What the server refused it refuses again; only its absence is worth another try. */
const shouldRetry = (count: number, fault: Error) =>
  count < 2 && (!(fault instanceof AppError) || fault.status === 0 || fault.status >= 500);

/** Once the session is over nothing that it loaded stays; what was typed waits in memory for the same person. */
function Shell({ user }: { user: User }) {
  const { ended, returned, goOn } = useSessionEnd(user);
  useEffect(askBeforeLeaving, []);
  return ended ? <SessionEnded user={user} onSignedIn={goOn} /> : <Frame user={user} returned={returned} />;
}

function Frame({ user, returned }: { user: User; returned: boolean }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const question = useConfirmPassword(user);
  useFocusOnHeading({ returned });
  useLastingFocus();
  useUndoKeys();
  useStrayFiles();
  if (user.secondFactor === 'needed') {
    return (
      <AccountOnly firm={user.firm}>
        <Outlet context={user} />
        {question}
      </AccountOnly>
    );
  }
  return (
    <div
      data-scheme="auto"
      className="min-h-dvh print:block! md:grid md:grid-cols-[12.5rem_minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <SkipLink />
      <Sidebar user={user} open={menuOpen} onClose={closeMenu} />
      <div className="flex min-w-0 flex-col">
        <TopBar user={user} menuOpen={menuOpen} onMenu={() => setMenuOpen(!menuOpen)} />
        <main id="content" tabIndex={-1} className="flex-1 px-4 py-6 sm:px-6 2xl:px-8">
          <Outlet context={user} />
        </main>
      </div>
      {question}
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <div data-scheme="auto" className="grid min-h-dvh place-items-center">
      <EmptyState title="The dashboard could not be opened.">
        <p className="mb-4">The server did not answer as it should. Your data is safe.</p>
        <ButtonLink to="/dashboard" reloadDocument>
          Try again
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
