import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { useFrame } from './frame-words';
import { Logo } from './logo';
import { NavDropdown } from './nav-dropdown';

const barLink = 'py-2 text-muted transition-colors hover:text-text';
const listLink = 'rounded-md px-3 py-2 text-muted transition-colors hover:bg-sunken hover:text-text';

/** Its height never changes: once the page is scrolled it only gains a ground, a hairline and a filled button. */
export function Navbar() {
  const { main, signIn, demo } = useFrame().navigation;
  const scrolled = useScrolled();
  return (
    <header
      data-scheme="dark"
      data-scrolled={scrolled}
      className="site-bar print:hidden sticky top-0 z-20 border-b border-transparent transition-colors data-[scrolled=true]:border-line data-[scrolled=true]:bg-surface"
    >
      <div className="wrap flex h-18 items-center justify-between gap-6">
        <Logo />
        <nav aria-label="Main" className="flex items-center gap-5 whitespace-nowrap max-lg:hidden xl:gap-8">
          {main.map(({ label, to, links }) =>
            to ? (
              <NavLink key={label} label={label} to={to} className={barLink} />
            ) : (
              <NavDropdown key={label} label={label}>
                {links.map((link) => (
                  <NavLink key={link.to} {...link} className={listLink} />
                ))}
              </NavDropdown>
            ),
          )}
          <NavLink {...signIn} className={barLink} />
          <ButtonLink to={demo.to} variant={scrolled ? 'primary' : 'secondary'}>
            {demo.label}
          </ButtonLink>
        </nav>
        <MobileMenu />
      </div>
    </header>
  );
}

interface NavLinkProps {
  label: string;
  to: string;
  className: string;
}

function NavLink({ label, to, className }: NavLinkProps) {
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={className}>
        {label}
      </Link>
    );
  }
  return (
    <a href={to} rel="noopener" className={`${className} flex items-center justify-between gap-3`}>
      {label}
      <Icon name="outside" className="size-4" />
    </a>
  );
}

/** A popover: the browser opens it, closes it on Esc or a tap beside it, and needs no script of ours for that. */
function MobileMenu() {
  const { main, signIn, demo } = useFrame().navigation;
  const menu = useRef<HTMLElement>(null);
  return (
    <>
      <button
        type="button"
        popoverTarget="site-menu"
        aria-label="Menu"
        className="-mr-2 inline-flex size-11 items-center justify-center rounded-md lg:hidden"
      >
        <Icon name="menu" className="opens-menu size-6" />
        <Icon name="close" className="closes-menu size-6" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link in it was followed; Enter on a link clicks it */}
      <nav
        ref={menu}
        id="site-menu"
        popover="auto"
        aria-label="Menu"
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) menu.current?.hidePopover();
        }}
        className="fixed inset-x-0 top-18 max-h-[calc(100dvh-4.5rem)] w-full max-w-none overflow-y-auto overscroll-contain border-y border-line bg-surface px-5 py-4 text-text"
      >
        {[...main, { ...signIn, links: [] }].map(({ label, to, links }) =>
          to ? (
            <NavLink
              key={label}
              label={label}
              to={to}
              className="block border-b border-line py-3.5 font-heading text-xl"
            />
          ) : (
            <MobileGroup key={label} label={label}>
              {links.map((link) => (
                <NavLink key={link.to} {...link} className="block py-2.5 pl-4 text-muted" />
              ))}
            </MobileGroup>
          ),
        )}
        <ButtonLink to={demo.to} size="lg" className="mt-5 w-full">
          {demo.label}
        </ButtonLink>
      </nav>
    </>
  );
}

const MobileGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <details name="mobile-menu" className="group/list border-b border-line open:pb-3">
    <summary className="flex list-none items-center justify-between py-3.5 font-heading text-xl [&::-webkit-details-marker]:hidden">
      {label}
      <Icon name="chevron" className="size-5 text-muted transition-transform group-open/list:rotate-180" />
    </summary>
    {children}
  </details>
);

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
