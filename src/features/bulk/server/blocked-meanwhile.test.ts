import { expect, test, vi } from 'vitest';
import { addFollowup } from '~/testing/factories';
import { startApp } from '~/testing/start-app';

test('attack 44: who is blocked while they change many changes no more, nor takes any more back', async () => {
  const t = await startApp();
  const ids: string[] = [];
  // So many that the rest of them, too, are more than either engine is handed at once.
  for (let n = 0; n < 1000; n++) ids.push((await addFollowup(t, { name: `N${n}` })).id);
  const { headers, user } = await t.logIn('employee');
  const post = async (url: string, payload: object = {}) => {
    const answer = await t.app.inject({ method: 'POST', url: `/api/records/${url}`, headers, payload });
    return { status: answer.statusCode, ...answer.json() };
  };
  const complete = () => post('followup/bulk', { ids, set: { status: 'Completed' } });
  const block = (isBlocked: boolean) =>
    t.db.updateTable('users').set({ isBlocked }).where('_id', '=', user._id).execute();
  const countPending = async () => {
    const pending = t.db.selectFrom('followups').select('_id').where('status', '=', 'Pending');
    return (await pending.execute()).length;
  };

  /** Between two pieces of what is done: before the first that begins when something has been changed. */
  const blockedAmid = async (work: () => ReturnType<typeof post>) => {
    const before = await countPending();
    const begin = t.db.transaction.bind(t.db);
    const beginning = vi.spyOn(t.db, 'transaction').mockImplementation(() => {
      const piece = begin();
      const run = piece.execute.bind(piece);
      piece.execute = async (change) => {
        if ((await countPending()) !== before) await block(true);
        return run(change);
      };
      return piece;
    });
    const answer = await work();
    beginning.mockRestore();
    await block(false);
    return answer;
  };

  expect(await blockedAmid(complete)).toMatchObject({ status: 401 });
  const left = await countPending();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(ids.length);

  const done = await complete();
  expect(done).toMatchObject({ status: 200, changed: left });
  expect(await blockedAmid(() => post(`undo/${done.undo}`))).toMatchObject({ status: 401 });
  expect(await countPending()).toBeGreaterThan(0);
  expect(await countPending()).toBeLessThan(left);
});
