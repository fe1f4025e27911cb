import { type FormEvent, useId, useState } from 'react';
import { dayAfter, dayOf, momentInWords, now } from '~/lib/time';
import { momentTyped } from '~/lib/typed/moment-typed';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog/dialog';
import { TextField } from '~/ui/forms/field';
import { FaultyFields } from '~/ui/forms/form';

interface ScheduleDialogProps {
  open: boolean;
  onClose: () => void;
  onSchedule: (at: string) => void;
}

/** When it is to be published, by the clock of India; the button says it in full before it is pressed. */
export function ScheduleDialog({ open, onClose, onSchedule }: ScheduleDialogProps) {
  const formId = useId();
  const [day, setDay] = useState(() => dayAfter(dayOf(now()), 1));
  const [time, setTime] = useState('10:00');
  const [isAsked, setAsked] = useState(false);
  const at = momentTyped(day, time);
  const fault = at === '' ? 'Choose a day and a time.' : at <= now() ? 'That moment has passed.' : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (fault) return;
    onSchedule(at);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Publish at a time"
      size="question"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form={formId}>
            {at === '' ? 'Publish then' : `Publish on ${momentInWords(at)}`}
          </Button>
        </>
      }
    >
      <FaultyFields errors={isAsked && fault ? { day: fault } : {}}>
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="day"
            label="Day"
            type="date"
            value={day}
            min={dayOf(now())}
            onChange={({ target }) => setDay(target.value)}
          />
          <TextField
            name="time"
            label="Time in India"
            type="time"
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        </form>
      </FaultyFields>
    </Dialog>
  );
}
