import type { ReactNode } from 'react';
import { brand } from '~/model/brand';
import { phoneLink } from '../content/phone-link';

const { address, mobiles, landline, mail } = brand;

const link = 'inline-block py-1 font-medium text-text underline-offset-4 hover:underline';

const mails = [
  [mail.hello, 'New work and everything else'],
  [mail.support, 'Something we built needs help'],
  [mail.sales, 'Quotes, invoices, renewals'],
  [mail.careers, 'Applications and internships'],
] as const;

const desks = ['New projects', 'Support', 'Accounts'];

/** How else we are reached. */
export function ContactCards() {
  return (
    <section aria-labelledby="reach-title">
      <h2 id="reach-title" className="mb-6 text-2xl">
        Or reach us directly
      </h2>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Card term="Visit" className="bg-ink-900 sm:col-span-2" dark>
          <address className="font-heading text-xl not-italic">
            {address.street}
            <br />
            {address.city}, {address.region} {address.postalCode}
          </address>
          <p className="mt-3 text-sm text-muted">{address.visit}</p>
        </Card>
        <Card term="Mobile" className="sm:col-span-2">
          <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
            {mobiles.map((number, index) => (
              <li key={number}>
                <PhoneLink number={number} />
                <p className="text-sm text-muted">{desks[index]}</p>
              </li>
            ))}
          </ul>
        </Card>
        <Card term="Landline" className="sm:col-span-2">
          <PhoneLink number={landline} />
          <p className="text-sm text-muted">Reception, in Hindi and English</p>
        </Card>
        <Card term="Mail" className="sm:col-span-2">
          <ul className="grid gap-x-6 gap-y-2 sm:max-lg:grid-cols-2 2xl:grid-cols-2">
            {mails.map(([to, what]) => (
              <li key={to}>
                <a href={`mailto:${to}`} className={`${link} wrap-anywhere`}>
                  {to}
                </a>
                <p className="text-sm text-muted">{what}</p>
              </li>
            ))}
          </ul>
        </Card>
      </dl>
    </section>
  );
}

const PhoneLink = ({ number }: { number: string }) => (
  <a href={phoneLink(number)} className={`${link} tabular-nums`}>
    {number}
  </a>
);

interface CardProps {
  term: string;
  className?: string;
  dark?: boolean;
  children: ReactNode;
}

const Card = ({ term, className = '', dark, children }: CardProps) => (
  <div
    data-reveal=""
    data-scheme={dark ? 'dark' : 'light'}
    className={`rounded-leaf border border-line p-6 ${dark ? '' : 'bg-surface'} ${className}`}
  >
    <dt className="mb-2 text-sm font-medium text-accent">{term}</dt>
    <dd>{children}</dd>
  </div>
);
