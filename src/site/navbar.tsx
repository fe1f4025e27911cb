import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { demoLink, mainLinks } from './content/navigation';
import { Logo } from './logo';

/** Its height never changes: once the page is scrolled it only gains a ground, a hairline and a filled button. */
export function Navbar() {
  const scrolled = useScrolled();
  return (
    <header
      data-scheme="dark"
      data-scrolled={scrolled}
      className="group sticky top-0 z-20 border-b border-transparent transition-colors data-[scrolled=true]:border-line data-[scrolled=true]:bg-surface"
    >
      <div className="wrap flex h-18 items-center justify-between gap-6">
        <Logo />
        <nav aria-label="Main" className="flex items-center gap-8 max-md:hidden">
          {mainLinks.map(({ label, to }) => (
            <Link key={to} to={to} className="py-2 text-muted transition-colors hover:text-text">
              {label}
            </Link>
          ))}
          <ButtonLink to={demoLink.to} variant={scrolled ? 'primary' : 'secondary'}>
            {demoLink.label}
          </ButtonLink>
        </nav>
        <MobileMenu />
      </div>
    </header>
  );
}

/** A popover: the browser opens it, closes it on Esc or a tap beside it, and needs no script of ours for that. */
function MobileMenu() {
  const menu = useRef<HTMLElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        popoverTarget="site-menu"
        aria-label="Menu"
        className="-mr-2 inline-flex size-11 items-center justify-center rounded-md md:hidden"
      >
        <Icon name="menu" className="size-6 group-has-[:popover-open]:hidden" />
        <Icon name="close" className="hidden size-6 group-has-[:popover-open]:block" />
      </button>
      <nav
        ref={menu}
        id="site-menu"
        popover="auto"
        aria-label="Menu"
        className="fixed inset-x-0 top-18 w-full max-w-none border-y border-line bg-surface px-5 py-4 text-text"
      >
        {mainLinks.map(({ label, to }) => (
          <Link
            key={to}
            to={to}
            onClick={close}
            className="block border-b border-line py-3.5 font-heading text-xl"
          >
            {label}
          </Link>
        ))}
        <ButtonLink to={demoLink.to} onClick={close} size="lg" className="mt-5 w-full">
          {demoLink.label}
        </ButtonLink>
      </nav>
    </>
  );
}

const SCROLLED_AFTER_PX = 16;

function useScrolled() {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > SCROLLED_AFTER_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
}
