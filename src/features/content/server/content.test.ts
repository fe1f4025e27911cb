import { describe, expect, it } from 'vitest';
import { fromNow, HOUR } from '~/lib/time';
import { startApp } from '~/testing/start-app';
import { collections } from '../collections';
import { addFirstWords } from './first-words';
import { publishDue } from './publish/publish-due';

async function start() {
  const t = await startApp();
  await addFirstWords(t);
  const admin = await t.logIn('admin');
  const employee = await t.logIn('employee');
  return { ...t, admin, employee };
}

type Started = Awaited<ReturnType<typeof start>>;

const listOf = async ({ call, employee }: Started, collection: string) =>
  (await call('GET', `/api/content/${collection}`, employee)).json();

async function firstOf(t: Started, collection: string) {
  const [{ _id }] = await listOf(t, collection);
  const path = `/api/content/${collection}/${_id}`;
  const { published } = (await t.call('GET', path, t.employee)).json();
  return { path, data: published.data, version: published.version };
}

const draft = (t: Started, path: string, data: object, basedOn: number) =>
  t.call('PUT', `${path}/draft`, { ...t.employee, body: { data, basedOn } });

describe('what the site says', () => {
  it('is listed by collection, with what it says to begin with as the first version', async () => {
    const t = await start();
    const all = (await t.call('GET', '/api/content', t.employee)).json();
    expect(all.map(({ collection }: { collection: string }) => collection)).toEqual(
      collections.map(({ name }) => name),
    );
    const none = { drafts: 0, dated: false };
    expect(all).toContainEqual({ collection: 'team', title: 'Team', single: false, count: 8, ...none });
    expect(all).toContainEqual(expect.objectContaining({ collection: 'posts', dated: true }));
    expect(await listOf(t, 'popups')).toMatchObject([
      { slug: '/it', title: 'IT', state: 'published', position: 1 },
      ...Array.from({ length: 5 }, () => ({ state: 'published' })),
    ]);
    await addFirstWords(t);
    expect(await listOf(t, 'popups')).toHaveLength(6);
  });

  it('is changed in a draft, published in a version, and brought back as a draft', async () => {
    const t = await start();
    const { path, data } = await firstOf(t, 'team');
    const saved = await draft(t, path, { ...data, note: 'Draws before she speaks.' }, 1);
    expect(saved.json()).toMatchObject({
      entry: { state: 'changed', draft: { version: 2 }, published: { version: 1 } },
    });
    const out = await t.call('POST', `${path}/publish`, t.employee);
    expect(out.json()).toMatchObject({
      entry: {
        state: 'published',
        draft: null,
        published: { version: 2, data: { note: 'Draws before she speaks.' } },
      },
    });
    const { items } = (await t.call('GET', `${path}/versions`, t.employee)).json();
    expect(items).toMatchObject([
      { version: 2, userName: t.employee.user.name },
      { version: 1, userId: null, data },
    ]);
    const back = await t.call('POST', `${path}/versions/1/restore`, t.employee);
    expect(back.json()).toMatchObject({
      entry: { state: 'changed', draft: { version: 3, data }, published: { version: 2 } },
    });
    expect((await t.call('DELETE', `${path}/draft`, t.employee)).json()).toMatchObject({
      entry: { state: 'published', draft: null },
    });
  });

  it('takes a draft that is not finished, and refuses to publish it, field by field', async () => {
    const t = await start();
    const { path, data } = await firstOf(t, 'services');
    const cards = [{ title: '', text: 'Of all.', to: '' }];
    expect((await draft(t, path, { ...data, cards }, 1)).statusCode).toBe(200);
    const refused = await t.call('POST', `${path}/publish`, t.employee);
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { 'cards.0.title': 'Title is required.' },
    ]);
    for (const wrong of [
      { ...data, cards: 'none' },
      { ...data, title: 7 },
      { ...data, lead: 'x\u0000' },
    ])
      expect((await draft(t, path, wrong, 2)).statusCode).toBe(400);
  });

  it('attack 15: of a draft that is not finished nothing is stored that no field is there for', async () => {
    const t = await start();
    const { path, data } = await firstOf(t, 'team');
    // More pictures than either engine takes in one statement.
    const extra = Array.from({ length: 25_000 }, (_, n) => ({ media: `m${n}` }));
    const saved = await draft(t, path, { ...data, note: '', extra }, 1);
    expect([saved.statusCode, saved.json().entry.draft.data]).toEqual([200, { ...data, note: '' }]);
  });

  it('of two who edit one draft, the second is told both sides, and nothing is lost', async () => {
    const t = await start();
    const { path, data } = await firstOf(t, 'team');
    const answers = await Promise.all(
      ['Draws.', 'Speaks.'].map((note) => draft(t, path, { ...data, note }, 1)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(late).toMatchObject({
      code: 'conflict',
      mine: { post: data.post },
      theirs: { draft: { version: 2 } },
    });
    expect(new Set([late.mine.note, late.theirs.draft.data.note])).toEqual(new Set(['Draws.', 'Speaks.']));
    await t.call('POST', `${path}/publish`, t.employee);
    // Whoever still has the first version before them does not write over what came since.
    expect((await draft(t, path, data, 1)).statusCode).toBe(409);
  });

  it('is published at its time by whichever process looks, once', async () => {
    const t = await start();
    const { path, data } = await firstOf(t, 'team');
    await draft(t, path, { ...data, note: 'Later.' }, 1);
    const at = fromNow(HOUR);
    const body = { at };
    const waits = await t.call('POST', `${path}/publish`, { ...t.employee, body });
    expect(waits.json()).toMatchObject({
      entry: { state: 'scheduled', scheduledAt: at, published: { version: 1 } },
    });
    await publishDue(t.db);
    expect(await firstOf(t, 'team')).toMatchObject({ version: 1 });
    await t.db
      .updateTable('contentEntries')
      .set({ scheduledAt: fromNow(-1) })
      .where('scheduledAt', 'is not', null)
      .execute();
    await Promise.all([publishDue(t.db), publishDue(t.db)]);
    expect(await firstOf(t, 'team')).toMatchObject({ version: 2, data: { note: 'Later.' } });
    const { items } = (await t.call('GET', `${path}/versions`, t.employee)).json();
    expect(items).toHaveLength(2);
  });

  it('is put in order by all of its ids, and goes to the trash and back', async () => {
    const t = await start();
    const ids = (await listOf(t, 'team')).map(({ _id }: { _id: string }) => _id);
    const order = (some: string[]) =>
      t.call('POST', '/api/content/team/order', { ...t.employee, body: { ids: some } });
    expect((await order(ids.slice(1))).statusCode).toBe(409);
    expect((await order([...ids.slice(1), ids[1]])).statusCode).toBe(409);
    expect((await order([...ids].reverse())).statusCode).toBe(200);
    expect((await listOf(t, 'team')).map(({ _id }: { _id: string }) => _id)).toEqual([...ids].reverse());
    await t.call('DELETE', `/api/content/team/${ids[0]}`, t.employee);
    expect(await listOf(t, 'team')).toHaveLength(ids.length - 1);
    const back = await t.call('POST', `/api/content/team/${ids[0]}/restore`, t.employee);
    expect(back.json()).toMatchObject({
      entry: { state: 'unpublished', published: null, draft: { version: 2 } },
    });
  });
});

