import { useWords } from '../words.server';

/** Each in its true shape: what is shown, its lines, and in green the part that asks for the tap. */
const drawings = [
  {
    height: 96,
    shown: 'M4 20h68v50H4z',
    lines:
      'M18 10h22M18 14h12M4 46h68M10 26h16v12H10zM30 26h16v12H30zM50 26h16v12H50zM27 46v24M49 46v24M6 80h22',
    dots: 'M9 12h0',
    tap: 'M48 81h18',
  },
  {
    height: 128,
    shown: 'M4 4h68v84H4z',
    lines: 'M4 62h68M24 62v26M50 62v26M32 26v20l16-10zM8 98h30M8 105h18',
    dots: 'M66 98h0M66 106h0M66 114h0',
    tap: 'M12 117h30',
  },
  {
    height: 128,
    shown: 'M14 24h48v64H14z',
    lines: 'M6 9h19M29 9h19M52 9h18M14 60h48M20 32h14v16H20zM42 32h14v16H42zM38 60v28',
    dots: 'M9 17h0',
    tap: 'M22 112h32',
  },
  {
    height: 78,
    shown: 'M6 8h42v42H6zM56 8h16v42H56z',
    lines: 'M6 32h42M12 14h13v10H12zM30 14h12v10H30zM27 32v18M56 32h16M6 58h20M6 64h12',
    dots: 'M38 70h0M32 70h0M44 70h0',
    tap: 'M54 61h14',
  },
  {
    height: 96,
    shown: 'M8 12h38v18H14l-6 6zM68 42H30v18h32l6 6z',
    lines: 'M14 19h26M14 24h16M36 49h26M36 54h14',
    dots: 'M14 72h0M20 72h0M26 72h0',
    tap: 'M12 84h38M65 84h0',
  },
  {
    height: 96,
    shown: 'M8 20h60v13H8zM8 38h60v13H8zM8 56h60v13H8z',
    lines: 'M8 11h32M13 26.5h28M13 44.5h20M13 62.5h4',
    dots: '',
    tap: 'M14 83h48',
  },
] as const;

export function Placements() {
  const { placementsHeading, placements } = useWords('meta-ads');
  return (
    <section data-scheme="dark" className="py-20 lg:py-28">
      <div className="wrap">
        <h2 className="max-w-2xl text-3xl">
          {placementsHeading.plain} <span className="text-accent">{placementsHeading.green}</span>
        </h2>
        <ul className="mt-12 grid gap-x-6 gap-y-12 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-6">
          {placements.map(({ name, format, text }, index) => (
            <li key={name} data-reveal="" className="max-sm:grid max-sm:grid-cols-[6rem_1fr] max-sm:gap-x-5">
              <div className="flex items-end max-sm:self-start sm:h-60">
                <Outline {...(drawings[index] ?? drawings[0])} />
              </div>
              <div className="sm:mt-6">
                <h3 className="text-xl">{name}</h3>
                <p className="mt-1 text-sm text-accent">{format}</p>
                <p className="mt-2.5 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const Outline = ({ height, shown, lines, dots, tap }: (typeof drawings)[number]) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 76 ${height}`}
    className="w-24 sm:w-36"
    fill="none"
    stroke="var(--color-control)"
    strokeLinecap="round"
    strokeLinejoin="round"
    strokeWidth="1.1"
  >
    <rect
      x="1"
      y="1"
      width="74"
      height={height - 2}
      rx="6"
      fill="var(--color-surface)"
      stroke="var(--color-line)"
    />
    <path d={shown} fill="var(--color-ink-700)" stroke="none" />
    <path d={lines} />
    <path d={dots} strokeWidth="4" />
    <path d={tap} stroke="var(--color-leaf-500)" strokeWidth="8" />
  </svg>
);
