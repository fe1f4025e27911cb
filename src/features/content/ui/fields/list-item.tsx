import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Button, IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { useFieldErrors } from '~/ui/forms/form';
import { Icon } from '~/ui/icon';
import { REVEAL } from './reveal';

export interface ListItemProps {
  path: string;
  /** What it is called by. */
  title: string;
  /** One field stands open; several are folded to their title. */
  folds: boolean;
  isAdded: boolean;
  isCarried: boolean;
  drop: 'above' | 'below' | undefined;
  onLift: (event: PointerEvent) => void;
  /** By so many places. */
  onMove: (by: -1 | 1) => void;
  isFirst: boolean;
  isLast: boolean;
  onCopy: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

const MOVES: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** One of a list, with what moves it, copies it and takes it away. */
export function ListItem(props: ListItemProps) {
  const { path, title, folds, isAdded, isCarried, drop, onLift, onMove, isFirst, isLast, children } = props;
  const { ref, isOpen, setOpen, wasOpen } = useFold(!folds || isAdded);
  const bodyId = useId();
  const hasFault = Object.keys(useFieldErrors()).some((at) => at.startsWith(`${path}.`));
  useEffect(() => {
    if (isAdded) ref.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [isAdded, ref]);

  function moveByKeys(event: KeyboardEvent) {
    const { key, altKey, target } = event;
    const by = MOVES[key];
    if (!by || !altKey || !(target instanceof HTMLButtonElement) || target.closest('li') !== ref.current)
      return;
    event.preventDefault();
    onMove(by);
  }

  const grip = (
    <IconButton
      label={`Move ${title}`}
      title="Drag, or press Alt and an arrow key"
      size="size-9"
      onPointerDown={onLift}
      className="cursor-grab touch-none"
    >
      <Icon name="grip" />
    </IconButton>
  );
  const arrows = (
    <>
      <IconButton label={`Move ${title} up`} size="size-9" aria-disabled={isFirst} onClick={() => onMove(-1)}>
        <Icon name="up" className="size-4" />
      </IconButton>
      <IconButton label={`Move ${title} down`} size="size-9" aria-disabled={isLast} onClick={() => onMove(1)}>
        <Icon name="down" className="size-4" />
      </IconButton>
    </>
  );
  return (
    <li
      ref={ref}
      data-path={path}
      onKeyDown={moveByKeys}
      className={classNames(
        'relative min-w-0 rounded-md border border-line bg-surface',
        isCarried && 'opacity-40',
        drop === 'above' && 'before:absolute before:inset-x-0 before:-top-2 before:h-1 before:bg-accent',
        drop === 'below' && 'before:absolute before:inset-x-0 before:-bottom-2 before:h-1 before:bg-accent',
      )}
    >
      {folds ? (
        <>
          <div className="flex items-center gap-0.5 p-1">
            {grip}
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={bodyId}
              onClick={() => setOpen(!isOpen)}
              className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-md px-1.5 text-left text-sm font-medium hover:bg-sunken"
            >
              <span className="truncate">{title}</span>{' '}
              {hasFault && <Icon name="alert" className="size-4 shrink-0 text-danger" />}
              {hasFault && <span className="sr-only">Something in it is missing.</span>}
              <Icon
                name="chevron"
                className={classNames('ml-auto size-5 shrink-0 text-muted', isOpen && 'rotate-180')}
              />
            </button>
            {arrows}
          </div>
          <div id={bodyId} hidden={!isOpen} className="border-t border-line p-3 sm:p-4">
            {wasOpen && children}
            <div className="mt-4 flex flex-wrap justify-end gap-2">
              <WordedButtons {...props} />
            </div>
          </div>
        </>
      ) : (
        <div className="p-3">
          {children}
          <div className="absolute top-1 right-1 flex">
            {grip}
            {arrows}
            <DrawnButtons {...props} />
          </div>
        </div>
      )}
    </li>
  );
}

function WordedButtons({ onCopy, onRemove, title }: ListItemProps) {
  return (
    <>
      {onCopy && (
        <Button size="sm" variant="quiet" onClick={onCopy} aria-label={`Copy ${title}`}>
          <Icon name="copy" className="size-4" /> Copy
        </Button>
      )}
      {onRemove && (
        <Button size="sm" variant="quiet" onClick={onRemove} aria-label={`Remove ${title}`}>
          <Icon name="trash" className="size-4" /> Remove
        </Button>
      )}
    </>
  );
}

function DrawnButtons({ onCopy, onRemove, title }: ListItemProps) {
  return (
    <>
      {onCopy && (
        <IconButton label={`Copy ${title}`} size="size-9" onClick={onCopy}>
          <Icon name="copy" className="size-4" />
        </IconButton>
      )}
      {onRemove && (
        <IconButton label={`Remove ${title}`} size="size-9" onClick={onRemove}>
          <Icon name="trash" className="size-4" />
        </IconButton>
      )}
    </>
  );
}

/** What is in it is drawn when it is opened for the first time, and stays then: what was undone finds its place again. */
function useFold(isOpenAtFirst: boolean) {
  const ref = useRef<HTMLLIElement>(null);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [wasOpen, setWasOpen] = useState(isOpenAtFirst);
  if (isOpen && !wasOpen) setWasOpen(true);
  useEffect(() => {
    const item = ref.current;
    const open = () => flushSync(() => setOpen(true));
    item?.addEventListener(REVEAL, open);
    return () => item?.removeEventListener(REVEAL, open);
  }, []);
  return { ref, isOpen, setOpen, wasOpen };
}
