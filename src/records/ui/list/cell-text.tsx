import type { ReactNode } from 'react';
import { dayOf, formatMoment, now } from '~/lib/time';
import { filtersOf } from '~/model/filters';
import type { AnyRecord, Resource } from '~/model/resource';
import { Mark } from '~/ui/mark';

type Column = Resource['columns'][number];

/** A column as the list shows it: how a record stands as a mark, today's moments with their hour, addresses and numbers whole. */
export const listColumn = (resource: Resource) => (column: Column) => ({
  ...column,
  whole: column.field === 'email' || column.field === resource.person?.phone,
  folds: column.field === resource.person?.email,
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

function dueWords(day: string, text: string) {
  const today = dayOf(now());
  if (dayOf(day) > today) return text;
  return dayOf(day) === today ? <Mark tone="busy">Today</Mark> : <Mark tone="bad">{`${text}, late`}</Mark>;
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