describe('a new entry', () => {
  const add = (t: Started, collection: string, body: object) =>
    t.call('POST', `/api/content/${collection}`, { ...t.employee, body });

  it('begins empty, whatever its collection, and is published only when it is filled in', async () => {
    const t = await start();
    for (const { name, single } of collections) {
      const { statusCode, ...answer } = await add(t, name, {});
      expect([name, statusCode]).toEqual([name, single ? 409 : 200]);
      if (single) continue;
      const { entry } = answer.json();
      expect(entry).toMatchObject({ state: 'draft', published: null, title: 'Untitled' });
      const refused = await t.call('POST', `/api/content/${name}/${entry._id}/publish`, t.admin);
      expect([name, refused.statusCode]).toEqual([name, 400]);
    }
  });

  it('begins as a copy, and two of one name are written side by side until one is to be published', async () => {
    const t = await start();
    const [{ _id }] = await listOf(t, 'team');
    const { data } = await firstOf(t, 'team');
    const copied = await add(t, 'team', { copyOf: _id });
    const { entry } = copied.json();
    expect(entry.draft.data).toEqual({ ...data, name: `${data.name} (copy)` });
    const path = `/api/content/team/${entry._id}`;
    expect((await draft(t, path, data, 1)).statusCode).toBe(200);
    const refused = await t.call('POST', `${path}/publish`, t.employee);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'There is another entry of that name.',
    ]);
    expect((await add(t, 'popups', { copyOf: _id })).statusCode).toBe(404);
    const [{ _id: popup }] = await listOf(t, 'popups');
    expect((await add(t, 'popups', { copyOf: popup })).statusCode).toBe(200);
  });
});

