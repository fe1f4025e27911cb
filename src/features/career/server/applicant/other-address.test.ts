import { expect, test } from 'vitest';
import { now } from '~/lib/time';
import { application, careers, ravi } from '~/testing/application';
import { mailsOf } from '~/testing/mails';
import { startApp } from '~/testing/start-app';

const CORRECTED = 'ravi.rao@rao.example';

async function applied() {
  const t = await startApp();
  await t.call('POST', '/api/career', { body: application() });
  const sentTo = async (address: string) =>
    (await mailsOf(t)).filter(({ to }) => to?.some((one) => one.address === address));
  const tokenIn = async (address: string) =>
    /\/application\/([\w-]{43})/.exec((await sentTo(address)).at(-1)?.text ?? '')?.[1] ?? '';
  const id = (await careers(t))[0]?._id ?? '';
  const staff = await t.logIn('employee');
  const put = (path: string, body: object) => t.call('PUT', `/api/career/${id}${path}`, { ...staff, body });
  const letItGo = async () => {
    await t.db.updateTable('outbox').set({ nextAttemptAt: now() }).where('status', '=', 'queued').execute();
    await t.mailer.flush();
  };
  return { t, id, staff, put, sentTo, tokenIn, letItGo };
}

test('attack 54: a link that was sent to a wrong address opens nothing once the address is corrected', async () => {
  const { t, put, tokenIn } = await applied();
  const strangers = `/api/public/applications/${await tokenIn(ravi.email)}`;
  await put('', { phone: '98180 40103' });
  expect((await t.call('GET', strangers)).statusCode).toBe(200);
  expect((await put('', { email: CORRECTED })).statusCode).toBe(200);
  expect((await t.call('GET', strangers)).statusCode).toBe(404);
  for (const path of ['withdraw', 'erase'])
    expect((await t.call('POST', `${strangers}/${path}`)).statusCode).toBe(404);
  expect(await careers(t)).toMatchObject([{ status: 'New', email: CORRECTED }]);
  await put('/stage', { status: 'Interview' });
  const theirs = await t.call('GET', `/api/public/applications/${await tokenIn(CORRECTED)}`);
  expect(theirs.json()).toMatchObject({ stage: 'Interview' });
});

test('a refusal that waits goes to the corrected address, and can still be taken back', async () => {
  const { t, staff, put, sentTo, letItGo } = await applied();
  await put('/stage', { status: 'In Review' });
  await put('/stage', { status: 'Rejected' });
  const before = (await sentTo(ravi.email)).length;
  await put('', { email: CORRECTED });
  const again = await put('/stage', { status: 'Rejected' });
  expect((await t.call('POST', `/api/career/undo/${again.json().undo}`, staff)).statusCode).toBe(200);
  expect(await careers(t)).toMatchObject([{ status: 'In Review' }]);
  await put('/stage', { status: 'Rejected' });
  await letItGo();
  expect(await sentTo(ravi.email)).toHaveLength(before);
  expect(await sentTo(CORRECTED)).toHaveLength(1);
});

test('what the wrong address did not take goes to the corrected one, and what it took does not', async () => {
  const { t, put, sentTo, letItGo } = await applied();
  await put('/stage', { status: 'Interview' });
  await t.mailer.flush();
  await put('', { email: CORRECTED });
  await letItGo();
  expect(await sentTo(CORRECTED)).toHaveLength(0);
  await put('', { email: ravi.email });
  await put('/stage', { status: 'Offered' });
  await t.db
    .updateTable('outbox')
    .set({ status: 'failed', attempts: 8, lastError: 'No such mailbox' })
    .where('status', '=', 'queued')
    .execute();
  await put('', { email: CORRECTED });
  await letItGo();
  expect((await sentTo(CORRECTED)).map(({ subject }) => subject)).toEqual([expect.any(String)]);
});

test('a refusal in the trash is not taken back in words alone: the mail waits with its stage', async () => {
  const { t, id, staff, put } = await applied();
  const { undo } = (await put('/stage', { status: 'Rejected' })).json();
  const admin = await t.logIn('admin');
  await t.call('DELETE', `/api/career/${id}`, admin);
  expect((await t.call('POST', `/api/career/undo/${undo}`, staff)).statusCode).toBe(404);
  await t.call('POST', `/api/records/career/${id}/restore`, admin);
  expect((await t.call('POST', `/api/career/undo/${undo}`, staff)).statusCode).toBe(200);
  expect(await careers(t)).toMatchObject([{ status: 'New', deletedAt: null }]);
});
