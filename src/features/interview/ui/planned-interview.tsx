import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { career } from '~/features/career/career';
import { callApi } from '~/lib/api';
import { labelAmong, type Named } from '~/lib/namesakes';
import { MINUTE, momentInWords, now, timeOf } from '~/lib/time';
import { showFailed } from '~/records/ui/list/outcomes';
import { Button } from '~/ui/button';
import { SureButton } from '~/ui/dialog/sure-button';
import { toast } from '~/ui/toast/toast';
import type { cancelInterviewCall, Interview } from '../interview-calls';

interface PlannedInterviewProps {
  careerId: string;
  interview: Interview;
  /** Of two with one name it is told which of them takes part. */
  staff: readonly Named[];
  onChange: (() => void) | undefined;
}

export function PlannedInterview({ careerId, interview, staff, onChange }: PlannedInterviewProps) {
  const { _id, at, minutes, place, panel, cancelledAt } = interview;
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const isOver = new Date(Date.parse(at) + minutes * MINUTE).toISOString() <= now();
  const isToCome = !cancelledAt && !isOver;

  async function cancel() {
    setBusy(true);
    try {
      const { message } = await callApi<typeof cancelInterviewCall>(
        'DELETE',
        `/career/${careerId}/interviews/${_id}`,
      );
      toast.success(message);
    } catch (fault) {
      showFailed(fault, { about: `cancel interview ${_id}` });
    }
    for (const part of ['interviews', 'history'])
      await queries.invalidateQueries({ queryKey: [career.name, part, careerId] });
    setBusy(false);
  }

  return (
    <li className="grid gap-2 rounded-md border border-line p-4">
      <p className={`font-semibold ${cancelledAt ? 'text-muted line-through' : ''}`}>{momentInWords(at)}</p>
      {cancelledAt && (
        <p className="text-danger">
          {cancelledAt > now() ? `Cancelled. Everybody is told at ${timeOf(cancelledAt)}.` : 'Cancelled'}
        </p>
      )}
      {!cancelledAt && isOver && <p className="text-muted">This has been.</p>}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
        <dt className="text-muted">How long</dt>
        <dd>{minutes} minutes</dd>
        <dt className="text-muted">Where</dt>
        <dd className="wrap-anywhere">
          {/^https?:\/\//.test(place) ? (
            <a href={place} target="_blank" rel="noreferrer" className="underline underline-offset-4">
              {place}
            </a>
          ) : (
            place
          )}
        </dd>
        <dt className="text-muted">Panel</dt>
        <dd className="wrap-anywhere">
          {panel
            .map((one) => (one.isUsable ? labelAmong(staff, one) : `${one.name} (no longer here)`))
            .join(', ')}
        </dd>
      </dl>
      {isToCome && (
        <div className="flex flex-wrap gap-2">
          {onChange && (
            <Button size="sm" variant="secondary" onClick={onChange}>
              Change
            </Button>
          )}
          <SureButton
            label="Cancel interview"
            question="Everybody is told. Sure?"
            busy={busy}
            onSure={() => void cancel()}
          />
        </div>
      )}
    </li>
  );
}
