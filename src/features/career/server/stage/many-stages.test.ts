import { describe, expect, test } from 'vitest';
import { careers } from '~/testing/application';
import { addCareer } from '~/testing/factories';
import { type StartedApp, startApp } from '~/testing/start-app';

const waiting = ({ db }: StartedApp) =>
  db.selectFrom('outbox').select('recipient').where('template', '=', 'career-stage').execute();

async function three() {
  const t = await startApp();
  const ids: string[] = [];
  for (const name of ['Asha Verma', 'Ravi Rao', 'Zoe Roy']) ids.push((await addCareer(t, { name })).id);
  const staff = await t.logIn('employee');
  const preview = (body: object) => t.call('POST', '/api/career/stage-letters', { ...staff, body });
  const set = (values: object) =>
    t.call('POST', '/api/records/career/bulk', { ...staff, body: { ids, set: values } });
  return { t, ids, staff, preview, set };
}

describe('many applicants', () => {
  test('are written what was shown, and as many as were told', async () => {
    const { t, ids, staff, preview, set } = await three();
    const [first = ''] = ids;
    await t.call('PUT', `/api/career/${first}/stage`, { ...staff, body: { status: 'Interview' } });
    await t.call('PUT', `/api/career/${first}/stage`, {
      ...staff,
      body: { status: 'In Review', mail: false },
    });
    const shown = (await preview({ ids, status: 'Interview' })).json();
    expect(shown).toMatchObject({
      moving: 3,
      mails: 2,
      to: 'Zoe Roy',
      letter: { text: expect.stringContaining('Hello Zoe,') },
    });
    expect((await preview({ query: 'is.status=New', status: 'Interview' })).json()).toEqual({
      ...shown,
      moving: 2,
    });
    expect(await waiting(t)).toHaveLength(1);
    await set({ status: 'Interview', quietly: false });
    expect(await waiting(t)).toHaveLength(3);
    expect((await preview({ ids, status: 'Interview' })).json()).toMatchObject({
      moving: 0,
      mails: 0,
      letter: null,
    });
    expect((await preview({ ids, status: 'New' })).json()).toMatchObject({
      moving: 3,
      mails: 0,
      letter: null,
    });
  });

  test('are not, where nobody wants that', async () => {
    const { t, set } = await three();
    expect((await set({ status: 'Rejected', quietly: true, reason: 'No place left' })).json().changed).toBe(
      3,
    );
    expect(await waiting(t)).toEqual([]);
    expect(await careers(t)).toMatchObject(
      [1, 2, 3].map(() => ({ status: 'Rejected', reason: 'No place left' })),
    );
  });

  test('are refused with one reason, and all of it is taken back', async () => {
    const { t, ids, staff, set } = await three();
    await t.db
      .updateTable('careers')
      .set({ status: 'Interview' })
      .where('_id', '=', ids[0] ?? '')
      .execute();
    const { undo } = (await set({ status: 'Rejected', quietly: false, reason: 'No place left' })).json();
    expect(await waiting(t)).toHaveLength(3);
    expect((await t.call('POST', `/api/records/undo/${undo}`, staff)).json().restored).toBe(3);
    expect(await waiting(t)).toEqual([]);
    const rows = await t.db.selectFrom('careers').select(['status', 'reason']).orderBy('_id').execute();
    expect(rows.map(({ status }) => status)).toEqual(['Interview', 'New', 'New']);
    expect(rows.map(({ reason }) => reason)).toEqual([null, null, null]);
  });

  test('attack 38: are written once, however often it is pressed at once', async () => {
    const { t, set } = await three();
    await Promise.all(Array.from({ length: 5 }, () => set({ status: 'Offered', quietly: false })));
    expect(await waiting(t)).toHaveLength(3);
  });

  test('who are at a stage already stay as they are, with their reason', async () => {
    const { t, set } = await three();
    await set({ status: 'Rejected', quietly: true, reason: 'First' });
    const again = await set({ status: 'Rejected', quietly: false, reason: 'Second' });
    expect(again.json()).toMatchObject({ changed: 0 });
    expect(await careers(t)).toMatchObject([1, 2, 3].map(() => ({ reason: 'First' })));
    expect(await waiting(t)).toEqual([]);
  });

  test.each([
    ['neither ids nor a query', { status: 'Interview' }],
    ['both', { status: 'Interview', query: '', ids: ['0198f3d2-6b1c-7c41-9a55-3f2f8b1a7d10'] }],
    ['no stage of ours', { status: 'Won', query: '' }],
    ['a query that the list does not know', { status: 'Interview', query: 'is.salary=1' }],
  ])('are not shown with %s', async (_name, body) => {
    const { preview } = await three();
    expect((await preview(body)).statusCode).toBe(400);
  });

  test('get no reason without a stage', async () => {
    const { set } = await three();
    expect((await set({ reason: 'Why not' })).statusCode).toBe(400);
  });
});
