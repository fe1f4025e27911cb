import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { searchCall } from '~/features/search/search-call';
import { SHORTEST_SEARCH } from '~/features/search/search-rules';
import { useCall } from '~/lib/use-call';
import { usePaused } from '~/lib/use-paused';
import { newQuotationAt } from '~/model/quotation-address';
import { Icon } from '~/ui/icon';
import { linkLook, Panel } from '~/ui/panel';
import { QuotationHead } from '../../quotation-head';

const TYPING_PAUSE_MS = 200;

/** Whose quotation it is to be: a few letters of a name, a number or an address. */
export function ChoosePerson() {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const text = usePaused(typed.trim(), TYPING_PAUSE_MS);
  const isLong = [...text].length >= SHORTEST_SEARCH;
  const found = useCall<typeof searchCall>(['search', text], `/search?${new URLSearchParams({ q: text })}`, {
    enabled: isLong,
    placeholderData: keepPreviousData,
  });
  const people = isLong ? (found.data?.items ?? []).filter(({ resource }) => resource in begins) : [];
  const words = !isLong
    ? `From ${SHORTEST_SEARCH} letters on.`
    : found.isError
      ? found.error.message
      : found.data && people.length === 0
        ? 'Nobody is found. Whoever has written or called is; write them down as a follow-up first.'
        : '';

  return (
    <>
      <QuotationHead quotation={undefined} aside={null} />
      <Panel title="For whom?">
        <div className="grid gap-2 px-4 py-4 sm:px-5">
          <input
            type="search"
            aria-label="Name, number or address"
            aria-controls={listId}
            placeholder="Name, number or address"
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: it is the one thing to do on this page
            autoFocus
            maxLength={120}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            className="control"
          />
          <p role="status" className="text-sm text-muted empty:hidden">
            {words}
          </p>
        </div>
        <ul id={listId} className="empty:hidden">
          {people.map(({ resource, _id, title, detail }) => (
            <li key={_id} className="border-t border-line">
              <Link to={newQuotationAt({ [begins[resource] ?? 'person']: _id })} replace className={linkLook}>
                <span className="flex items-center gap-3 text-sm">
                  <Icon
                    name={resource === 'person' ? 'user' : 'follow'}
                    className="size-4.5 shrink-0 text-muted"
                  />
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    <span className="font-medium">{title}</span> <span className="text-muted">{detail}</span>
                  </span>
                  <span className="text-muted">{resource === 'person' ? 'Person' : 'Follow-up'}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

/** What of that which is found a quotation can be for. */
const begins: Readonly<Record<string, 'person' | 'followup'>> = { person: 'person', followup: 'followup' };
