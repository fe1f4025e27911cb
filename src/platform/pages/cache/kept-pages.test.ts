import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type FreshPage, keepable } from './kept-page';
import { keepPages } from './kept-pages';
import { createPageStore } from './page-store';

const pageOf = (text: string, shows: [string, string][] = []) =>
  keepable({ headers: { 'content-type': 'text/plain' }, body: Buffer.from(text), shows: new Map(shows) });
const fresh: FreshPage = { status: 200, headers: [], body: Buffer.from('for one alone') };

test('the store holds what it may and no more, whatever is asked for', async () => {
  const store = createPageStore(100_000);
  for (let n = 0; n < 10_000; n++) store.keep(`/${n}`, await pageOf('x'.repeat(900)));
  const { pages, bytes } = store.size();
  expect(bytes).toBeLessThanOrEqual(100_000);
  expect(pages).toBeGreaterThan(50);
  expect([store.get('/0'), store.get('/9999')?.body.length]).toEqual([undefined, 900]);

  store.keep('/9999', await pageOf('y'));
  expect([store.size().pages, String(store.get('/9999')?.body)]).toEqual([pages, 'y']);
  store.keep('/huge', await pageOf(Array.from({ length: 20_000 }, (_, n) => n * n).join()));
  expect(store.get('/huge')).toBeUndefined();
  for (let n = 0; n < 10_000; n++) store.drop(`/${n}`);
  expect(store.size()).toEqual({ pages: 0, bytes: 0 });
});

test('a page that many ask for at once is drawn once', async () => {
  const pages = keepPages(async () => new Map());
  let drawn = 0;
  const draw = async () => {
    drawn++;
    await wait(5);
    return pageOf('shared');
  };
  await Promise.all(Array.from({ length: 50 }, () => pages.findOrDraw('/', draw)));
  await pages.findOrDraw('/', draw);
  expect(drawn).toBe(1);
});

test('a page that is one visitor’s own is drawn for each, and a fault is nobody else’s', async () => {
  const pages = keepPages(async () => new Map());
  let drawn = 0;
  const ask = () =>
    pages.findOrDraw('/', async () => {
      if (++drawn === 1) throw new Error('the first of them');
      return fresh;
    });
  const answers = await Promise.allSettled([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect([drawn, pages.get('/')]).toEqual([3, undefined]);
});

test('who asks after a change is not given what was begun before it', async () => {
  let version = 'old';
  const pages = keepPages(async () => new Map([['shop', version]]));
  const draw = async () => {
    const before = version;
    await wait(50);
    return pageOf(before, [['shop', before]]);
  };
  const early = pages.findOrDraw('/', draw);
  await wait(1);
  version = 'new';
  const late = pages.findOrDraw('/', draw);
  const [, page] = await Promise.all([early, late]);
  expect(String(page.body)).toBe('new');
  expect(String((await pages.find('/'))?.body)).toBe('new');
});

test('what cannot be told true is not shown from memory', async () => {
  let away = false;
  const pages = keepPages(async () => {
    if (away) throw new Error('the database is away');
    return new Map([['shop', '1']]);
  });
  await pages.findOrDraw('/', () => pageOf('words'));
  await pages.findOrDraw('/shop', () => pageOf('products', [['shop', '1']]));
  away = true;
  expect(String((await pages.find('/'))?.body)).toBe('words');
  expect(await pages.find('/shop')).toBeUndefined();
  away = false;
  expect(await pages.find('/shop')).toBeUndefined();
});
