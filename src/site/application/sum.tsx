import { Link } from 'react-router';
import { formatDate } from '~/lib/time';
import type { ApplicationRead } from './application-read';

/** What it is that was sent. */
export function Sum({ reference, name, appliedFor, date, since, isOpen }: ApplicationRead) {
  const facts = [
    ['Applied as', appliedFor],
    ['Name', name],
    ['Sent', formatDate(date)],
    ['Like this since', formatDate(since)],
    ['Reference', reference],
  ];
  return (
    <section aria-labelledby="sum-title" className="grid gap-4">
      <h2 id="sum-title" className="text-2xl">
        Your application
      </h2>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_1fr]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted max-sm:-mb-3">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {!isOpen && (
        <p>
          <Link to="/career" className="font-semibold text-accent underline underline-offset-4">
            See what is open
          </Link>
        </p>
      )}
    </section>
  );
}
