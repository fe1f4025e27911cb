import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '~/testing/start-app';
import { posts } from '../../types/posts/posts';
import { addFirstWords } from '../first-words';
import { readersOf } from './words-reader';
import { startWords } from './words-store';

async function start() {
  const t = await startApp();
  await addFirstWords(t);
  const staff = await t.logIn('employee');
  const call = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    (await t.call(method, `/api/content/posts${path}`, { ...staff, ...(body ? { body } : {}) })).json();
  const write = async (changes: object) => {
    const { entry } = await call('POST', '', { data: { ...posts.seed[0], ...changes } });
    await call('POST', `/${entry._id}/publish`);
    return `/${entry._id}`;
  };
  const listed = async () => (await t.call('GET', '/api/content/posts', staff)).json();
  const store = await startWords(t.db);
  onTestFinished(store.close);
  const read = async () => {
    await store.look();
    return readersOf(t.db, store, () => {}).posts;
  };
  return { call, write, listed, read };
}

const titlesOf = (found: readonly { entry: { title: string } }[]) => found.map(({ entry }) => entry.title);

test('posts are read ten at a time, the newest day first, and past the end there are none', async () => {
  const { read, write } = await start();
  expect((await (await read()).page(1)).items.map(({ path }) => path)).toEqual(
    posts.seed.map(({ slug }) => `/blog/${slug}`),
  );
  for (let day = 1; day <= 9; day += 1)
    await write({ title: `Of day ${day}`, slug: `day-${day}`, publishedOn: `2026-11-0${day}` });
  const first = await (await read()).page(1);
  expect([first.pages, titlesOf(first.items).slice(0, 2), first.items.length]).toEqual([
    2,
    ['Of day 9', 'Of day 8'],
    10,
  ]);
  expect(titlesOf((await (await read()).page(2)).items)).toEqual(
    posts.seed.slice(1).map(({ title }) => title),
  );
  expect(await (await read()).page(3)).toEqual({ items: [], pages: 2 });
  expect(titlesOf(await (await read()).newest(2))).toEqual(['Of day 9', 'Of day 8']);
  expect((await read()).changes()).toHaveLength(12);
});

test('those who edit see them by their days too, and first what is not on the site', async () => {
  const { call, write, listed } = await start();
  await write({ title: 'The newest', slug: 'newest', publishedOn: '2030-01-01' });
  await call('POST', '', { data: { ...posts.seed[0], title: 'A draft', slug: 'draft' } });
  const titles = (await listed()).map(({ title }: { title: string }) => title);
  expect(titles).toEqual(['A draft', 'The newest', ...posts.seed.map(({ title }) => title)]);
});

test('a post is found by its address and its tags while it is published, and as it was published', async () => {
  const { call, read, write } = await start();
  const data = { ...posts.seed[0], title: 'Looms', slug: 'looms', tags: ['Looms', 'Software'] };
  const id = await write(data);
  expect(await (await read()).at('/blog/looms')).toMatchObject({ entry: { title: 'Looms' } });
  expect(titlesOf((await (await read()).page(1, 'Looms')).items)).toEqual(['Looms']);
  expect((await read()).tags().slice(0, 2)).toEqual(['Software', 'Enquiries']);

  // A draft is nobody's to read.
  await call('PUT', `${id}/draft`, { data: { ...data, title: 'Weaving', tags: ['Weaving'] }, basedOn: 1 });
  expect((await (await read()).at('/blog/looms'))?.entry.title).toBe('Looms');
  expect((await read()).tags()).not.toContain('Weaving');

  await call('POST', `${id}/publish`);
  expect(titlesOf((await (await read()).page(1, 'Weaving')).items)).toEqual(['Weaving']);
  expect((await (await read()).page(1, 'Looms')).items).toEqual([]);
  expect((await read()).tags()).not.toContain('Looms');

  await call('POST', `${id}/unpublish`);
  expect(await (await read()).at('/blog/looms')).toBeUndefined();
  expect((await (await read()).page(1, 'Weaving')).items).toEqual([]);
  await call('POST', `${id}/publish`);
  expect(await (await read()).at('/blog/looms')).toBeDefined();
  await call('DELETE', id);
  expect(await (await read()).at('/blog/looms')).toBeUndefined();
  expect((await read()).changes()).toHaveLength(3);
});

test('attack: an address or a tag of any letters finds nothing, and no other collection', async () => {
  const { read } = await start();
  for (const odd of ["' or 1=1 --", '%', '/it', '', '\u0000', '/blog/', 'x'.repeat(10_000)]) {
    expect(await (await read()).at(odd)).toBeUndefined();
    expect(await (await read()).page(1, odd)).toEqual({ items: [], pages: 1 });
  }
});
