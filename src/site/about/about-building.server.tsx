import type { AboutPage } from '~/features/content/types/about/entry';
import { LEAF_OUTLINE } from '~/ui/leaf/leaf-paths';
import { FittedText } from '../pictures/fitted-text.server';

const WIDTH = 320;
const FLOOR = 76;
/** How wide the letters of a sign may stand in all, over the shutter of a neighbour and over ours, their distances left out. */
const SIGN = 90;
const OUR_SIGN = 240;
const DESKS_PER_FLOOR = 17;
/** Those of 2014 still have their desks. */
const FOUNDERS = 3;

const VEINS =
  'M24 62V20C24 14 26 10 27 6M24 49.5 18 43.5H7.5M13 43.5l-2.5-2.5H7M24 44 16.5 36.5H8M12 36.5l-2-2H9.5M24 37.5 17 30.5H12.5M24 31 19.5 26.5H17M24 25l-2-2M24 47l7-7H41.5M36 40l2-2h3M24 41l7.5-7.5H39M24 34.5 30 28.5H34.5M24 28.5l4-4H29.5M24 50.5l5-2.5H40M34 48l2.5 2.5H39M20 46l-3 3H9.5';
const NODES =
  'M7.5 43.5h0M7 41h0M8 36.5h0M9.5 34.5h0M12.5 30.5h0M17 26.5h0M22 23h0M41.5 40h0M41 38h0M39 33.5h0M34.5 28.5h0M29.5 24.5h0M40 48h0M39 50.5h0M9.5 49h0';

/** One desk is one person. */
const desks = Array.from({ length: DESKS_PER_FLOOR }, (_, index) => ({
  x: 16 + (index * (WIDTH - 32)) / (DESKS_PER_FLOOR - 1),
  drop: index % 2 === 0 ? 40 : 26,
}));

interface BuildingProps {
  of: AboutPage['intro']['building'];
  className: string;
}

/** The row of shops with our two floors lit, and what grows out of them. */
export const Building = ({ of: { shows, left, ours, right }, className }: BuildingProps) => (
  <svg
    viewBox="0 0 600 788"
    role="img"
    aria-label={shows}
    className={className}
    overflow="visible"
    fill="none"
    stroke="var(--color-line)"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <g transform="translate(120 4) scale(7.5)" stroke="#2b6a58" strokeWidth=".3">
      <path d={LEAF_OUTLINE} fill="var(--color-surface)" />
      <path d={VEINS} />
      <path d={NODES} stroke="var(--color-leaf-300)" strokeWidth="1.1" />
    </g>
    <Neighbour x={0} y={554} sign={left} />
    <Neighbour x={460} y={516} sign={right} />
    <g transform="translate(140 474)">
      <path d={`M0 ${4 * FLOOR}V0H${WIDTH}V${4 * FLOOR}`} fill="var(--color-page)" />
      <path d={`M0 0H${WIDTH}V${2 * FLOOR}H0Z`} fill="var(--color-sunken)" />
      <path d={`M0 ${FLOOR}H${WIDTH}M0 ${2 * FLOOR}H${WIDTH}M0 ${3 * FLOOR}H${WIDTH}M-8 0H${WIDTH + 8}`} />
      <Desks y={0} founders={0} />
      <Desks y={FLOOR} founders={FOUNDERS} />
      <path d={`M160 ${FLOOR + 16}V-14`} stroke="var(--color-leaf-500)" strokeWidth="3" />
      <path
        d={`M24 ${2 * FLOOR + 20}h64v36h-64zM128 ${2 * FLOOR + 20}h64v36h-64zM232 ${2 * FLOOR + 20}h64v36h-64z`}
      />
      <path
        d={`M16 ${4 * FLOOR}v-52h124v52M180 ${4 * FLOOR}v-52h124v52M16 ${4 * FLOOR - 40}h124M16 ${4 * FLOOR - 28}h124M16 ${4 * FLOOR - 16}h124M242 ${4 * FLOOR}v-52`}
      />
      <FittedText x="160" y={3 * FLOOR + 17} room={OUR_SIGN} {...lettering}>
        {ours}
      </FittedText>
    </g>
    <path d="M-2000 778H2600" stroke="var(--color-control)" />
  </svg>
);

const lettering = {
  fill: 'var(--color-muted)',
  stroke: 'none',
  size: 13,
  letterSpacing: '0.1538em',
  textAnchor: 'middle',
} as const;

function Desks({ y, founders }: { y: number; founders: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <path
        stroke="#2b6a58"
        d={`M16 16H${WIDTH - 16}${desks.map(({ x, drop }) => `M${x} 16v${drop}`).join('')}`}
      />
      {[...desks.entries()].map(([index, { x, drop }]) => (
        <circle
          key={x}
          cx={x}
          cy={16 + drop}
          r="5"
          stroke="none"
          fill={index < founders ? 'var(--color-marigold)' : 'var(--color-leaf-300)'}
        />
      ))}
    </g>
  );
}

/** Reaches the ground; its shutters are down for the evening. */
function Neighbour({ x, y, sign }: { x: number; y: number; sign: string }) {
  const floors = Array.from(
    { length: Math.floor((708 - y) / FLOOR) + 1 },
    (_, floor) => y + 24 + floor * FLOOR,
  );
  return (
    <g>
      <path d={`M${x} 778V${y}h140V778`} />
      {floors.slice(0, -1).map((top) => (
        <path key={top} d={`M${x + 22} ${top}h36v34h-36zM${x + 82} ${top}h36v34h-36z`} />
      ))}
      <path d={`M${x + 14} 778v-52h112v52M${x + 14} 738h112M${x + 14} 750h112M${x + 14} 762h112`} />
      <FittedText x={x + 70} y="719" room={SIGN} {...lettering}>
        {sign}
      </FittedText>
    </g>
  );
}
