import { Outlet } from 'react-router';
import { Footer } from './footer';
import { Navbar } from './navbar';
import { useScrollReveal } from './scroll-reveal';

export default function SiteLayout() {
  useScrollReveal();
  return (
    <>
      <a
        href="#content"
        className="fixed top-3 left-3 z-30 -translate-y-20 rounded-md bg-action px-4 py-2 font-semibold text-on-action focus:translate-y-0"
      >
        Skip to content
      </a>
      <Navbar />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
