import { describe, expect, it, onTestFinished } from 'vitest';
import { addFirstPictures } from '~/features/media/first-pictures.server';
import { pictureCalled, upload } from '~/features/media/test-kit';
import { picturesIn } from '~/features/media/uses.server';
import { formOf } from '~/testing/form';
import { startApp } from '~/testing/start-app';
import { seeds } from '../../collections';
import { addFirstWords } from '../first-words';
import { startWords } from './words-store';

async function start() {
  const t = await startApp();
  await addFirstPictures(t, picturesIn(seeds));
  await addFirstWords(t);
  const employee = await t.logIn('employee');
  const store = await startWords(t.db);
  onTestFinished(store.close);
  // Posts show some of the others.
  const member = (await t.call('GET', '/api/content/team', employee)).json().at(-1);
  const path = `/api/content/team/${member._id}`;
  const { published } = (await t.call('GET', path, employee)).json();
  return { ...t, employee, store, entryId: member._id, path, data: published.data };
}

type Started = Awaited<ReturnType<typeof start>>;

const addPicture = async (t: Started, name: string) =>
  (await upload(t, t.employee, { alt: `This is ${name}` }, await pictureCalled(name))).json();

const draft = (t: Started, media: string, basedOn = 1) => {
  const data = { ...t.data, portrait: { media, alt: '' } };
  return t.call('PUT', `${t.path}/draft`, { ...t.employee, body: { data, basedOn } });
};
const publish = (t: Started) => t.call('POST', `${t.path}/publish`, t.employee);
const remove = (t: Started, id: string) => t.call('DELETE', `/api/media/${id}`, t.employee);
const usesOf = async (t: Started, id: string) =>
  (await t.call('GET', `/api/media/${id}/uses`, t.employee)).json();
const drawnAs = async ({ db }: Started, drawn: string) =>
  db.selectFrom('media').selectAll().where('drawn', '=', drawn).executeTakeFirstOrThrow();

describe('the pictures that the site was drawn with', () => {
  it('are the first of the library, once, with what they show and where they are used', async () => {
    const t = await start();
    const named = new Set(picturesIn(seeds).map(({ media }) => media));
    await addFirstPictures(t, picturesIn(seeds));
    const rows = await t.db.selectFrom('media').selectAll().execute();
    expect(new Set(rows.map(({ drawn }) => drawn))).toEqual(named);
    expect(rows.every(({ alt, url, width }) => alt && url && width)).toBe(true);
    const { _id } = await drawnAs(t, t.data.portrait.media);
    expect(await usesOf(t, _id)).toEqual([
      { collection: 'team', place: 'Team', entryId: t.entryId, title: t.data.name, published: true },
    ]);
  });

  it('have the address of the build that serves them, and stay away once they are deleted for good', async () => {
    const t = await start();
    const { _id, url } = await drawnAs(t, 'slides/slide-1');
    await t.db
      .updateTable('media')
      .set({ url: '/assets/of-yesterday.webp' })
      .where('_id', '=', _id)
      .execute();
    await addFirstPictures(t, picturesIn(seeds));
    expect((await drawnAs(t, 'slides/slide-1')).url).toBe(url);
    await t.db.deleteFrom('mediaUses').where('media', '=', 'slides/slide-1').execute();
    await remove(t, _id);
    await t.call('DELETE', `/api/records/media/${_id}/purge`, t.employee);
    await addFirstPictures(t, picturesIn(seeds));
    await expect(drawnAs(t, 'slides/slide-1')).rejects.toThrow();
  });
});

describe('a picture that is used', () => {
  it('by a draft or on the site is deleted by nobody, who is told where', async () => {
    const t = await start();
    const { _id } = await addPicture(t, 'tea');
    await draft(t, _id);
    const use = { collection: 'team', place: 'Team', entryId: t.entryId, title: t.data.name };
    const refused = await remove(t, _id);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { message: expect.stringContaining('one place'), uses: [{ ...use, published: false }] },
    ]);
    await publish(t);
    expect((await remove(t, _id)).json().uses).toEqual([{ ...use, published: true }]);
    await draft(t, t.data.portrait.media, 2);
    await publish(t);
    expect((await remove(t, _id)).statusCode).toBe(200);
  });

  it('is free again when the draft is thrown away', async () => {
    const t = await start();
    const { _id } = await addPicture(t, 'tea');
    await draft(t, _id);
    await t.call('DELETE', `${t.path}/draft`, t.employee);
    expect(await usesOf(t, _id)).toEqual([]);
  });

  it('is there: what names one that is gone is not published', async () => {
    const t = await start();
    const { _id } = await addPicture(t, 'tea');
    await remove(t, _id);
    expect((await draft(t, _id)).statusCode).toBe(200);
    const refused = await publish(t);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['portrait']]);
  });

  it('never goes while it is published: of the two who meet one is refused', async () => {
    const t = await start();
    const { _id } = await addPicture(t, 'tea');
    await t.db.deleteFrom('mediaUses').where('state', '=', 'draft').execute();
    await draft(t, _id);
    await t.db.deleteFrom('mediaUses').where('media', '=', _id).execute();
    const statuses = (await Promise.all([publish(t), remove(t, _id)])).map(({ statusCode }) => statusCode);
    expect([
      [200, 409],
      [400, 200],
    ]).toContainEqual(statuses);
  });

  it('is replaced on every page that shows it, and only those are drawn anew', async () => {
    const t = await start();
    const name = t.data.portrait.media;
    const { _id } = await drawnAs(t, name);
    const before = t.store.now();
    expect(before.pictures.get(name)).toMatchObject({ webp: [{ width: 320 }] });
    const body = formOf({ focusX: '0.25' }, 'file', await pictureCalled('tea'));
    await t.call('PUT', `/api/media/${_id}`, { ...t.employee, body });
    await t.store.look();
    const after = t.store.now();
    expect(after.pictures.get(name)).toMatchObject({ position: '25% 50%', webp: [{ width: 60 }] });
    const changed = [...after.versions].filter(([key, version]) => before.versions.get(key) !== version);
    expect(changed.map(([key]) => key)).toEqual(['content/team']);
  });
});
