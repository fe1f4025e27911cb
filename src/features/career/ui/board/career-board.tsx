import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { SECOND } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import { keysOf } from '~/model/fields';
import { useMay } from '~/platform/auth/ui/session';
import type { valuesCall } from '~/records/list-call';
import { Board } from '~/records/ui/board/board';
import { cardOf } from '~/records/ui/board/use-cards';
import { useChangedHeads } from '~/records/ui/board/use-changed-heads';
import type { BoardOf } from '~/records/ui/list/resource-list';
import { LoadFault } from '~/ui/panel';
import { career } from '../../career';
import { stages } from '../../stages';
import type { Application, Stage } from '../application';
import { StageDialog } from '../stage/stage-dialog';
import { ApplicationColumn } from './application-column';
import { ChooseStage } from './choose-stage';

/** So long a move of a colleague's may stay unseen where no stream tells of it. */
const LOOK_EVERY_MS = 30 * SECOND;

/** The applications by their stages, as the list beside it is narrowed. None is moved before its mail was shown. */
export default function CareerBoard({ query, onOpen }: BoardOf) {
  const mayEdit = useMay()(`${career.area}:edit`);
  const queries = useQueryClient();
  const [moving, setMoving] = useState<{ application: Application; to?: Stage }>();
  const [said, setSaid] = useState('');
  const focusOn = useRef('');
  const asked = query.toString();
  const heads = useCall<typeof valuesCall>([career.name, 'board', asked], `/records/career/values?${asked}`, {
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_EVERY_MS,
  });

  const wanted = query.get('is.status')?.split(',');
  const shown = keysOf(stages).filter((stage) => wanted?.includes(stage) ?? true);
  const columns = shown.map((stage) => {
    const head = heads.data?.['is.status']?.find(({ value }) => value === stage);
    return { key: stage, title: stages[stage], total: head?.count, more: head?.more ?? false };
  });
  const isHere = heads.data !== undefined && !heads.isPlaceholderData;
  useChangedHeads(career, {
    query: asked,
    columns: isHere ? columns : undefined,
    readAt: heads.dataUpdatedAt,
  });

  function move(id: string, to?: Stage) {
    const found = cardOf(queries, career, asked, id);
    if (found) setMoving({ application: career.row.parse(found), ...(to ? { to } : {}) });
  }

  function moved({ _id, name, status }: Application, to: Stage) {
    focusOn.current = _id;
    setSaid(`${name} moved from ${status} to ${to}.`);
  }

  if (heads.isError && !heads.data)
    return (
      <LoadFault
        words={`The board could not be loaded. ${heads.error.message}`}
        onRetry={() => heads.refetch()}
      />
    );
  const { application, to } = moving ?? {};
  const close = () => setMoving(undefined);
  return (
    <>
      <Board
        label="Applications by stage"
        columns={columns}
        said={said}
        moving={
          mayEdit
            ? {
                onAsk: (id) => move(id),
                onDrop: (id, column) =>
                  move(
                    id,
                    shown.find((stage) => stage === column),
                  ),
              }
            : undefined
        }
        focusOn={focusOn}
      >
        {columns.map((column) => (
          <ApplicationColumn key={column.key} column={column} query={asked} onOpen={onOpen} />
        ))}
      </Board>
      {application && !to && (
        <ChooseStage
          application={application}
          onChoose={(stage) => setMoving({ application, to: stage })}
          onClose={close}
        />
      )}
      {application && to && (
        <StageDialog application={application} to={to} onSet={() => moved(application, to)} onClose={close} />
      )}
    </>
  );
}
