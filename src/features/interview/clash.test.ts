import { describe, expect, test } from 'vitest';
import { MINUTE } from '~/lib/time';
import { addCareer } from '~/testing/factories';
import { desk } from './test-kit';

describe('a clash', () => {
  const clashesFor = (d: Awaited<ReturnType<typeof desk>>, careerId: string, query: object) =>
    d.t.call(
      'GET',
      `/api/career/${careerId}/interviews/clashes?${new URLSearchParams({ ...query })}`,
      d.staff,
    );

  test('is named before and after it is saved, and refuses nothing', async () => {
    const d = await desk();
    const { t, staff, meera, arjun, planned, added } = d;
    const one = await added({ panel: [meera._id] });
    const other = await addCareer(t, { name: 'Other One', email: 'other@test.example' });
    const half = new Date(Date.parse(planned.at) + 30 * MINUTE).toISOString();
    const clash = { kind: 'interview', userId: meera._id, name: 'Meera Nair', at: planned.at, minutes: 45 };
    const panel = `${meera._id},${arjun._id}`;
    const asked = await clashesFor(d, other.id, { at: half, minutes: '30', panel });
    expect(asked.json()).toEqual({ clashes: [clash] });
    const body = { ...planned, at: half, minutes: 30 };
    const answer = await t.call('POST', `/api/career/${other.id}/interviews`, { ...staff, body });
    expect([answer.statusCode, answer.json().clashes]).toEqual([200, [clash]]);
    // One that begins when the other ends is none, nor is what is cancelled, nor itself.
    const end = new Date(Date.parse(planned.at) + 60 * MINUTE).toISOString();
    expect((await clashesFor(d, other.id, { at: end, minutes: '30', panel })).json().clashes).toEqual([]);
    const itself = { at: planned.at, minutes: '15', panel: meera._id, except: one };
    expect((await clashesFor(d, d.id, itself)).json().clashes).toEqual([]);
    await d.cancel(one);
    expect((await clashesFor(d, d.id, { ...itself, except: '' })).statusCode).toBe(400);
    expect((await clashesFor(d, d.id, { at: planned.at, minutes: '15', panel })).json().clashes).toEqual([]);
  });

  test('is also who is away, and the applicant in another one', async () => {
    const d = await desk();
    const { t, id, planned, meera, added } = d;
    const day = planned.at.slice(0, 10);
    const admin = await t.logIn('admin');
    await t.call('PUT', `/api/settings/away/${meera._id}`, {
      ...admin,
      body: { away: { from: day, to: day } },
    });
    await added({ panel: [d.arjun._id] });
    const { clashes } = (await clashesFor(d, id, { at: planned.at, minutes: '45', panel: meera._id })).json();
    expect(clashes).toEqual([
      { kind: 'interview', userId: null, name: 'Asha Verma', at: planned.at, minutes: 45 },
      { kind: 'away', userId: meera._id, name: 'Meera Nair', at: null, minutes: null },
    ]);
  });
});
