import { expect, test } from 'vitest';
import { asha } from '~/testing/factories';
import { startApp } from '~/testing/start-app';

const news = (t: Awaited<ReturnType<typeof startApp>>) =>
  t.db.selectFrom('notifications').select(['userId', 'area', 'exceptUserId', 'text']).execute();

test('what staff write down for somebody is theirs in the history, and no news to themselves', async () => {
  const t = await startApp();
  await t.addUser('admin');
  const { headers, user } = await t.logIn('employee', { name: 'Ravi Rao' });
  const sent = await t.app.inject({ method: 'POST', url: '/api/quotes', headers, payload: asha });
  expect(sent.statusCode).toBe(200);
  expect(await t.db.selectFrom('history').select(['userId', 'userName']).distinct().execute()).toEqual([
    { userId: user._id, userName: 'Ravi Rao' },
  ]);
  expect(await news(t)).toEqual([
    { userId: null, area: 'submissions', exceptUserId: user._id, text: 'Enquiry: Asha Verma' },
  ]);
});

test('what a client sends while logged in is a visitor’s', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('user');
  await t.app.inject({ method: 'POST', url: '/api/quotes', headers, payload: asha });
  expect(await t.db.selectFrom('history').select(['userId', 'userName']).distinct().execute()).toEqual([
    { userId: null, userName: 'Visitor' },
  ]);
});
