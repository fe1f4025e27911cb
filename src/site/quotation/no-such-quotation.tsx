import { ButtonLink } from '~/ui/button';
import { useFrame } from '../frame/frame-words';

/** The same for a link that never was and for one that is no more. */
export function NoSuchQuotation() {
  const { supportMail } = useFrame();
  return (
    <section data-scheme="dark" className="grid min-h-[70dvh] items-center py-16">
      <div className="wrap grid gap-6">
        <h1 className="max-w-2xl text-3xl">
          There is no quotation <span className="text-accent">at this address</span>
        </h1>
        <p className="max-w-prose text-lg text-muted">
          The link may have been cut short on its way to you: open it from our mail once more, or copy the
          whole of it. If it still leads here, write to{' '}
          <a href={`mailto:${supportMail}`} className="text-text underline underline-offset-4">
            {supportMail}
          </a>{' '}
          and we send you a new one.
        </p>
        <p>
          <ButtonLink to="/contact-us" size="lg">
            Write to us
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
