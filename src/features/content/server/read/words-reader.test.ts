import { expect, onTestFinished, test } from 'vitest';
import { addFirstPictures } from '~/features/media/first-pictures.server';
import { picturesIn } from '~/features/media/uses.server';
import type { StillSaid } from '~/lib/page-context';
import { formOf } from '~/testing/form';
import { startApp } from '~/testing/start-app';
import { seeds } from '../../collections';
import { addFirstWords } from '../first-words';
import { readersOf } from './words-reader';
import { startWords } from './words-store';

async function start() {
  const t = await startApp();
  await addFirstPictures(t, picturesIn(seeds));
  await addFirstWords(t);
  const admin = await t.logIn('admin');
  const store = await startWords(t.db);
  onTestFinished(store.close);
  /** Reads as a page does, and tells whether all of that is said still. */
  const reading = (state = store.now()) => {
    const noted = new Set<StillSaid>();
    const readers = readersOf(t.db, store, (stillSaid) => noted.add(stillSaid), state);
    return { ...readers, isStillSaid: () => noted.values().every((stillSaid) => stillSaid()) };
  };
  async function publish(name: string, at: number, changes: object) {
    const path = `/api/content/${name}`;
    const { _id } = (await t.call('GET', path, admin)).json()[at];
    const { published } = (await t.call('GET', `${path}/${_id}`, admin)).json();
    const body = { data: { ...published.data, ...changes }, basedOn: published.version };
    await t.call('PUT', `${path}/${_id}/draft`, { ...admin, body });
    expect((await t.call('POST', `${path}/${_id}/publish`, admin)).statusCode).toBe(200);
  }
  return { ...t, admin, store, reading, publish };
}

test('a page that has read a field, an entry or a part of a list is true until that is another', async () => {
  const { reading, publish, store } = await start();
  const [name, entry, titles, order] = [reading(), reading(), reading(), reading()];
  expect(name.words('site').name).toBe(seeds.site.name);
  expect(entry.words('team', ([first]) => first)).toEqual(seeds.team[0]);
  expect(titles.words('services', (all) => all.map(({ title }) => title))).toHaveLength(
    seeds.services.length,
  );
  expect(order.words('services').map(({ title }) => title)).toHaveLength(seeds.services.length);
  const isTrue = () => [name, entry, titles, order].map(({ isStillSaid }) => isStillSaid());

  await publish('team', 1, { note: 'Another person.' });
  await publish('site', 0, { tagline: 'Another field.' });
  await store.look();
  expect(isTrue()).toEqual([true, true, true, true]);
  await publish('services', 3, { lead: 'Said anew.' });
  await store.look();
  expect(isTrue()).toEqual([true, true, true, false]);
  await publish('services', 3, { title: 'Called anew' });
  await publish('team', 0, { note: 'The same person.' });
  await publish('site', 0, { name: 'Peepal Tree' });
  await store.look();
  expect(isTrue()).toEqual([false, false, false, false]);
});

test('a page that was drawn while something was published is out of date as soon as it is there', async () => {
  const { reading, publish, store } = await start();
  const before = store.now();
  await publish('team', 0, { note: 'Said meanwhile.' });
  await store.look();
  const late = reading(before);
  late.words('about');
  expect(late.words('team')[0]?.note).toBe(seeds.team[0]?.note);
  expect(late.isStillSaid()).toBe(false);
});

test('what was not published anew stays the same object: pages that have read it are not compared word by word', async () => {
  const { publish, store } = await start();
  const { words } = store.now();
  await publish('team', 0, { note: 'Said anew.' });
  await store.look();
  expect(store.now().words.site).toBe(words.site);
  expect(store.now().words.team[0]).not.toBe(words.team[0]);
  expect(store.now().words.team[1]).toBe(words.team[1]);
});

test('a piece tells what it was drawn from, also what its page has read before', async () => {
  const { reading, publish, store } = await start();
  const { notes, words } = reading();
  const site = words('site');
  expect(site.tagline).toBe(seeds.site.tagline);
  const { from } = notes.during(() => site.tagline);
  expect([from.size, notes.during(() => '').from.size]).toEqual([1, 0]);
  await publish('site', 0, { tagline: 'Said anew.' });
  await store.look();
  expect([...from].map((stillSaid) => stillSaid())).toEqual([false]);
});

test('a list of posts does not change with the text of one, and the page of each not with that of another', async () => {
  const { reading, publish, store } = await start();
  const [list, own, beside, feed] = [reading(), reading(), reading(), reading()];
  const [newest, second] = (await list.posts.page(1)).items;
  await own.posts.at(newest?.path ?? '');
  await beside.posts.at(second?.path ?? '');
  expect(await beside.posts.newestBut(second?.path ?? '', 1)).toEqual([newest]);
  await feed.posts.newest(3);
  const isTrue = () => [list, own, beside, feed].map(({ isStillSaid }) => isStillSaid());

  await publish('posts', 0, { tags: ['Looms'] });
  await store.look();
  expect(isTrue()).toEqual([true, false, true, false]);
  await publish('posts', 0, { title: 'Called anew' });
  await store.look();
  expect(isTrue()).toEqual([false, false, false, false]);
});

test('a picture is another one wherever it is shown, in however many drafts it stands as well', async () => {
  const { db, call, admin, reading, store } = await start();
  const name = seeds.team[0]?.portrait.media ?? '';
  const [shown, other] = [reading(), reading()];
  expect(shown.picture(name)).toBeDefined();
  expect(other.picture('slides/slide-1')).toBeDefined();
  // More than anybody is told of, all before the team by the name of their collection.
  const entry = await db
    .selectFrom('contentEntries')
    .selectAll()
    .where('collection', '=', 'about')
    .executeTakeFirstOrThrow();
  for (let n = 0; n < 101; n++) {
    const _id = `about-${n}`;
    await db
      .insertInto('contentEntries')
      .values({ ...entry, _id, slug: _id, publishedVersion: null })
      .execute();
    await db.insertInto('mediaUses').values({ media: name, entryId: _id, state: 'draft' }).execute();
  }
  const { _id } = await db
    .selectFrom('media')
    .select('_id')
    .where('drawn', '=', name)
    .executeTakeFirstOrThrow();
  await call('PUT', `/api/media/${_id}`, { ...admin, body: formOf({ alt: 'Said anew' }, 'file', undefined) });
  await store.look();
  expect([shown.isStillSaid(), other.isStillSaid()]).toEqual([false, true]);
});
