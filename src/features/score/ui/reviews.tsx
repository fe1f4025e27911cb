import { formatDate } from '~/lib/time';
import type { Score } from './score-card';

/** Who gave what, each with their reasons; one's own among them. */
export function Reviews({ scores, average }: { scores: readonly Score[]; average: number | null }) {
  const reviewers = [...Map.groupBy(scores, ({ userId }) => userId).values()];
  return (
    <>
      {average !== null && (
        <p className="text-sm">
          <span className="text-lg font-semibold tabular-nums">{(average / 100).toFixed(2)}</span> of 4 on
          average, by {reviewers.length} reviewers
        </p>
      )}
      <ul aria-label="Reviewers" className="grid gap-3 text-sm">
        {reviewers.map((given) => (
          <li key={given[0]?.userId} className="grid gap-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium wrap-anywhere">
                {given[0]?.isMine ? 'You' : given[0]?.name || 'Somebody who has left'}
              </span>
              <span className="text-xs text-muted">{formatDate(latestOf(given))}</span>
            </p>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
              {given.map(({ criterion, score, note }) => (
                <div key={criterion} className="contents">
                  <dt className="text-muted">{criterion}</dt>
                  <dd className="wrap-anywhere">
                    <span className="font-medium tabular-nums">{score}</span>
                    {note && <span className="text-muted"> {note}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

const latestOf = (given: readonly Score[]) =>
  given
    .map(({ at }) => at)
    .toSorted()
    .at(-1) ?? '';
