import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { brand } from './content/brand';
import { footerLinks } from './content/navigation';
import { Logo } from './logo';
import veins from './pictures/veins.svg';

const { address, mail, mobiles, landline, social } = brand;

const phoneLink = (number: string) => `tel:${number.replaceAll(' ', '')}`;

const profiles = [
  ['LinkedIn', social.linkedin],
  ['Instagram', social.instagram],
  ['Facebook', social.facebook],
  ['YouTube', social.youtube],
] as const;

const link =
  'inline-block py-1 text-muted underline-offset-4 transition-colors hover:text-text hover:underline';

export function Footer() {
  return (
    <footer data-scheme="dark" className="relative overflow-hidden border-t border-line pt-16 pb-8">
      <img
        src={veins}
        alt=""
        width={768}
        height={1024}
        loading="lazy"
        className="pointer-events-none absolute -top-24 right-0 h-[38rem] w-auto opacity-35 max-md:hidden"
      />
      <div className="wrap relative grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="grid content-start gap-4 max-md:col-span-2">
          <Logo />
          <p className="max-w-xs text-muted">{brand.tagline}</p>
          <address className="text-sm text-muted not-italic">
            {address.street}
            <br />
            {address.city}, {address.region} {address.postalCode}
          </address>
        </div>
        {footerLinks.map(({ title, links }) => (
          <FooterList key={title} title={title}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={link}>
                  {label}
                </Link>
              </li>
            ))}
          </FooterList>
        ))}
        <FooterList title="Talk to us" className="max-md:col-span-2">
          {[mobiles[0], landline].map((number) => (
            <li key={number}>
              <a href={phoneLink(number)} className={link}>
                {number}
              </a>
            </li>
          ))}
          <li>
            <a href={`mailto:${mail.hello}`} className={link}>
              {mail.hello}
            </a>
          </li>
        </FooterList>
      </div>
      <div className="wrap relative mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 text-sm text-muted">
        <p>© {brand.legalName}</p>
        <ul className="flex flex-wrap gap-x-6">
          {profiles.map(([name, url]) => (
            <li key={name}>
              <a href={url} rel="noopener" className={link}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

interface FooterListProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function FooterList({ title, className, children }: FooterListProps) {
  return (
    <div className={className}>
      <h2 className="mb-3 text-base">{title}</h2>
      <ul className="grid gap-0.5 text-sm">{children}</ul>
    </div>
  );
}
