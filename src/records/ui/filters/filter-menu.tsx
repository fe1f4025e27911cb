import { type KeyboardEvent, useState } from 'react';
import { useCall } from '~/lib/use-call';
import { type Filter, joinValues } from '~/model/filters';
import type { Resource } from '~/model/resource';
import { useIsVisible } from '~/platform/auth/ui/session';
import type { valuesCall } from '~/records/list-call';
import { Icon } from '~/ui/icon';
import { popupItemLook } from '~/ui/popup/popup';
import type { ListState } from '../list/list-state';
import { filterOf } from '../list/record-calls';
import { DayRange } from './day-range';
import { chosenValues, type FilterKey, valuesKey } from './filter-query';
import { ValueList } from './value-list';

interface MenuProps {
  resource: Resource;
  state: ListState;
  set: (changes: Partial<Record<FilterKey, string>>) => void;
  spam: boolean;
  onDone: () => void;
}

/** First by what, then which of it. Backspace leads back. */
export function AddFilter({ filters, ...menu }: MenuProps & { filters: readonly Filter[] }) {
  const isVisible = useIsVisible(menu.resource);
  const [chosen, setChosen] = useState<Filter>();
  const [before, setBefore] = useState<Filter>();
  if (chosen) {
    const back = () => {
      setBefore(chosen);
      setChosen(undefined);
    };
    return <FilterValues {...menu} filter={chosen} onBack={back} />;
  }
  const offered = filters.filter(isVisible);
  return offered.map((filter) => (
    <button
      key={filter.field}
      type="button"
      data-item=""
      // biome-ignore lint/a11y/noAutofocus: whoever opened it goes on in it
      autoFocus={filter === (before ?? offered[0])}
      onClick={() => setChosen(filter)}
      className={popupItemLook}
    >
      <span className="flex-1">{filter.title}</span>
      <Icon name="chevron" className="size-4 -rotate-90 text-muted" />
    </button>
  ));
}

interface ValuesProps extends MenuProps {
  filter: Filter;
  /** Where it was come to by a choice among filters. */
  onBack?: () => void;
}

/** What of one filter is let through. */
export function FilterValues({ resource, state, set, spam, filter, onDone, onBack }: ValuesProps) {
  const query = filterOf(state);
  // How many each would find does not depend on their order.
  query.delete('sort');
  if (spam) query.set('spam', 'true');
  const values = useCall<typeof valuesCall>(
    [resource.name, 'values', query.toString()],
    `/records/${resource.name}/values?${query}`,
    { placeholderData: (former) => former },
  );

  function goBack(event: KeyboardEvent) {
    const typed = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key !== 'Backspace' || typed) return;
    event.preventDefault();
    onBack?.();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Backspace in any control of it
    <div onKeyDown={goBack}>
      {onBack && (
        <button
          type="button"
          aria-label={`${filter.title}: back to all filters`}
          onClick={onBack}
          className={`${popupItemLook} mb-1 text-muted`}
        >
          <Icon name="back" className="size-4" />
          {filter.title}
        </button>
      )}
      {filter.by !== 'day' && (
        <ValueList
          filter={filter}
          chosen={chosenValues(filter, state.filters)}
          counted={values.data?.[valuesKey(filter)]}
          fault={values.error}
          onChange={(chosen) => set({ [valuesKey(filter)]: joinValues(chosen) })}
          onDone={onDone}
        />
      )}
      {(filter.by === 'day' || filter.by === 'due') && (
        <DayRange filter={filter} filters={state.filters} set={set} onDone={onDone} />
      )}
    </div>
  );
}
