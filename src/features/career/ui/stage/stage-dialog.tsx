import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api';
import { formatMoment } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import { showFailed } from '~/records/ui/list/outcomes';
import { refresh } from '~/records/ui/list/refresh';
import { showWithUndo } from '~/records/ui/list/undo';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import { CheckboxField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { Skeleton } from '~/ui/skeleton';
import { toast } from '~/ui/toast/toast';
import { career } from '../../career';
import type { setStageCall, stageLetterCall, undoStageCall } from '../../stage-calls';
import type { Application, Stage } from '../application';
import { MailShown, ReasonField } from './mail-shown';

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
  const isRefusal = to === 'Rejected';

  const form = useForm({
    async send({ mail, reason }) {
      const body = { status: to, mail: mail === 'on', reason: reason ?? '', version };
      const { undo } = await callApi<typeof setStageCall>('PUT', `/career/${_id}/stage`, { body });
      onSet?.();
      onClose();
      const words = `${name}: ${to}`;
      if (undo) showWithUndo(words, () => takeBack(undo), { detail: 'The mail goes out in 15 minutes.' });
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
    <Dialog open onClose={onClose} title={`${name}: ${to}`} size="question">
      <Form form={form} className="grid gap-4">
        <FormStatus message={form.message} />
        {asked.isPending && <Skeleton className="h-40" />}
        {asked.isError && (
          <p role="alert" className="text-danger">
            The mail could not be loaded. {asked.error.message}
          </p>
        )}
        {letter && sentAt && <p>They were written this on {formatMoment(sentAt)}. No second mail is sent.</p>}
        {letter && !sentAt && (
          <>
            <MailShown to={email} letter={letter} />
            <CheckboxField
              name="mail"
              label="Send this mail"
              defaultChecked
              {...(isRefusal ? { hint: 'It goes out in 15 minutes. Until then Undo takes it back.' } : {})}
            />
          </>
        )}
        {isRefusal && <ReasonField />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyLabel="One moment…" disabled={asked.isPending}>
            {isRefusal ? 'Reject' : `Set to ${to}`}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
