import { Outlet } from 'react-router';
import { SkipLink } from '~/ui/shell/skip-link';
import { Reading } from '../reading';
import { readOnce } from '../reading.server';
import type { Route } from './+types/layout';
import { Footer } from './footer.server';
import { useLayOutLater } from './lay-out-later';
import { useFocusOnContent, useLinkNavigation } from './link-navigation';
import { PrefetchOnIntent } from './link-prefetch';
import { Navbar } from './navbar';
import { useScrollReveal } from './scroll-reveal';

export const loader = ({ request }: Route.LoaderArgs) => ({
  footer: readOnce(request, 'footer', () => <Footer />),
});

/** The footer is the same everywhere. */
export const shouldRevalidate = () => false;

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  useScrollReveal();
  useLayOutLater();
  useLinkNavigation();
  useFocusOnContent();
  return (
    <>
      <SkipLink />
      <Navbar />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Reading of={loaderData.footer} />
      <PrefetchOnIntent />
    </>
  );
}
