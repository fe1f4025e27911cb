import type { Filter } from '~/model/filters';
import { Button } from '~/ui/button';
import { isWholeDay } from '~/ui/forms/days/whole-day';
import { Icon } from '~/ui/icon';
import { popupItemLook } from '~/ui/popup/popup';
import { dayPresets, type FilterKey, type Filters } from './filter-query';

interface DayRangeProps {
  filter: Filter;
  filters: Filters;
  set: (changes: Partial<Record<FilterKey, string>>) => void;
  onDone: () => void;
}

const isSettled = (day: string) => day === '' || isWholeDay(day);

/** From which day to which: by a word that is still true tomorrow, or by dates. What is due has words of its own. */
export function DayRange({ filter, filters, set, onDone }: DayRangeProps) {
  const from: FilterKey = `from.${filter.field}`;
  const to: FilterKey = `to.${filter.field}`;
  const isDay = filter.by === 'day';

  function choose(preset: string) {
    set({ [from]: preset, [to]: preset });
    onDone();
  }

  const day = (key: FilterKey) => (/^\d/.test(filters[key] ?? '') ? filters[key] : '');
  return (
    <>
      {isDay &&
        Object.entries(dayPresets).map(([preset, words], index) => {
          const isChosen = filters[from] === preset && filters[to] === preset;
          return (
            <button
              key={preset}
              type="button"
              data-item=""
              // biome-ignore lint/a11y/noAutofocus: whoever opened it goes on in it
              autoFocus={index === 0}
              aria-pressed={isChosen}
              onClick={() => choose(preset)}
              className={popupItemLook}
            >
              <span className="flex-1">{words}</span>
              {isChosen && <Icon name="check" className="size-4 text-accent" />}
            </button>
          );
        })}
      <fieldset className="mt-1 border-t border-line p-2.5">
        <legend className="sr-only">Custom</legend>
        <p aria-hidden="true" className="mb-2 text-xs text-muted">
          Custom
        </p>
        <div className="grid grid-cols-[auto_1fr] items-center gap-2">
          {(
            [
              ['From', from],
              ['To', to],
            ] as const
          ).map(([words, key]) => (
            <label key={key} className="contents">
              <span>{words}</span>
              <input
                type="date"
                defaultValue={day(key)}
                min={key === to ? day(from) : undefined}
                max={key === from ? day(to) : undefined}
                onChange={({ target }) => isSettled(target.value) && set(withDay(key, target.value))}
                className="control min-h-9 text-sm max-sm:min-h-11"
              />
            </label>
          ))}
        </div>
        <Button size="sm" variant="secondary" onClick={onDone} className="mt-2.5 w-full">
          Done
        </Button>
      </fieldset>
    </>
  );

  /** A word at the other end goes: "from 3 November to today" was not asked for. */
  function withDay(key: FilterKey, value: string) {
    const other = key === from ? to : from;
    return { [key]: value, [other]: day(other) ?? '' };
  }
}
