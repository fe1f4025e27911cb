import type { ReactNode } from 'react';
import { phoneLink } from '../content/phone-link';
import { useWords } from '../words.server';

const link = 'inline-block py-1 font-medium text-text underline-offset-4 hover:underline';

/** How else we are reached. */
export function ContactCards() {
  const { address, mobiles, landline, mails, contact } = useWords('site');
  return (
    <section aria-labelledby="reach-title">
      <h2 id="reach-title" className="mb-6 text-2xl">
        {contact.directHeading}
      </h2>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Card term={contact.cards.visit} className="bg-ink-900 sm:col-span-2" dark>
          <address className="font-heading text-xl not-italic">
            {address.street}
            <br />
            {address.city}, {address.region} {address.postalCode}
          </address>
          <p className="mt-3 text-sm text-muted">{address.visit}</p>
        </Card>
        <Card term={contact.cards.mobile} className="sm:col-span-2">
          <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
            {mobiles.map(({ number, desk }) => (
              <li key={number}>
                <PhoneLink number={number} />
                <p className="text-sm text-muted">{desk}</p>
              </li>
            ))}
          </ul>
        </Card>
        <Card term={contact.cards.landline} className="sm:col-span-2">
          <PhoneLink number={landline.number} />
          <p className="text-sm text-muted">{landline.desk}</p>
        </Card>
        <Card term={contact.cards.mail} className="sm:col-span-2">
          <ul className="grid gap-x-6 gap-y-2 sm:max-lg:grid-cols-2 2xl:grid-cols-2">
            {Object.values(mails).map(({ address: to, what }) => (
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
