import { classNames } from '~/ui/class-names';

/** Small drawings of what is delivered, made of the page's own type and colours. All of them are hidden from readers. */

const panel = 'rounded-lg border border-line bg-surface text-sm';
const row = 'flex items-center justify-between gap-4';

const bill = [
  ['1 × Handloom kurta', '₹ 2,450'],
  ['Delivery, Ballabgarh', '₹ 0'],
] as const;

export function Checkout() {
  return (
    <div className={`${panel} overflow-hidden`}>
      <div className="flex items-center gap-1.5 border-b border-line bg-sunken px-4 py-2.5">
        {['left', 'middle', 'right'].map((dot) => (
          <span key={dot} className="size-2 shrink-0 rounded-full bg-paper-200" />
        ))}
        <span className="ml-3 truncate rounded-sm bg-surface px-3 text-xs text-muted">
          anandihandloom.example/checkout
        </span>
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
          <div className="flex gap-2">
            {['S', 'M', 'L', 'XL'].map((size) => (
              <span
                key={size}
                className={classNames(
                  'grid h-8 min-w-8 place-items-center rounded-sm border px-1.5 text-xs',
                  size === 'M' ? 'border-accent font-semibold text-accent' : 'border-line text-muted',
                )}
              >
                {size}
              </span>
            ))}
          </div>
          {bill.map(([item, price]) => (
            <p key={item} className={row}>
              <span className="text-muted">{item}</span>
              <span className="tabular-nums">{price}</span>
            </p>
          ))}
          <p className={`${row} border-t border-line pt-3 font-semibold`}>
            <span>To pay</span>
            <span className="tabular-nums">₹ 2,450</span>
          </p>
          <p className="grid min-h-11 place-items-center rounded-md bg-action font-semibold text-on-action">
            Pay by UPI
          </p>
          <p className="text-center text-xs text-muted">Arrives Thursday</p>
        </div>
      </div>
    </div>
  );
}

const stages = [
  { name: 'New', deals: ['Verma Textiles', 'Hotel Aravali'] },
  { name: 'Quoted', deals: ['Sunrise School'] },
  { name: 'Won', deals: ['Metro Clinic'] },
];

export function Pipeline() {
  return (
    <div className="grid grid-cols-3 gap-2 text-xs">
      {stages.map(({ name, deals }) => (
        <div key={name} className="rounded-md bg-sunken p-2">
          <p className="px-1 pb-2 font-medium text-muted">{name}</p>
          {deals.map((deal) => (
            <p
              key={deal}
              className={classNames(
                'mb-1.5 rounded-sm border bg-surface px-2 py-1.5 leading-tight',
                name === 'Won' ? 'border-accent text-accent' : 'border-line',
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

export function LineCounter() {
  return (
    <div className="flex items-end justify-between gap-6">
      <div className="whitespace-nowrap">
        <p className="text-sm text-muted">Line 2, shift A</p>
        <p className="font-heading text-3xl font-semibold text-accent tabular-nums">1,284</p>
        <p className="text-sm text-muted">of 1,400 pieces</p>
      </div>
      <div className="flex h-24 flex-1 items-end justify-end gap-1.5">
        {hourly.map((share) => (
          <span
            key={share}
            className={classNames(
              'w-4 rounded-t-sm max-sm:odd:hidden',
              share > 90 ? 'bg-accent' : 'bg-ink-700',
            )}
            style={{ height: `${share}%` }}
          />
        ))}
      </div>
    </div>
  );
}

export function Ranking() {
  return (
    <ol className="grid gap-2 text-sm">
      {['Your page', 'A marketplace', 'A directory'].map((result, index) => (
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
          {index === 0 && <span className="ml-auto text-xs">was 14</span>}
        </li>
      ))}
    </ol>
  );
}

export function Review() {
  return (
    <div className="grid gap-2 text-sm">
      <div className={`${panel} mr-8 p-3`}>
        <svg aria-hidden="true" viewBox="0 0 100 18" className="mb-1 h-3.5 text-marigold" fill="currentColor">
          {[0, 20, 40, 60].map((x) => (
            <path
              key={x}
              d={`M${x + 9} 1l2.4 5.4 5.6.6-4.2 3.9 1.2 5.7-5-2.9-5 2.9 1.2-5.7L${x + 1} 7l5.6-.6z`}
            />
          ))}
        </svg>
        The lift was slow, the staff were not.
      </div>
      <p className="ml-8 rounded-lg bg-accent-soft p-3 text-on-accent-soft">
        Thank you. The second lift runs from Monday.
      </p>
    </div>
  );
}

export function SocialPost() {
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
        <p className="font-medium">Diya Oils</p>
        <p className="text-xs text-muted">Cold-pressed since 1987. New label, same press.</p>
      </div>
    </div>
  );
}
