import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { BareFrame, NotFoundMessage, ServerFault } from '~/site/frame/fault-pages';
import { headScript } from '~/ui/shell/head-script';
import { useInPageLinks } from '~/ui/shell/in-page-links';
import { ToastHost } from '~/ui/toast/toast-host';
import type { Route } from './+types/root';
import styles from './styles.css?url';
import headingFont from './ui/fonts/bricolage-grotesque-display.woff2?url';
import textFont from './ui/fonts/geist.woff2?url';

const preloadedFont = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const;

export const links: Route.LinksFunction = () => [
  preloadedFont(headingFont),
  preloadedFont(textFont),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The theme script may set an attribute before React wakes.
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#04130e" />
        {/* With a precedence React puts it before the scripts, which would otherwise be fetched first. */}
        <link rel="stylesheet" href={styles} precedence="default" />
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash in the CSP */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body>
        {children}
        <ToastHost />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useInPageLinks();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  // What a browser throws when the next page could not be fetched.
  const unreached = typeof window !== 'undefined' && error instanceof TypeError && !navigator.onLine;
  return (
    <BareFrame>
      <title>{missing ? 'Page not found' : unreached ? 'No connection' : 'Something broke'}</title>
      {missing ? <NotFoundMessage /> : <ServerFault unreached={unreached} />}
    </BareFrame>
  );
}
