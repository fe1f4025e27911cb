import { ratings, ratingTones } from '~/features/score/ratings';
import { formatDate } from '~/lib/time';
import { keysOf } from '~/model/fields';
import type { BoardColumn } from '~/records/ui/board/board';
import { Column } from '~/records/ui/board/column';
import { useCards } from '~/records/ui/board/use-cards';
import { Mark } from '~/ui/mark';
import { appliedFor } from '../../applied-for';
import { career } from '../../career';
import { isWithdrawn } from '../../withdrawn';
import type { Application } from '../application';
import { RepeatMark } from '../repeat-mark';

interface ApplicationColumnProps {
  column: BoardColumn;
  query: string;
  onOpen: (id: string) => void;
}

export function ApplicationColumn({ column, query, onOpen }: ApplicationColumnProps) {
  const cards = useCards(career, { field: 'status', value: column.key, query });
  // Each once: while one turns the pages, what a colleague has moved may come on two of them.
  const all = cards.rows && new Map(cards.rows.map((row) => [row._id, career.row.parse(row)]));
  return (
    <Column
      column={column}
      cards={
        all &&
        [...all.values()].map((application) => ({
          id: application._id,
          title: application.name,
          body: <CardBody application={application} all={[...all.values()]} />,
        }))
      }
      onOpen={onOpen}
      {...cards.column}
    />
  );
}

/** What one wants to know of an application before it is opened: as what, since when, and what the reviewers think. */
function CardBody({ application, all }: { application: Application; all: readonly Application[] }) {
  const { date, rating } = application;
  const rated = keysOf(ratings).find((one) => one === rating);
  return (
    <>
      <span className="line-clamp-2 text-xs text-muted wrap-anywhere">{appliedFor(application)}</span>
      <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-xs text-muted tabular-nums">
        {formatDate(date)}
        <RepeatMark row={application} rows={all} />
        {isWithdrawn(application) && <Mark tone="plain">Withdrawn</Mark>}
        {rated && <Mark tone={ratingTones[rated]}>{ratings[rated]}</Mark>}
      </span>
    </>
  );
}
