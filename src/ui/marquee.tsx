import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

interface MarqueeProps {
  label: string;
  items: readonly { key: string; content: ReactNode }[];
  /** Every item is this wide, so the speed holds without measuring. */
  itemWidth: number;
  /** The same on screens from 768 px. */
  wideItemWidth?: number;
  /** Pixels per second. */
  speed: number;
  /** Whether both ends fade out. A row without it runs from edge to edge, with its switch below. */
  gradient?: boolean;
  /** The items again where theirs say something that must not be said twice. */
  copies?: MarqueeProps['items'];
}

/** Moved and paused by CSS alone. It stands still on hover, on request, and for readers who asked for less motion. */
export function Marquee({
  label,
  items,
  itemWidth,
  wideItemWidth = itemWidth,
  speed,
  gradient = true,
  copies = items,
}: MarqueeProps) {
  return (
    <section
      aria-label={label}
      style={{ '--narrow-item': itemWidth, '--wide-item': wideItemWidth }}
      className={classNames(
        'marquee flex [--item-width:var(--narrow-item)] md:[--item-width:var(--wide-item)]',
        gradient ? 'items-center gap-2' : 'flex-col items-center gap-4',
      )}
    >
      <div
        className={classNames(
          'marquee-window min-w-0 overflow-hidden',
          gradient
            ? 'flex-1 [mask-image:linear-gradient(to_right,transparent,black_6%,black_94%,transparent)] motion-reduce:mask-none'
            : 'w-full',
        )}
      >
        <div
          className="marquee-track motion-reduce:w-auto"
          style={{ animationDuration: `calc(${items.length} * var(--item-width) / ${speed} * 1s)` }}
        >
          <Row items={items} className={gradient ? '' : 'motion-reduce:justify-center'} />
          <Row items={copies} copy />
        </div>
      </div>
      <label
        title="Pause"
        className="relative inline-flex size-10 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-focus motion-reduce:hidden"
      >
        <input
          type="checkbox"
          aria-label="Pause the moving list"
          className="peer absolute inset-0 cursor-pointer opacity-0"
        />
        <Icon name="pause" className="size-5 peer-checked:hidden" />
        <Icon name="play" className="hidden size-5 peer-checked:block" />
      </label>
    </section>
  );
}

interface RowProps {
  items: MarqueeProps['items'];
  copy?: boolean;
  className?: string;
}

const Row = ({ items, copy = false, className }: RowProps) => (
  <ul
    aria-hidden={copy || undefined}
    className={classNames(
      'flex',
      copy ? 'motion-reduce:hidden' : 'motion-reduce:flex-wrap motion-reduce:gap-y-6',
      className,
    )}
  >
    {items.map(({ key, content }) => (
      <li key={key} className="flex w-[calc(var(--item-width)*1px)] shrink-0 items-center justify-center">
        {content}
      </li>
    ))}
  </ul>
);
