import { resources } from '~/features/resources';
import { DAY, dayOf, fromNow, now } from '~/lib/time';
import { useCall } from '~/lib/use-call';
import { useUser } from '~/platform/auth/ui/session';
import { Button } from '~/ui/button';
import { DayField } from '~/ui/forms/days/day-field';
import { SelectField } from '~/ui/forms/field';
import type { actions, authorsCall } from '../activity-call';
import { kindsFor } from '../kinds';
import type { FilterName, useActivityFilters } from './activity-queries';

const ACTION_TITLES: Record<(typeof actions)[number], string> = {
  created: 'Added',
  updated: 'Changed',
  deleted: 'Deleted',
  restored: 'Restored',
  purged: 'Deleted for good',
  dropped: 'Went with spam',
  spam: 'Marked as spam',
  'not-spam': 'Marked as not spam',
  opened: 'Opened a file',
  published: 'Published',
  unpublished: 'Took off the site',
  moved: 'Put in another place',
};

/** By person, kind, deed and day; the days that are asked for most are one click. */
export function ActivityFilters({ filters, chosen, change }: ReturnType<typeof useActivityFilters>) {
  const { role } = useUser();
  const authors = useCall<typeof authorsCall>(['activity', 'authors'], '/activity/authors');
  const people = Object.fromEntries(
    (authors.data ?? []).map(({ _id, name, email }) => [_id, `${name} (${email})`]),
  );
  const kinds = Object.fromEntries(kindsFor(role, resources).map(({ name, title }) => [name, title]));
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
        {/* In Firefox a field of a day does not shrink below what it says: at 400 % two of them stand one below the other. */}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.25rem,100%),1fr))] gap-3 max-sm:[&_input]:px-2.5 sm:col-span-2">
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
            className="aria-pressed:border-accent aria-pressed:text-accent forced-colors:aria-pressed:chosen"
            onClick={() => change({ 'from.at': from, 'to.at': to })}
          >
            {title}
          </Button>
        ))}
        {filters.size > 0 && (
          <Button
            size="sm"
            variant="secondary"
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
