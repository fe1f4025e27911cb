import { describe, expect, test } from 'vitest';
import { DAY, fromNow, now, SECOND } from '~/lib/time';
import { addMonths } from '~/model/retention';
import { newToken } from '~/platform/auth/tokens';
import { samples } from '~/platform/files/test-kit';
import { retire } from '~/records/retention/retire';
import { application, careers, ravi, storedFiles } from '~/testing/application';
import { mailsOf } from '~/testing/mails';
import { type StartedApp, startApp } from '~/testing/start-app';

const linkIn = (text: string | undefined) => /\/application\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '';

async function lettersTo(t: StartedApp, address: string) {
  const mails = await mailsOf(t);
  return mails.flatMap(({ to, text }) => (to?.some((one) => one.address === address) ? [text] : []));
}

async function applied() {
  const t = await startApp();
  await t.call('POST', '/api/career', { body: application() });
  const token = linkIn((await lettersTo(t, ravi.email))[0]);
  const id = (await careers(t))[0]?._id ?? '';
  const staff = await t.logIn('employee');
  const url = `/api/public/applications/${token}`;
  const read = async () => (await t.call('GET', url)).json();
  const put = (body: object) => t.call('PUT', `/api/career/${id}/stage`, { ...staff, body });
  const waits = () =>
    t.db
      .selectFrom('outbox')
      .select('_id')
      .where('template', '=', 'career-stage')
      .where('status', '=', 'queued')
      .execute();
  const letItGo = async () => {
    await t.db.updateTable('outbox').set({ nextAttemptAt: now() }).where('status', '=', 'queued').execute();
    await t.mailer.flush();
  };
  return { t, id, token, url, staff, read, put, waits, letItGo };
}

describe('the link', () => {
  test('is in the receipt and in the mail of a stage, opens that application alone, and is stored nowhere', async () => {
    const { t, id, token, read, put } = await applied();
    expect(await read()).toEqual({
      reference: expect.stringMatching(/^PW-/),
      name: 'Ravi Rao',
      appliedFor: 'Web Developer',
      date: expect.any(String),
      stage: 'New',
      since: expect.any(String),
      isOpen: true,
      interview: null,
    });
    await put({ status: 'Interview' });
    const letters = await lettersTo(t, ravi.email);
    const second = linkIn(letters[1]);
    expect(second).not.toBe(token);
    expect((await t.call('GET', `/api/public/applications/${second}`)).json()).toEqual(await read());
    const tables = ['outbox', 'history', 'idempotencyKeys', 'applicationLinks', 'notifications'] as const;
    for (const table of tables)
      expect(JSON.stringify(await t.db.selectFrom(table).selectAll().execute())).not.toContain(token);
    expect(await t.db.selectFrom('applicationLinks').select('careerId').execute()).toEqual([
      { careerId: id },
      { careerId: id },
    ]);
  });

  test.each(['', '/withdraw', '/erase'])('that nobody was sent opens nothing: %s', async (path) => {
    const { t, id } = await applied();
    for (const token of [newToken(), id, 'x']) {
      const { statusCode } = await t.call(path ? 'POST' : 'GET', `/api/public/applications/${token}${path}`);
      expect(statusCode).toBe(404);
    }
    expect(await careers(t)).toMatchObject([{ status: 'New' }]);
  });

  test('opens nothing while the application lies in the trash', async () => {
    const { t, id, url } = await applied();
    const admin = await t.logIn('admin');
    expect((await t.call('DELETE', `/api/career/${id}`, admin)).statusCode).toBe(200);
    expect((await t.call('GET', url)).statusCode).toBe(404);
  });
});

describe('a refusal', () => {
  test('is shown when its mail has gone out, and not before', async () => {
    const { read, put, letItGo } = await applied();
    await put({ status: 'Interview' });
    await put({ status: 'Rejected', reason: 'Too expensive' });
    const before = await read();
    expect(before).toMatchObject({ stage: 'Interview', isOpen: true });
    await letItGo();
    const after = await read();
    expect(after).toMatchObject({ stage: 'Rejected', isOpen: false });
    expect(JSON.stringify([before, after])).not.toContain('expensive');
  });

  test('without a mail is ours alone', async () => {
    const { read, put } = await applied();
    await put({ status: 'Rejected', mail: false });
    expect(await read()).toMatchObject({ stage: 'New', isOpen: true });
  });
});

