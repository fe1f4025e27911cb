import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startClock, stopClock } from '~/testing/timing/stopped-clock';
import { bytesOf, cacheable, type FreshPage } from './cached-page';
import { createPageCache } from './page-cache';

beforeEach(stopClock);
afterEach(startClock);

const pageOf = (text: string, shows: [string, string][] = []) =>
  cacheable({
    headers: { 'content-type': 'text/plain' },
    body: Buffer.from(text),
    shows: new Map(shows),
    reads: new Set(),
  });
const fresh: FreshPage = { status: 200, headers: [], body: Buffer.from('for one alone') };

test('the cache holds what it may and no more, whatever is asked for', async () => {
  const cache = createPageCache(
    async () => new Map(),
    () => new Map(),
    100_000,
  );
  const held = () => Array.from({ length: 10_000 }, (_, n) => cache.get(`/${n}`)).filter(Boolean);
  for (let n = 0; n < 10_000; n++) cache.add(`/${n}`, await pageOf('x'.repeat(900)));
  const pages = held();
  const bytes = pages.reduce((sum, page) => sum + (page ? bytesOf(page) : 0), 0);
  expect(bytes).toBeLessThanOrEqual(100_000);
  expect(pages.length).toBeGreaterThan(50);
  expect([cache.get('/0'), cache.get('/9999')?.body.length]).toEqual([undefined, 900]);

  cache.add('/9999', await pageOf('y'));
  expect([held().length, String(cache.get('/9999')?.body)]).toEqual([pages.length, 'y']);
  cache.add('/huge', await pageOf(Array.from({ length: 20_000 }, (_, n) => n * n).join()));
  expect([cache.get('/huge'), held().length]).toEqual([undefined, pages.length]);
  // What is asked for stays: the one that nobody has asked for longest makes room.
  const oldest = `/${10_000 - pages.length}`;
  cache.add('/9999', await pageOf('x'.repeat(900)));
  cache.get(oldest);
  cache.add('/one more', await pageOf('x'.repeat(900)));
  expect([cache.get(oldest)?.body.length, held().length]).toEqual([900, pages.length - 1]);
});

test('a page that has read from memory is drawn anew when that says something else, and no other page is', async () => {
  let memory = { team: 'a', site: 'a' };
  const pages = createPageCache(
    async () => new Map(),
    () => memory,
  );
  let asked = 0;
  const reading = async (name: keyof typeof memory) => {
    const stillSaid = () => {
      asked += 1;
      return memory[name] === 'a';
    };
    return { ...(await pageOf(name)), reads: new Set([stillSaid]) };
  };
  pages.add('/about', await reading('team'));
  pages.add('/', await reading('site'));
  pages.add('/plain', await pageOf('plain'));
  const there = () => ['/about', '/', '/plain'].map((url) => pages.get(url) !== undefined);
  for (let n = 0; n < 10; n++) expect(there()).toEqual([true, true, true]);
  // As long as nothing changes it is asked once.
  expect(asked).toBe(2);
  memory = { ...memory, team: 'b' };
  expect(there()).toEqual([false, true, true]);
  expect(await pages.find('/about')).toBeUndefined();
  memory = { team: 'b', site: 'b' };
  expect(there()).toEqual([false, false, true]);
});

test('a page that ends to be true at a moment is drawn anew from then on', async () => {
  const pages = createPageCache(async () => new Map());
  const until = Date.now() + 60_000;
  const draw = async () => ({ ...(await pageOf('of today')), until });
  const first = await pages.findOrDraw('/today', draw);
  expect([pages.get('/today'), await pages.findOrDraw('/today', draw)]).toEqual([first, first]);
  vi.setSystemTime(until - 1);
  expect(pages.get('/today')).toBe(first);
  vi.setSystemTime(until);
  expect([pages.get('/today'), await pages.find('/today')]).toEqual([undefined, undefined]);
  // Of many who ask at that moment nobody gets what is over.
  const answers = await Promise.all([1, 2, 3].map(() => pages.findOrDraw('/today', draw)));
  for (const answer of answers) expect(answer).not.toBe(first);
});

test('a page that many ask for at once is drawn once', async () => {
  const pages = createPageCache(async () => new Map());
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

test('a page is packed with all effort once it is asked for again and again', async () => {
  const pages = createPageCache(async () => new Map());
  const words = Array.from({ length: 3000 }, (_, n) => `${n * n} trees`).join();
  for (const url of ['/seldom', '/often']) await pages.findOrDraw(url, () => pageOf(words));
  const quick = (await pageOf(words)).answers.br?.content?.length ?? 0;
  const sizeOf = async (url: string) => (await pages.find(url))?.answers.br?.content?.length;
  for (let times = 1; times < 9; times++) pages.get('/seldom');
  for (let times = 1; times < 10; times++) pages.get('/often');
  await expect.poll(() => sizeOf('/often')).toBeLessThan(quick);
  // They are packed in the order in which they were asked for.
  expect(await sizeOf('/seldom')).toBe(quick);
});

test('a page that is one visitor’s own is drawn for each, and a fault is nobody else’s', async () => {
  const pages = createPageCache(async () => new Map());
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
  const pages = createPageCache(async () => new Map([['shop', version]]));
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
  const pages = createPageCache(async () => {
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
