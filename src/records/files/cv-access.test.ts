import { expect, test, vi } from 'vitest';
import { docOf, docxOf } from '~/platform/files/word/test-kit';
import { unzip } from '~/platform/files/zip/test-kit';
import { application, ravi } from '~/testing/application';
import { addCareer } from '~/testing/factories';
import { type StartedApp, startApp } from '~/testing/start-app';

async function withCv(content?: Buffer) {
  const t = await startApp();
  await t.call('POST', '/api/career', { body: application(undefined, content) });
  const { _id, resume } = await t.db.selectFrom('careers').selectAll().executeTakeFirstOrThrow();
  return { t, _id, resume };
}

const openings = async ({ db }: StartedApp) =>
  db
    .selectFrom('history')
    .select(['resource', 'recordId', 'userId', 'userName', 'changes'])
    .where('action', '=', 'opened')
    .orderBy('_id')
    .execute();

test('attack 41: a CV opens for the staff alone, and who opened it is written down', async () => {
  const { t, _id, resume } = await withCv();
  const client = await t.logIn('user', { email: 'ravi@rao.example' });
  const [admin, employee] = [
    await t.logIn('admin', { name: 'Ila' }),
    await t.logIn('employee', { name: 'Dev' }),
  ];
  expect((await t.call('GET', resume)).statusCode).toBe(401);
  expect((await t.call('GET', resume, client)).statusCode).toBe(403);
  expect(await openings(t)).toEqual([]);
  for (const who of [employee, admin]) expect((await t.call('GET', resume, who)).statusCode).toBe(200);
  const line = { resource: 'career', recordId: _id, changes: [] };
  expect(await openings(t)).toEqual([
    { ...line, userId: employee.user._id, userName: 'Dev' },
    { ...line, userId: admin.user._id, userName: 'Ila' },
  ]);
  const history = (await t.call('GET', `/api/records/career/${_id}/history`, employee)).json();
  expect(history.map((one: { action: string }) => one.action)).toEqual(['opened', 'opened', 'created']);
  const activity = (await t.call('GET', '/api/activity', employee)).json();
  expect(activity.items[0]).toMatchObject({
    action: 'opened',
    userName: 'Ila',
    title: 'Ravi Rao',
    isThere: true,
  });
});

test('attack 41: a CV in the copy for a person is written down as opened, before it is handed out', async () => {
  const { t, _id } = await withCv();
  const admin = await t.logIn('admin', { name: 'Ila' });
  const copy = () => t.call('POST', '/api/privacy/export', { ...admin, body: { who: 'ravi@rao.example' } });
  const answer = await copy();
  expect([answer.statusCode, [...unzip(answer.rawPayload).keys()]]).toEqual([
    200,
    [expect.stringMatching(`^files/career-${_id}`), 'held.json', 'held-2.json'],
  ]);
  const line = { resource: 'career', recordId: _id, changes: [], userId: admin.user._id, userName: 'Ila' };
  expect(await openings(t)).toEqual([line]);
  const transaction = vi.spyOn(t.db, 'transaction').mockImplementation(() => {
    throw new Error('the disk is gone');
  });
  const broken = await copy();
  transaction.mockRestore();
  // The name of the file would stand before its bytes.
  expect([broken.statusCode, broken.body.includes('files/career')]).toEqual([500, false]);
  expect(await openings(t)).toEqual([line]);
});

test('attack 41: a CV whose opening cannot be written down is not handed out', async () => {
  const { t, resume } = await withCv();
  const employee = await t.logIn('employee');
  const transaction = vi.spyOn(t.db, 'transaction').mockImplementation(() => {
    throw new Error('the disk is gone');
  });
  const answer = await t.call('GET', resume, employee);
  transaction.mockRestore();
  expect([answer.statusCode, answer.body.includes('%PDF')]).toEqual([500, false]);
  expect((await t.call('GET', resume, employee)).statusCode).toBe(200);
  expect(await openings(t)).toHaveLength(1);
});

test('attack 41: the CV of an application in the trash opens for an admin alone', async () => {
  const { t, _id, resume } = await withCv();
  const [admin, employee] = [await t.logIn('admin'), await t.logIn('employee')];
  await t.call('DELETE', `/api/career/${_id}`, admin);
  expect((await t.call('GET', resume, employee)).statusCode).toBe(404);
  expect(await openings(t)).toEqual([]);
  expect((await t.call('GET', resume, admin)).statusCode).toBe(200);
  expect(await openings(t)).toHaveLength(1);
});

test('attack 41: a file that no record holds is nobody’s, and one that is gone leaves no trace of an opening', async () => {
  const { t, _id, resume } = await withCv();
  const admin = await t.logIn('admin');
  await t.db.updateTable('careers').set({ resume: '' }).where('_id', '=', _id).execute();
  expect((await t.call('GET', resume, admin)).statusCode).toBe(404);
  const { id } = await addCareer(t);
  const lost = await t.db
    .selectFrom('careers')
    .select('resume')
    .where('_id', '=', id)
    .executeTakeFirstOrThrow();
  expect((await t.call('GET', lost.resume, admin)).statusCode).toBe(404);
  expect(await openings(t)).toEqual([]);
});

const documents: [string, Buffer, string][] = [
  ['DOCX', docxOf(['Ravi Rao', 'Palwal &amp; Goa']), 'Ravi Rao\nPalwal & Goa'],
  ['DOC', docOf('Ravi Rao\r', 'पलवल\r'), 'Ravi Rao\nपलवल'],
];

test.each(documents)(
  'attack 41: a %s is read as text by the staff alone, and who read it is written down; the file itself is saved, never shown',
  async (_kind, content, text) => {
    const { t, _id, resume } = await withCv(content);
    const client = await t.logIn('user', { email: 'ravi@rao.example' });
    const employee = await t.logIn('employee', { name: 'Dev' });
    expect((await t.call('GET', `${resume}/text`)).statusCode).toBe(401);
    expect((await t.call('GET', `${resume}/text`, client)).statusCode).toBe(403);
    expect(await openings(t)).toEqual([]);
    const read = await t.call('GET', `${resume}/text`, employee);
    expect([read.statusCode, read.json()]).toEqual([200, { text, isCut: false }]);
    expect(await openings(t)).toMatchObject([{ recordId: _id, userName: 'Dev' }]);
    const file = await t.call('GET', resume, employee);
    expect(file.rawPayload.equals(content)).toBe(true);
    expect(file.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="resume-[\w-]+\.docx?"$/),
      'content-security-policy': expect.stringContaining("default-src 'none'; sandbox"),
    });
    expect(await openings(t)).toHaveLength(2);
  },
);

test('attack 41: what has no text to be taken out is not opened for it, and what cannot be read says so', async () => {
  const { t, resume } = await withCv();
  const employee = await t.logIn('employee');
  expect((await t.call('GET', `${resume}/text`, employee)).statusCode).toBe(404);
  expect(await openings(t)).toEqual([]);
  await t.call('POST', '/api/career', { body: application({ ...ravi, email: 'b@b.example' }, docxOf([])) });
  const { resume: empty } = await t.db
    .selectFrom('careers')
    .select('resume')
    .where('email', '=', 'b@b.example')
    .executeTakeFirstOrThrow();
  expect((await t.call('GET', `${empty}/text`, employee)).json()).toEqual({ text: null, isCut: false });
  expect(await openings(t)).toHaveLength(1);
});
