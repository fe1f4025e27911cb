import { inFigures } from '~/lib/figures';
/** A few numbers side by side, each with what it counts. */
export const Figures = ({ figures }: { figures: readonly (readonly [title: string, count: number])[] }) => (
  <dl className="my-4 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-4">
    {figures.map(([title, count]) => (
      <div key={title} className="flex flex-col-reverse bg-surface px-4 py-3">
        <dt className="text-sm text-muted">{title}</dt>
        <dd className="font-heading text-2xl font-semibold tabular-nums">{inFigures(count)}</dd>
      </div>
    ))}
  </dl>
);
