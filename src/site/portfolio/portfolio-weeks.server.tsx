import type { PortfolioTab } from '~/features/content/types/portfolio/entry';
import { useWords } from '../words.server';

const WIDTH = 640;
const STEM = 170;
const LONGEST = 130;
const SLANT = 10;

/** All that it shows of the projects. */
const weeksOf = (portfolio: readonly PortfolioTab[]) =>
  portfolio.flatMap(({ label, projects }) => projects.map(({ weeks }) => ({ label, weeks })));

/** In turns above and below the stem, each as long as its weeks. */
function veinsOf(all: ReturnType<typeof weeksOf>) {
  const most = Math.max(1, ...all.map(({ weeks }) => weeks));
  const step = (WIDTH - 60) / all.length;
  return all.map(({ label, weeks }, index) => {
    const up = index % 2 === 0 ? -1 : 1;
    const x = 30 + index * step;
    const end = STEM + (up * (LONGEST * weeks)) / most;
    return { label, weeks, up, end, foot: x, x: x + SLANT };
  });
}

/** Every project as a vein of one twig, with the nodes of the current tab lit. */
export function Weeks({ current, className }: { current: PortfolioTab; className: string }) {
  const veins = veinsOf(useWords('portfolio', weeksOf));
  const weeks = current.projects.map((project) => project.weeks);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${STEM * 2}`}
      role="img"
      aria-label={`Weeks to launch of all ${veins.length} projects; ${current.label}: ${weeks.join(', ')}.`}
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={`M0 ${STEM}H${WIDTH}`} stroke="#2b6a58" strokeWidth="3" />
      {veins.map(({ label, foot, x, up, end, weeks: count }) => {
        const lit = label === current.label;
        return (
          <g key={x} stroke={lit ? 'var(--color-leaf-500)' : 'var(--color-line)'}>
            <path d={`M${foot} ${STEM}L${x} ${STEM + up * SLANT}V${end}`} strokeWidth={lit ? 3 : 2} />
            <circle
              cx={x}
              cy={end}
              r={lit ? 6 : 4}
              stroke="none"
              fill={lit ? 'var(--color-leaf-300)' : '#2b6a58'}
            />
            {lit && (
              <text
                x={x}
                y={end + (up < 0 ? -14 : 26)}
                textAnchor="middle"
                stroke="none"
                fill="var(--color-text)"
                className="forced-colors:fill-[CanvasText]"
                fontSize="17"
                fontWeight="600"
              >
                {count}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
