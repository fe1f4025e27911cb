import type { ReactNode } from 'react';
import { LeafMark } from '~/ui/leaf/leaf';
import { Veins } from '~/ui/leaf/veins';
import { phoneLink } from '../content/phone-link';
import { useWords } from '../words.server';

const link =
  'inline-block py-1 text-muted underline-offset-4 transition-colors hover:text-text hover:underline';

/** Nothing in it wakes up: it travels as HTML. */
export function Footer() {
  const { name, legalName, tagline, address, mails, mobiles, landline, social } = useWords('site');
  const { footer, legal } = useWords('navigation');
  const profiles = [
    ['LinkedIn', social.linkedin],
    ['Instagram', social.instagram],
    ['Facebook', social.facebook],
    ['YouTube', social.youtube],
  ] as const;
  return (
    <footer
      data-scheme="dark"
      className="until-near [--about:911px] relative overflow-hidden border-t border-line pt-16 pb-8 wrap-break-word print:hidden"
    >
      <Veins
        loading="lazy"
        className="pointer-events-none absolute -top-24 right-0 h-[38rem] w-auto opacity-35 max-md:hidden"
      />
      <div className="wrap relative grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-4 xl:grid-cols-[1.5fr_repeat(4,1fr)]">
        <div className="grid content-start gap-4 max-xl:col-span-full max-xl:sm:grid-cols-2 xl:gap-5">
          <div className="grid content-start gap-4">
            <a href="/" className="inline-flex items-center gap-2.5 font-heading text-xl font-semibold">
              <LeafMark className="h-8 text-accent" />
              {name}
            </a>
            <p className="max-w-xs text-muted">{tagline}</p>
          </div>
          <address className="grid gap-1 text-sm text-muted not-italic">
            <span>{address.street}</span>
            <span>
              {address.city}, {address.region} {address.postalCode}
            </span>
            <span className="mt-2 flex flex-wrap gap-x-5">
              {[...mobiles.slice(0, 1), landline].map(({ number }) => (
                <a key={number} href={phoneLink(number)} className={link}>
                  {number}
                </a>
              ))}
            </span>
            <a href={`mailto:${mails.hello.address}`} className={`${link} justify-self-start`}>
              {mails.hello.address}
            </a>
          </address>
        </div>
        {footer.map(({ label, links }) => (
          <FooterList key={label} title={label}>
            {links.map(({ label: page, to }) => (
              <li key={to}>
                <a href={to} className={link}>
                  {page}
                </a>
              </li>
            ))}
          </FooterList>
        ))}
      </div>
      <div className="wrap relative mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 text-sm text-muted">
        <p>© {legalName}</p>
        <ul className="flex flex-wrap gap-x-6">
          {legal.map(({ label, to }) => (
            <li key={to}>
              <a href={to} className={link}>
                {label}
              </a>
            </li>
          ))}
          {profiles.map(([profile, url]) => (
            <li key={profile}>
              <a href={url} rel="noopener" className={link}>
                {profile}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

const FooterList = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2 className="mb-3 text-base">{title}</h2>
    <ul className="grid gap-0.5 text-sm">{children}</ul>
  </div>
);
