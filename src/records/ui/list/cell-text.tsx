import type { ReactNode } from 'react';
import { lateness } from '~/lib/relative-time';
import { dayOf, formatDate, formatMoment, now } from '~/lib/time';
import { filtersOf } from '~/model/filters';
import type { AnyRecord, Resource } from '~/model/resource';
import { Mark } from '~/ui/mark';

type Column = Resource['columns'][number];

/** A column as the list shows it: how a record stands as a mark, today's moments with their hour, whole what somebody is reached by and what is due. */
export const listColumn = (resource: Resource) => (column: Column) => ({
  ...column,
  whole: column.field === 'email' || column.field === resource.person?.phone || isDue(resource, column.field),
  folds: column.field === resource.person?.email,
  // Of a note ten letters are read by nobody.
  yields: column.field === resource.notes,
  cell: (row: AnyRecord) => cellOf(resource, column, row),
});

function cellOf(resource: Resource, { field, cell, tones }: Column, row: AnyRecord): ReactNode {
  const value = row[field];
  const text = cell ? cell(row) : String(value ?? '');
  const tone = tones?.[String(value)];
  if (tone) return <Mark tone={tone}>{text}</Mark>;
  if (typeof value !== 'string' || !value) return text;
  if (isOpen(resource, field, row)) return dueWords(value, text);
  if (MOMENT.test(value)) return momentWords(value, text);
  return field === 'email' ? wholeAddress(value) : text;
}

const isDue = (resource: Resource, field: string) =>
  filtersOf(resource).some((filter) => filter.by === 'due' && filter.field === field);

/** Something is to be done on the day that stands in the field, and it is not done. */
const isOpen = (resource: Resource, field: string, row: AnyRecord) =>
  filtersOf(resource).some(
    (filter) => filter.by === 'due' && filter.field === field && row[filter.done.field] !== filter.done.value,
  );

const MOMENT = /^\d{4}-\d\d-\d\dT/;

/** What came in today is told apart by the hour. */
function momentWords(iso: string, text: string) {
  if (dayOf(iso) !== dayOf(now())) return text;
  return <time dateTime={iso} title={formatMoment(iso)}>{`today ${formatMoment(iso).slice(-5)}`}</time>;
}

/** How late it is, and below it since when and what is to be done. */
function dueWords(day: string, text: string) {
  const today = dayOf(now());
  if (dayOf(day) > today) return text;
  const isToday = dayOf(day) === today;
  return (
    <>
      <Mark tone={isToday ? 'busy' : 'bad'}>{lateness(day)}</Mark>{' '}
      <span className="text-xs text-muted @4xl:block">
        {isToday ? text.replace(formatDate(day), '').trim() : text}
      </span>
    </>
  );
}

/** On two lines rather than cut off, and broken nowhere but before the @. */
function wholeAddress(address: string) {
  const at = address.lastIndexOf('@');
  return (
    <span className="whitespace-normal">
      {[address.slice(0, at), address.slice(at)].map((half) => (
        <span key={half} className="inline-block max-w-full truncate align-bottom">
          {half}
        </span>
      ))}
    </span>
  );
}
