import { useId } from 'react';
import { flushSync } from 'react-dom';
import { inFigures } from '~/lib/figures';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { useOrderDrag } from '~/ui/use-order-drag';
import { movableAt } from '../movable';
import { pathTo } from './at-path';
import type { FieldProps } from './field';
import { listOf } from './field-schema';
import { FieldsOf, fieldsLook } from './group-field';
import { ListItem } from './list-item';
import { useItems } from './use-items';

/** Several of a kind, in an order that is changed by dragging or by keys. */
export function ListField({ field, value, error, draw }: FieldProps) {
  const { path, label, schema } = field;
  const items = listOf(value);
  const { keys, said, added, called, move, remove, add, copy } = useItems(field, items);
  const drag = useOrderDrag<HTMLUListElement>(move);
  const titleId = useId();
  const { item, one, fewest, most } = schema;
  if (!item) return null;
  const folds = item.kind === 'group';
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
        {items.map((inner, index) => {
          const inside = { path: pathTo(path, index), schema: item };
          return (
            <ListItem
              key={keys[index]}
              path={inside.path}
              title={called(index)}
              folds={folds}
              isAdded={keys[index] === added}
              movable={movableAt(index, items.length, drag, move)}
              onCopy={isFull ? undefined : () => copy(index)}
              onRemove={items.length > fewest ? () => removeAt(index) : undefined}
            >
              {folds ? (
                <div className={fieldsLook}>
                  <FieldsOf field={{ ...inside, label: '' }} value={inner} draw={draw} />
                </div>
              ) : (
                draw({ ...inside, label: `${item.label} ${inFigures(index + 1)}` }, inner)
              )}
            </ListItem>
          );
        })}
      </ul>
      {isFull ? (
        <p className="text-sm text-muted">There is room for {inFigures(most)} of them, and no more.</p>
      ) : (
        <Button size="sm" variant="secondary" className="justify-self-start max-sm:min-h-11" onClick={add}>
          <Icon name="plus" className="size-4" /> Add {one}
        </Button>
      )}
    </fieldset>
  );
}
