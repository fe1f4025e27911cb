import { peopleIn } from '~/records/people-in';

/** So that a spreadsheet takes it for a text, an export of ours puts this before what looks like a formula. */
const MADE_HARMLESS = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

/** What somebody has typed into a cell. */
export const typedIn = (cell: string) => cell.trim().replace(MADE_HARMLESS, '').trim();

/** Of a mobile here; a day has eight. */
const DIGITS_OF_A_NUMBER = 10;

/** Whether somebody's address or number is there, in what an erasure does not look at. */
export const namesSomebody = (texts: readonly string[]) => {
  const said = texts.map(typedIn);
  const long = said.filter(
    (text) => text.includes('@') || text.replace(/\D/g, '').length >= DIGITS_OF_A_NUMBER,
  );
  return peopleIn(long) !== '';
};

const DAY_MONTH_YEAR = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ ,T]+\d{1,2}:\d{2}.*)?$/;

/** 19/11/2026 as 2026-11-19; undefined for what is no day of a calendar. */
export function isoDay(typed: string): string | undefined {
  const [, day = '', month = '', year = ''] = DAY_MONTH_YEAR.exec(typed) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00.000Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? undefined : iso;
}
