import { type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { inFigures } from '~/lib/figures';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { useOrderDrag } from '~/ui/use-order-drag';
import { ListItem } from './list-item';
import { movableAt } from './movable';
import { type Items, useItems } from './use-items';

interface OrderedListProps<Item> extends Items<Item> {
  /** Where it stands in what is edited: `cards.2.points`. */
  path: string;
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  /** One field stands open; several are folded to their title. */
  folds: boolean;
  fewest?: number;
  most: number;
  /** What is typed of one. */
  children: (item: Item, index: number) => ReactNode;
}

/** Several of a kind, in an order that is changed by dragging or by keys. */
export function OrderedList<Item>(props: OrderedListProps<Item>) {
  const { path, label, hint, error, folds, fewest = 0, most, items, one, children } = props;
  const { keys, said, added, called, move, remove, add, copy } = useItems(props);
  const drag = useOrderDrag<HTMLUListElement>(move);
  const titleId = useId();
  const isFull = items.length >= most;

  /** Whoever took one away by keys goes on at the one in its place, or where one is added. */
  function removeAt(index: number) {
    flushSync(() => remove(index));
    const left = drag.list.current?.children;
    const next = left?.[Math.min(index, left.length - 1)] ?? drag.list.current?.parentElement;
    next?.querySelector('button')?.focus();
  }

  return (
    // No region of the page: several of the same name may stand in one entry.
    <fieldset aria-labelledby={titleId} data-path={path} className="col-span-full grid min-w-0 gap-2">
      <p id={titleId} className="text-sm font-semibold">
        {label} <span className="font-normal text-muted tabular-nums">{inFigures(items.length)}</span>
      </p>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      {error && (
        <p className="flex gap-1.5 text-sm text-danger">
          <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul ref={drag.list} className="grid gap-2">
        {items.map((item, index) => (
          <ListItem
            key={keys[index]}
            path={`${path}.${index}`}
            title={called(index)}
            folds={folds}
            isAdded={keys[index] === added}
            movable={movableAt(index, items.length, drag, move)}
            onCopy={isFull ? undefined : () => copy(index)}
            onRemove={items.length > fewest ? () => removeAt(index) : undefined}
          >
            {children(item, index)}
          </ListItem>
        ))}
      </ul>
      {isFull ? (
        <p className="text-sm text-muted">There is room for {inFigures(most)} of them, and no more.</p>
      ) : (
        <Button size="sm" variant="secondary" className="justify-self-start" onClick={add}>
          <Icon name="plus" className="size-4" /> Add {one}
        </Button>
      )}
    </fieldset>
  );
}
