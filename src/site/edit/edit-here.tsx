import { useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { z } from 'zod';
import type { pageEntriesCall } from '~/features/content/preview-call';
import { callApi } from '~/lib/api';

type Entries = z.output<typeof pageEntriesCall.answer>;

/** For staff who are signed in: what this page is made of, and the way to its editor. */
export function EditHere() {
  const { pathname, search } = useLocation();
  // What is read by a mailed link has no words of the site, and its address stands nowhere else.
  const isMailed = useMatches().some(({ params }) => 'token' in params);
  const [entries, setEntries] = useState<Entries>([]);
  useEffect(() => {
    if (isMailed) return setEntries([]);
    let left = false;
    const show = (found: Entries) => !left && setEntries(found);
    const path = encodeURIComponent(pathname + search);
    callApi<typeof pageEntriesCall>('GET', `/content/pages?path=${path}`).then(show, () => show([]));
    return () => {
      left = true;
    };
  }, [pathname, search, isMailed]);
  if (entries.length === 0) return null;
  return (
    <nav aria-label="Edit this page" data-scheme="dark" className="fixed right-4 bottom-4 z-20 print:hidden">
      <details className="rounded-md border border-line bg-surface text-text">
        <summary className="flex min-h-11 items-center px-5 font-semibold">Edit</summary>
        <ul className="max-h-96 overflow-y-auto px-5 pb-4">
          {entries.map(({ _id, collection, title }) => (
            <li key={_id}>
              <a
                href={`/dashboard/content/${collection}/${_id}`}
                className="block py-2 text-muted hover:text-text"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
