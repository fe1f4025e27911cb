import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Resource } from '~/model/resource';
import { useTypedSearch } from '~/ui/forms/typed-search';
import { Icon } from '~/ui/icon';
import { Select } from '~/ui/select';
import type { ChangeList, ListState } from '../list-state';

interface ListSearchProps {
  resource: Resource;
  state: ListState;
  change: ChangeList;
}

/** A text and the field it is looked for in; `/` goes there from anywhere on the page. */
export function ListSearch({ resource, state, change }: ListSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useTypedSearch(state.q, (q) => change({ q, page: '' }, { replace: true }));

  useEffect(() => {
    function focusOnSlash(event: WindowEventMap['keydown']) {
      const elsewhere =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
      if (event.key !== '/' || elsewhere || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      input.current?.focus();
    }
    addEventListener('keydown', focusOnSlash);
    return () => removeEventListener('keydown', focusOnSlash);
  }, []);

  return (
    <search className="flex w-full sm:w-104">
      <Select
        aria-label="Search by"
        value={state.field}
        onChange={(event) => change({ field: event.target.value, page: '' })}
        place="shrink-0"
        className="w-auto max-w-36 rounded-r-none border-r-0 sm:max-w-none"
      >
        {resource.search.map(({ field, label }) => (
          <option key={field} value={field}>
            {label}
          </option>
        ))}
      </Select>
      <span className="relative min-w-0 flex-1">
        <input
          ref={input}
          type="search"
          aria-label={`Search ${resource.title}`}
          aria-keyshortcuts="/"
          placeholder="Search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={intoTable}
          className="control rounded-l-none pl-10"
        />
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
        />
      </span>
    </search>
  );
}

/** What was found is one key away. */
function intoTable(event: KeyboardEvent<HTMLInputElement>) {
  const row = event.currentTarget.closest('main')?.querySelector<HTMLElement>('tbody tr[tabindex]');
  if (event.key !== 'ArrowDown' || !row) return;
  event.preventDefault();
  row.focus();
}
