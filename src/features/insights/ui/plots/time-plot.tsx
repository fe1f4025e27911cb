import { type PointerEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { resources } from '~/features/resources';
import { inFigures } from '~/lib/figures';
import { formatDate } from '~/lib/time';
import { arrivedOn, filteredList } from '../list-links';
import type { Insights } from '../queries';
import { PlotFigure } from './plot-figure';
import { type Bin, binsOf, ticksUpTo } from './scale';

const when = ({ from, to }: Bin) =>
  from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;

const onDay = (bin: Bin) => `${bin.from === bin.to ? 'on' : 'from'} ${when(bin)}`;

/** How many came in, day by day. */
export function TimeFigure({ series }: { series: Insights['series'][number] }) {
  const { title, points } = series;
  const listed = resources.find(({ name }) => name === series.resource);
  const addressOf = ({ from, to }: Pick<Bin, 'from' | 'to'>) => {
    const filters = arrivedOn(listed, from, to);
    return listed && filters && filteredList(listed, filters);
  };
  const bins = binsOf(points);
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const unit = bins.length === points.length ? 'day' : 'week';
  return (
    <PlotFigure
      title={title}
      note={`${inFigures(total)} in all; each bar is a ${unit}`}
      heads={[unit === 'day' ? 'Day' : 'Week', 'Number']}
      rows={bins.map((bin) => ({
        key: bin.from,
        cells: [when(bin), inFigures(bin.count)],
        to: addressOf(bin),
      }))}
    >
      <TimePlot title={title} bins={bins} addressOf={addressOf} />
    </PlotFigure>
  );
}

interface TimePlotProps {
  title: string;
  bins: readonly Bin[];
  addressOf: (bin: Bin) => string | undefined;
}

function TimePlot({ title, bins, addressOf }: TimePlotProps) {
  const navigate = useNavigate();
  const [active, setActive] = useState<number>();
  const ticks = ticksUpTo(Math.max(...bins.map(({ count }) => count)));
  const top = ticks.at(-1) ?? 1;
  const last = bins.length - 1;
  const shownBin = bins[Math.min(active ?? last, last)];
  const middle = bins[Math.floor(last / 2)];

  function point({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = Math.floor(((clientX - left) / width) * bins.length);
    setActive(Math.max(0, Math.min(last, place)));
  }

  return (
    <div className="grid gap-1.5 text-xs text-muted tabular-nums">
      <p className="text-right" aria-hidden="true">
        {shownBin && (
          // Who goes by keys presses Enter on the plot.
          <Link
            to={addressOf(shownBin) ?? ''}
            tabIndex={-1}
            className="hover:underline max-sm:gap-1 thumb-high"
          >
            <span className="text-sm font-semibold text-text">{inFigures(shownBin.count)}</span>{' '}
            {onDay(shownBin)}
          </Link>
        )}
      </p>
      <div className="relative mt-1 ml-8 h-48 sm:h-56">
        {ticks.map((tick) => (
          <div
            key={tick}
            className="absolute inset-x-0 border-t border-line"
            style={{ bottom: `${(tick / top) * 100}%` }}
          >
            <span className="absolute right-full -translate-y-1/2 pr-2">{inFigures(tick)}</span>
          </div>
        ))}
        <svg
          viewBox={`0 0 ${bins.length} ${top}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
          aria-hidden="true"
        >
          {bins.map(({ from, count }, index) => (
            <rect
              key={from}
              x={index + 0.12}
              width={0.76}
              y={top - count}
              height={count}
              className={index === active ? 'fill-text' : 'fill-accent'}
            />
          ))}
        </svg>
        {/* A slider over the plot: arrows, Home and End walk along it, and a screen reader says where it is. */}
        <input
          type="range"
          aria-label={title}
          aria-valuetext={shownBin && `${inFigures(shownBin.count)} ${onDay(shownBin)}`}
          min={0}
          max={last}
          value={active ?? last}
          onChange={(event) => setActive(event.currentTarget.valueAsNumber)}
          onKeyDown={({ key }) => {
            const to = shownBin && addressOf(shownBin);
            if (key === 'Enter' && to) void navigate(to);
          }}
          onFocus={() => setActive((before) => before ?? last)}
          onBlur={() => setActive(undefined)}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setActive(undefined)}
          className="peer absolute inset-0 size-full cursor-crosshair touch-pan-y appearance-none opacity-0"
        />
        <span className="pointer-events-none absolute -inset-1 rounded-sm outline-2 outline-transparent peer-focus-visible:outline-focus" />
      </div>
      <p className="ml-8 flex justify-between" aria-hidden="true">
        <span>{bins[0] && formatDate(bins[0].from)}</span>
        <span className="max-sm:hidden">{middle && formatDate(middle.from)}</span>
        <span>{bins[last] && formatDate(bins[last].to)}</span>
      </p>
    </div>
  );
}
