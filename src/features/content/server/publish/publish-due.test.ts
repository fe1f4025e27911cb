import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fromNow, HOUR } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import type { Database, NewRow } from '~/platform/db/schema';
import { migratedSite, startServer } from '~/testing/servers/server-process';
import { type StartedApp, startApp } from '~/testing/start-app';
import { addFirstWords } from '../first-words';
import { forgetAuthor } from '../forget-author';
import { publishDue } from './publish-due';

const comesDue = (db: Database) =>
  db
    .updateTable('contentEntries')
    .set({ scheduledAt: fromNow(-HOUR) })
    .where('scheduledAt', 'is not', null)
    .execute();

const change = ({ db }: StartedApp, _id: string, values: Partial<NewRow<'users'>>) =>
  db.updateTable('users').set(values).where('_id', '=', _id).execute();

const bellOf = async (db: Database) =>
  (await db.selectFrom('notifications').select('text').where('resource', '=', 'housekeeping').execute()).map(
    ({ text }) => text,
  );

it('what cannot be published at its time rings the bell, once, keeps none of the others back, and goes out when it is mended', async () => {
  const t = await startApp();
  await addFirstWords(t);
  const admin = await t.logIn('admin');
  const entries = (await t.call('GET', '/api/content/team', admin)).json();
  const [broken, whole] = await Promise.all(
    entries.slice(0, 2).map(async ({ _id }: { _id: string }) => {
      const path = `/api/content/team/${_id}`;
      const { published } = (await t.call('GET', path, admin)).json();
      const save = (changes: object, basedOn: number) =>
        t.call('PUT', `${path}/draft`, {
          ...admin,
          body: { data: { ...published.data, ...changes }, basedOn },
        });
      await save({ note: 'Later.' }, 1);
      const scheduled = await t.call('POST', `${path}/publish`, { ...admin, body: { at: fromNow(HOUR) } });
      expect(scheduled.statusCode).toBe(200);
      return { path, save, name: published.data.name };
    }),
  );
  await broken.save({ note: '' }, 2);
  await comesDue(t.db);
  for (let n = 0; n < 2; n++) await publishDue(t.db);
  const stateOf = async ({ path }: { path: string }) => (await t.call('GET', path, admin)).json().state;
  expect([await stateOf(broken), await stateOf(whole)]).toEqual(['scheduled', 'published']);
  expect(await bellOf(t.db)).toEqual([
    `“${broken.name}” could not be published at its time. What they do here is required. Mend it, and it is published by itself.`,
  ]);
  await broken.save({ note: 'Mended.' }, 3);
  await publishDue(t.db);
  expect(await stateOf(broken)).toBe('published');
});

it.each([
  ['blocked', (t: StartedApp, _id: string) => change(t, _id, { isBlocked: true })],
  ['moved to the trash', (t: StartedApp, _id: string) => change(t, _id, { deletedAt: fromNow(0) })],
  ['made a client', (t: StartedApp, _id: string) => change(t, _id, { role: 'user' })],
  ['forgotten', (t: StartedApp, _id: string) => t.db.transaction().execute((trx) => forgetAuthor(trx, _id))],
])(
  'attack 51: who was %s since publishes nothing by the time they settled, which rings the bell',
  async (_, end) => {
    const t = await startApp();
    await addFirstWords(t);
    const admin = await t.logIn('admin');
    const employee = await t.logIn('employee');
    const [{ _id, title }] = (await t.call('GET', '/api/content/team', admin)).json();
    const path = `/api/content/team/${_id}`;
    const { published } = (await t.call('GET', path, admin)).json();
    const data = { ...published.data, note: 'A last word.' };
    await t.call('PUT', `${path}/draft`, { ...employee, body: { data, basedOn: 1 } });
    await t.call('POST', `${path}/publish`, { ...employee, body: { at: fromNow(HOUR) } });
    await end(t, employee.user._id);
    await comesDue(t.db);
    for (let n = 0; n < 2; n++) await publishDue(t.db);
    expect((await t.call('GET', path, admin)).json()).toMatchObject({ state: 'scheduled', published });
    expect(await bellOf(t.db)).toEqual([
      `“${title}” could not be published at its time. Whoever settled its time may not publish it any more. Look at it, and publish it or settle its time anew.`,
    ]);
    await t.call('POST', `${path}/publish`, { ...admin, body: { at: fromNow(HOUR) } });
    await comesDue(t.db);
    await publishDue(t.db);
    expect((await t.call('GET', path, admin)).json()).toMatchObject({
      state: 'published',
      published: { data, userName: admin.user.name },
    });
  },
);

