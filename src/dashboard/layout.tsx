import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { forgetToken } from '~/lib/api';
import { AppError } from '~/lib/errors';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import type { Route } from './+types/layout';
import { DashboardLoading } from './loading';
import { loginPath, requireUser } from './session';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';

export const meta: Route.MetaFunction = () => [
  { title: 'Dashboard' },
  { name: 'robots', content: 'noindex' },
];

/** The token stands in the browser, so the guard runs there; the server checks every call by itself. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => requireUser(request.url);
clientLoader.hydrate = true as const;

/** Who is logged in does not change with the address. */
export const shouldRevalidate = () => false;

export const HydrateFallback = DashboardLoading;

export default function DashboardLayout({ loaderData: user }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [menuOpen, setMenuOpen] = useState(false);
  const [queries] = useState(() => {
    const queryCache = new QueryCache({
      onError(fault) {
        if (!(fault instanceof AppError) || fault.status !== 401) return;
        forgetToken();
        navigate(loginPath(location.pathname + location.search));
      },
    });
    return new QueryClient({
      queryCache,
      defaultOptions: { queries: { retry: shouldRetry, staleTime: 10_000 } },
    });
  });
  return (
    <QueryClientProvider client={queries}>
      <div data-scheme="auto" className="min-h-dvh md:grid md:grid-cols-[14rem_minmax(0,1fr)]">
        <Sidebar user={user} open={menuOpen} onClose={() => setMenuOpen(false)} />
        <div className="flex min-w-0 flex-col">
          <TopBar user={user} menuOpen={menuOpen} onMenu={() => setMenuOpen(!menuOpen)} />
          <main id="content" className="flex-1 px-4 py-6 sm:px-6 2xl:px-8">
            <Outlet context={user} />
          </main>
        </div>
      </div>
    </QueryClientProvider>
  );
}

/** What the server refused it refuses again; only its absence is worth another try. */
const shouldRetry = (count: number, fault: Error) =>
  count < 2 && (!(fault instanceof AppError) || fault.status === 0 || fault.status >= 500);

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
