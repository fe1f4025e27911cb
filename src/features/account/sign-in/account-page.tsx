import { type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { type Around, FirmShown, titleOf } from '~/model/firm';
import { Veins } from '~/ui/leaf/veins';

/** A page that search engines leave alone. */
export const privatePage = (around: Around, title: string, description: string) => [
  { title: titleOf(around, title) },
  { name: 'description', content: description },
  { name: 'robots', content: 'noindex' },
];

interface AccountPageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** The form at the left, the leaf at the right; on a phone the form alone. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <section className="wrap grid gap-16 py-12 lg:min-h-[calc(100dvh-4.5rem)] lg:grid-cols-[minmax(0,26rem)_1fr] lg:items-stretch lg:gap-24 lg:py-10">
      <div className="grid w-full max-w-md content-center gap-8 max-lg:mx-auto">
        <div className="grid gap-3">
          <h1 className="text-3xl">{title}</h1>
          <div className="text-lg text-balance text-muted">{lead}</div>
        </div>
        {children}
      </div>
      <div
        aria-hidden="true"
        data-scheme="dark"
        className="relative overflow-hidden rounded-leaf max-lg:hidden"
      >
        <Veins className="absolute top-[8%] left-1/2 h-[105%] w-auto max-w-none -translate-x-1/2" />
        <p className="absolute bottom-8 left-8 max-w-64 rounded-lg border border-line bg-page p-4 font-heading text-xl">
          {use(FirmShown).tagline}
        </p>
      </div>
    </section>
  );
}

/** What keeps a session in the browser takes a script; what needs one is said first. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <p className="rounded-md bg-warning-soft p-4 text-on-warning-soft">
        {children} Switch it on and load the page again.
      </p>
    </noscript>
  );
}

export const textLink = 'font-medium text-accent underline underline-offset-4 hover:text-text';

/** They open beside the form, so that what was typed stays. */
export const TermsLabel = () => (
  <>
    I agree to the{' '}
    <Link to="/terms" target="_blank" className={textLink}>
      terms
    </Link>{' '}
    and the{' '}
    <Link to="/policy" target="_blank" className={textLink}>
      privacy policy
    </Link>
    .
  </>
);

/** Beside a button that signs in. */
export const CookieNote = () => (
  <p className="text-sm text-muted">
    Signing in sets one cookie, for one year at the most. It keeps you signed in and does nothing else.{' '}
    <Link to="/policy#cookies" className="underline underline-offset-4 hover:text-text">
      About cookies
    </Link>
  </p>
);
