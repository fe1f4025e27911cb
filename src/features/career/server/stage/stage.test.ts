import { describe, expect, test } from 'vitest';
import { fromNow, now, SECOND } from '~/lib/time';
import { samples } from '~/platform/files/test-kit';
import { application, careers, ravi, storedFiles } from '~/testing/application';
import { addCareer, addOpening } from '~/testing/factories';
import { type StartedApp, startApp } from '~/testing/start-app';

const waiting = ({ db }: StartedApp) =>
  db
    .selectFrom('outbox')
    .select(['data', 'nextAttemptAt', 'recipient'])
    .where('template', '=', 'career-stage')
    .execute();
const stageOf = async (t: StartedApp) => (await careers(t))[0]?.status;

async function applied() {
  const t = await startApp();
  const { id } = await addCareer(t);
  const staff = await t.logIn('employee');
  const put = (body: object) => t.call('PUT', `/api/career/${id}/stage`, { ...staff, body });
  return { t, id, staff, put };
}

describe('an applicant is written of each stage', () => {
  test.each(['In Review', 'Interview', 'Offered', 'Hired', 'Rejected'])(
    'with every placeholder filled in: %s',
    async (status) => {
      const { t, id, put } = await applied();
      expect((await put({ status })).statusCode).toBe(200);
      const mails = await waiting(t);
      expect(mails).toMatchObject([{ recipient: 'asha@verma.example', data: { _id: id } }]);
      expect(JSON.stringify(Object.values(mails[0]?.data ?? {}))).not.toContain('{');
    },
  );

  test('never twice, however often it comes back to it', async () => {
    const { t, put } = await applied();
    for (const status of ['In Review', 'Interview', 'In Review', 'Interview']) await put({ status });
    expect(await waiting(t)).toHaveLength(2);
  });

  test('and it stands on the timeline of whom it is about', async () => {
    const { t, put } = await applied();
    await put({ status: 'Interview', mail: false });
    const stages = await t.db.selectFrom('activities').select(['kind', 'resource', 'text']).execute();
    expect(stages).toEqual([{ kind: 'stage', resource: 'career', text: 'Application: New → Interview' }]);
  });

  test('not at all where nobody wants that; later, where somebody does', async () => {
    const { t, put } = await applied();
    await put({ status: 'Interview', mail: false });
    expect(await waiting(t)).toEqual([]);
    await put({ status: 'Interview', mail: true });
    expect(await waiting(t)).toHaveLength(1);
  });

  test('in the words that were shown', async () => {
    const { t, id, put, staff } = await applied();
    const shown = await t.call('GET', `/api/career/${id}/stage-letter?status=Offered`, staff);
    expect(shown.json()).toMatchObject({
      letter: { text: expect.stringContaining('Web Developer') },
      sentAt: null,
    });
    await put({ status: 'Offered' });
    expect((await waiting(t))[0]?.data).toMatchObject(shown.json().letter);
    const again = await t.call('GET', `/api/career/${id}/stage-letter?status=Offered`, staff);
    expect(again.json().sentAt).not.toBeNull();
  });
});

