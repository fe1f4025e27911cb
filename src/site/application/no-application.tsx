import { ButtonLink } from '~/ui/button';

interface NoApplicationProps {
  isErased: boolean;
  /** Where an applicant writes to. */
  careersMail: string;
}

/** The same for a link that never was and for one that is no more; but for who has just erased it. */
export function NoApplication({ isErased, careersMail }: NoApplicationProps) {
  return (
    <section data-scheme="dark" className="grid min-h-[70dvh] items-center py-16">
      <div className="wrap grid gap-6">
        <h1 className="max-w-2xl text-3xl">
          {isErased ? 'Your application ' : 'There is no application '}
          <span className="text-accent">{isErased ? 'is deleted' : 'at this address'}</span>
        </h1>
        <p className="max-w-prose text-lg text-muted">
          {isErased
            ? 'It is gone, with your CV and our mails about it. Backups that still have it are overwritten within five weeks. '
            : 'The link may have been cut short on its way to you: open it from our mail once more, or copy the whole of it. An application that was deleted has no page any more. '}
          Write to{' '}
          <a href={`mailto:${careersMail}`} className="text-text underline underline-offset-4">
            {careersMail}
          </a>{' '}
          if you have a question.
        </p>
        <p>
          <ButtonLink to="/career" size="lg">
            See what is open
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