describe('who withdraws', () => {
  test('is not refused, not written to any more, and the staff hear of it', async () => {
    const { t, url, read, put, waits } = await applied();
    await put({ status: 'Rejected', reason: 'Too expensive' });
    expect(await waits()).toHaveLength(1);
    for (let n = 0; n < 2; n++) expect((await t.call('POST', `${url}/withdraw`)).statusCode).toBe(200);
    expect(await waits()).toEqual([]);
    expect(await careers(t)).toMatchObject([
      { status: 'Rejected', reason: 'withdrawn', withdrawnAt: expect.any(String) },
    ]);
    expect(await read()).toMatchObject({ stage: 'Withdrawn', isOpen: false });
    const told = await t.db.selectFrom('notifications').select('text').execute();
    expect(told.filter(({ text }) => text === 'Ravi Rao has withdrawn their application')).toHaveLength(1);
    expect(await lettersTo(t, ravi.email)).toHaveLength(1);
  });

  test('has withdrawn, also when somebody refuses many at once after that', async () => {
    const { t, id, url, staff, read, put, waits } = await applied();
    await t.call('POST', `${url}/withdraw`);
    await t.call('POST', '/api/records/career/bulk', {
      ...staff,
      body: { ids: [id], set: { status: 'Rejected' } },
    });
    await put({ status: 'Rejected', reason: 'Too expensive' });
    expect(await waits()).toEqual([]);
    expect(await read()).toMatchObject({ stage: 'Withdrawn' });
    await put({ status: 'In Review', mail: false });
    expect(await read()).toMatchObject({ stage: 'In Review', isOpen: true });
    await put({ status: 'Rejected' });
    expect(await waits()).toHaveLength(1);
  });

  test('has withdrawn, also when somebody has moved it on with others and takes that back', async () => {
    const { t, id, url, staff, read } = await applied();
    await t.call('POST', `${url}/withdraw`);
    const [before] = await careers(t);
    const body = { ids: [id], set: { status: 'In Review', quietly: true } };
    const { undo } = (await t.call('POST', '/api/records/career/bulk', { ...staff, body })).json();
    expect(await careers(t)).toMatchObject([{ status: 'In Review', withdrawnAt: null, keepUntil: null }]);
    await t.call('POST', `/api/records/undo/${undo}`, staff);
    const { withdrawnAt, keepUntil } = before ?? {};
    expect(await careers(t)).toMatchObject([{ reason: 'withdrawn', withdrawnAt, keepUntil }]);
    expect(await read()).toMatchObject({ stage: 'Withdrawn', isOpen: false });
  });

  test('and a mail that waits for another try is not sent', async () => {
    const { t, url, put, letItGo } = await applied();
    await put({ status: 'Interview' });
    await t.call('POST', `${url}/withdraw`);
    await letItGo();
    expect(await lettersTo(t, ravi.email)).toHaveLength(1);
  });

  test('cannot once it is decided', async () => {
    const { t, url, put, letItGo } = await applied();
    await put({ status: 'Rejected' });
    await letItGo();
    expect((await t.call('POST', `${url}/withdraw`)).statusCode).toBe(409);
    await put({ status: 'Hired' });
    expect((await t.call('POST', `${url}/withdraw`)).statusCode).toBe(409);
    expect((await t.call('POST', `${url}/resume`, { body: cv() })).statusCode).toBe(409);
    expect(await storedFiles(t)).toHaveLength(1);
  });
});

const cv = (content: string | Uint8Array | null = samples.pdf) => application({}, content);

test('a newer CV stands in the place of the one before, which stays beside it; pressed twice, it comes once', async () => {
  const { t, url } = await applied();
  const [before] = await careers(t);
  const headers = { 'idempotency-key': 'a-newer-cv-of-mine' };
  for (let n = 0; n < 2; n++)
    expect((await t.call('POST', `${url}/resume`, { body: cv(), headers })).statusCode).toBe(200);
  const [after] = await careers(t);
  expect(after?.resume).not.toBe(before?.resume);
  expect(after).toMatchObject({ earlierResume: before?.resume, firstResume: null });
  expect(await storedFiles(t)).toHaveLength(2);
  expect((await t.call('POST', `${url}/resume`, { body: cv('no CV') })).statusCode).toBe(415);
  expect((await t.call('POST', `${url}/resume`, { body: cv(null) })).json()).toMatchObject({
    fields: { resume: 'Choose your CV.' },
  });
  expect(await storedFiles(t)).toHaveLength(2);
});

