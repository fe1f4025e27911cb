import { expect, test, vi } from 'vitest';
import { idOf } from '~/platform/db/ids';
import { insertRows } from '~/platform/db/rows-from';
import { onceForFile } from '~/testing/once-for-file';
import { caller } from '~/testing/start-app';
import { buildTestApp } from '~/testing/test-app';
import { countRounds } from '~/testing/timing/count-rounds';

const MOMENT = Date.parse('2026-03-31T18:30:00.000Z');
const COUNT = 31_000;
const OLD = 10_100;
const AT_ONCE = 1000;

/** Each has a name and a number of its own, which have nothing to do with its age; the oldest came from one city. */
const enquiry = (number: number) => ({
  _id: idOf(MOMENT + number * 1000, 0),
  reference: `PW-${number}`,
  date: new Date(MOMENT + number * 1000).toISOString(),
  name: `Asha ${String((number * 7919) % 1_000_003).padStart(7, '0')}`,
  email: `asha${number}@verma.example`,
  phone: `+9198${String(number).padStart(8, '0')}`,
  city: number <= OLD ? 'Old Goa' : number % 2 === 0 ? 'Faridabad' : 'Palwal',
  requirement: number % 3 === 0 ? 'crm' : number % 50 === 1 ? 'hrm' : 'ecom',
  isSpam: false,
});
type Enquiry = ReturnType<typeof enquiry>;

const filters: Record<string, (row: Enquiry) => boolean> = {
  'is.city=Old%20Goa': ({ city }) => city === 'Old Goa',
  'is.city=Old%20Goa,none': ({ city }) => city === 'Old Goa',
  'is.city=Palwal&is.requirement=hrm': ({ city, requirement }) => city === 'Palwal' && requirement === 'hrm',
  'is.city=Palwal&is.requirement=crm': ({ city, requirement }) => city === 'Palwal' && requirement === 'crm',
  'is.requirement=crm,ecom&to.date=2026-04-01': ({ requirement, date }) =>
    requirement !== 'hrm' && date < '2026-04-01T18:30:00.000Z',
  'from.date=2026-04-01&to.date=2026-04-01': ({ date }) => date < '2026-04-01T18:30:00.000Z',
};
/** Newest first, which needs no word, and by what it is sorted otherwise. */
const sorts: [keyof Enquiry, 1 | -1][] = [
  ['_id', -1],
  ['date', 1],
  ['date', -1],
  ['name', 1],
  ['phone', 1],
  ['phone', -1],
  ['city', -1],
  ['requirement', 1],
];

/** Words that all of them have, in an index and in none, that a tenth has, and that one has. */
const words: Record<string, (row: Enquiry) => boolean> = {
  'field=name&q=asha': () => true,
  'field=name&q=sh': () => true,
  'field=phone&q=9800': ({ phone }) => phone.includes('9800'),
  'field=phone&q=777': ({ phone }) => phone.includes('777'),
};

/** One for all of these, which only read: to fill it takes longer than to ask. */
const desk = onceForFile(async () => {
  const t = await buildTestApp();
  const call = caller(t.app);
  const { headers } = await t.logIn('admin');
  const rows = Array.from({ length: COUNT }, (_, index) => enquiry(index + 1));
  for (let from = 0; from < COUNT; from += AT_ONCE)
    await insertRows(t.db, 'enquiries', rows.slice(from, from + AT_ONCE));
  const read = async (query: string) => (await call('GET', `/api/quotes?${query}`, { headers })).json();
  return { ...t, call, headers, rows, read };
});

test('whichever way leads to what filters and words leave of many, it is the same page, and never counted too far', async () => {
  const { rows, read } = await desk();
  for (const [search, isFound] of Object.entries(words))
    for (const [filter, isWanted] of Object.entries(filters))
      for (const sort of ['', '&sort=-name', '&sort=date']) {
        const wanted = rows.filter((row) => isWanted(row) && isFound(row)).toReversed();
        if (sort === '&sort=-name') wanted.sort((one, other) => (one.name < other.name ? 1 : -1));
        if (sort === '&sort=date') wanted.reverse();
        const query = `page=3&${search}&${filter}${sort}`;
        const { items, total, more } = await read(query);
        const found = items.map(({ reference }: Enquiry) => reference);
        expect(found, query).toEqual(wanted.slice(20, 30).map(({ reference }) => reference));
        if (more) expect(total, query).toBeLessThanOrEqual(Math.min(wanted.length, 1000));
        else expect(total, query).toBe(wanted.length);
      }
});

test('whichever way leads to what filters leave of many, it is the same page', async () => {
  const { rows, read } = await desk();
  for (const [field, order] of sorts) {
    const sorted = rows.toSorted((one, other) => {
      const key = one[field] === other[field] ? '_id' : field;
      return one[key] < other[key] ? -order : order;
    });
    const sort = field === '_id' ? '' : `&sort=${order < 0 ? '-' : ''}${field}`;
    for (const [filter, isWanted] of Object.entries(filters)) {
      const wanted = sorted.filter(isWanted).map(({ reference }) => reference);
      const query = `page=3&${filter}${sort}`;
      const { items, total } = await read(query);
      expect(total, query).toBe(Math.min(wanted.length, 10_000));
      const found = items.map(({ reference }: Enquiry) => reference);
      expect(found, query).toEqual(wanted.slice(20, 30));
    }
  }
});

/** The largest number that a statement is bounded by. */
const boundOf = (text: string, values: readonly unknown[]) =>
  Math.max(
    ...values.map((value) => (typeof value === 'number' ? value : 0)),
    ...[...text.matchAll(/limit (\d+)/g)].map(([, bound]) => Number(bound)),
  );

test('a menu of values looks at no more than ten thousand of any, lets others in, and says of each no more than there are', async () => {
  const { db, call, headers, rows } = await desk();
  const asked = vi.spyOn(db.getExecutor(), 'executeQuery');
  const meanwhile = countRounds();
  const path = '/api/records/enquiry/values?is.requirement=ecom';
  const values = (await call('GET', path, { headers })).json();
  expect(meanwhile()).toBeGreaterThan(Object.keys(values).length);
  const bounds = asked.mock.calls.map(([{ sql, parameters }]) => boundOf(sql, parameters));
  expect(Math.max(...bounds)).toBe(10_000);
  for (const { value, count, more } of values['is.city']) {
    const all = rows.filter(({ city, requirement }) => city === value && requirement === 'ecom').length;
    expect([value, count], `${more}`).toEqual([value, more ? Math.min(count, all) : all]);
  }
  const frequent = values['is.city'].find(({ value }: { value: string }) => value === 'Palwal');
  expect(frequent).toEqual({ value: 'Palwal', label: 'Palwal', count: 1000, more: true });
});
