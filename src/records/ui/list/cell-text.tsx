import type { ReactNode } from 'react';
import { dayOf, formatMoment, now } from '~/lib/time';
import type { AnyRecord, Resource } from '~/model/resource';
import { Mark } from '~/ui/mark';

type Column = Resource['columns'][number];

/** A column as the list shows it: how a record stands as a mark, today's moments with their hour, addresses whole. */
export const listColumn = (column: Column) => ({ ...column, cell: (row: AnyRecord) => cellOf(column, row) });

function cellOf({ field, cell, tones }: Column, row: AnyRecord): ReactNode {
  const value = row[field];
  const text = cell ? cell(row) : String(value ?? '');
  const tone = tones?.[String(value)];
  if (tone) return <Mark tone={tone}>{text}</Mark>;
  if (typeof value !== 'string') return text;
  if (MOMENT.test(value)) return momentWords(value, text);
  return field === 'email' ? wholeAddress(value) : text;
}

const MOMENT = /^\d{4}-\d\d-\d\dT/;

/** What came in today is told apart by the hour. */
function momentWords(iso: string, text: string) {
  if (dayOf(iso) !== dayOf(now())) return text;
  return <time dateTime={iso} title={formatMoment(iso)}>{`today ${formatMoment(iso).slice(-5)}`}</time>;
}

/** On two lines rather than cut off. */
function wholeAddress(address: string) {
  const at = address.lastIndexOf('@');
  return (
    <span className="wrap-break-word whitespace-normal">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
