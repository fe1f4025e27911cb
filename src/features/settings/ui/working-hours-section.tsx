import { useQueryClient } from '@tanstack/react-query';
import { Section, SheetLoading, sheet } from '~/features/account/my-section';
import { callApi } from '~/lib/api';
import { formatDate } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import { useMay, useUser } from '~/platform/auth/ui/session';
import { DraftNote } from '~/records/ui/editor/draft-note';
import { CheckboxField, TextField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { LinesField } from '~/ui/forms/lines-field';
import { memoryShelf } from '~/ui/forms/memory-shelf';
import { LoadFault } from '~/ui/panel';
import { toast } from '~/ui/toast/toast';
import { SettingConflict } from '../setting-conflict';
import { useSetting } from '../use-setting';
import { weekdays } from '../weekdays';
import type { setWorkingHoursCall, WorkingHours, workingHoursCall } from '../working-hours';

const KEY = ['working-hours'];
const PATH = '/settings/working-hours';

/** When we work: how long somebody waited for an answer is counted by it. */
export function WorkingHoursSection() {
  const hours = useCall<typeof workingHoursCall>(KEY, '/settings/working-hours');
  const mayEdit = useMay()('settings:edit');
  return (
    <Section
      title="Working hours"
      lead="When somebody can be answered, by the clock of India. How long leads wait for their first answer is counted in these hours."
    >
      {hours.isError && (
        <LoadFault words="The working hours could not be loaded." onRetry={() => hours.refetch()} />
      )}
      {hours.isPending && <SheetLoading />}
      {hours.data && (mayEdit ? <HoursForm stored={hours.data} /> : <HoursWords {...hours.data} />)}
    </Section>
  );
}

/** As days are written here, or as the API has them. What is neither is refused by the server, in words. */
const asStored = (line: string) =>
  line.replace(/^(\d\d?)[/.-](\d\d?)[/.-](\d{4})$/, (_, day, month, year) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );

type Settled = WorkingHours & { version: number };

function HoursForm({ stored }: { stored: Settled }) {
  const queries = useQueryClient();
  const setting = useSetting<Settled, WorkingHours>(stored, {
    read: () => callApi<typeof workingHoursCall>('GET', PATH),
    async write(body) {
      const saved = await callApi<typeof setWorkingHoursCall>('PUT', PATH, { body });
      queries.setQueryData(KEY, saved.workingHours);
      await queries.invalidateQueries({ queryKey: ['leads'] });
      toast.success(saved.message);
      return saved.workingHours;
    },
  });
  return <HoursFields key={setting.round} setting={setting} />;
}

type Setting = ReturnType<typeof useSetting<Settled, WorkingHours>>;

function HoursFields({
  setting: { opened: hours, conflict, round, save, takeTheirs },
}: {
  setting: Setting;
}) {
  const form = useForm({
    keepValues: true,
    draftKey: `${useUser()._id}-working-hours`,
    shelf: memoryShelf,
    check: ({ from = '', to = '' }) => (from < to ? {} : { to: 'The day must end after it begins.' }),
    async send({ from = '', to = '', holidays }, { data }) {
      const typed: string[] = JSON.parse(holidays ?? '[]');
      await save({
        days: data.getAll('days').map(Number),
        from,
        to,
        holidays: typed.map(asStored),
      });
    },
  });
  return (
    <div className={sheet}>
      <Form form={form} className="grid gap-5 p-4 sm:grid-cols-2 sm:p-6">
        <FormStatus message={form.message} />
        <DraftNote form={form} />
        {conflict && (
          <SettingConflict
            mine={factsOf(conflict.mine)}
            theirs={factsOf(conflict.theirs)}
            onTakeTheirs={() => {
              form.startOver();
              takeTheirs();
            }}
          />
        )}
        <fieldset className="col-span-full">
          <legend className="mb-2 text-sm font-medium">Days</legend>
          <div className="grid grid-cols-2 gap-3 max-sm:gap-y-6 sm:grid-cols-4">
            {weekdays.map((name, index) => (
              <CheckboxField
                key={name}
                name="days"
                value={index + 1}
                label={name}
                defaultChecked={hours.days.includes(index + 1)}
              />
            ))}
          </div>
        </fieldset>
        <TextField
          name="from"
          label="From"
          type="time"
          defaultValue={hours.from}
          autoFocus={round > 0}
          required
        />
        <TextField name="to" label="To" type="time" defaultValue={hours.to} required />
        <LinesField
          name="holidays"
          label="Holidays"
          hint="One day on each line, such as 15/08/2026"
          rows={6}
          defaultValue={hours.holidays.map(formatDate).join('\n')}
          className="col-span-full"
        />
        <div className="col-span-full">
          <SubmitButton busyLabel="Saving...">Save working hours</SubmitButton>
        </div>
      </Form>
    </div>
  );
}

const factsOf = ({ days, from, to, holidays }: WorkingHours) => ({
  Days: days.map((day) => weekdays[day - 1]).join(', '),
  Hours: `${from} to ${to}`,
  Holidays: holidays.map((day) => formatDate(day)).join(', ') || 'None',
});

function HoursWords(hours: WorkingHours) {
  return (
    <dl className={`${sheet} grid gap-4 p-4 sm:p-6`}>
      {Object.entries(factsOf(hours)).map(([term, words]) => (
        <div key={term}>
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="font-medium">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
