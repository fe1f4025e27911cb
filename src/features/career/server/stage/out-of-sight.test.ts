import { describe, expect, test } from 'vitest';
import { now } from '~/lib/time';
import { addCareer } from '~/testing/factories';
import { mailsOf } from '~/testing/mails';
import { startApp } from '~/testing/start-app';

const ASHA = 'asha@verma.example';

async function refused() {
  const t = await startApp();
  const { id } = await addCareer(t);
  const admin = await t.logIn('admin');
  const setStage = (body: object) => t.call('PUT', `/api/career/${id}/stage`, { ...admin, body });
  const bulk = async (action: string) =>
    (await t.call('POST', '/api/records/career/bulk', { ...admin, body: { ids: [id], action } })).json();
  const judge = (isSpam: boolean) =>
    t.call('PUT', '/api/records/career/spam', { ...admin, body: { ids: [id], isSpam } });
  const letters = () =>
    t.db.selectFrom('outbox').select(['status', 'data']).where('template', '=', 'career-stage').execute();
  const statuses = async () => (await letters()).map(({ status }) => status).sort();
  const letItGo = async () => {
    await t.db.updateTable('outbox').set({ nextAttemptAt: now() }).where('status', '=', 'queued').execute();
    await t.mailer.flush();
  };
  const written = async () =>
    (await mailsOf(t)).filter(({ to }) => to?.some(({ address }) => address === ASHA)).length;
  expect((await setStage({ status: 'Rejected' })).statusCode).toBe(200);
  return { t, id, admin, setStage, bulk, judge, letters, statuses, letItGo, written };
}

type Refused = Awaited<ReturnType<typeof refused>>;
type Back = () => Promise<unknown>;

/** Every way by which an application goes out of sight; answers the way back. */
const ways: Record<string, (r: Refused) => Promise<Back>> = {
  'in the trash': async ({ t, id, admin }) => {
    await t.call('DELETE', `/api/career/${id}`, admin);
    return () => t.call('POST', `/api/records/career/${id}/restore`, admin);
  },
  'in the trash with many others': async ({ t, bulk, admin }) => {
    const { undo } = await bulk('delete');
    return () => t.call('POST', `/api/records/undo/${undo}`, admin);
  },
  'among the spam': async ({ judge }) => {
    await judge(true);
    return () => judge(false);
  },
  'among the spam with many others': async ({ bulk }) => {
    await bulk('spam');
    return () => bulk('notSpam');
  },
};

describe('a refusal whose time comes while the application is out of sight', () => {
  test.each(Object.keys(ways))('%s: its mail goes once, after it is back', async (way) => {
    const r = await refused();
    const [first] = await r.letters();
    const comeBack = await ways[way]?.(r);
    await r.letItGo();
    expect([await r.statuses(), await r.written()]).toEqual([['dropped'], 0]);
    // Its words are those that were shown, whatever the letter says by now.
    await r.t.db.updateTable('stageLetters').set({ subject: 'Other words' }).execute();
    await comeBack?.();
    expect((await r.letters()).find(({ status }) => status === 'queued')?.data).toEqual(first?.data);
    const waiting = await r.t.db
      .selectFrom('outbox')
      .select('_id')
      .where('status', '=', 'queued')
      .where('nextAttemptAt', '>', now())
      .execute();
    expect(waiting).toHaveLength(1);
    await r.letItGo();
    expect(await r.written()).toBe(1);
    const again = await ways[way]?.(r);
    await r.letItGo();
    await again?.();
    await r.setStage({ status: 'Rejected' });
    await r.letItGo();
    expect([await r.statuses(), await r.written()]).toEqual([['dropped', 'sent'], 1]);
  });

  test.each(Object.keys(ways))('%s, and back before that: as if nothing had been', async (way) => {
    const r = await refused();
    await (await ways[way]?.(r))?.();
    expect(await r.statuses()).toEqual(['queued']);
    await r.letItGo();
    expect(await r.written()).toBe(1);
  });

  test('is not said to have been written, and can be taken back once it waits anew', async () => {
    const r = await refused();
    const comeBack = await ways['in the trash']?.(r);
    await r.letItGo();
    await comeBack?.();
    const { undo } = (await r.setStage({ status: 'Rejected' })).json();
    expect((await r.t.call('POST', `/api/career/undo/${undo}`, r.admin)).statusCode).toBe(200);
    const shown = await r.t.call('GET', `/api/career/${r.id}/stage-letter?status=Rejected`, r.admin);
    expect(shown.json()).toMatchObject({ sentAt: null });
    await r.letItGo();
    expect(await r.written()).toBe(0);
    await r.setStage({ status: 'Rejected' });
    await r.letItGo();
    expect(await r.written()).toBe(1);
  });
});

test('an application without a letter that comes back is written none', async () => {
  const t = await startApp();
  const { id } = await addCareer(t, { status: 'Rejected' });
  const admin = await t.logIn('admin');
  await t.call('DELETE', `/api/career/${id}`, admin);
  await t.call('POST', `/api/records/career/${id}/restore`, admin);
  expect(await t.db.selectFrom('outbox').select('_id').execute()).toEqual([]);
});
