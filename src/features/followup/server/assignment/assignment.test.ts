import { describe, expect, test } from 'vitest';
import { usualChoices } from '~/model/notices/notice-choices';
import { asha } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';
import { type StartedApp, startApp } from '~/testing/start-app';

const path = '/api/settings/assignment';

async function house(t: StartedApp, names: readonly string[]) {
  const { headers } = await t.logIn('admin');
  const staff: string[] = [];
  for (const name of names) staff.push((await t.addUser('employee', { name }))._id);
  const settle = (settings: object) =>
    t.call('PUT', path, { headers, body: { mode: 'round-robin', staff, rules: {}, ...settings } });
  let sent = 0;
  /** Each time somebody else. */
  const send = (change: object = {}) => {
    sent += 1;
    const who = { email: `asha${sent}@verma.example`, phone: `+9198180${String(40_000 + sent)}` };
    return t.call('POST', '/api/quotes', { body: { ...asha, ...who, ...change } });
  };
  const owners = async () =>
    (await t.db.selectFrom('followups').select('ownerName').orderBy('_id').execute()).map(
      ({ ownerName }) => ownerName,
    );
  return { headers, staff, settle, send, owners };
}

describe('a new lead', () => {
  test('is nobody’s until something is settled, and everybody hears of it', async () => {
    const t = await startApp();
    const { send, owners } = await house(t, ['Meera']);
    await send();
    expect(await owners()).toEqual(['']);
    expect(await t.db.selectFrom('notifications').select(['userId', 'kind']).execute()).toEqual([
      { userId: null, kind: 'lead' },
    ]);
  });

  test('fifty at once are shared out evenly, and each owner alone hears of theirs', async () => {
    const t = await startApp();
    const { send, settle, owners } = await house(t, ['Asha', 'Dev', 'Meera']);
    expect((await settle({})).statusCode).toBe(200);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send()));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const counts = Object.values(Object.groupBy(await owners(), (name) => name)).map((some) => some?.length);
    expect(counts.toSorted()).toEqual([16, 17, 17]);
    const told = await t.db.selectFrom('notifications').select('userId').execute();
    expect(told).toHaveLength(50);
    expect(told.every(({ userId }) => userId !== null)).toBe(true);
    const people = await t.db.selectFrom('people').select('ownerName').where('ownerId', 'is', null).execute();
    expect(people).toEqual([]);
    const alerts = await t.db
      .selectFrom('outbox')
      .select('recipient')
      .where('template', '=', 'enquiry-alert')
      .execute();
    expect(alerts).toHaveLength(50);
  });

  test('passes over who is blocked or gone, and is nobody’s where nobody is left', async () => {
    const t = await startApp();
    const { send, settle, owners, staff } = await house(t, ['Asha', 'Dev']);
    await settle({});
    await t.db
      .updateTable('users')
      .set({ isBlocked: true })
      .where('_id', '=', staff[0] ?? '')
      .execute();
    for (let n = 0; n < 3; n++) await send();
    expect(await owners()).toEqual(['Dev', 'Dev', 'Dev']);
    await t.db
      .updateTable('users')
      .set({ isBlocked: true })
      .where('_id', '=', staff[1] ?? '')
      .execute();
    await send();
    expect((await owners()).at(-1)).toBe('');
  });

  test('goes by what is asked for, otherwise in turn; or always to the first', async () => {
    const t = await startApp();
    const { send, settle, owners, staff } = await house(t, ['Asha', 'Dev', 'Meera']);
    await settle({ mode: 'by-requirement', staff: staff.slice(0, 1), rules: { crm: staff[2] } });
    await send();
    await send({ requirement: 'hrm' });
    await settle({ mode: 'fixed', staff: [staff[1], staff[0]] });
    await send();
    expect(await owners()).toEqual(['Meera', 'Asha', 'Dev']);
  });

  test('is settled over what was seen, or told what somebody else has settled meanwhile', async () => {
    const t = await startApp();
    const { staff, headers } = await house(t, ['Asha', 'Dev']);
    const settle = (version: number, ids: readonly (string | undefined)[]) =>
      t.call('PUT', path, { headers, body: { mode: 'fixed', staff: ids, rules: {}, version } });
    expect((await settle(0, [staff[0]])).json().assignment).toMatchObject({ version: 1 });
    const late = await settle(0, [staff[1]]);
    expect([late.statusCode, late.json().current]).toEqual([
      409,
      { mode: 'fixed', staff: [staff[0]], rules: {}, version: 1 },
    ]);
    expect((await settle(1, [staff[1]])).statusCode).toBe(200);
  });

  test('attack 41: who is erased is in the list no longer, which can be saved as it is', async () => {
    const t = await startApp();
    const { staff, settle, headers } = await house(t, ['Asha', 'Dev']);
    const [first, gone] = staff;
    await settle({ mode: 'by-requirement', rules: { crm: gone, hrm: first } });
    const { email } = await t.db
      .selectFrom('users')
      .select('email')
      .where('_id', '=', gone ?? '')
      .executeTakeFirstOrThrow();
    const erased = await t.call('POST', '/api/privacy/erase', {
      headers,
      body: { who: email, confirm: email },
    });
    expect(erased.statusCode, erased.body).toBe(200);
    const settled = (await t.call('GET', path, { headers })).json();
    expect(settled).toEqual({ mode: 'by-requirement', staff: [first], rules: { hrm: first }, version: 2 });
    expect((await t.call('PUT', path, { headers, body: settled })).statusCode).toBe(200);
  });

  test('of a known person goes to the owner they had', async () => {
    const t = await startApp();
    const { send, settle, owners, headers } = await house(t, ['Asha', 'Dev']);
    await settle({});
    const known = { email: 'known@verma.example', phone: '+919818049999' };
    await send(known);
    const [first] = await t.db.selectFrom('followups').select('_id').execute();
    await t.call('POST', `/api/followup/step/followup/${first?._id}`, { headers, body: { stage: 'Won' } });
    await send(known);
    const [one, other] = await owners();
    expect(one).not.toBe('');
    expect(other).toBe(one);
  });

  test('that is another word of a known one is everybody’s to hear while its owner is away', async () => {
    const t = await startApp();
    const { send, settle, owners, staff } = await house(t, ['Asha', 'Dev']);
    await settle({ mode: 'fixed', staff: [staff[0]] });
    const known = { email: 'known@verma.example', phone: '+919818049999' };
    await send(known);
    const value = JSON.stringify({ ...usualChoices, away: { from: '2000-01-01', to: '2999-12-31' } });
    await t.db
      .insertInto('noticeChoices')
      .values({ userId: staff[0] ?? '', value })
      .execute();
    const heard = async () => ({
      bells: await t.db.selectFrom('notifications').select('userId').orderBy('_id').execute(),
      mails: await t.db
        .selectFrom('outbox')
        .select('recipient')
        .where('template', '=', 'enquiry-alert')
        .execute(),
    });
    expect(await heard()).toMatchObject({ bells: [{ userId: staff[0] }], mails: { length: 1 } });
    expect((await send({ ...known, message: 'Is anybody there?' })).statusCode).toBe(200);
    expect(await owners()).toEqual(['Asha']);
    const { bells, mails } = await heard();
    expect(bells).toEqual([{ userId: staff[0] }, { userId: null }]);
    expect(mails).toHaveLength(2);
  });
});

scenarios([
  {
    name: 'assignment is read by all who work here',
    as: 'employee',
    call: ['GET', path],
    status: 200,
    answer: { mode: 'none', staff: [], rules: {} },
  },
  {
    name: 'and settled by admins alone',
    as: 'employee',
    call: ['PUT', path, { mode: 'none', staff: [], rules: {} }],
    status: 403,
  },
  {
    name: 'only of who works here',
    as: 'admin',
    call: ['PUT', path, { mode: 'fixed', staff: ['0198f3d2-0000-7000-8000-000000000000'], rules: {} }],
    status: 400,
    answer: { fields: { staff: 'Only people who work here and can log in can be given leads.' } },
  },
  {
    name: 'in a way that there is',
    as: 'admin',
    call: ['PUT', path, { mode: 'by-lot', staff: [], rules: {} }],
    status: 400,
    answer: { fields: { mode: 'Choose a way from the list.' } },
  },
  {
    name: 'a client reads nothing of it',
    as: 'user',
    call: ['GET', path],
    status: 403,
  },
]);