describe('a refusal', () => {
  test('waits fifteen minutes, and can be taken back by who did it', async () => {
    const { t, put, staff } = await applied();
    await put({ status: 'In Review', mail: false });
    const { undo } = (await put({ status: 'Rejected', reason: 'No TypeScript' })).json();
    const [mail] = await waiting(t);
    const minutes = (Date.parse(mail?.nextAttemptAt ?? '') - Date.parse(now())) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect((await careers(t))[0]).toMatchObject({ reason: 'No TypeScript' });
    expect(JSON.stringify(mail)).not.toContain('No TypeScript');
    const other = await t.logIn('admin', { email: 'other@test.example' });
    expect((await t.call('POST', `/api/career/undo/${undo}`, other)).statusCode).toBe(404);
    expect((await t.call('POST', `/api/career/undo/${undo}`, staff)).statusCode).toBe(200);
    expect((await careers(t))[0]).toMatchObject({ status: 'In Review', reason: null });
    expect(await waiting(t)).toEqual([]);
    expect((await t.call('POST', `/api/career/undo/${undo}`, staff)).statusCode).toBe(404);
  });

  test('is not sent when the application goes on meanwhile, whoever moves it', async () => {
    const { t, id, staff, put } = await applied();
    await put({ status: 'Rejected' });
    await t.call('PUT', `/api/career/${id}`, { ...staff, body: { status: 'Interview' } });
    expect((await waiting(t)).map(({ data }) => JSON.stringify(data))).toEqual([
      expect.not.stringContaining('somebody else'),
    ]);
  });

  test('of many is taken back with them', async () => {
    const { t, id, staff } = await applied();
    const body = { ids: [id], set: { status: 'Rejected' } };
    const { undo } = (await t.call('POST', '/api/records/career/bulk', { ...staff, body })).json();
    expect(await waiting(t)).toHaveLength(1);
    await t.call('POST', `/api/records/undo/${undo}`, staff);
    expect(await stageOf(t)).toBe('New');
    expect(await waiting(t)).toEqual([]);
  });

  test('that has gone out cannot be', async () => {
    const { t, put, staff } = await applied();
    const { undo } = (await put({ status: 'Rejected' })).json();
    await t.db
      .updateTable('outbox')
      .set({ nextAttemptAt: fromNow(-SECOND) })
      .execute();
    await t.mailer.flush();
    expect((await t.call('POST', `/api/career/undo/${undo}`, staff)).statusCode).toBe(409);
    expect(await stageOf(t)).toBe('Rejected');
  });

  test('attack 38: taken back twice at once is taken back once', async () => {
    const { t, put, staff } = await applied();
    const { undo } = (await put({ status: 'Rejected' })).json();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => t.call('POST', `/api/career/undo/${undo}`, staff)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await stageOf(t)).toBe('New');
  });
});