describe('what waits, and what was thrown away', () => {
  it('is listed with who settled it; what goes to the trash is not published from there', async () => {
    const t = await start();
    const { path, data } = await firstOf(t, 'team');
    await draft(t, path, { ...data, note: 'Later.' }, 1);
    const at = fromNow(HOUR);
    await t.call('POST', `${path}/publish`, { ...t.employee, body: { at } });
    const scheduled = async () => (await t.call('GET', '/api/content/scheduled', t.employee)).json();
    expect(await scheduled()).toEqual([
      {
        _id: path.split('/').at(-1),
        collection: 'team',
        title: data.name,
        scheduledAt: at,
        userName: t.employee.user.name,
        mayCancel: true,
      },
    ]);
    const added = await t.call('POST', '/api/content/team', {
      ...t.employee,
      body: { data: { ...data, name: 'Ritu' } },
    });
    const unseen = `/api/content/team/${added.json().entry._id}`;
    await t.call('POST', `${unseen}/publish`, { ...t.employee, body: { at } });
    for (const one of [path, unseen]) await t.call('DELETE', one, t.employee);
    expect(await scheduled()).toEqual([]);
    const trash = (await t.call('GET', '/api/content/team/trash', t.employee)).json();
    expect(trash.map(({ title }: { title: string }) => title)).toEqual(['Ritu', data.name]);
    // Somebody else has its name meanwhile: it comes back all the same.
    await t.call('POST', '/api/content/team', { ...t.employee, body: { data } });
    for (const one of [path, unseen]) {
      const back = await t.call('POST', `${one}/restore`, t.employee);
      expect(back.json()).toMatchObject({ entry: { published: null, scheduledAt: null } });
    }
    expect((await t.call('GET', '/api/content/team/trash', t.employee)).json()).toEqual([]);
  });
});

describe('who edits it', () => {
  it('staff do; what binds the house and what stands on every page admins alone publish', async () => {
    const t = await start();
    const client = await t.logIn('user');
    expect((await t.call('GET', '/api/content')).statusCode).toBe(401);
    expect((await t.call('GET', '/api/content', client)).statusCode).toBe(403);
    for (const collection of ['policy', 'terms', 'navigation', 'site']) {
      const { path, data } = await firstOf(t, collection);
      expect((await draft(t, path, data, 1)).statusCode).toBe(200);
      expect((await t.call('POST', `${path}/publish`, t.employee)).statusCode).toBe(403);
      expect((await t.call('POST', `${path}/publish`, t.admin)).statusCode).toBe(200);
    }
  });

  it('attack 45: what admins have settled to be published at a time nobody else changes until then', async () => {
    const t = await start();
    const { path, data } = await firstOf(t, 'policy');
    await draft(t, path, { ...data, summary: 'As it was read.' }, 1);
    const at = fromNow(HOUR);
    await t.call('POST', `${path}/publish`, { ...t.admin, body: { at } });
    const others = [
      () => draft(t, path, { ...data, summary: 'Slipped in.' }, 2),
      () => t.call('POST', `${path}/versions/1/restore`, t.employee),
      () => t.call('DELETE', `${path}/draft`, t.employee),
    ];
    for (const change of others)
      expect((await change()).json()).toMatchObject({
        message: 'Only admins change “Privacy policy” while it waits for its time.',
      });
    expect((await t.call('GET', path, t.employee)).json()).toMatchObject({
      scheduledAt: at,
      draft: { version: 2, data: { summary: 'As it was read.' } },
    });
    await t.call('DELETE', `${path}/schedule`, t.admin);
    expect((await draft(t, path, { ...data, summary: 'To be read again.' }, 2)).statusCode).toBe(200);
  });

  it('the site keeps what it cannot do without', async () => {
    const t = await start();
    const { path } = await firstOf(t, 'landing');
    for (const [method, url] of [
      ['POST', `${path}/unpublish`],
      ['DELETE', path],
      ['POST', '/api/content/landing'],
    ] as const)
      expect((await t.call(method, url, { ...t.admin, body: { data: {} } })).statusCode).toBe(409);
  });
});