test('who deletes their data leaves a number, and nothing of themselves', async () => {
  const { t, url, put } = await applied();
  await t.call('POST', `${url}/resume`, { body: cv() });
  await put({ status: 'Interview' });
  await lettersTo(t, ravi.email);
  expect((await t.call('POST', `${url}/erase`)).statusCode).toBe(200);
  expect((await t.call('GET', url)).statusCode).toBe(404);
  expect(await careers(t)).toEqual([]);
  expect(await storedFiles(t)).toEqual([]);
  const tables = [
    'outbox',
    'history',
    'notifications',
    'people',
    'careerStages',
    'stageMails',
    'applicationLinks',
  ] as const;
  for (const table of tables)
    expect(JSON.stringify(await t.db.selectFrom(table).selectAll().execute())).not.toMatch(/ravi/i);
  expect(await lettersTo(t, ravi.email)).toEqual([]);
  expect(await t.db.selectFrom('hiringCounts').selectAll().execute()).toEqual([
    {
      month: now().slice(0, 7),
      opening: '',
      designation: 'WBD',
      channel: 'direct',
      outcome: 'Interview',
      count: 1,
    },
  ]);
});

describe('an application goes', () => {
  const endOf = async (t: StartedApp, id: string) => {
    const admin = await t.logIn('admin');
    return (await t.call('GET', `/api/records/career/${id}/term`, admin)).json();
  };
  const over = (t: StartedApp) =>
    t.db
      .updateTable('careers')
      .set({ keepUntil: fromNow(-SECOND) })
      .where('keepUntil', 'is not', null)
      .where('keepUntil', '<', fromNow(400 * DAY))
      .execute();
  const dayIn = (months: number) => addMonths(now(), months).slice(0, 10);

  test('twelve months after a refusal, not after it came; with its CV, and a number stays', async () => {
    const { t, id, put } = await applied();
    await t.db.updateTable('careers').set({ date: '2020-01-01T10:00:00.000Z' }).execute();
    await put({ status: 'Rejected' });
    const { erasedOn } = await endOf(t, id);
    expect(erasedOn.slice(0, 10)).toBe(dayIn(12));
    await put({ status: 'Rejected', reason: 'Once more' });
    expect(await endOf(t, id)).toMatchObject({ erasedOn });
    await retire(t, () => false);
    expect(await careers(t)).toHaveLength(1);
    await over(t);
    await retire(t, () => false);
    expect(await careers(t)).toEqual([]);
    expect(await storedFiles(t)).toEqual([]);
    expect(await t.db.selectFrom('hiringCounts').selectAll().execute()).toMatchObject([
      { month: '2020-01', outcome: 'Rejected', count: 1 },
    ]);
  });

  test('a month after it was withdrawn', async () => {
    const { t, id, url } = await applied();
    await t.call('POST', `${url}/withdraw`);
    const { erasedOn } = await endOf(t, id);
    expect(erasedOn.slice(0, 10)).toBe(dayIn(1));
    await over(t);
    await retire(t, () => false);
    expect(await careers(t)).toEqual([]);
    expect(await t.db.selectFrom('hiringCounts').select('outcome').execute()).toEqual([
      { outcome: 'Withdrawn' },
    ]);
  });

  test('no sooner where it was the staff who typed that word: they have refused it', async () => {
    const { t, id, read, put, waits, letItGo } = await applied();
    await put({ status: 'Rejected', reason: 'withdrawn' });
    expect((await endOf(t, id)).erasedOn.slice(0, 10)).toBe(dayIn(12));
    expect(await waits()).toHaveLength(1);
    await letItGo();
    expect(await read()).toMatchObject({ stage: 'Rejected' });
    await over(t);
    await retire(t, () => false);
    expect(await t.db.selectFrom('hiringCounts').select('outcome').execute()).toEqual([
      { outcome: 'Rejected' },
    ]);
  });

  test('never of whoever was hired; and as all others once that is taken back', async () => {
    const { t, id, put } = await applied();
    await put({ status: 'Hired' });
    await t.db.updateTable('careers').set({ date: '2020-01-01T10:00:00.000Z' }).execute();
    expect(await endOf(t, id)).toMatchObject({ erasedOn: null });
    await over(t);
    await retire(t, () => false);
    expect(await careers(t)).toHaveLength(1);
    await put({ status: 'In Review' });
    expect(await endOf(t, id)).toMatchObject({ erasedOn: '2021-01-01T10:00:00.000Z' });
    await retire(t, () => false);
    expect(await careers(t)).toEqual([]);
  });
});