describe('who applies for an opening', () => {
  const question = { label: 'When could you begin?', kind: 'text', options: [], required: true } as const;
  const answers = JSON.stringify([{ label: question.label, value: 'In May' }]);
  const send = (t: StartedApp, values: object, cv = samples.pdf) =>
    t.call('POST', '/api/career', { body: application({ ...ravi, ...values }, cv) });

  test('is stored with it and with what they answered', async () => {
    const t = await startApp();
    const { id } = await addOpening(t, { title: 'Tester', questions: JSON.stringify([question]) });
    expect((await send(t, { openingId: id, answers })).statusCode).toBe(200);
    expect(await careers(t)).toMatchObject([
      { openingId: id, opening: 'Tester', answers: [{ label: question.label, value: 'In May' }] },
    ]);
  });

  test.each([
    ['no answer to what must be answered', {}, 400],
    ['an answer to what nobody asked', { answers: JSON.stringify([{ label: 'Age?', value: '19' }]) }, 400],
    ['answers that are no list', { answers: 'yes' }, 400],
  ])('is refused with %s', async (_name, values, status) => {
    const t = await startApp();
    const { id } = await addOpening(t, { questions: JSON.stringify([question]) });
    expect((await send(t, { openingId: id, ...values })).statusCode).toBe(status);
    expect(await storedFiles(t)).toEqual([]);
  });

  test.each([
    ['closed', { status: 'Closed' }, 409],
    ['a draft', { status: 'Draft' }, 404],
    ['past its last day', { opensOn: '2026-01-01', closesOn: '2026-01-31' }, 409],
  ])('is refused when it is %s', async (_name, values, status) => {
    const t = await startApp();
    const { id } = await addOpening(t, values);
    expect((await send(t, { openingId: id })).statusCode).toBe(status);
    expect(await careers(t)).toEqual([]);
  });

  test('once more within ninety days adds a CV to the first, and gets the same kind of answer', async () => {
    const t = await startApp();
    const { id } = await addOpening(t);
    const first = await send(t, { openingId: id });
    const second = await send(t, { openingId: id });
    expect(Object.keys(second.json())).toEqual(Object.keys(first.json()));
    await send(t, { openingId: id });
    await send(t, { openingId: id });
    const rows = await careers(t);
    expect(rows).toHaveLength(1);
    const { resume, earlierResume, firstResume } = rows[0] ?? {};
    expect(new Set([resume, earlierResume, firstResume]).size).toBe(3);
    const staff = await t.logIn('employee');
    for (const file of [resume, earlierResume, firstResume])
      expect((await t.call('GET', String(file), staff)).statusCode).toBe(200);
  });

  test('once more is found by the reference of either receipt, until it is erased', async () => {
    const t = await startApp();
    const { id } = await addOpening(t);
    const answers = [await send(t, { openingId: id }), await send(t, { openingId: id })];
    const references: string[] = answers.map((answer) => answer.json().reference);
    expect(new Set(references).size).toBe(2);
    const [row] = await careers(t);
    const admin = await t.logIn('admin');
    const found = async (reference: string, who = admin) =>
      (await t.call('GET', `/api/search?q=${reference.toLowerCase()}`, who)).json().items;
    for (const reference of references) {
      expect(await found(reference)).toMatchObject([{ resource: 'career', _id: row?._id }]);
      expect(await found(reference, await t.logIn('user'))).toEqual([]);
      expect(JSON.stringify(await t.db.selectFrom('outbox').select('data').execute())).toContain(reference);
    }
    await t.call('DELETE', `/api/career/${row?._id}`, admin);
    for (const reference of references) expect(await found(reference)).toEqual([]);
    await t.call('DELETE', `/api/records/career/${row?._id}/purge`, admin);
    expect(await t.db.selectFrom('laterReferences').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['was hired', { status: 'Hired' }],
    ['has withdrawn', { status: 'Rejected', reason: 'withdrawn', withdrawnAt: now() }],
  ])('attack 41: who %s applies anew, and nobody changes what is over', async (_name, ended) => {
    const t = await startApp();
    const { id } = await addOpening(t);
    await send(t, { openingId: id });
    const [before] = await careers(t);
    await t.db.updateTable('careers').set(ended).execute();
    await send(t, { openingId: id });
    const rows = await careers(t);
    expect(rows).toHaveLength(2);
    expect(rows.find(({ _id }) => _id === before?._id)).toMatchObject({ resume: before?.resume, ...ended });
    await send(t, { openingId: id });
    expect(await careers(t)).toHaveLength(2);
  });

  test('after ninety days, or for another, applies anew', async () => {
    const t = await startApp();
    const [{ id }, other] = [await addOpening(t), await addOpening(t, { slug: 'other' })];
    await send(t, { openingId: id });
    await t.db
      .updateTable('careers')
      .set({ date: fromNow(-91 * 24 * 3600 * SECOND) })
      .execute();
    await send(t, { openingId: id });
    await send(t, { openingId: other.id });
    expect(await careers(t)).toHaveLength(3);
  });
});

describe('how far an application ever came', () => {
  const reached = async (t: StartedApp) => (await careers(t)).map((one) => one.reached);

  test('grows with its stage and never sinks, whatever becomes of it', async () => {
    const { t, put } = await applied();
    const seen: string[] = [];
    for (const status of ['Interview', 'In Review', 'Rejected', 'Offered', 'New', 'Hired', 'Interview']) {
      await put({ status, mail: false });
      seen.push(...(await reached(t)));
    }
    expect(seen).toEqual(['Interview', 'Interview', 'Interview', 'Offered', 'Offered', 'Hired', 'Hired']);
  });

  test('is set with many, is what it was when they are taken back, and stands in no history', async () => {
    const { t, id, staff, put } = await applied();
    await put({ status: 'In Review', mail: false });
    const { id: other } = await addCareer(t, { status: 'Offered' });
    const body = { ids: [id, other], set: { status: 'Interview', quietly: true } };
    const { undo } = (await t.call('POST', '/api/records/career/bulk', { ...staff, body })).json();
    expect((await reached(t)).sort()).toEqual(['Interview', 'Offered']);
    await t.call('POST', `/api/records/undo/${undo}`, staff);
    expect((await reached(t)).sort()).toEqual(['In Review', 'Offered']);
    const { body: history } = await t.call('GET', `/api/records/career/${id}/history`, staff);
    expect(history).toContain('Interview');
    expect(history).not.toContain('reached');
  });

  test('is nobody’s to say', async () => {
    const { t, id, staff } = await applied();
    await t.call('PUT', `/api/career/${id}`, { ...staff, body: { reached: 'Hired', name: 'Asha' } });
    const body = { ids: [id], set: { reached: 'Hired' } };
    await t.call('POST', '/api/records/career/bulk', { ...staff, body });
    expect(await reached(t)).toEqual(['New']);
  });
});
