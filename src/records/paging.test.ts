import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newReference } from '~/model/reference';
import { engineOf } from '~/platform/db/engine/engine';
import { idOf } from '~/platform/db/ids';
import { startApp } from '~/testing/start-app';

const MOMENT = Date.parse('2026-03-31T18:30:00.000Z');
const BATCH = 300;

interface Page {
  items: { name: string }[];
  total: number;
  pages: number;
  more?: boolean;
}

/** So many enquiries, one a second; each tenth is from another city. */
async function start(count: number, nameOf: (number: number) => string) {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const row = (number: number) => ({
    _id: idOf(MOMENT + number * 1000, 0),
    reference: newReference(),
    date: new Date(MOMENT + number * 1000).toISOString(),
    name: nameOf(number),
    email: `person${number}@verma.example`,
    phone: '+919818040101',
    city: number % 10 === 0 ? 'Palwal' : 'Faridabad',
    requirement: 'crm',
    deletedAt: null,
  });
  const blocks = async (rows: number) =>
    engineOf(t.db) === 'postgres' && (await sql`select setval('"enquiriesBlocks"', ${rows})`.execute(t.db));
  for (let from = 1; from <= count; from += BATCH) {
    // Some blocks of the search index have one batch, some have two, and some are empty.
    await blocks(from * 20);
    const rows = Array.from({ length: Math.min(BATCH, count - from + 1) }, (_, index) => row(from + index));
    await t.db.insertInto('enquiries').values(rows).execute();
  }
  const read = async (query: string): Promise<Page> =>
    (await t.call('GET', `/api/quotes?${query}`, { headers })).json();
  return { ...t, read, names: async (query: string) => (await read(query)).items.map(({ name }) => name) };
}

test('all pages together are the whole list, from whichever end each is read', async () => {
  const t = await start(57, (number) => `Number ${number}`);
  for (const sort of ['', '&sort=date', '&sort=-city']) {
    const whole = await t.names(`page=1&pageSize=100${sort}`);
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((page) => t.names(`page=${page}&pageSize=10${sort}`)),
    );
    expect(pages.flat(), sort).toEqual(whole);
    expect(pages.at(-1)).toHaveLength(7);
    expect(await t.names(`page=7${sort}`)).toEqual([]);
  }
});

test('a search is counted up to a thousand and says when there are more, in every order', async () => {
  const t = await start(1203, (number) => (number <= 1100 ? `Old Rana ${number}` : `New Sen ${number}`));
  const many = await t.read('page=1&field=name&q=rana');
  expect(many).toMatchObject({ total: 1000, pages: 100, more: true });
  expect(many.items[0]?.name).toBe('Old Rana 1100');
  expect((await t.names('page=2&field=name&q=rana'))[0]).toBe('Old Rana 1090');
  expect((await t.names('page=110&field=name&q=rana')).at(-1)).toBe('Old Rana 1');
  expect((await t.names('page=1&field=name&q=rana&sort=date'))[0]).toBe('Old Rana 1');
  expect((await t.names('page=1&field=name&q=rana&sort=-date'))[0]).toBe('Old Rana 1100');

  const few = await t.read('page=11&field=name&q=sen');
  expect(few).toMatchObject({ total: 103, pages: 11, items: [{}, {}, { name: 'New Sen 1101' }] });
  expect(few).not.toHaveProperty('more');
  expect((await t.names('page=1&field=name&q=sen&sort=date'))[0]).toBe('New Sen 1101');
});

test('attack 47: a search with more matches than are counted ends where they end, at any page and in every order', async () => {
  const t = await start(1203, (number) => (number <= 1100 ? `Old Rana ${number}` : `New Sen ${number}`));
  // By the index of three letters, by two letters that no index knows, by a code, and by what some have.
  for (const search of [
    'field=name&q=rana',
    'field=name&q=ld',
    'field=requirement&q=crm',
    'field=name&q=old',
  ]) {
    const matches = search.startsWith('field=name') ? 1100 : 1203;
    for (const sort of ['', '&sort=date', '&sort=-city', '&sort=name']) {
      const ask = (page: number) => t.read(`page=${page}&${search}${sort}`);
      expect((await ask(110)).items, search + sort).toHaveLength(10);
      for (const page of [Math.ceil(matches / 10) + 1, 122, 1_000_000, 2 ** 31, Number.MAX_SAFE_INTEGER])
        expect(await ask(page), `${search}${sort} ${page}`).toMatchObject({
          items: [],
          total: 1000,
          pages: 100,
          more: true,
        });
    }
  }
});

test('the way through the list and the way through the index find the same', async () => {
  const t = await start(1600, (number) => `${number % 3 === 0 ? 'Kapoor' : 'Iyer'} ${number}`);
  const numbers = Array.from({ length: 1600 }, (_, index) => 1600 - index).filter((n) => n % 3 !== 0);
  // "ap" is too short for the index of three letters.
  expect(await t.names('page=3&field=name&q=ap')).toEqual(await t.names('page=3&field=name&q=kapoor'));
  expect(await t.read('page=1&field=name&q=ye')).toMatchObject({ total: 1000, more: true });
  expect(await t.names('page=4&field=name&q=ye')).toEqual(await t.names('page=4&field=name&q=iyer'));
  expect(await t.names('page=5&field=name&q=iyer')).toEqual(
    Array.from({ length: 10 }, (_, index) => `Iyer ${numbers[40 + index]}`),
  );
  const codes = await t.read('page=2&field=requirement&q=crm');
  expect(codes).toMatchObject({ total: 1000, more: true });
  expect(codes.items[0]?.name).toBe('Kapoor 1590');
});

test('a longer text is found where it stands in one, not where its pieces are', async () => {
  const t = await start(60, (number) =>
    number % 3 === 0 ? `Verma Asha ${number}` : `Asha "Verma" ${number}`,
  );
  const found = (text: string, more = '') => t.read(`page=1&field=name&q=${encodeURIComponent(text)}${more}`);
  expect(await found('verma ASHA')).toMatchObject({
    total: 20,
    pages: 2,
    items: { 0: { name: 'Verma Asha 60' } },
  });
  expect((await found('verma asha', '&sort=date')).items[0]?.name).toBe('Verma Asha 3');
  expect((await t.names('page=2&field=name&q=verma%20asha')).at(-1)).toBe('Verma Asha 3');
  expect(await found('asha "verma" 5')).toMatchObject({ total: 8 });
  for (const text of ['asha verma', 'vermaasha', 'ashver', 'erma" asha', 'a%verma', 'verma_asha'])
    expect(await found(text), text).toMatchObject({ total: 0, items: [] });
});
