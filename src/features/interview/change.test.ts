import { describe, expect, test } from 'vitest';
import { fromNow, MINUTE } from '~/lib/time';
import { addCareer } from '~/testing/factories';
import { desk, inDays, inviteIn, invitesTo } from './test-kit';

const ASHA = 'asha@verma.example';

describe('a change', () => {
  test('is told to all who stay, with the next number; who is new is invited, who is out is let go', async () => {
    const { t, planned, meera, added, put, queued, clear } = await desk();
    const ravi = await t.addUser('employee', { name: 'Ravi Rao', email: 'ravi@test.example' });
    const one = await added();
    await clear();
    const answer = await put(one, { at: inDays(6), panel: [meera._id, ravi._id] });
    expect(answer.json().interview).toMatchObject({ sequence: 1, minutes: planned.minutes });
    expect((await queued()).sort()).toEqual([
      ['arjun@test.example', 'cancelled', 1],
      [ASHA, 'changed', 1],
      ['meera@test.example', 'changed', 1],
      ['ravi@test.example', 'invited', 1],
    ]);
    const [gone] = await invitesTo(t, 'arjun@test.example');
    const [stays] = await invitesTo(t, 'meera@test.example');
    expect(inviteIn(gone)).toMatchObject({ method: 'CANCEL', event: { sequence: 1, status: 'CANCELLED' } });
    expect(inviteIn(stays)).toMatchObject({ method: 'REQUEST', event: { sequence: 1, start: inDays(6) } });
    expect(inviteIn(gone).event?.uid).toBe(inviteIn(stays).event?.uid);
  });

  test('that changes nothing is told to nobody, and one of what was changed meanwhile is refused', async () => {
    const { planned, added, put, queued, clear, list } = await desk();
    const one = await added();
    await clear();
    expect((await put(one, planned)).json().interview.sequence).toBe(0);
    expect(await queued()).toEqual([]);
    await put(one, { place: 'Upstairs' });
    expect((await put(one, { place: 'Outside', sequence: 0 })).statusCode).toBe(409);
    expect(await list()).toMatchObject([{ place: 'Upstairs', sequence: 1 }]);
  });

  test('needs no time in the past, an interview of that application, and one that is not cancelled', async () => {
    const { t, staff, added, put, cancel, planned } = await desk();
    const one = await added();
    expect((await put(one, { at: fromNow(-MINUTE) })).statusCode).toBe(400);
    const other = await addCareer(t);
    const elsewhere = `/api/career/${other.id}/interviews/${one}`;
    for (const method of ['PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? { body: planned } : {};
      expect((await t.call(method, elsewhere, { ...staff, ...body })).statusCode).toBe(404);
    }
    await cancel(one);
    expect((await put(one, { place: 'Upstairs' })).statusCode).toBe(409);
  });

  test('attack 64: and a cancellation at once come one after the other, each told once', async () => {
    const { added, put, cancel, queued, clear, list } = await desk();
    const one = await added();
    await clear();
    const answers = await Promise.all([
      cancel(one),
      put(one, { place: 'Upstairs' }),
      cancel(one),
      put(one, { place: 'Outside' }),
    ]);
    const told = await queued();
    const changes = answers.filter((answer, n) => n % 2 === 1 && answer.statusCode === 200).length;
    expect(told.filter(([, news]) => news === 'cancelled')).toHaveLength(3);
    expect(told.filter(([, news]) => news === 'changed')).toHaveLength(3 * changes);
    const [{ sequence, cancelledAt }] = await list();
    expect([sequence, cancelledAt === null]).toEqual([changes + 1, false]);
    expect(new Set(told.map(([to, , number]) => `${to} ${number}`)).size).toBe(told.length);
  });
});

describe('a cancellation', () => {
  test('takes it out of all calendars, once', async () => {
    const { t, added, cancel, list } = await desk();
    const one = await added();
    for (let n = 0; n < 2; n++) expect((await cancel(one)).statusCode).toBe(200);
    for (const address of [ASHA, 'meera@test.example', 'arjun@test.example']) {
      const [request, cancelled, ...more] = (await invitesTo(t, address)).map(inviteIn);
      expect(more).toEqual([]);
      expect(cancelled).toMatchObject({ method: 'CANCEL', event: { sequence: 1, status: 'CANCELLED' } });
      expect(cancelled?.event?.uid).toBe(request?.event?.uid);
    }
    expect((await list())[0].cancelledAt).not.toBeNull();
  });

  test('is not of what has been', async () => {
    const { t, added, cancel } = await desk();
    const one = await added();
    await t.db
      .updateTable('interviews')
      .set({ at: fromNow(-90 * MINUTE) })
      .execute();
    expect((await cancel(one)).statusCode).toBe(409);
  });
});
