import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '~/ui/button';
import { Veins } from '~/ui/leaf/veins';
import { useFrame } from './frame-words';
import { Logo } from './logo';

/** Words and a way out for when there is no page. */
function Fault({ title, children }: { title: ReactNode; children: ReactNode }) {
  const { supportMail } = useFrame();
  return (
    <section data-scheme="dark" className="grid min-h-[70dvh] items-center overflow-clip py-16">
      <div className="wrap grid items-center gap-10 md:grid-cols-[1fr_auto]">
        <div className="grid max-w-2xl gap-6">
          <h1 className="text-display">{title}</h1>
          {children}
          <p className="text-muted">
            Still stuck? Write to{' '}
            <a href={`mailto:${supportMail}`} className="text-text underline underline-offset-4">
              {supportMail}
            </a>
          </p>
        </div>
        <Veins className="h-96 w-auto max-md:hidden lg:h-[32rem]" />
      </div>
    </section>
  );
}

export function NotFoundMessage() {
  return (
    <Fault
      title={
        <>
          This branch <span className="text-accent">ends here</span>
        </>
      }
    >
      <p className="max-w-prose text-lg text-muted">
        Error 404: there is no page at this address. The link may be old, or a letter in it may have slipped.
      </p>
      <p>
        <GoBack />
      </p>
    </Fault>
  );
}

/** Back to where the reader came from, or to the front page: when they came from nowhere, and without JavaScript. */
function GoBack() {
  const [awake, setAwake] = useState(false);
  const navigate = useNavigate();
  useEffect(() => setAwake(true), []);
  if (!awake) {
    return (
      <ButtonLink to="/" size="lg">
        Go Back
      </ButtonLink>
    );
  }
  return (
    <Button size="lg" onClick={() => (cameFromSomewhere() ? navigate(-1) : navigate('/'))}>
      Go Back
    </Button>
  );
}

/** Browsers that cannot say so know the page before at least by its address; a new tab has one too, but no way back. */
const cameFromSomewhere = () =>
  'navigation' in window ? window.navigation.canGoBack : document.referrer !== '' && history.length > 1;

export function ServerFault({ unreached }: { unreached: boolean }) {
  return (
    <Fault
      title={
        unreached ? (
          <>
            You are <span className="text-accent">offline</span>
          </>
        ) : (
          <>
            Something broke <span className="text-accent">on our side</span>
          </>
        )
      }
    >
      <p className="max-w-prose text-lg text-muted">
        {unreached
          ? 'The page could not be fetched. What you typed into a form is kept: load again when the connection is back.'
          : 'The fault has been recorded and nothing you saved is lost. Load the page again in a minute; if it still fails, write to us with the time it happened.'}
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="" reloadDocument size="lg">
          Load again
        </ButtonLink>
        <ButtonLink to="/" reloadDocument variant="secondary" size="lg">
          Front page
        </ButtonLink>
      </p>
    </Fault>
  );
}

/** The document's last resort, when not even the layout could be shown. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <main data-scheme="dark" className="min-h-dvh">
      <div className="wrap flex h-18 items-center">
        <Logo />
      </div>
      {children}
    </main>
  );
}
