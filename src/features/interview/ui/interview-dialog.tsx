import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { career } from '~/features/career/career';
import type { ownersCall } from '~/features/followup/followup';
import { callApi } from '~/lib/api';
import { dayOf, momentInWords, momentOf, now, timeOf } from '~/lib/time';
import { momentTyped } from '~/lib/typed/moment-typed';
import { useCall } from '~/lib/use-call';
import { useUser } from '~/platform/auth/ui/session';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import { TextField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { Skeleton } from '~/ui/skeleton';
import { toast } from '~/ui/toast/toast';
import {
  type addInterviewCall,
  type changeInterviewCall,
  type Interview,
  MOST_MINUTES,
} from '../interview-calls';
import { Clashes } from './clashes';
import { MinutesField } from './minutes-field';
import { PanelField } from './panel-field';

interface InterviewDialogProps {
  careerId: string;
  name: string;
  /** The one that is changed. */
  planned: Interview | undefined;
  /** The last one of this application: where it was, and with whom, is where the next will be. */
  usual: Interview | undefined;
  /** When the next one could be. */
  proposed: { day: string; time: string };
  onClose: () => void;
  onSaved: () => void;
}

const USUAL_MINUTES = 45;

/** Day and hour in India, how long, where and with whom; who has something else then is named while it is filled in. */
export function InterviewDialog(props: InterviewDialogProps) {
  const { careerId, name, planned, usual, proposed, onClose, onSaved } = props;
  const queries = useQueryClient();
  const { _id: me } = useUser();
  const fields = useRef<HTMLDivElement>(null);
  const owners = useCall<typeof ownersCall>(['owners'], '/followup/owners');
  const start = planned ?? usual;
  const first = {
    day: planned ? dayOf(planned.at) : proposed.day,
    time: planned ? timeOf(planned.at) : proposed.time,
    minutes: start?.minutes ?? USUAL_MINUTES,
    panel: start?.panel.flatMap(({ _id, isUsable }) => (isUsable ? _id : [])) ?? [],
  };
  const [chosen, setChosen] = useState({ at: momentOf(first.day, first.time), ...first });

  function look() {
    const form = fields.current?.closest('form');
    if (!form) return;
    const data = new FormData(form);
    const [day, time] = [String(data.get('day')), String(data.get('time'))];
    setChosen({
      ...{ day, time, minutes: Number(data.get('minutes')), panel: data.getAll('panel').map(String) },
      at: momentTyped(day, time),
    });
  }

  const form = useForm({
    keepValues: true,
    check: ({ panel, day = '', time = '' }) => {
      const at = momentTyped(day, time);
      return {
        ...(panel ? {} : { panel: 'Choose who takes part.' }),
        ...(at === '' ? { day: 'Choose a day and a time.' } : {}),
        ...(at !== '' && at <= now() ? { day: 'Choose a time that is still to come.' } : {}),
      };
    },
    async send({ day = '', time = '', minutes, place = '' }, { data }) {
      const panel = data.getAll('panel').map(String);
      const body = { at: momentOf(day, time), minutes: Number(minutes), place, panel };
      const { message } = planned
        ? await callApi<typeof changeInterviewCall>('PUT', `/career/${careerId}/interviews/${planned._id}`, {
            body: { ...body, sequence: planned.sequence },
          })
        : await callApi<typeof addInterviewCall>('POST', `/career/${careerId}/interviews`, { body });
      onClose();
      toast.success(message);
      for (const part of ['interviews', 'history'])
        await queries.invalidateQueries({ queryKey: [career.name, part, careerId] });
      onSaved();
    },
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={planned ? `Change the interview with ${name}` : `Interview with ${name}`}
    >
      <Form form={form} className="grid gap-4">
        <FormStatus message={form.message} />
        <div ref={fields} className="grid gap-4 sm:grid-cols-2">
          <TextField name="day" label="Day" type="date" defaultValue={first.day} onInput={look} required />
          <TextField
            name="time"
            label="Time in India"
            type="time"
            defaultValue={first.time}
            onInput={look}
            required
          />
        </div>
        <p className="text-sm text-muted">{chosen.at && momentInWords(chosen.at)}</p>
        <MinutesField minutes={first.minutes} most={MOST_MINUTES} chosen={chosen.minutes} onChoose={look} />
        <TextField
          name="place"
          label="Place or link"
          defaultValue={start?.place ?? ''}
          maxLength={500}
          autoComplete="off"
          placeholder="https://meet.example/asha, or 2nd floor, Sector 16"
          required
        />
        {owners.isPending && <Skeleton className="h-40" />}
        {owners.isError && (
          <p role="alert" className="text-danger">
            Who works here could not be loaded. {owners.error.message}
          </p>
        )}
        {owners.data && <PanelField staff={owners.data} me={me} panel={first.panel} onChoose={look} />}
        <Clashes careerId={careerId} {...chosen} staff={owners.data ?? []} except={planned?._id} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyLabel="One moment…" disabled={!owners.data}>
            {planned ? 'Save and tell everybody' : 'Send invitations'}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
