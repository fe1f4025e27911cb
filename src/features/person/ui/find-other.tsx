import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { z } from 'zod';
import { phoneWords } from '~/lib/phone-words';
import { useCall } from '~/lib/use-call';
import { usePaused } from '~/lib/use-paused';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { person as people } from '../person';
import type { WholePerson } from './person-queries';

const TYPING_PAUSE_MS = 200;
/** Their names, and ways to tell two of the same name apart, in sight at once. */
const MOST = 8;

interface FoundPeople {
  method: 'GET';
  path: '/people';
  answer: z.ZodObject<{ items: z.ZodArray<typeof people.row> }>;
}

interface FindOtherProps {
  person: WholePerson;
  onFound: (id: string) => void;
  onClose: () => void;
}

/** Who else they are, where nothing that they wrote is alike: only people know that. */
export function FindOther({ person, onFound, onClose }: FindOtherProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const text = usePaused(typed.trim(), TYPING_PAUSE_MS);
  const query = new URLSearchParams({ page: '1', pageSize: '10', q: text });
  const answer = useCall<FoundPeople>([people.name, 'other', text], `/people?${query}`, {
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const others = text ? (answer.data?.items ?? []).filter(({ _id }) => _id !== person._id) : [];
  const words = answer.isError
    ? answer.error.message
    : text && answer.data && others.length === 0
      ? 'Nobody is found.'
      : '';
  return (
    <div className="grid gap-4">
      <p className="text-sm">Look for the other one; both sides are shown before anything is merged.</p>
      {/* A form, in whose first field a dialog begins. */}
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <input
          // A field for searches keeps Esc to itself in WebKit, and its dialog would stay.
          type="text"
          inputMode="search"
          enterKeyHint="search"
          aria-label="Name, number or address"
          aria-controls={listId}
          placeholder="Name, number or address"
          autoComplete="off"
          maxLength={120}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          className="control"
        />
      </form>
      <p role="status" className="text-sm text-muted empty:hidden">
        {words}
      </p>
      <ul id={listId} className="grid overflow-hidden rounded-md border border-line empty:hidden">
        {others.slice(0, MOST).map(({ _id, name, addresses, numbers }) => (
          <li key={_id} className="border-line not-first:border-t">
            <button
              type="button"
              onClick={() => onFound(_id)}
              className="flex min-h-11 w-full items-center gap-3 px-4 py-2.5 text-left text-sm hover:bg-sunken focus-visible:-outline-offset-2"
            >
              <Icon name="user" className="size-4.5 shrink-0 text-muted" />
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="font-medium">{name || 'Without a name'}</span>{' '}
                <span className="text-muted tabular-nums">{waysOf(addresses, numbers)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="flex justify-end">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

const waysOf = (addresses: string, numbers: string) =>
  [...addresses.split(' '), ...numbers.split(' ').map(phoneWords)].filter(Boolean).join(', ');
