import type { BoardColumn } from '~/records/ui/board/board';
import { Column } from '~/records/ui/board/column';
import { useCards } from '~/records/ui/board/use-cards';
import { followup } from '../followup';
import { CardBody, type Lead } from './card-body';

interface StageColumnProps {
  column: BoardColumn;
  /** What the list is narrowed to. */
  query: string;
  /** What is on its way to another stage stands there already. */
  moved: readonly Lead[];
  onOpen: (id: string) => void;
}

/** The leads of one stage: the list itself, a page at a time. */
export function StageColumn({ column, query, moved, onOpen }: StageColumnProps) {
  const read = useCards(followup, { field: 'stage', value: column.key, query });
  const leads = read.rows?.map((row) => followup.row.parse(row));
  const cards = leads && withMoved(leads, { moved, stage: column.key, isSorted: query.includes('sort=') });
  return (
    <Column
      column={column}
      cards={cards?.map((lead) => ({ id: lead._id, title: lead.name, body: <CardBody lead={lead} /> }))}
      onOpen={onOpen}
      {...read.column}
    />
  );
}

interface Moves {
  moved: readonly Lead[];
  stage: string;
  isSorted: boolean;
}

/** Each once: while one turns the pages, what a colleague has moved may come on two of them. */
function withMoved(leads: readonly Lead[], { moved, stage, isSorted }: Moves) {
  const here = moved.filter((lead) => lead.stage === stage);
  const others = leads.filter(({ _id }) => !moved.some((lead) => lead._id === _id));
  const all = [...new Map([...here, ...others].map((lead) => [lead._id, lead])).values()];
  // The newest first, as the list has them; by anything else what was moved stands on top until it is read anew.
  return here.length === 0 || isSorted ? all : all.toSorted((one, other) => (one._id < other._id ? 1 : -1));
}
