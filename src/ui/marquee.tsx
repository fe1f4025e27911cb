import type { ReactNode } from 'react';
import { Icon } from './icon';

interface MarqueeProps {
  label: string;
  items: readonly { key: string; content: ReactNode }[];
  /** Every item is this wide, so the speed holds without measuring. */
  itemWidth: number;
  /** Pixels per second. */
  speed: number;
}

/** Moved and paused by CSS alone. It stands still on hover, on request, and for readers who asked for less motion. */
export function Marquee({ label, items, itemWidth, speed }: MarqueeProps) {
  const row = (copy: boolean) => (
    <ul
      aria-hidden={copy || undefined}
      className={copy ? 'flex motion-reduce:hidden' : 'flex motion-reduce:flex-wrap motion-reduce:gap-y-6'}
    >
      {items.map(({ key, content }) => (
        <li key={key} className="flex shrink-0 items-center justify-center" style={{ width: itemWidth }}>
          {content}
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-label={label} className="marquee flex items-center gap-2">
      <div className="marquee-window min-w-0 flex-1 overflow-hidden mask-x-from-94% mask-x-to-100% motion-reduce:mask-none">
        <div
          className="marquee-track motion-reduce:w-auto"
          style={{ animationDuration: `${(items.length * itemWidth) / speed}s` }}
        >
          {row(false)}
          {row(true)}
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
