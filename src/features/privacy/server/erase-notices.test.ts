import { expect, test } from 'vitest';
import { retire } from '~/records/retention/retire';
import { ravi } from '~/testing/factories';
import { mailsOf } from '~/testing/mails';
import { type StartedApp, startApp } from '~/testing/start-app';

type Login = Awaited<ReturnType<StartedApp['logIn']>>;

const THEFT = 'stolen@test.example';

const erase = async (t: StartedApp, admin: Login, who: string) => {
  const answer = await t.call('POST', '/api/privacy/erase', { ...admin, body: { who, confirm: who } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

const noticesTo = async (t: StartedApp, address: string) =>
  (await mailsOf(t)).filter(({ to }) => to?.some((one) => one.address === address));

/** What housekeeping does about mails. */
const waitForHousekeeping = (t: StartedApp) => retire({ ...t, resources: [] }, () => false);

async function twoAdmins() {
  const t = await startApp();
  const thief = await t.logIn('admin', { email: 'thief@test.example' });
  const victim = await t.addUser('admin', { email: 'victim@test.example' });
  return { t, thief, victim };
}

test('attack 45: an erasure of a new admin whose account stays keeps the news from nobody', async () => {
  const { t, thief } = await twoAdmins();
  const made = await t.call('POST', '/api/employee', { ...thief, body: { ...ravi, role: 'admin' } });
  expect(made.statusCode).toBe(200);
  expect((await erase(t, thief, ravi.email)).stayingRecords).toHaveLength(2);
  await waitForHousekeeping(t);
  expect(await noticesTo(t, 'victim@test.example')).toMatchObject([
    { subject: expect.stringMatching(/^New admin: /) },
  ]);
});

test('attack 45: nor does one of a new admin whose account goes; the news is erased after it went out', async () => {
  const { t, thief } = await twoAdmins();
  const { _id } = await t.addUser('user', { name: ravi.name, email: ravi.email });
  await t.call('PUT', `/api/user/edit-role/${_id}`, { ...thief, body: { role: 'admin' } });
  expect((await erase(t, thief, ravi.email)).stayingRecords).toEqual([]);
  await waitForHousekeeping(t);
  expect(await noticesTo(t, 'victim@test.example')).toMatchObject([
    { subject: expect.stringMatching(/^New admin: /) },
  ]);
  await waitForHousekeeping(t);
  expect(await t.db.selectFrom('outbox').select('data').execute()).toEqual([]);
  expect(await mailsOf(t)).toEqual([]);
});

test('attack 45: an erasure of the address that an account had does not keep its owner from hearing of the new one', async () => {
  const { t, thief, victim } = await twoAdmins();
  const body = { _id: victim._id, email: THEFT };
  expect((await t.call('PUT', '/api/user/edit-user', { ...thief, body })).statusCode).toBe(200);
  const before = await t.call('POST', '/api/privacy/find', { ...thief, body: { who: victim.email } });
  expect(before.json()).toMatchObject({ amounts: { mails: 1 }, wouldErase: { mails: 0 } });
  await erase(t, thief, victim.email);
  await waitForHousekeeping(t);
  expect(await noticesTo(t, victim.email)).toMatchObject([
    { subject: expect.stringContaining('email address was changed') },
  ]);
  await waitForHousekeeping(t);
  const left = await t.db.selectFrom('outbox').select('recipient').execute();
  expect(left.map(({ recipient }) => recipient)).not.toContain(victim.email);
  expect(await noticesTo(t, victim.email)).toEqual([]);
});

test('a notice that has gone out is erased at once', async () => {
  const { t, thief, victim } = await twoAdmins();
  await t.call('PUT', '/api/user/edit-user', { ...thief, body: { _id: victim._id, email: THEFT } });
  expect(await noticesTo(t, victim.email)).toHaveLength(1);
  expect((await erase(t, thief, victim.email)).erased.mails).toBe(1);
  expect(await noticesTo(t, victim.email)).toEqual([]);
});

test('attack 45: a new admin who is purged from the trash is told of all the same', async () => {
  const { t, thief } = await twoAdmins();
  const { _id } = await t.addUser('user', { name: ravi.name, email: ravi.email });
  await t.call('PUT', `/api/user/edit-role/${_id}`, { ...thief, body: { role: 'admin' } });
  await t.call('DELETE', `/api/user/${_id}`, thief);
  expect((await t.call('DELETE', `/api/records/user/${_id}/purge`, thief)).statusCode).toBe(200);
  expect(await noticesTo(t, 'victim@test.example')).toHaveLength(1);
  await waitForHousekeeping(t);
  expect(await mailsOf(t)).toEqual([]);
});
