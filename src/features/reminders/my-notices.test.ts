import { describe, expect, test } from 'vitest';
import { dayAfter, dayOf, momentOf } from '~/lib/time';
import { usualChoices } from '~/model/notices/notice-choices';
import { asha } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';
import { bells, day, path, setClock } from './test-kit';

describe('what I want to hear', () => {
  test('is what is usual until I choose, and one choice leaves the others', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('employee');
    const read = async () => (await t.call('GET', path, { headers })).json();
    expect(await read()).toEqual({ ...usualChoices, calendarUrl: null });
    const quiet = { from: '21:00', to: '08:00' };
    await t.call('PUT', path, { headers, body: { quiet } });
    await t.call('PUT', path, { headers, body: { newLead: { bell: false, mail: true } } });
    const chosen = { ...usualChoices, quiet, newLead: { bell: false, mail: true } };
    expect(await read()).toEqual({ ...chosen, calendarUrl: null });
    const other = await t.logIn('employee');
    expect((await t.call('GET', path, other)).json()).toEqual({ ...usualChoices, calendarUrl: null });
  });

  test('two choices at the same moment are both stored', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('employee');
    const put = (body: object) => t.call('PUT', path, { headers, body });
    await Promise.all([put({ due: false }), put({ digest: false }), put({ assigned: false })]);
    const { due, digest, assigned } = (await t.call('GET', path, { headers })).json();
    expect([due, digest, assigned]).toEqual([false, false, false]);
  });

  test('who wants to hear only of what is theirs has no bell for what comes in', async () => {
    const t = await startApp();
    const [loud, still] = [await t.logIn('employee'), await t.logIn('employee')];
    await t.call('PUT', path, { headers: still.headers, body: { newLead: { bell: false, mail: false } } });
    const body = { name: 'Asha', email: 'asha@verma.example', phone: '9818040101', city: 'Pune' };
    await t.call('POST', '/api/quotes', { body: { ...body, requirement: 'crm' } });
    const unread = async ({ headers }: typeof loud) =>
      (await t.call('GET', '/api/notifications', { headers })).json();
    expect(await unread(loud)).toMatchObject({ unread: 1, items: [{}] });
    expect(await unread(still)).toMatchObject({ unread: 0, items: [] });
  });

  scenarios([
    { name: 'is nothing for clients', as: 'user', call: ['GET', path], status: 403 },
    { name: 'nor for visitors', call: ['GET', path], status: 401 },
    {
      name: 'an absence that ends before it begins is none',
      as: 'employee',
      call: ['PUT', path, { away: { from: '2026-11-13', to: '2026-11-12' } }],
      status: 400,
    },
    {
      name: 'attack 15: an hour that is none',
      as: 'employee',
      call: ['PUT', path, { quiet: { from: '25:00', to: '08:00' } }],
      status: 400,
    },
    {
      name: 'an admin says that somebody is away',
      given: async (t) => ({ id: (await t.addUser('employee'))._id }),
      as: 'admin',
      call: ['PUT', '/api/settings/away/:id', { away: { from: day, to: day } }],
      status: 200,
    },
    {
      name: 'a colleague does not',
      given: async (t) => ({ id: (await t.addUser('employee'))._id }),
      as: 'employee',
      call: ['PUT', '/api/settings/away/:id', { away: null }],
      status: 403,
    },
    {
      name: 'all of us see who is away, and of an absence that is over nothing',
      async given(t) {
        const [away, back] = [await t.addUser('employee'), await t.addUser('employee')];
        await t.addUser('user', { name: 'Client' });
        await t.addUser('employee', { name: 'Blocked', isBlocked: true });
        const absence = (from: string, to: string) => JSON.stringify({ ...usualChoices, away: { from, to } });
        const values = [
          { userId: away._id, value: absence('2026-01-01', '2126-01-01') },
          { userId: back._id, value: absence('2026-01-01', '2026-01-02') },
        ];
        await t.db.insertInto('noticeChoices').values(values).execute();
        return undefined;
      },
      as: 'employee',
      call: ['GET', '/api/settings/away'],
      status: 200,
      answer: [{ away: { from: '2026-01-01', to: '2126-01-01' } }, { away: null }, { away: null }],
      without: ['Client', 'Blocked'],
    },
    { name: 'clients do not', as: 'user', call: ['GET', '/api/settings/away'], status: 403 },
    {
      name: 'nobody is away who does not work here',
      given: async (t) => ({ id: (await t.addUser('user'))._id }),
      as: 'admin',
      call: ['PUT', '/api/settings/away/:id', { away: null }],
      status: 400,
    },
  ]);
});

describe('leads and letters', () => {
  async function staffed() {
    const t = await startApp();
    const admin = await t.logIn('admin');
    const [here, other] = [await t.logIn('employee'), await t.logIn('employee')];
    const staff = [here.user._id, other.user._id];
    const body = { mode: 'round-robin', staff, rules: {} };
    expect((await t.call('PUT', '/api/settings/assignment', { ...admin, body })).statusCode).toBe(200);
    const ask = (n: number) =>
      t.call('POST', '/api/quotes', {
        body: { ...asha, email: `${n}@verma.example`, phone: `98180401${n}` },
      });
    return { ...t, admin, here, other, ask };
  }

  test('go to others while somebody is away', async () => {
    const t = await staffed();
    const today = dayOf(new Date().toISOString());
    const body = { away: { from: today, to: today } };
    await t.call('PUT', `/api/settings/away/${t.other.user._id}`, { ...t.admin, body });
    for (const n of [11, 12, 13]) await t.ask(n);
    const owners = await t.db.selectFrom('followups').select('ownerId').execute();
    expect(owners).toEqual(Array(3).fill({ ownerId: t.here.user._id }));
    const told = (await t.call('GET', '/api/followup/owners', t.here)).json();
    expect(told).toContainEqual({ _id: t.other.user._id, name: t.other.user.name, awayUntil: today });
    expect(told).toContainEqual({ _id: t.here.user._id, name: t.here.user.name });
  });

  test('wait for the end of quiet hours, and are not written to who does not want them', async () => {
    setClock('22:15');
    const t = await staffed();
    await t.call('PUT', path, { ...t.here, body: { quiet: { from: '21:00', to: '08:00' } } });
    await t.call('PUT', path, {
      ...t.other,
      body: { assigned: false, newLead: { bell: false, mail: false } },
    });
    for (const n of [11, 12]) await t.ask(n);
    for (const { user } of [t.here, t.other])
      await t.call('POST', '/api/followup', {
        ...t.admin,
        body: {
          name: 'Meera',
          mobile: '9818040155',
          email: 'meera@x.example',
          status: 'Pending',
          ownerId: user._id,
        },
      });
    const mails = await t.db
      .selectFrom('outbox')
      .select(['recipient', 'nextAttemptAt'])
      .where('recipient', 'in', [t.here.user.email, t.other.user.email])
      .execute();
    const later = { recipient: t.here.user.email, nextAttemptAt: momentOf(dayAfter(day, 1), '08:00') };
    expect(mails).toEqual([later, later]);
    const rung = await bells(t);
    expect(rung.map(({ userId }) => userId)).toEqual([t.here.user._id, t.here.user._id]);
  });
});
