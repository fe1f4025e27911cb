import { inFigures } from '~/lib/figures';
import type { StageFigures } from '../../hiring-call';
import { Counted } from '../counted';
import { PlotFigure } from '../plots/plot-figure';
import { stageList } from './hiring-lists';
import { stayWords } from './hiring-words';

interface StageBarsProps {
  stages: readonly StageFigures[];
  /** The days, as the list is filtered by them. */
  days: Record<string, string>;
}

/** One bar for each stage, as long as nine of ten stayed there; what is in the bar is half of them. */
export function StageBars({ stages, days }: StageBarsProps) {
  const most = Math.max(1, ...stages.map(({ p90Minutes }) => p90Minutes ?? 0));
  const address = (figures: StageFigures) => stageList(figures, days);
  return (
    <PlotFigure
      title="Time in each stage"
      note="How long nine of ten stayed, and within the bar half of them"
      heads={['Stage', 'There now', 'Gone on', 'Half within', '9 of 10 within']}
      rows={stages.map((one) => ({
        key: one.stage,
        cells: [
          one.stage,
          { words: inFigures(one.here), to: address(one) },
          ...[inFigures(one.left), stayWords(one.medianMinutes), stayWords(one.p90Minutes)],
        ],
        to: address(one),
      }))}
    >
      <ul className="-mx-2 grid gap-1">
        {stages.map((one) => {
          const { stage, here, medianMinutes, p90Minutes } = one;
          return (
            <li key={stage} className="grid gap-1 rounded-sm px-2 py-1.5 max-sm:gap-0 max-sm:py-0">
              <span className="flex items-baseline justify-between gap-3 text-sm leading-snug">
                <span>{stage}</span>
                <span className="shrink-0 font-medium tabular-nums">{stayWords(medianMinutes)}</span>
              </span>
              <span className="block h-2 overflow-hidden rounded-sm bg-sunken">
                <span
                  className="block h-full rounded-sm bg-accent-soft forced-colors:bg-[GrayText]"
                  style={{ width: `${((p90Minutes ?? 0) / most) * 100}%` }}
                >
                  <span
                    className="block h-full rounded-sm bg-accent forced-colors:bg-[CanvasText]"
                    style={{ width: `${p90Minutes ? ((medianMinutes ?? 0) / p90Minutes) * 100 : 0}%` }}
                  />
                </span>
              </span>
              <span className="text-xs text-muted tabular-nums">
                <Counted to={address(one)}>{`${inFigures(here)} there now`}</Counted>
                {p90Minutes !== null && `; 9 of 10 went on within ${stayWords(p90Minutes)}`}
              </span>
            </li>
          );
        })}
      </ul>
    </PlotFigure>
  );
}
