import { expect, test } from 'vitest';
import { newId } from '~/platform/db/ids';
import { addFollowup } from '~/testing/factories';
import { openStream } from '~/testing/open-stream';
import { startApp } from '~/testing/start-app';

async function desk() {
  const t = await startApp();
  const [me, colleague, admin] = [
    await t.logIn('employee'),
    await t.logIn('employee'),
    await t.logIn('admin'),
  ];
  const { id } = await addFollowup(t);
  const stream = await openStream(t, me.headers.authorization);
  await expect.poll(stream.text).toContain('"unread":0');
  const move = ({ headers }: typeof me, stage: string) =>
    t.call('POST', `/api/followup/step/followup/${id}`, { headers, body: { stage } });
  const told = () =>
    [...stream.text().matchAll(/event: changed\ndata: (.*)/g)].map(([, data = '']) => JSON.parse(data));
  return { t, me, colleague, admin, id, move, told };
}

test('a stream tells which records others have changed, each time once, and not what one did oneself', async () => {
  const { t, me, colleague, id, move, told } = await desk();
  await move(colleague, 'Contacted');
  await expect.poll(told).toEqual([{ followup: [id] }]);
  await move(me, 'Quoted');
  const other = await addFollowup(t);
  await t.call('POST', `/api/followup/step/followup/${other.id}`, {
    headers: colleague.headers,
    body: { stage: 'Won' },
  });
  await expect.poll(told).toEqual([{ followup: [id] }, { followup: [other.id] }]);
});

test('nobody is told of what they may not read, nor that somebody has read something', async () => {
  const { t, admin, colleague, id, move, told } = await desk();
  const client = await t.addUser('user');
  await t.call('PUT', `/api/user/edit-role/${client._id}`, {
    headers: admin.headers,
    body: { role: 'business' },
  });
  const entry = {
    recordId: newId(),
    at: new Date().toISOString(),
    userId: admin.user._id,
    userName: 'Admin',
  };
  await t.db
    .insertInto('history')
    .values({ _id: newId(), resource: 'career', action: 'opened', changes: '[]', ...entry })
    .execute();
  expect(
    await t.db.selectFrom('history').select('resource').where('resource', '=', 'user').execute(),
  ).not.toEqual([]);
  await move(colleague, 'Contacted');
  await expect.poll(told).toEqual([{ followup: [id] }]);
});

test('of very many at once the latest are named', async () => {
  const { t, colleague, told } = await desk();
  const ids = [];
  for (let n = 0; n < 60; n++) ids.push((await addFollowup(t)).id);
  const body = { ids, set: { stage: 'Closed' } };
  const { statusCode } = await t.call('POST', '/api/records/followup/bulk', {
    headers: colleague.headers,
    body,
  });
  expect(statusCode).toBe(200);
  await expect.poll(() => told()[0]?.followup?.length ?? 0).toBeGreaterThan(0);
  for (const { followup } of told()) expect(followup.length).toBeLessThanOrEqual(50);
});
