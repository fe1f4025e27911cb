import type { Drawings } from '~/features/content/types/landing/drawings';
import { classNames } from '~/ui/class-names';

/** Small drawings of what is delivered, made of the page's own type and colours. All of them are hidden from readers. */

const panel = 'rounded-lg border border-line bg-surface text-sm';
const row = 'flex items-center justify-between gap-4';

/** What does not fit beside the words of its row goes into a second line. */
const figure = 'max-w-1/2 shrink-0 text-right tabular-nums';

export function Checkout({ address, sizes, bill, toPay, sum, button, arrives }: Drawings['checkout']) {
  return (
    <div className={`${panel} overflow-hidden`}>
      <div className="flex items-center gap-1.5 border-b border-line bg-sunken px-4 py-2.5">
        {['left', 'middle', 'right'].map((dot) => (
          <span key={dot} className="size-2 shrink-0 rounded-full bg-paper-200" />
        ))}
        <span className="ml-3 truncate rounded-sm bg-surface px-3 text-xs text-muted">{address}</span>
      </div>
      <div className="grid gap-6 p-5 sm:grid-cols-[1fr_1.1fr] lg:p-7">
        <div className="grid min-h-44 place-items-center rounded-md bg-accent-soft lg:min-h-64">
          <svg
            aria-hidden="true"
            viewBox="0 0 84 100"
            className="h-36 lg:h-52"
            fill="none"
            stroke="var(--color-accent)"
            strokeWidth="1.4"
            strokeLinejoin="round"
          >
            <path
              d="M31 6c2 5 20 5 22 0l13 5 12 30-10 5-7-14 3 62H20l3-62-7 14-10-5L18 11z"
              fill="var(--color-surface)"
            />
            <path d="M42 10v30M21 86h43M21.5 80h42M7 38l9 5M77 38l-9 5" />
            <path d="M42 16h0M42 23h0M42 30h0" strokeWidth="3" strokeLinecap="round" />
            <path d="M22 83h41" strokeDasharray="1 3" />
          </svg>
        </div>
        <div className="grid content-between gap-3">
          <div className="flex flex-wrap gap-2">
            {sizes.map((size, index) => (
              <span
                key={size}
                className={classNames(
                  'grid min-h-8 min-w-8 place-items-center rounded-sm border px-1.5 py-1 text-xs',
                  index === 1 ? 'border-accent font-semibold text-accent' : 'border-line text-muted',
                )}
              >
                {size}
              </span>
            ))}
          </div>
          {bill.map(({ item, price }) => (
            <p key={item} className={row}>
              <span className="text-muted">{item}</span>
              <span className={figure}>{price}</span>
            </p>
          ))}
          <p className={`${row} border-t border-line pt-3 font-semibold`}>
            <span>{toPay}</span>
            <span className={figure}>{sum}</span>
          </p>
          <p className="grid min-h-11 place-items-center rounded-md bg-action px-3 text-center font-semibold text-on-action">
            {button}
          </p>
          {arrives && <p className="text-center text-xs text-muted">{arrives}</p>}
        </div>
      </div>
    </div>
  );
}

export function Pipeline({ stages }: Drawings['pipeline']) {
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2 text-xs">
      {stages.map(({ name, deals }, index) => (
        <div key={name} className="rounded-md bg-sunken p-2">
          <p className="px-1 pb-2 font-medium text-muted">{name}</p>
          {deals.map((deal) => (
            <p
              key={deal}
              className={classNames(
                'mb-1.5 rounded-sm border bg-surface px-2 py-1.5 leading-tight',
                index === stages.length - 1 ? 'border-accent text-accent' : 'border-line',
              )}
            >
              {deal}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

const hourly = [62, 71, 68, 80, 77, 92, 88, 97];

export function LineCounter({ where, figure: count, of }: Drawings['counter']) {
  return (
    <div className="flex items-end justify-between gap-6">
      <div>
        <p className="text-sm text-muted">{where}</p>
        <p className="font-heading text-3xl font-semibold text-accent tabular-nums">{count}</p>
        <p className="text-sm text-muted">{of}</p>
      </div>
      <div className="flex h-24 flex-1 items-end justify-end gap-1.5">
        {hourly.map((share) => (
          <span
            key={share}
            className={classNames(
              'w-4 rounded-t-sm forced-color-adjust-none max-sm:odd:hidden',
              share > 90 ? 'bg-accent' : 'bg-ink-700',
            )}
            style={{ height: `${share}%` }}
          />
        ))}
      </div>
    </div>
  );
}

export function Ranking({ results, before }: Drawings['ranking']) {
  return (
    <ol className="grid gap-2 text-sm">
      {results.map((result, index) => (
        <li
          key={result}
          className={classNames(
            'flex items-center gap-3 rounded-md border px-3 py-2',
            index === 0
              ? 'border-accent bg-accent-soft font-medium text-on-accent-soft'
              : 'border-line text-muted',
          )}
        >
          <span className="tabular-nums">{index + 1}</span>
          {result}
          {index === 0 && before && <span className="ml-auto max-w-1/2 shrink-0 text-xs">{before}</span>}
        </li>
      ))}
    </ol>
  );
}

const STAR = 20;

export function Review({ stars, said, answer }: Drawings['review']) {
  return (
    <div className="grid gap-2 text-sm">
      <div className={`${panel} mr-8 p-3`}>
        <svg aria-hidden="true" viewBox="0 0 100 18" className="mb-1 h-3.5 text-marigold" fill="currentColor">
          {Array.from({ length: stars }, (_, star) => star * STAR).map((x) => (
            <path
              key={x}
              d={`M${x + 9} 1l2.4 5.4 5.6.6-4.2 3.9 1.2 5.7-5-2.9-5 2.9 1.2-5.7L${x + 1} 7l5.6-.6z`}
            />
          ))}
        </svg>
        {said}
      </div>
      <p className="ml-8 rounded-lg bg-accent-soft p-3 text-on-accent-soft">{answer}</p>
    </div>
  );
}

export function SocialPost({ name, text }: Drawings['post']) {
  return (
    <div className={`${panel} flex items-center gap-4 p-3`}>
      <svg
        aria-hidden="true"
        viewBox="0 0 64 64"
        className="size-20 shrink-0 rounded-md bg-marigold text-ink-950"
        fill="currentColor"
      >
        <path d="M32 10c12 8 18 16 18 26a18 18 0 0 1-36 0c0-10 6-18 18-26z" opacity=".16" />
        <path d="M32 20c8 6 12 11 12 18a12 12 0 0 1-24 0c0-7 4-12 12-18z" />
      </svg>
      <div className="grid gap-1">
        <p className="font-medium">{name}</p>
        <p className="text-xs text-muted">{text}</p>
      </div>
    </div>
  );
}
