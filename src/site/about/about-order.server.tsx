import type { AboutPage } from '~/features/content/types/about/entry';
import { FittedText } from '../pictures/fitted-text.server';

const RULES = [104, 140, 176, 284, 320, 356];

const MIDDLE = 230;
const MOST_APART = 138;
/** From the first place to the last. */
const HEIGHT = 2 * MOST_APART;

/** How high each of so many places stands: a little closer where there are many. */
function heightsOf(count: number) {
  const apart = Math.min(MOST_APART, HEIGHT / Math.max(count - 1, 1));
  return Array.from({ length: count }, (_, index) => MIDDLE + (index - (count - 1) / 2) * apart);
}

interface OrderProps {
  of: AboutPage['vision']['order'];
  className: string;
}

/** One order; its figure leaves the sheet by a vein for each place that needs it, and arrives there without a hand. */
export function OrderReadOnce({ of: { title, amount, note, places }, className }: OrderProps) {
  const heights = heightsOf(places.length);
  return (
    <svg viewBox="-2 0 664 460" aria-hidden="true" className={className} fill="none">
      <path
        d="M36 8H264a36 36 0 0 1 36 36V416a36 36 0 0 1-36 36H10a10 10 0 0 1-10-10V44A36 36 0 0 1 36 8Z"
        fill="var(--color-surface)"
        stroke="var(--color-line)"
        strokeWidth="2"
      />
      <FittedText x="32" y="68" size={28} room={236} fill="var(--color-text)" fontWeight="600">
        {title}
      </FittedText>
      <path
        d={RULES.map((y, index) => `M32 ${y}h${index % 3 === 2 ? 140 : 236}`).join('')}
        stroke="var(--color-line)"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <rect x="16" y="204" width="284" height="52" rx="8" fill="var(--color-leaf-500)" />
      <FittedText x="32" y="241" size={32} room={236} fill="var(--color-ink-950)" fontWeight="700">
        {amount}
      </FittedText>
      <FittedText x="32" y="416" size={24} room={236} fill="var(--color-muted)">
        {note}
      </FittedText>
      {[...places.entries()].map(([index, name]) => {
        const y = heights[index] ?? MIDDLE;
        return (
          <g key={name}>
            <path
              d={y === MIDDLE ? 'M300 230H470' : `M300 230H340L470 ${y}`}
              stroke="var(--color-leaf-500)"
              strokeWidth="4"
              strokeLinejoin="round"
            />
            <circle
              cx="478"
              cy={y}
              r="11"
              fill="var(--color-page)"
              stroke="var(--color-leaf-700)"
              strokeWidth="4"
            />
            <FittedText x="506" y={y - 6} size={25} room={156} fill="var(--color-text)" fontWeight="600">
              {name}
            </FittedText>
            <FittedText x="506" y={y + 26} size={24} room={156} fill="var(--color-muted)">
              {amount}
            </FittedText>
          </g>
        );
      })}
    </svg>
  );
}
