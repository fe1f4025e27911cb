import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api';
import { formatMoment } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import { showFailed } from '~/records/ui/list/outcomes';
import { refresh } from '~/records/ui/list/refresh';
import { showWithUndo } from '~/records/ui/list/undo';
import { useForm } from '~/ui/forms/form';
import { LoadFault } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import { toast } from '~/ui/toast/toast';
import { career } from '../../career';
import type { setStageCall, stageLetterCall, undoStageCall } from '../../stage-calls';
import { REFUSAL_WAITS_MINUTES } from '../../stages';
import type { Application, Stage } from '../application';
import { StageMails, StageQuestion } from './stage-question';

interface StageDialogProps {
  application: Application;
  to: Stage;
  /** It is set. */
  onSet?: () => void;
  onClose: () => void;
}

/** What the applicant will read, before anything is set. */
export function StageDialog({ application, to, onSet, onClose }: StageDialogProps) {
  const { _id, name, email, version } = application;
  const queries = useQueryClient();
  const asked = useCall<typeof stageLetterCall>(
    [career.name, 'stage-letter', _id, to],
    `/career/${_id}/stage-letter?status=${encodeURIComponent(to)}`,
    { gcTime: 0 },
  );
  const { letter, sentAt } = asked.data ?? { letter: null, sentAt: null };

  const form = useForm({
    async send({ mail, reason }) {
      const body = { status: to, mail: mail === 'on', reason: reason ?? '', version };
      const { undo } = await callApi<typeof setStageCall>('PUT', `/career/${_id}/stage`, { body });
      onSet?.();
      onClose();
      const words = `${name}: ${to}.`;
      if (undo)
        showWithUndo(words, () => takeBack(undo), {
          detail: `The mail goes out in ${REFUSAL_WAITS_MINUTES} minutes.`,
        });
      else toast.success(words);
      await refresh(queries, career.name);
    },
  });

  async function takeBack(undo: string) {
    try {
      const { message } = await callApi<typeof undoStageCall>('POST', `/career/undo/${undo}`);
      toast.success(message);
    } catch (fault) {
      showFailed(fault, { about: `undo ${undo}` });
    }
    await refresh(queries, career.name);
    return undefined;
  }

  return (
    <StageQuestion
      title={`${name}: ${to}`}
      to={to}
      form={form}
      isReady={asked.data !== undefined}
      onClose={onClose}
    >
      {asked.isPending && <Skeleton className="h-40" />}
      {asked.isError && (
        <LoadFault
          words={`The mail could not be loaded. ${asked.error.message}`}
          onRetry={() => void asked.refetch()}
        />
      )}
      {letter && sentAt && <p>They were written this on {formatMoment(sentAt)}. No second mail is sent.</p>}
      {letter && !sentAt && <StageMails stage={to} to={email} letter={letter} count={1} />}
    </StageQuestion>
  );
}
