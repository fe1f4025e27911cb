import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { inFigures } from '~/lib/figures';
import { Button, IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import { LoadFault } from '~/ui/panel';
import { LoadingWords, Skeleton } from '~/ui/skeleton';
import { type BoardColumn, useBoard } from './board';

export interface BoardCard {
  id: string;
  title: string;
  body: ReactNode;
}

interface ColumnProps {
  column: BoardColumn;
  /** Undefined while loading. */
  cards: readonly BoardCard[] | undefined;
  onOpen: (id: string) => void;
  /** There are further ones, which come when one scrolls to the end. */
  onMore?: (() => void) | undefined;
  isFetching: boolean;
  fault?: { words: string; onRetry: () => void } | undefined;
}

/** One column, with as many of its cards as have been scrolled to. */
export function Column({ column, cards, onOpen, onMore, isFetching, fault }: ColumnProps) {
  const { over, shown } = useBoard();
  const titleId = useId();
  const { active, list, onFocus } = useCardFocus(cards);
  return (
    <section
      aria-labelledby={titleId}
      data-column={column.key}
      className={classNames(
        'flex min-w-0 flex-col rounded-lg border border-line bg-sunken max-sm:w-full sm:w-64 sm:flex-[1_0_16rem]',
        over === column.key && 'outline-2 -outline-offset-2 outline-accent outline-dashed',
        shown !== column.key && 'max-sm:hidden',
      )}
    >
      <header className="px-3 pt-2.5 pb-2">
        <h2 id={titleId} className="flex items-baseline gap-2 font-text text-sm font-semibold">
          {column.title}{' '}
          {column.total !== undefined && (
            <span className="font-normal text-muted tabular-nums">
              {inFigures(column.total)}
              {column.more && <span title="Not counted further">+</span>}
            </span>
          )}
        </h2>
        {/* It comes later, and must not move the cards. */}
        {column.note !== undefined && (
          <p className="min-h-5 text-sm text-muted tabular-nums">{column.note}</p>
        )}
      </header>
      <ul
        ref={list}
        onFocus={onFocus}
        aria-busy={!cards}
        className="grid min-h-24 flex-1 content-start gap-2 overflow-y-auto overscroll-y-contain px-2 pt-0.5 pb-2 sm:max-h-[max(20rem,calc(100dvh-19rem))]"
      >
        {!cards && !fault && (
          <li>
            <LoadingWords />
            <Skeleton className="h-20" />
          </li>
        )}
        {cards?.map((card) => (
          <Card key={card.id} card={card} isStop={card.id === active} onOpen={onOpen} />
        ))}
        {fault && (
          <li>
            <LoadFault {...fault} />
          </li>
        )}
        {onMore && !fault && (
          <li>
            <MoreCards onMore={onMore} isFetching={isFetching} />
          </li>
        )}
      </ul>
    </section>
  );
}

interface CardProps {
  card: BoardCard;
  /** Tab stops here, once for each column. */
  isStop: boolean;
  onOpen: (id: string) => void;
}

function Card({ card: { id, title, body }, isStop, onOpen }: CardProps) {
  const { carried, focusOn, ask } = useBoard();
  const button = useRef<HTMLButtonElement>(null);
  const bodyId = useId();
  useLayoutEffect(() => {
    if (focusOn.current !== id) return;
    focusOn.current = '';
    button.current?.focus();
  }, [id, focusOn]);
  return (
    <li
      data-key={id}
      className={classNames(
        'relative grid gap-1 rounded-md border border-line bg-surface p-3 text-sm select-none hover:border-control',
        ask && 'cursor-grab',
        carried === id && 'opacity-40',
      )}
    >
      <div className="flex items-start gap-1 max-sm:-my-1.5 pointer-coarse:-my-1.5">
        <button
          ref={button}
          type="button"
          data-open=""
          tabIndex={isStop ? 0 : -1}
          aria-describedby={bodyId}
          onClick={() => onOpen(id)}
          className="flex min-w-0 flex-1 items-center text-left font-medium outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-focus max-sm:min-h-11 pointer-coarse:min-h-11"
        >
          <span className="line-clamp-2 wrap-anywhere">{title}</span>
        </button>
        {ask && (
          <IconButton
            label={`Move ${title}`}
            tabIndex={isStop ? 0 : -1}
            onClick={() => ask(id)}
            size="size-8 max-sm:size-11 pointer-coarse:size-11"
            className="relative -mr-1.5 sm:pointer-fine:-mt-1.5"
          >
            <Icon name="follow" className="size-4.5" />
          </IconButton>
        )}
      </div>
      <div id={bodyId} className="grid gap-1">
        {body}
      </div>
    </li>
  );
}

/** Fetched before the end comes into sight; by a press where nothing scrolls. */
function MoreCards({ onMore, isFetching }: { onMore: () => void; isFetching: boolean }) {
  const place = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!place.current || isFetching) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && onMore());
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [onMore, isFetching]);
  return (
    <Button
      ref={place}
      size="sm"
      variant="quiet"
      busy={isFetching}
      busyLabel="Loading..."
      onClick={onMore}
      className="w-full"
    >
      Show more
    </Button>
  );
}

/** Where Tab enters a column: at the card that was used last. When that goes, the keyboard goes on at what took its place. */
function useCardFocus(cards: readonly BoardCard[] | undefined) {
  const [used, setUsed] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<{ card: Element; index: number }>(null);
  useLayoutEffect(() => {
    const lost = place.current;
    if (!lost || lost.card.isConnected) return;
    place.current = null;
    if (document.activeElement !== document.body) return;
    const left = list.current?.querySelectorAll<HTMLElement>('[data-open]');
    left?.item(Math.min(lost.index, left.length - 1))?.focus();
  });
  const active = cards?.some(({ id }) => id === used) ? used : cards?.[0]?.id;
  return {
    list,
    active,
    onFocus({ target }: { target: Element }) {
      const card = target.closest<HTMLElement>('[data-key]');
      if (!card || !list.current) return;
      setUsed(card.dataset.key ?? '');
      place.current = { card, index: [...list.current.children].indexOf(card) };
    },
  };
}
