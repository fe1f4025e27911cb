import { useId } from 'react';
import { Link } from 'react-router';
import type { NamedRecord } from '../privacy-call';
import { addressOf, fieldTitle, kindOf, places } from './record-links';

interface NamedInProps {
  namedIn: readonly NamedRecord[];
  more: boolean;
}

/** Records of others, and other places, that name the person in their own words: no program rewrites those, so people have to. */
export function NamedIn({ namedIn, more }: NamedInProps) {
  const id = useId();
  if (namedIn.length === 0) return null;
  return (
    <section aria-labelledby={id} className="border-t border-line p-4 sm:p-5">
      <h3 id={id} className="text-base">
        Named in records of others
      </h3>
      <p className="mt-1 max-w-2xl text-sm text-muted">
        An erasure takes the address or number out of notes, history, mails and notifications. What others
        wrote in their own fields or elsewhere, and what may be part of a longer address, stays. Take it out
        there, then erase once more: the history keeps what was there.
      </p>
      <ul className="mt-3 grid gap-2 text-sm sm:grid-cols-2">
        {namedIn.map((record) => {
          const kind = kindOf(record.resource);
          const at = record.place?.at ?? addressOf(record);
          const state = record.state === 'shown' ? [] : [places[record.state]];
          const where = [...record.fields.map((field) => fieldTitle(kind, field)), ...state];
          return (
            <li key={`${record._id} ${record.fields}`} className="min-w-0 rounded-md bg-sunken px-3 py-2.5">
              <Link
                to={at}
                className="inline-flex min-h-6 items-center font-medium wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-text"
              >
                {record.place?.kind ?? kind?.title ?? record.resource}: {record.title}
              </Link>
              <p className="text-muted wrap-anywhere">{where.join(', ')}</p>
            </li>
          );
        })}
      </ul>
      {more && (
        <p className="mt-2 text-sm text-muted">
          The first 200 are listed. An export names all of them, by their ids.
        </p>
      )}
    </section>
  );
}
