import { useRef, useState } from 'react';
import { type Filter, filtersOf, parametersOf } from '~/model/filters';
import type { AnyRecord, Resource } from '~/model/resource';
import { Button, IconButton } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { useSingleKey } from '~/ui/keys/single-key';
import { Popup } from '~/ui/popup/popup';
import type { ChangeList, ListState } from '../list/list-state';
import { AddFilter, FilterValues } from './filter-menu';
import { type FilterKey, filterWords, isUsed, without } from './filter-query';

interface FilterBarProps {
  resource: Resource;
  state: ListState;
  change: ChangeList;
  /** The records on the screen. */
  rows: readonly AnyRecord[] | undefined;
  spam: boolean;
}

/** By what the list is narrowed: a chip for each, which can be changed and taken away, and a way to add one. */
export function FilterBar({ resource, state, change, rows, spam }: FilterBarProps) {
  const filters = filtersOf(resource);
  const add = useRef<HTMLSpanElement>(null);
  const [opened, setOpened] = useState<string>();
  function goToAdd() {
    const button = add.current?.querySelector('button');
    button?.focus();
    return button;
  }
  // First there, so that the keyboard comes back to it when the menu closes.
  useSingleKey('f', () => goToAdd()?.click());
  if (filters.length === 0) return null;

  const set = (changes: Partial<Record<FilterKey, string>>) => change({ ...changes, page: '' });
  const menu = { resource, state, set, spam };

  function remove(filter: Filter) {
    set(without(parametersOf(filter)));
    // The chip goes, and the keyboard with it.
    goToAdd();
  }

  return (
    <fieldset aria-label="Filters" className="flex min-w-0 flex-wrap items-center gap-2">
      {filters
        // One whose last value was let go stays until its menu closes: another may be ticked next.
        .filter((filter) => isUsed(filter, state.filters) || filter.field === opened)
        .map((filter) => (
          <span
            key={filter.field}
            className="flex max-w-full items-center rounded-md bg-accent-soft text-on-accent-soft forced-colors:border"
          >
            <Popup
              label={
                <>
                  <span className="shrink-0">{filter.title}:</span>
                  <span className="truncate font-semibold">{filterWords(filter, state.filters, rows)}</span>
                </>
              }
              title={filter.title}
              onOpenChange={(isOpen) => {
                setOpened(isOpen ? filter.field : undefined);
                if (!isOpen && !isUsed(filter, state.filters)) goToAdd();
              }}
              onKeyDown={({ key }) => (key === 'Backspace' || key === 'Delete') && remove(filter)}
              className={`${chipLook} max-w-72 pr-1`}
            >
              {(close) => <FilterValues {...menu} filter={filter} onDone={close} />}
            </Popup>
            <IconButton
              label={`Remove the filter ${filter.title}`}
              onClick={() => remove(filter)}
              className="size-9 text-on-accent-soft max-sm:size-11"
            >
              <Icon name="close" className="size-4" />
            </IconButton>
          </span>
        ))}
      <span ref={add}>
        <Popup
          label={
            <>
              <Icon name="plus" className="size-4" />
              Filter
            </>
          }
          title="Add filter"
          aria-keyshortcuts="f"
          className={`${chipLook} border border-dashed border-control hover:border-text`}
        >
          {(close) => <AddFilter {...menu} filters={filters} onDone={close} />}
        </Popup>
      </span>
      {Object.keys(state.filters).length > 0 && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            set(without(Object.keys(state.filters)));
            goToAdd();
          }}
        >
          Clear all
        </Button>
      )}
    </fieldset>
  );
}

const chipLook =
  'inline-flex min-h-9 min-w-0 items-center gap-1.5 rounded-md px-3 text-sm transition-colors max-sm:min-h-11';
