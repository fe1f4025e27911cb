import { keepPreviousData } from '@tanstack/react-query';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import type { matchPricesCall, Offer } from '~/features/price-item/price-calls';
import { rupeesTyped } from '~/lib/typed/rupees-typed';
import { useCall } from '~/lib/use-call';
import { usePaused } from '~/lib/use-paused';
import { inRupees } from '~/model/money/rupees';
import { classNames } from '~/ui/class-names';
import type { SheetLine } from '../sheet/sheet';

const TYPING_PAUSE_MS = 150;
const SHORTEST = 2;

interface DescriptionCellProps extends ComponentProps<'input'> {
  value: string;
  onFill: (values: Partial<SheetLine>) => void;
}

/** What a line is called, typed or taken from the price list with its code, unit, rate and tax. */
export function DescriptionCell({ value, onFill, onKeyDown, ...input }: DescriptionCellProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const offers = useOffers(isOpen ? value : '');
  const isShown = isOpen && offers.length > 0;

  function take({ name, sac, unit, ratePaise, gstPercent }: Offer) {
    setOpen(false);
    onFill({
      ...{ description: name, sac, unit, gst: String(gstPercent) },
      // Where no price is settled, the one that stands there does.
      ...(ratePaise > 0 ? { rate: rupeesTyped(ratePaise) } : {}),
    });
  }

  function choose(event: KeyboardEvent<HTMLInputElement>) {
    const chosen = offers[active];
    if (!isShown || event.altKey || event.nativeEvent.isComposing) onKeyDown?.(event);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const by = event.key === 'ArrowDown' ? 1 : -1;
      // Before the first and after the last lies what was typed.
      setActive(((active + 1 + by + offers.length + 1) % (offers.length + 1)) - 1);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      take(chosen);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      setOpen(false);
    } else onKeyDown?.(event);
  }

  return (
    <>
      <input
        {...input}
        value={value}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        maxLength={500}
        onChange={({ currentTarget }) => {
          setOpen(true);
          setActive(-1);
          onFill({ description: currentTarget.value });
        }}
        onKeyDown={choose}
        onBlur={() => setOpen(false)}
      />
      <div
        // Anew with each length: what is found later may be longer.
        key={offers.length}
        ref={isShown ? intoSight : undefined}
        id={listId}
        role="listbox"
        aria-label="From the price list"
        hidden={!isShown}
        className="absolute top-full left-0 z-30 mt-1 max-h-72 w-full min-w-72 @4xl:min-w-md overflow-y-auto rounded-lg border border-line bg-surface p-1.5 text-sm shadow-float"
      >
        {offers.map((offer, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input has the focus and the keys
          <div
            key={`${offer.kind} ${offer.name} ${offer.unit}`}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            // The focus stays in the input.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(offer)}
            className={classNames(
              'flex min-h-9 cursor-pointer items-baseline justify-between gap-3 rounded-md px-2.5 py-1.5 max-sm:min-h-11',
              index === active ? 'bg-sunken outline-2 -outline-offset-2 outline-focus' : 'hover:bg-sunken',
            )}
          >
            <span className="min-w-0 wrap-anywhere">{offer.name}</span>
            <span className="shrink-0 text-muted tabular-nums">
              {offer.ratePaise > 0 && inRupees(offer.ratePaise)}
              {offer.unit && ` / ${offer.unit}`}
            </span>
          </div>
        ))}
      </div>
    </>
  );
}

/** The last lines stand at the foot of the window, and below it nobody would know of the list. */
const intoSight = (list: HTMLElement | null) =>
  list?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });

/** Of the price list and the catalogue. What was found before stays until there is something newer. */
function useOffers(typed: string) {
  const text = usePaused(typed.trim(), TYPING_PAUSE_MS);
  const isLong = [...text].length >= SHORTEST;
  const query = new URLSearchParams({ q: text.slice(0, 120) });
  const found = useCall<typeof matchPricesCall>(
    ['price-item', 'match', text],
    `/price-items/match?${query}`,
    {
      enabled: isLong,
      placeholderData: keepPreviousData,
      retry: false,
    },
  );
  return isLong && typed.trim() !== '' ? (found.data ?? []) : [];
}
