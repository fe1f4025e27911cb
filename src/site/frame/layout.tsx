import { Outlet } from 'react-router';
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
      <a
        href="#content"
        className="fixed top-3 left-3 z-30 -translate-y-20 filled rounded-md bg-action px-4 py-2 font-semibold text-on-action focus:translate-y-0"
      >
        Skip to content
      </a>
      <Navbar />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Reading of={loaderData.footer} />
      <PrefetchOnIntent />
    </>
  );
}
