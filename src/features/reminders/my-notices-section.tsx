import { useQueryClient } from '@tanstack/react-query';
import { Section, SheetLoading, sheet } from '~/features/account/my-section';
import { callApi } from '~/lib/api';
import { useCall } from '~/lib/use-call';
import { useAction } from '~/records/ui/use-action';
import { Button } from '~/ui/button';
import { SureButton } from '~/ui/dialog/sure-button';
import { CheckboxField, TextField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { LoadFault } from '~/ui/panel';
import { copyText } from '~/ui/toast/copy-text';
import { toast } from '~/ui/toast/toast';
import type { myNoticesCall, newCalendarCall, setMyNoticesCall } from './my-notices';

const KEY = 'my-notices';

/** What I hear of leads, when I am not to be rung, and when I am away. */
export function MyNoticesSection() {
  const notices = useCall<typeof myNoticesCall>([KEY], '/settings/my-notices');
  return (
    <Section
      title="Notices"
      lead="What rings and what is mailed to you about leads. Whatever you turn off still stands in the lists."
    >
      {notices.isError && (
        <LoadFault words="Your choices could not be loaded." onRetry={() => notices.refetch()} />
      )}
      {notices.isPending && <SheetLoading />}
      {notices.data && (
        <div className={sheet}>
          <NoticesForm notices={notices.data} />
          <Calendar url={notices.data.calendarUrl} />
        </div>
      )}
    </Section>
  );
}

type MyNotices = NonNullable<ReturnType<typeof useCall<typeof myNoticesCall>>['data']>;

/** Both ends, or none. */
const rangeOf = (from: string | undefined, to: string | undefined) => (from && to ? { from, to } : null);
const missingEnd = (from: string | undefined, to: string | undefined) => Boolean(from) !== Boolean(to);

function NoticesForm({ notices }: { notices: MyNotices }) {
  const queries = useQueryClient();
  const { newLead, quiet, away } = notices;
  const form = useForm({
    keepValues: true,
    check: ({ quietFrom, quietTo, awayFrom, awayTo }) => ({
      ...(missingEnd(quietFrom, quietTo) ? { quietTo: 'Say when it begins and when it ends.' } : {}),
      ...(missingEnd(awayFrom, awayTo) ? { awayTo: 'Say the first day and the last.' } : {}),
      ...(awayFrom && awayTo && awayTo < awayFrom
        ? { awayTo: 'It must end on the day it begins, or later.' }
        : {}),
    }),
    async send({ quietFrom, quietTo, awayFrom, awayTo }, { data }) {
      const isTicked = (name: string) => data.has(name);
      const body = {
        assigned: isTicked('assigned'),
        due: isTicked('due'),
        digest: isTicked('digest'),
        newLead: { bell: isTicked('newBell'), mail: isTicked('newMail') },
        quiet: rangeOf(quietFrom, quietTo),
        away: rangeOf(awayFrom, awayTo),
      };
      const saved = await callApi<typeof setMyNoticesCall>('PUT', '/settings/my-notices', { body });
      queries.setQueryData([KEY], saved.notices);
      toast.success(saved.message);
    },
  });
  return (
    <Form form={form} className="grid gap-5 p-4 sm:grid-cols-2 sm:p-6">
      <FormStatus message={form.message} />
      <fieldset className="col-span-full grid gap-3 max-sm:gap-6">
        <legend className="mb-2 text-sm font-medium">I want to hear</legend>
        <CheckboxField
          name="newBell"
          label="The bell, when something comes in that is mine or nobody’s"
          defaultChecked={newLead.bell}
        />
        <CheckboxField
          name="newMail"
          label="A mail, when a new lead comes to me by itself"
          defaultChecked={newLead.mail}
        />
        <CheckboxField
          name="assigned"
          label="Bell and mail, when somebody gives me a lead"
          defaultChecked={notices.assigned}
        />
        <CheckboxField name="due" label="The bell, when a step of mine is due" defaultChecked={notices.due} />
        <CheckboxField
          name="digest"
          label="A mail at nine on working days, with what is overdue and due"
          defaultChecked={notices.digest}
        />
      </fieldset>
      <TextField name="quietFrom" label="Quiet from" type="time" defaultValue={quiet?.from ?? ''} />
      <TextField name="quietTo" label="Quiet until" type="time" defaultValue={quiet?.to ?? ''} />
      <TextField
        name="awayFrom"
        label="Away from"
        type="date"
        hint="Meanwhile new leads go to others"
        defaultValue={away?.from ?? ''}
      />
      <TextField name="awayTo" label="Away until" type="date" defaultValue={away?.to ?? ''} />
      <div className="col-span-full">
        <SubmitButton busyLabel="Saving...">Save notices</SubmitButton>
      </div>
    </Form>
  );
}

function Calendar({ url }: { url: string | null }) {
  const { busy, run } = useAction(KEY);
  const make = () =>
    run(
      () => callApi<typeof newCalendarCall>('POST', '/settings/my-notices/calendar'),
      ({ message }) => message,
    );
  return (
    <div className="grid gap-3 border-t border-line p-4 text-sm sm:p-6">
      <h3 className="text-base font-medium">Calendar</h3>
      <p className="max-w-prose text-muted">
        Subscribe to this address in the calendar of your phone, and your next steps stand there. Whoever has
        the address can read it: make a new one if somebody else has seen it.
      </p>
      {url ? (
        <>
          <input
            readOnly
            value={url}
            aria-label="Address of my calendar"
            className="control font-mono text-xs"
            onFocus={({ target }) => target.select()}
          />
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => copyText(url, 'Address of the calendar copied')}>
              Copy the address
            </Button>
            <SureButton
              label="Make a new address"
              question="Calendars with the old one show nothing any more. Sure?"
              busy={busy}
              onSure={make}
            />
          </div>
        </>
      ) : (
        <div>
          <Button size="sm" variant="secondary" busy={busy} busyLabel="Making..." onClick={make}>
            Make my calendar
          </Button>
        </div>
      )}
    </div>
  );
}
