import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { rupees } from '~/lib/figures';
import { SECOND } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import { keysOf } from '~/model/fields';
import { type Stage, stages } from '~/model/leads/stages';
import { useMay } from '~/platform/auth/ui/session';
import { Board } from '~/records/ui/board/board';
import { cardOf } from '~/records/ui/board/use-cards';
import { useChangedHeads } from '~/records/ui/board/use-changed-heads';
import type { BoardOf } from '~/records/ui/list/resource-list';
import { LoadFault } from '~/ui/panel';
import { followup } from '../followup';
import type { boardCall } from './board-call';
import type { Lead } from './card-body';
import { asksMore, MoveDialog } from './move-dialog';
import { StageColumn } from './stage-column';
import { useMoves } from './use-moves';

/** So long a move of a colleague's may stay unseen where no stream tells of it. */
const LOOK_EVERY_MS = 30 * SECOND;

/** The leads by their stages, as the list beside it is narrowed. */
export default function FollowupBoard({ query, onOpen }: BoardOf) {
  const mayEdit = useMay()(`${followup.area}:edit`);
  const queries = useQueryClient();
  const [moving, setMoving] = useState<{ lead: Lead; to?: Stage }>();
  const focusOn = useRef('');
  const { moved, said, move } = useMoves(focusOn);
  const asked = query.toString();
  const heads = useCall<typeof boardCall>([followup.name, 'board', asked], `/followup/board?${asked}`, {
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_EVERY_MS,
  });

  const wanted = query.get('is.stage')?.split(',');
  const shown = keysOf(stages).filter((stage) => wanted?.includes(stage) ?? true);
  const columns = shown.map((stage) => {
    const head = heads.data?.columns.find((column) => column.stage === stage);
    const note = head?.valuePaise ? `${rupees(head.valuePaise)}${head.more ? '+' : ''}` : '';
    return { key: stage, title: stage, total: head?.total, more: head?.more ?? false, note };
  });
  const isHere = heads.data !== undefined && !heads.isPlaceholderData;
  useChangedHeads(followup, {
    query: asked,
    columns: isHere ? columns : undefined,
    readAt: heads.dataUpdatedAt,
  });

  function leadOf(id: string) {
    const lead = moved.find(({ _id }) => _id === id);
    if (lead) return lead;
    const found = cardOf(queries, followup, asked, id);
    return found && followup.row.parse(found);
  }

  const moves = {
    onAsk(id: string) {
      const lead = leadOf(id);
      if (lead) setMoving({ lead });
    },
    onDrop(id: string, column: string) {
      const lead = leadOf(id);
      const to = shown.find((stage) => stage === column);
      if (!lead || !to) return;
      if (asksMore(lead, to)) setMoving({ lead, to });
      else void move(lead, { stage: to });
    },
  };

  if (heads.isError && !heads.data)
    return (
      <LoadFault
        words={`The board could not be loaded. ${heads.error.message}`}
        onRetry={() => heads.refetch()}
      />
    );
  return (
    <>
      <Board
        label="Follow-ups by stage"
        columns={columns}
        said={said}
        moving={mayEdit ? moves : undefined}
        focusOn={focusOn}
      >
        {columns.map((column) => (
          <StageColumn key={column.key} column={column} query={asked} moved={moved} onOpen={onOpen} />
        ))}
      </Board>
      <MoveDialog moving={moving} onClose={() => setMoving(undefined)} onMove={move} />
    </>
  );
}
