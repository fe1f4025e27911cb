import type { KeyboardEvent, PointerEvent } from 'react';
import { IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import type { useOrderDrag } from '~/ui/use-order-drag';

/** Where one of several stands, and what takes it elsewhere. */
export interface Movable {
  isFirst: boolean;
  isLast: boolean;
  isCarried: boolean;
  drop: 'above' | 'below' | undefined;
  onLift: (event: PointerEvent) => void;
  /** By so many places. */
  onMove: (by: -1 | 1) => void;
}

type Drag = Pick<ReturnType<typeof useOrderDrag>, 'carried' | 'dropAt' | 'lift'>;

export const movableAt = (
  index: number,
  count: number,
  drag: Drag,
  move: (from: number, to: number) => void,
): Movable => ({
  isFirst: index === 0,
  isLast: index === count - 1,
  isCarried: drag.carried === index,
  drop: drag.dropAt(index),
  onLift: (event) => drag.lift(event, index),
  onMove: (by) => move(index, index + by),
});

export const movableLook = ({ isCarried, drop }: Movable) =>
  classNames(
    'relative min-w-0 rounded-md border border-line bg-surface',
    isCarried && 'opacity-40',
    drop && 'before:absolute before:inset-x-0 before:h-1 before:bg-accent',
    drop === 'above' && 'before:-top-2',
    drop === 'below' && 'before:-bottom-2',
  );

const MOVES: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** With Alt, or it would scroll. */
export const moveByKeys = (event: KeyboardEvent, movable: Movable) =>
  event.altKey && moveByArrow(event, movable);

function moveByArrow(event: KeyboardEvent, { onMove }: Movable) {
  const by = MOVES[event.key];
  if (!by) return;
  event.preventDefault();
  onMove(by);
}

interface MovableButtonsProps {
  title: string;
  movable: Movable;
  size?: 'size-9';
}

/** It is there for nothing else: an arrow is enough. */
export const Grip = ({ title, movable, ...size }: MovableButtonsProps) => (
  <IconButton
    label={`Move ${title}`}
    title="Drag, or press an arrow key"
    onPointerDown={movable.onLift}
    onKeyDown={(event) => !event.altKey && moveByArrow(event, movable)}
    className="cursor-grab touch-none"
    {...size}
  >
    <Icon name="grip" />
  </IconButton>
);

export const Arrows = ({ title, movable: { isFirst, isLast, onMove }, ...size }: MovableButtonsProps) => (
  <>
    <IconButton label={`Move ${title} up`} aria-disabled={isFirst} onClick={() => onMove(-1)} {...size}>
      <Icon name="up" className="size-4" />
    </IconButton>
    <IconButton label={`Move ${title} down`} aria-disabled={isLast} onClick={() => onMove(1)} {...size}>
      <Icon name="down" className="size-4" />
    </IconButton>
  </>
);
