import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { collections, seeds } from '~/features/content/collections';
import { exportContent } from '~/features/content/content-folder.server';
import { addFirstWords } from '~/features/content/server/first-words';
import { startApp } from '../start-app';
import { testimonials } from './testimonials';

const FILES = ['entry.ts', 'seed.ts', 'testimonials.ts'];
const [, recipe = ''] = readFileSync('ARCHITECTURE.md', 'utf8').split(/^## Add a content type$/m);
const [text = ''] = recipe.split(/^## /m);

test('the recipe in ARCHITECTURE.md is the code of the type that the tests have, to the letter', () => {
  const blocks = text.matchAll(/`([\w.-]+)`[^`\n]*\n\n```ts\n([\s\S]*?)```/g);
  const found = Array.from(blocks, ([, file = '', code = '']) => [file, code]);
  expect(found).toEqual(
    FILES.map((file) => [file, readFileSync(path.join(import.meta.dirname, file), 'utf8')]),
  );
});

test('form, list, drafts, versions and export follow from it, with one line in the list of collections', async () => {
  collections.push(testimonials);
  onTestFinished(() => void collections.splice(collections.indexOf(testimonials), 1));
  expect(Object.keys(seeds)).not.toContain('testimonials');
  const t = await startApp();
  await addFirstWords(t);
  const admin = await t.logIn('admin');
  const call = async (method: 'GET' | 'POST' | 'PUT', where: string, body?: object) =>
    (await t.call(method, `/api/content${where}`, { ...admin, ...(body ? { body } : {}) })).json();
  expect(await call('GET', '')).toContainEqual(
    expect.objectContaining({ collection: 'testimonials', title: 'Testimonials', count: 1 }),
  );
  const [{ _id }] = await call('GET', '/testimonials');
  const one = `/testimonials/${_id}`;
  const { schema, published } = await call('GET', one);
  expect(schema.properties).toMatchObject({
    name: { kind: 'line', label: 'Name', fits: 26 },
    portrait: { kind: 'picture' },
    quote: { kind: 'prose', hint: 'Their own words, with a figure in them.' },
  });
  const data = { ...published.data, quote: 'They answer the phone.' };
  await call('PUT', `${one}/draft`, { data, basedOn: 1 });
  expect(await call('POST', `${one}/publish`, {})).toMatchObject({ entry: { published: { data } } });
  expect((await call('GET', `${one}/versions`)).items).toHaveLength(2);
  expect(await call('POST', `${one}/versions/1/restore`)).toMatchObject({ entry: { state: 'changed' } });

  const folder = await mkdtemp(path.join(tmpdir(), 'peepalworks-content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await exportContent(t, folder);
  const file = await readFile(path.join(folder, 'testimonials/kavita-menon.json'), 'utf8');
  expect(JSON.parse(file)).toEqual(data);
});
