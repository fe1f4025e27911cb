import { expect, test } from 'vitest';
import { addFollowup, meera } from '~/testing/factories';
import { mailTo } from '~/testing/mails';
import { type StartedApp, startApp } from '~/testing/start-app';

const bells = ({ db }: StartedApp) =>
  db.selectFrom('notifications').select(['userId', 'kind', 'text']).execute();
const mails = async ({ db }: StartedApp) =>
  (await db.selectFrom('outbox').select(['template', 'recipient', 'data']).execute()).map(
    ({ template, recipient, data }) => ({ template, recipient, count: Object(data).count }),
  );

async function desk(t: StartedApp) {
  const { headers, user } = await t.logIn('admin', { name: 'Ravi Rao' });
  const other = await t.addUser('employee', { name: 'Dev', email: 'dev@peepal.example' });
  const post = (url: string, body: object) => t.call('POST', url, { headers, body });
  return { user, other, post };
}

test('who is given a follow-up by somebody else hears of it by bell and mail, and nobody of their own', async () => {
  const t = await startApp();
  const { user, other, post } = await desk(t);
  const { id } = await addFollowup(t);
  const step = (ownerId: string | null) => post(`/api/followup/step/followup/${id}`, { ownerId });
  await step(user._id);
  expect([await bells(t), await mails(t)]).toEqual([[], []]);
  await step(other._id);
  const text = 'Given to you by Ravi Rao: Meera Joshi';
  expect(await bells(t)).toEqual([{ userId: other._id, kind: 'assigned', text }]);
  expect(await mails(t)).toEqual([
    { template: 'followups-assigned', recipient: 'dev@peepal.example', count: 1 },
  ]);
  // Nothing new, and nothing of one's own.
  await step(other._id);
  await step(null);
  expect(await mails(t)).toHaveLength(1);
  await post('/api/followup', { ...meera, ownerId: other._id });
  expect(await mails(t)).toHaveLength(2);
});

test('many at once are one mail, however long it takes', async () => {
  const t = await startApp();
  const { other, post } = await desk(t);
  const ids: string[] = [];
  for (let n = 0; n < 450; n++) ids.push((await addFollowup(t, { name: `N${n}` })).id);
  const done = await post('/api/records/followup/bulk', { ids, set: { ownerId: other._id } });
  expect(done.json()).toMatchObject({ changed: 450 });
  expect(await mails(t)).toEqual([
    { template: 'followups-assigned', recipient: 'dev@peepal.example', count: 450 },
  ]);
  expect(await bells(t)).toEqual([
    { userId: other._id, kind: 'assigned', text: 'Given to you by Ravi Rao: 450 follow-ups' },
  ]);
});

test('the mail tells whose it is and what is to be done, and nothing when it is somebody else’s by now', async () => {
  const t = await startApp();
  const { user, other, post } = await desk(t);
  const [mine, theirs] = [await addFollowup(t), await addFollowup(t, { name: 'Asha Verma' })];
  const next = { nextDate: '2026-12-03', nextTime: '16:30', nextKind: 'call' };
  await post(`/api/followup/step/followup/${theirs.id}`, { ownerId: other._id, ...next });
  const { text } = await mailTo(t, 'dev@peepal.example');
  expect(text).toContain('Mobile: +91 98180 40103');
  expect(text).toContain('Next: 03/12/2026 16:30 Call');
  await post(`/api/followup/step/followup/${mine.id}`, { ownerId: other._id });
  await t.db.updateTable('followups').set({ ownerId: user._id }).where('_id', '=', mine.id).execute();
  await t.mailer.flush();
  const sent = await t.db.selectFrom('outbox').select('status').orderBy('_id').execute();
  expect(sent).toEqual([{ status: 'sent' }, { status: 'dropped' }]);
});

test('attack 41: who is erased is named neither where they gave something nor where they had it', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin', { name: 'Ravi Rao' });
  const { user, post } = await desk(t);
  const quirin = await t.logIn('employee', { name: 'Quirin', email: 'quirin@peepal.example' });
  const { id } = await addFollowup(t);
  const path = `/api/followup/step/followup/${id}`;
  await post(path, { ownerId: quirin.user._id });
  await t.call('POST', path, { headers: quirin.headers, body: { ownerId: user._id } });
  expect((await bells(t)).at(-1)?.text).toBe('Given to you by Quirin: Meera Joshi');
  const body = { who: 'quirin@peepal.example', confirm: 'quirin@peepal.example' };
  expect((await t.call('POST', '/api/privacy/erase', { headers, body })).statusCode).toBe(200);
  expect((await bells(t)).at(-1)?.text).toBe('Given to you by Erased person: Meera Joshi');
  const all = await Promise.all([
    t.db.selectFrom('history').selectAll().execute(),
    t.db.selectFrom('outbox').selectAll().execute(),
    t.db.selectFrom('notifications').selectAll().execute(),
  ]);
  expect(JSON.stringify(all)).not.toContain('Quirin');
});

test('attack 41: who is erased is named by none of the names that they had, and a namesake goes on being named', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin', { name: 'Ila' });
  const dev = await t.addUser('employee', { name: 'Dev', email: 'dev@peepal.example' });
  const giver = await t.logIn('employee', { name: 'Quirin Rao', email: 'quirin@peepal.example' });
  const namesake = await t.logIn('employee', { name: 'Quirin Das', email: 'das@peepal.example' });
  for (const one of [giver, namesake]) {
    const { id } = await addFollowup(t);
    const body = { ownerId: dev._id };
    const path = `/api/followup/step/followup/${id}`;
    expect((await t.call('POST', path, { headers: one.headers, body })).statusCode).toBe(200);
  }
  const rename = (id: string, name: string) =>
    t.call('PUT', '/api/user/edit-user', { headers, body: { _id: id, name } });
  expect((await rename(giver.user._id, 'Quirin Das')).statusCode).toBe(200);
  const told = async () => (await bells(t)).map(({ text }) => text);
  expect(await told()).toEqual(Array(2).fill('Given to you by Quirin Das: Meera Joshi'));
  const body = { who: 'quirin@peepal.example', confirm: 'quirin@peepal.example' };
  expect((await t.call('POST', '/api/privacy/erase', { headers, body })).statusCode).toBe(200);
  expect((await told()).sort()).toEqual([
    'Given to you by Erased person: Meera Joshi',
    'Given to you by Quirin Das: Meera Joshi',
  ]);
  const given = await t.db
    .selectFrom('outbox')
    .select('data')
    .where('template', '=', 'followups-assigned')
    .execute();
  expect(given.map(({ data }) => Object(data).by).sort()).toEqual(['Erased person', 'Quirin Das']);
});