it('attack 51: what an admin alone may publish is not published by one who is none any more', async () => {
  const t = await startApp();
  await addFirstWords(t);
  const admin = await t.logIn('admin');
  const other = await t.logIn('admin');
  const [{ _id }] = (await t.call('GET', '/api/content/terms', admin)).json();
  const path = `/api/content/terms/${_id}`;
  const { published } = (await t.call('GET', path, admin)).json();
  await t.call('PUT', `${path}/draft`, { ...other, body: { data: published.data, basedOn: 1 } });
  await t.call('POST', `${path}/publish`, { ...other, body: { at: fromNow(HOUR) } });
  await change(t, other.user._id, { role: 'employee' });
  await comesDue(t.db);
  await publishDue(t.db);
  expect((await t.call('GET', path, admin)).json()).toMatchObject({ state: 'scheduled', published });
});

it('what cannot be published, however many of them, keeps back nothing that comes after', async () => {
  const t = await startApp();
  await addFirstWords(t);
  const admin = await t.logIn('admin');
  const [{ _id }] = (await t.call('GET', '/api/content/team', admin)).json();
  const path = `/api/content/team/${_id}`;
  const { published } = (await t.call('GET', path, admin)).json();
  const data = { ...published.data, note: 'After all of them.' };
  await t.call('PUT', `${path}/draft`, { ...admin, body: { data, basedOn: 1 } });
  await t.call('POST', `${path}/publish`, { ...admin, body: { at: fromNow(HOUR) } });
  const scheduledAt = fromNow(-2 * HOUR);
  const broken = Array.from({ length: 101 }, (_, n) => {
    const called = { title: `Nobody ${n}`, slug: `nobody-${n}` };
    return { _id: newId(), collection: 'team', ...called, position: 50 + n, lastVersion: 1, scheduledAt };
  });
  await t.db.insertInto('contentEntries').values(broken).execute();
  await t.db
    .updateTable('contentEntries')
    .set({ scheduledAt: fromNow(-HOUR) })
    .where('_id', '=', _id)
    .execute();
  await publishDue(t.db);
  expect((await t.call('GET', path, admin)).json()).toMatchObject({
    state: 'published',
    published: { data },
  });
  expect(await bellOf(t.db)).toHaveLength(broken.length);
});

it('what was due while the server was down is on the page when it is open again, and what cannot be keeps it from nothing', async () => {
  const { db, port, env } = await migratedSite();
  const login = { email: 'boss@test.example', password: 'Shade-Of-Peepal-9!' };
  const first = startServer(port, { ...env, ADMIN_EMAIL: login.email, ADMIN_PASSWORD: login.password });
  await first.ready();
  const call = async (method: string, path: string, body?: object, token?: string) => {
    const answer = await fetch(`${first.url}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.json();
  };
  const { token } = await call('POST', '/user/admin-login', login);
  const [one, other] = await call('GET', '/content/team', undefined, token);
  for (const { _id } of [one, other]) {
    const path = `/content/team/${_id}`;
    const { published } = await call('GET', path, undefined, token);
    const data = { ...published.data, note: 'Came while the house was closed.' };
    await call('PUT', `${path}/draft`, { data, basedOn: 1 }, token);
    await call('POST', `${path}/publish`, { at: fromNow(HOUR) }, token);
    if (_id === other._id)
      await call('PUT', `${path}/draft`, { data: { ...data, note: '' }, basedOn: 2 }, token);
  }
  await first.kill('SIGKILL');
  await comesDue(db);
  const second = startServer(port, env);
  await second.ready();
  const page = await (await fetch(`${second.url}/about-us`)).text();
  expect(page.split('Came while the house was closed.')).toHaveLength(2);
  while ((await bellOf(db)).length === 0) await wait(100);
  expect((await bellOf(db))[0]).toContain(`“${other.title}” could not be published at its time`);
});
