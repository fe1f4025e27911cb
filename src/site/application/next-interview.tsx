import { momentInWords } from '~/lib/time';
import type { ApplicationRead } from './application-read';

interface NextInterviewProps {
  token: string;
  interview: NonNullable<ApplicationRead['interview']>;
}

/** When and where they are expected, in India's time, and the same for their calendar. */
export function NextInterview({ token, interview: { at, minutes, place } }: NextInterviewProps) {
  const link = 'font-semibold text-accent underline underline-offset-4';
  return (
    <section aria-labelledby="interview-title" className="grid gap-4">
      <h2 id="interview-title" className="text-2xl">
        Your interview
      </h2>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_1fr]">
        <dt className="text-muted max-sm:-mb-3">When</dt>
        <dd className="font-semibold wrap-anywhere">
          <time dateTime={at}>{momentInWords(at)}</time>
        </dd>
        <dt className="text-muted max-sm:-mb-3">How long</dt>
        <dd className="font-semibold wrap-anywhere">{minutes} minutes</dd>
        <dt className="text-muted max-sm:-mb-3">Where</dt>
        <dd className="font-semibold wrap-anywhere">
          {/^https?:\/\//.test(place) ? (
            <a href={place} rel="noreferrer" className={link}>
              {place}
            </a>
          ) : (
            place
          )}
        </dd>
      </dl>
      <p>
        <a href={`/api/public/applications/${encodeURIComponent(token)}/interview.ics`} className={link}>
          Add to my calendar
        </a>
      </p>
    </section>
  );
}
