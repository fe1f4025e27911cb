import { expect, test, vi } from 'vitest';
import { fromNow, MINUTE, now } from '~/lib/time';
import type { StartedApp } from '~/testing/start-app';
import { goOnWithImports } from './go-on';
import { desk, enquiries, row, sheet, start } from './test-kit';

const ROWS = 250;
const rows = sheet(...Array.from({ length: ROWS }, (_, n) => row(n)));

/** Does it between two pieces of the work: before the first that begins when something has come of it. */
async function amid<Answer>(t: StartedApp, work: () => Promise<Answer>, then: () => Promise<unknown>) {
  const before = (await enquiries(t)).length;
  const begin = t.db.transaction.bind(t.db);
  const beginning = vi.spyOn(t.db, 'transaction').mockImplementation(() => {
    const piece = begin();
    const run = piece.execute.bind(piece);
    piece.execute = async (change) => {
      if ((await enquiries(t)).length !== before) await then();
      return run(change);
    };
    return piece;
  });
  const answer = await work();
  beginning.mockRestore();
  return answer;
}

async function house() {
  const { t, user, ...maker } = await start();
  const admin = desk(t, (await t.logIn('admin')).headers);
  const become = (values: object) =>
    t.db.updateTable('users').set(values).where('_id', '=', user._id).execute();
  const block = () => become({ isBlocked: true });
  const left = async () => (await enquiries(t)).length;
  return { t, user, maker, admin, become, block, left };
}

async function stopped() {
  const all = await house();
  const { t, maker, block } = all;
  const { id } = await maker.check(rows);
  const answer = await amid(t, () => maker.act('POST', `${id}/run`), block);
  return { ...all, id, answer };
}

test('attack 44: who is blocked while their file comes in imports no more, and somebody else goes on with it', async () => {
  const { t, admin, id, answer, left, user } = await stopped();
  expect(answer.statusCode, answer.body).toBe(401);
  expect(await left()).toBe(50);
  // Nor does it go on by itself.
  await t.db
    .updateTable('imports')
    .set({ since: fromNow(-MINUTE) })
    .execute();
  await goOnWithImports(t.db, t.features);
  expect(await left()).toBe(50);
  expect((await admin.act('GET', id)).json()).toMatchObject({ status: 'stopped', added: 50, progress: 50 });
  expect((await admin.act('POST', `${id}/run`)).json()).toEqual({ added: ROWS, changed: 0, skipped: 0 });
  expect(await left()).toBe(ROWS);
  const theirs = t.db.selectFrom('history').select('_id').where('userId', '=', user._id);
  expect(await theirs.execute()).toHaveLength(50);
});

test('what came in until then is taken back by somebody else', async () => {
  const { admin, id, left } = await stopped();
  expect((await admin.act('POST', `${id}/revert`)).json()).toEqual({ removed: 50, restored: 0, kept: [] });
  expect((await admin.act('GET', id)).json()).toMatchObject({ status: 'reverted' });
  expect(await left()).toBe(0);
});

test('attack 44: who is blocked while they take an import back takes no more of it back, and somebody else does', async () => {
  const { t, maker, admin, block, left } = await house();
  const { id } = await maker.run(rows);
  const answer = await amid(t, () => maker.act('POST', `${id}/revert`), block);
  expect(answer.statusCode, answer.body).toBe(401);
  expect(await left()).toBe(ROWS - 50);
  expect((await admin.act('GET', id)).json()).toMatchObject({ status: 'done' });
  expect((await admin.act('POST', `${id}/revert`)).statusCode).toBe(200);
  expect(await left()).toBe(0);
});

test.each<[string, object]>([
  ['blocked', { isBlocked: true }],
  ['deleted', { deletedAt: now() }],
  ['no longer of the staff', { role: 'user' }],
])(
  'attack 44: an import whose process has ended does not go on in the name of who is %s',
  async (_, values) => {
    const { t, maker, admin, become, left } = await house();
    const { id } = await maker.check(rows);
    const died = { status: 'running', reached: 51, progress: 50, since: fromNow(-MINUTE) } as const;
    await t.db.updateTable('imports').set(died).execute();
    await become(values);
    await goOnWithImports(t.db, t.features);
    expect(await left()).toBe(0);
    expect((await admin.act('GET', id)).json()).toMatchObject({ status: 'stopped', progress: 50 });
    expect((await admin.act('POST', `${id}/run`)).json()).toMatchObject({ added: ROWS - 50 });
  },
);

test('nor in the name of who is blocked while it goes on', async () => {
  const { t, maker, admin, block, left } = await house();
  const { id } = await maker.check(rows);
  const died = { status: 'running', reached: 51, progress: 50, since: fromNow(-MINUTE) } as const;
  await t.db.updateTable('imports').set(died).execute();
  await amid(t, () => goOnWithImports(t.db, t.features), block);
  expect(await left()).toBe(50);
  expect((await admin.act('GET', id)).json()).toMatchObject({ status: 'stopped', progress: 100 });
});
