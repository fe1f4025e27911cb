import { describe, expect, it } from 'vitest';
import { fromNow, MINUTE } from '~/lib/time';
import { startApp } from '~/testing/start-app';
import { addFirstWords } from './first-words';

async function start() {
  const t = await startApp();
  await addFirstWords(t);
  const admin = await t.logIn('admin');
  const employee = await t.logIn('employee');
  const [{ _id }] = (await t.call('GET', '/api/content/team', employee)).json();
  const path = `/api/content/team/${_id}`;
  const editing = async (who: typeof admin) => (await t.call('POST', `${path}/editing`, who)).json();
  return { ...t, admin, employee, path, editing };
}

describe('who is editing an entry', () => {
  it('is told to everybody else who is, until they leave or say nothing any more', async () => {
    const { call, db, admin, employee, path, editing } = await start();
    expect(await editing(admin)).toEqual({ others: [] });
    expect(await editing(employee)).toEqual({ others: [admin.user.name] });
    expect(await editing(admin)).toEqual({ others: [employee.user.name] });
    await call('DELETE', `${path}/editing`, employee);
    expect(await editing(admin)).toEqual({ others: [] });
    await db
      .updateTable('contentEditing')
      .set({ at: fromNow(-MINUTE) })
      .execute();
    expect(await editing(employee)).toEqual({ others: [] });
    await call('DELETE', `${path}/editing`, employee);
    expect(await db.selectFrom('contentEditing').selectAll().execute()).toEqual([]);
  });

  it('is told of an entry that there is, once by each, however many say it at once', async () => {
    const { call, db, employee, path, editing } = await start();
    await Promise.all(Array.from({ length: 5 }, () => editing(employee)));
    expect(await db.selectFrom('contentEditing').selectAll().execute()).toHaveLength(1);
    for (const wrong of [path.replace('team', 'popups'), path.replace(/.$/, 'x'), path.replace('team', 'no')])
      expect([400, 404]).toContain((await call('POST', `${wrong}/editing`, employee)).statusCode);
  });
});

describe('a draft that was read', () => {
  it('is published, and no other that was written since', async () => {
    const { call, admin, employee, path } = await start();
    const { published } = (await call('GET', path, employee)).json();
    const save = (note: string, basedOn: number) =>
      call('PUT', `${path}/draft`, { ...employee, body: { data: { ...published.data, note }, basedOn } });
    const publish = (version: number) => call('POST', `${path}/publish`, { ...admin, body: { version } });
    await save('Draws.', 1);
    await save('Speaks.', 2);
    const refused = await publish(2);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Somebody has changed this meanwhile. Nothing was published.',
    ]);
    expect((await publish(3)).json()).toMatchObject({ entry: { published: { version: 3 } } });
  });
});
