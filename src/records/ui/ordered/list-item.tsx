import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { useFieldErrors } from '~/ui/forms/form';
import { Icon } from '~/ui/icon';
import { Arrows, Grip, type Movable, movableLook, moveByKeys } from './movable';
import { REVEAL } from './reveal';

export interface ListItemProps {
  path: string;
  /** What it is called by. */
  title: string;
  /** One field stands open; several are folded to their title. */
  folds: boolean;
  isAdded: boolean;
  movable: Movable;
  onCopy: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/** One of a list, with what moves it, copies it and takes it away. */
export function ListItem(props: ListItemProps) {
  const { path, title, folds, isAdded, movable, children } = props;
  const { ref, isOpen, setOpen, wasOpen } = useFold(!folds || isAdded);
  const bodyId = useId();
  const hasFault = Object.keys(useFieldErrors()).some((at) => at.startsWith(`${path}.`));
  useEffect(() => {
    if (isAdded) ref.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [isAdded, ref]);

  /** By its own buttons alone: in a field Alt and an arrow are the field's, in a list inside they are that list's. */
  function moveByOwnKeys(event: KeyboardEvent) {
    const { target } = event;
    if (target instanceof HTMLButtonElement && target.closest('li') === ref.current)
      moveByKeys(event, movable);
  }

  const grip = <Grip title={title} movable={movable} size="size-9" />;
  const arrows = <Arrows title={title} movable={movable} size="size-9" />;
  return (
    <li ref={ref} data-path={path} onKeyDown={moveByOwnKeys} className={movableLook(movable)}>
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
