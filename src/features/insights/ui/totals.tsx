import { Counted } from './counted';

interface TotalsProps {
  figures: readonly {
    term: string;
    words: string;
    /** Where exactly what it counts is listed. */
    to?: string | undefined;
  }[];
}

/** All of them together; what a list can be narrowed to leads there. */
export const Totals = ({ figures }: TotalsProps) => (
  <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
    {figures.map(({ term, words, to }) => (
      <div key={term} className="relative grid content-between gap-1 bg-surface p-4">
        <dt className="text-xs text-muted">{term}</dt>
        {/* All of its cell leads there: on a phone a figure alone is too low for a thumb. */}
        <dd className="font-heading text-xl tabular-nums [&>a]:min-h-0 [&>a]:after:absolute [&>a]:after:inset-0">
          <Counted to={to}>{words}</Counted>
        </dd>
      </div>
    ))}
  </dl>
);
