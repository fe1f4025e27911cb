import { useQuery } from '@tanstack/react-query';
import { callApi } from '~/lib/api';
import { inFigures } from '~/lib/figures';
import { keysOf } from '~/model/fields';
import type { AskedFirst } from '~/records/ui/bulk/bulk-bar';
import { useForm } from '~/ui/forms/form';
import { LoadFault } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import { career } from '../../career';
import type { stageLettersCall } from '../../stage-calls';
import { REFUSAL_WAITS_MINUTES, stages } from '../../stages';
import type { Stage } from '../application';
import { StageMails, StageQuestion } from './stage-question';

/** What many applicants will be written, before anything is set. */
export function ManyStages({ set, ...asked }: AskedFirst) {
  const to = keysOf(stages).find((stage) => stage === set.status);
  return to ? <ManyStagesDialog to={to} {...asked} /> : null;
}

function ManyStagesDialog({ to, which, onApply, onClose }: Omit<AskedFirst, 'set'> & { to: Stage }) {
  const meant = 'ids' in which ? { ids: which.ids } : { query: which.query };
  const preview = useQuery({
    queryKey: [career.name, 'stage-letters', to, JSON.stringify(meant)],
    queryFn: () =>
      callApi<typeof stageLettersCall>('POST', '/career/stage-letters', { body: { ...meant, status: to } }),
    gcTime: 0,
  });
  const { moving = 0, mails = 0, letter = null, to: reader = '' } = preview.data ?? {};
  const form = useForm({
    async send({ mail, reason }) {
      const isWritten = mail === 'on' && mails > 0;
      const words = { status: to, quietly: mail !== 'on', ...(reason ? { reason } : {}) };
      onApply(words, (changed) => movedWords(changed, to, isWritten));
    },
    keepValues: true,
  });
  return (
    <StageQuestion title={`Set to ${to}`} to={to} form={form} isReady={moving > 0} onClose={onClose}>
      {preview.isPending && <Skeleton className="h-40" />}
      {preview.isError && (
        <LoadFault
          words={`The mails could not be loaded. ${preview.error.message}`}
          onRetry={() => void preview.refetch()}
        />
      )}
      {preview.data && <p>{movingWords(moving, to)}</p>}
      {letter && (
        <StageMails
          stage={to}
          to={mails === 1 ? reader : `${reader}, and so to each of the others`}
          letter={letter}
          count={mails}
        />
      )}
      {preview.data && mails < moving && <p className="text-sm text-muted">{silentWords(moving - mails)}</p>}
    </StageQuestion>
  );
}

function movingWords(moving: number, to: Stage) {
  if (moving === 0) return `All of them are at ${to} already.`;
  return moving === 1 ? `1 application goes to ${to}.` : `${inFigures(moving)} applications go to ${to}.`;
}

function movedWords(changed: number, to: Stage, isWritten: boolean) {
  const words = `${changed === 1 ? '1 application' : `${inFigures(changed)} applications`}: ${to}.`;
  return isWritten && to === 'Rejected'
    ? `${words} The mails go out in ${REFUSAL_WAITS_MINUTES} minutes.`
    : words;
}

const silentWords = (count: number) =>
  count === 1
    ? '1 of them gets no mail: there is none for this stage, or it was sent before.'
    : `${inFigures(count)} of them get no mail: there is none for this stage, or it was sent before.`;
