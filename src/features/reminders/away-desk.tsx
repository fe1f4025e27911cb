import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { openOfQuery } from '~/features/followup/due-call';
import { followup } from '~/features/followup/followup';
import { dayOf, formatDate, now } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import { useMay } from '~/platform/auth/ui/session';
import { Button } from '~/ui/button';
import { SelectField, TextField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { Mark } from '~/ui/mark';
import { LoadFault } from '~/ui/panel';
import type { awayCall, Colleague } from './away';
import { AWAY, useSetAway } from './use-set-away';

type Staff = readonly Colleague[];

interface AwayDeskProps {
  /** While it is being fetched. */
  loading: React.ReactNode;
  className: string;
}

/** Who is away and will be, for all of us; who may settle it says so, and that somebody is back. */
export function AwayDesk({ loading, className }: AwayDeskProps) {
  const staff = useCall<typeof awayCall>([AWAY], '/settings/away');
  const mayEdit = useMay()('settings:edit');
  const [round, setRound] = useState(0);
  const desk = useRef<HTMLDivElement>(null);
  if (staff.isError)
    return <LoadFault words="Who is away could not be loaded." onRetry={() => staff.refetch()} />;
  if (!staff.data) return loading;
  return (
    <div ref={desk} tabIndex={-1} className={className}>
      <AwayList
        staff={staff.data}
        mayEdit={mayEdit}
        // The line that was pressed is gone: whoever uses the keyboard goes on from here.
        onEnded={() => desk.current?.focus({ preventScroll: true })}
      />
      {mayEdit && (
        <AwayForm key={round} {...{ round }} staff={staff.data} onDone={() => setRound(round + 1)} />
      )}
    </div>
  );
}

/** Who shares a name with another is told apart by their address. */
const wholeName = (staff: Staff, { name, email }: Colleague) =>
  staff.filter((one) => one.name === name).length > 1 ? `${name} (${email})` : name;

interface AwayListProps {
  staff: Staff;
  mayEdit: boolean;
  onEnded: () => void;
}

function AwayList({ staff, mayEdit, onEnded }: AwayListProps) {
  const { busy, end } = useSetAway();
  const away = staff
    .flatMap((one) => (one.away ? [{ ...one, away: one.away }] : []))
    .sort((one, other) => one.away.from.localeCompare(other.away.from));
  if (away.length === 0) return <p className="p-4 text-sm text-muted sm:px-6">Nobody is away.</p>;
  const today = dayOf(now());
  return (
    <ul aria-label="Who is away" className="divide-y divide-line">
      {away.map((one) => {
        const isGone = one.away.from <= today;
        return (
          <li
            key={one._id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm sm:px-6"
          >
            <span className="grid min-w-0 flex-1 basis-48 gap-0.5">
              <span className="flex flex-wrap items-center gap-x-2">
                <span className="font-medium wrap-anywhere">{wholeName(staff, one)}</span>
                <Mark tone={isGone ? 'busy' : 'plain'}>{isGone ? 'Away' : 'Soon'}</Mark>
              </span>
              <span className="text-muted tabular-nums">
                {formatDate(one.away.from)} to {formatDate(one.away.to)}
              </span>
            </span>
            <span className="flex items-center gap-3">
              <Link
                to={`/dashboard/${followup.path}?${new URLSearchParams(openOfQuery(one._id))}`}
                aria-label={`Open leads of ${one.name}`}
                className="inline-flex min-h-11 items-center rounded-sm underline decoration-line underline-offset-4 hover:decoration-current sm:min-h-9"
              >
                Open leads
              </Link>
              {mayEdit && (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`${one.name} ${isGone ? 'is back' : 'is not away'}`}
                  disabled={busy}
                  onClick={() => end(one).then(onEnded)}
                >
                  {isGone ? 'Is back' : 'Is not away'}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface AwayFormProps {
  staff: Staff;
  /** How often it was used until now. */
  round: number;
  onDone: () => void;
}

function AwayForm({ staff, round, onDone }: AwayFormProps) {
  const { set } = useSetAway();
  const today = dayOf(now());
  const form = useForm({
    keepValues: true,
    check: ({ from = '', to = '' }): Record<string, string> =>
      from && to && to < from ? { to: 'It must end on the day it begins, or later.' } : {},
    async send({ who, from = '', to = '' }) {
      const colleague = staff.find(({ _id }) => _id === who);
      if (!colleague) return;
      await set(colleague, { from, to });
      onDone();
    },
  });
  // In the order of their names: an object would put ids that look like numbers first.
  const names = new Map(staff.map((one) => [one._id, wholeName(staff, one)]));
  return (
    <Form
      form={form}
      className="grid gap-5 border-t border-line p-4 sm:grid-cols-2 sm:p-6 xl:grid-cols-3 [&>[role=status]]:col-span-full"
    >
      <FormStatus message={form.message} />
      <SelectField
        name="who"
        label="Who"
        options={names}
        placeholder="Choose a colleague"
        className="sm:max-xl:col-span-full"
        autoFocus={round > 0}
        required
      />
      <TextField name="from" label="First day" type="date" defaultValue={today} required />
      <TextField name="to" label="Last day" type="date" min={today} required />
      <div className="col-span-full">
        <SubmitButton variant="secondary" busyLabel="Saving...">
          Set away
        </SubmitButton>
      </div>
    </Form>
  );
}
