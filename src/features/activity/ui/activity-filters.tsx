import { resources } from '~/features/resources';
import { DAY, dayOf, fromNow, now } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import { reach } from '~/model/permissions';
import { useUser } from '~/platform/auth/ui/session';
import { Button } from '~/ui/button';
import { DayField } from '~/ui/forms/days/day-field';
import { SelectField } from '~/ui/forms/field';
import type { actions, authorsCall } from '../activity-call';
import type { FilterName, useActivityFilters } from './activity-queries';

const ACTION_TITLES: Record<(typeof actions)[number], string> = {
  created: 'Added',
  updated: 'Changed',
  deleted: 'Deleted',
  restored: 'Restored',
  purged: 'Deleted for good',
  spam: 'Marked as spam',
  'not-spam': 'Marked as not spam',
  opened: 'Opened a file',
};

/** By person, kind, deed and day; the days that are asked for most are one click. */
export function ActivityFilters({ filters, chosen, change }: ReturnType<typeof useActivityFilters>) {
  const { role } = useUser();
  const authors = useCall<typeof authorsCall>(['activity', 'authors'], '/activity/authors');
  const people = Object.fromEntries(
    (authors.data ?? []).map(({ _id, name, email }) => [_id, `${name} (${email})`]),
  );
  const kinds = Object.fromEntries(
    resources
      .filter(({ area }) => reach(role, `${area}:read`) === 'all')
      .map(({ name, title }) => [name, title]),
  );
  const choice = (name: FilterName, label: string, all: string, options: Record<string, string>) => (
    <SelectField
      name={name}
      label={label}
      value={chosen(name)}
      options={{ '': all, ...options }}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  const dayField = (name: 'from.at' | 'to.at', label: string) => (
    <DayField
      name={name}
      label={label}
      max={dayOf(now())}
      value={chosen(name)}
      onDay={(day) => change({ [name]: day })}
    />
  );
  const daysAgo = (days: number) => dayOf(fromNow(-days * DAY));
  const periods = [
    { title: 'Today', from: daysAgo(0), to: daysAgo(0) },
    { title: 'Yesterday', from: daysAgo(1), to: daysAgo(1) },
    { title: 'Last 7 days', from: daysAgo(6), to: daysAgo(0) },
  ];
  return (
    <search className="mb-5 grid gap-3">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-5">
        {choice('is.userId', 'Who', 'Everybody', people)}
        {choice('is.resource', 'Kind', 'Every kind', kinds)}
        {choice('is.action', 'Did', 'Anything', ACTION_TITLES)}
        <div className="grid grid-cols-2 gap-3 max-sm:[&_input]:px-2.5 sm:col-span-2">
          {dayField('from.at', 'From')}
          {dayField('to.at', 'To')}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {periods.map(({ title, from, to }) => (
          <Button
            key={title}
            size="sm"
            variant="secondary"
            aria-pressed={chosen('from.at') === from && chosen('to.at') === to}
            className="max-sm:min-h-11 aria-pressed:border-accent aria-pressed:text-accent forced-colors:aria-pressed:chosen"
            onClick={() => change({ 'from.at': from, 'to.at': to })}
          >
            {title}
          </Button>
        ))}
        {filters.size > 0 && (
          <Button
            size="sm"
            variant="secondary"
            className="max-sm:min-h-11"
            onClick={() =>
              change({ 'is.userId': '', 'is.resource': '', 'is.action': '', 'from.at': '', 'to.at': '' })
            }
          >
            Clear all
          </Button>
        )}
      </div>
    </search>
  );
}
