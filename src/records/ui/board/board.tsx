import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useId,
  useState,
} from 'react';
import { inFigures } from '~/lib/figures';
import { Options } from '~/ui/forms/field';
import { Select } from '~/ui/select';
import { cardAfter } from './board-keys';
import { useDrag } from './use-drag';

export interface BoardColumn {
  key: string;
  title: string;
  /** Unknown while loading. */
  total: number | undefined;
  /** There are more than that. */
  more: boolean;
  /** What they come to, where that is told. */
  note?: string;
}

interface BoardProps {
  label: string;
  columns: readonly BoardColumn[];
  /** What has just happened, for those who cannot see it. */
  said: string;
  /** Where its cards may be moved: by a drop, or by asking where to. */
  moving?: { onDrop: (card: string, column: string) => void; onAsk: (card: string) => void } | undefined;
  /** The card that takes the focus as soon as it stands there. */
  focusOn: RefObject<string>;
  /** The columns themselves. */
  children: ReactNode;
}

interface Shared {
  /** The column that a card is carried over, and which card. */
  over: string;
  carried: string;
  /** The one that a phone shows. */
  shown: string;
  focusOn: RefObject<string>;
  ask: ((card: string) => void) | undefined;
}

const BoardContext = createContext<Shared>({
  ...{ over: '', carried: '', shown: '', focusOn: { current: '' }, ask: undefined },
});
export const useBoard = () => use(BoardContext);

/** Cards in columns, to be carried from one to another; one column at a time where there is no room for more. */
export function Board({ label, columns, said, moving, focusOn, children }: BoardProps) {
  const { drag, ref, onPointerDown } = useDrag((card, column) => moving?.onDrop(card, column));
  const [chosen, setChosen] = useState('');
  const [place, setPlace] = useState('');
  const hintId = useId();
  const pickerId = useId();
  const shown = columns.find(({ key }) => key === chosen)?.key ?? columns[0]?.key ?? '';

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || !(target instanceof Element)) return;
    const card = target.closest<HTMLElement>('[data-key]');
    if (!card) return;
    if (key.toLowerCase() === 'm' && moving) {
      event.preventDefault();
      moving.onAsk(card.dataset.key ?? '');
      return;
    }
    const next = cardAfter(currentTarget, card, key);
    if (!next) return;
    event.preventDefault();
    next.querySelector<HTMLElement>('[data-open]')?.focus();
    const column = columns.find(
      (one) => one.key === next.closest<HTMLElement>('[data-column]')?.dataset.column,
    );
    if (column && !card.closest('[data-column]')?.contains(next)) setPlace(columnWords(column));
  }

  const shared = {
    ...{ over: drag?.over ?? '', carried: drag?.card ?? '', shown, focusOn },
    ask: moving?.onAsk,
  };
  return (
    <>
      <div className="mb-3 grid gap-1.5 sm:hidden">
        <label htmlFor={pickerId} className="text-sm font-medium">
          Column
        </label>
        <Select id={pickerId} value={shown} onChange={({ target }) => setChosen(target.value)}>
          <Options options={Object.fromEntries(columns.map((column) => [column.key, columnWords(column)]))} />
        </Select>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <p role="status" className="sr-only">
        {place}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in */}
      <div
        ref={ref}
        role="group"
        aria-label={label}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys, also where it holds no card
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...(moving ? { onPointerDown } : {})}
        className="flex gap-3 rounded-lg pb-2 focus-visible:outline-offset-1 sm:overflow-x-auto"
      >
        <BoardContext value={shared}>{children}</BoardContext>
      </div>
      <p id={hintId} className="mt-1 text-xs text-muted max-sm:hidden pointer-coarse:hidden">
        Arrow keys lead from card to card, Enter opens one{moving ? ', M moves it. Or drag it.' : '.'}
      </p>
    </>
  );
}

const columnWords = ({ title, total, more, note }: BoardColumn) =>
  [
    `${title}${total === undefined ? '' : ` (${inFigures(total)}${more ? '+' : ''})`}`,
    ...(note ? [note] : []),
  ].join(', ');
