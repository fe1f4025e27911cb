import { describe, expect, test } from 'vitest';
import { DAY, fromNow, now } from '~/lib/time';
import { retire } from '~/records/retention/retire';
import { addCareer, addEmployee, ravi } from '~/testing/factories';
import { mailTo, tokenIn } from '~/testing/mails';
import { type StartedApp, startApp } from '~/testing/start-app';

const EMAIL = 'asha@verma.example';
const said = { employeeId: 'PW-021', jobrole: 'Web Developer', dateOfJoining: '2026-12-01' };

async function hired() {
  const t = await startApp();
  const admin = await t.logIn('admin');
  const { id } = await addCareer(t, { status: 'Hired' });
  const url = `/api/career/${id}/employee`;
  const make = (values: object = {}, as = admin) =>
    t.call('POST', url, { ...as, body: { ...said, ...values } });
  return { t, id, admin, url, make };
}

const employees = ({ db }: StartedApp) => db.selectFrom('employees').selectAll().execute();
const accounts = ({ db }: StartedApp) =>
  db.selectFrom('users').selectAll().where('email', '=', EMAIL).execute();
const invitations = ({ db }: StartedApp) =>
  db.selectFrom('outbox').select('recipient').where('template', '=', 'invite').execute();

describe('whoever is hired', () => {
  test('becomes an employee with what is known of them, an account and an invitation, and logs in', async () => {
    const { t, id, make } = await hired();
    const answer = await make();
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await employees(t)).toMatchObject([
      { ...said, dateOfJoining: expect.stringMatching(/^2026-12-01/), email: EMAIL, name: 'Asha Verma' },
    ]);
    expect(await employees(t)).toMatchObject([{ applicationId: id, isWorking: true, role: 'employee' }]);
    const token = tokenIn(await mailTo(t, EMAIL));
    const password = 'Correct-Horse-8!';
    const chosen = await t.call('PUT', `/api/user/reset-password/${token}`, { body: { password } });
    expect(chosen.statusCode, chosen.body).toBe(200);
    const entered = await t.call('POST', '/api/user/admin-login', { body: { email: EMAIL, password } });
    expect(entered.json()).toMatchObject({ user: { email: EMAIL, role: 'employee' } });
  });

  test('is proposed with the next employee ID and what they applied for', async () => {
    const { t, admin, url } = await hired();
    await addEmployee(t);
    expect((await t.call('GET', url, admin)).json()).toMatchObject({
      employee: null,
      plan: { employeeId: 'PW-015', jobrole: 'Web Developer', email: EMAIL, account: null, obstacle: null },
    });
    const other = await t.logIn('employee');
    expect((await t.call('GET', url, other)).json()).toEqual({ employee: null, plan: null });
  });

  test('attack 38: is made one once, however often it is pressed and by however many', async () => {
    const { t, make } = await hired();
    const others = await Promise.all(
      [1, 2].map((n) => t.logIn('admin', { email: `admin-${n}@test.example` })),
    );
    const answers = await Promise.all(
      [...others, ...others].map((as, n) => make({ employeeId: `PW-1${n}` }, as)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(await employees(t)).toHaveLength(1);
    expect(await accounts(t)).toHaveLength(1);
    expect(await invitations(t)).toHaveLength(1);
    const late = await make();
    expect(late.json().message).toMatch(/is an employee already: PW-1\d/);
  });

  test('and asked for again under the same key is answered as before', async () => {
    const { t, id, admin } = await hired();
    const headers = { ...admin.headers, 'idempotency-key': 'hire-asha-once' };
    const send = () => t.call('POST', `/api/career/${id}/employee`, { headers, body: said });
    const [first, second] = [await send(), await send()];
    expect(second.json()).toEqual(first.json());
    expect(await employees(t)).toHaveLength(1);
  });

  test.each([
    ['another has the employee ID', { employeeId: ravi.employeeId }, 409],
    ['no day is said', { dateOfJoining: '' }, 400],
    ['an account is named that is not there', { accountId: '01890000-0000-7000-8000-000000000000' }, 409],
  ])('is nothing of it when %s', async (_name, values, status) => {
    const { t, make } = await hired();
    await addEmployee(t);
    expect((await make(values)).statusCode).toBe(status);
    expect(await employees(t)).toHaveLength(1);
    expect(await accounts(t)).toEqual([]);
    expect(await invitations(t)).toEqual([]);
  });

  test('is asked for by admins alone, and only of who is hired', async () => {
    const { t, id, make } = await hired();
    expect((await make({}, await t.logIn('employee'))).statusCode).toBe(403);
    await t.db.updateTable('careers').set({ status: 'Offered' }).where('_id', '=', id).execute();
    expect((await make()).statusCode).toBe(409);
    expect(await employees(t)).toEqual([]);
  });
});

describe('whoever is hired and has an account', () => {
  test('as a client goes on with it, if that was shown', async () => {
    const { t, admin, url, make } = await hired();
    const client = await t.logIn('user', { email: EMAIL });
    expect((await make()).statusCode).toBe(409);
    const { plan } = (await t.call('GET', url, admin)).json();
    expect(plan.account).toMatchObject({ _id: client.user._id, words: expect.stringContaining('client') });
    expect((await make({ accountId: client.user._id })).statusCode).toBe(200);
    expect(await accounts(t)).toMatchObject([{ _id: client.user._id, role: 'employee', isBlocked: false }]);
    expect(await invitations(t)).toEqual([]);
    expect((await t.call('GET', '/api/user/me', client)).statusCode).toBe(401);
  });

  test('attack 45: that a stranger made with their address gets in by the invitation alone', async () => {
    const { t, make } = await hired();
    const stranger = await t.addUser('user', { email: EMAIL, emailVerifiedAt: null });
    expect((await make({ accountId: stranger._id })).statusCode).toBe(200);
    expect(await accounts(t)).toMatchObject([{ role: 'employee', passwordHash: null }]);
    expect(await invitations(t)).toEqual([{ recipient: EMAIL }]);
  });

  test('of the staff gets the record that it has not had', async () => {
    const { t, make } = await hired();
    const { _id } = await t.addUser('admin', { email: EMAIL });
    expect((await make({ accountId: _id })).statusCode).toBe(200);
    expect(await employees(t)).toMatchObject([{ userId: _id, role: 'admin' }]);
    expect(await accounts(t)).toMatchObject([{ role: 'admin' }]);
  });

  test.each([
    ['blocked', { isBlocked: true }, 'user', /blocked/],
    ['in the trash', { deletedAt: now() }, 'user', /trash/],
    ['that of a partner', {}, 'business', /business partner/],
  ] as const)('that is %s is told so, and nothing is made', async (_name, values, role, words) => {
    const { t, admin, url, make } = await hired();
    const { _id } = await t.addUser(role, { email: EMAIL, ...values });
    expect((await t.call('GET', url, admin)).json().plan.obstacle).toMatch(words);
    const answer = await make({ accountId: _id });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toMatch(words);
    expect(await employees(t)).toEqual([]);
    expect(await accounts(t)).toMatchObject([{ role }]);
  });

  test('that belongs to an employee is led to that record', async () => {
    const { t, make } = await hired();
    const { userId } = await addEmployee(t, { email: EMAIL, isWorking: false });
    expect((await make({ accountId: userId })).json().message).toContain(ravi.employeeId);
    expect(await employees(t)).toHaveLength(1);
  });
});

describe('an application of whoever was hired', () => {
  const stage = (t: StartedApp, id: string, status: string, as: object) =>
    t.call('PUT', `/api/career/${id}/stage`, { ...as, body: { status } });
  const bells = ({ db }: StartedApp) =>
    db.selectFrom('notifications').select(['area', 'text', 'recordId']).execute();

  test('rings for the admins when somebody else has set it, and not when an admin has', async () => {
    const t = await startApp();
    const [staff, admin] = [await t.logIn('employee'), await t.logIn('admin')];
    const [one, other] = [await addCareer(t), await addCareer(t)];
    await stage(t, other.id, 'Hired', admin);
    expect(await bells(t)).toEqual([]);
    await stage(t, one.id, 'Hired', staff);
    expect(await bells(t)).toEqual([
      { area: 'system', recordId: one.id, text: expect.stringContaining('is hired') },
    ]);
    const told = await t.call('GET', '/api/notifications', staff);
    expect(told.body).not.toContain('is hired');
  });

  test('can be taken back before the employee is made, and not after it, with others neither', async () => {
    const { t, id, admin, make } = await hired();
    expect((await stage(t, id, 'Offered', admin)).statusCode).toBe(200);
    await stage(t, id, 'Hired', admin);
    await make();
    const refused = await stage(t, id, 'Rejected', admin);
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('PW-021')]);
    const body = { ids: [id], set: { status: 'Rejected' } };
    await t.call('POST', '/api/records/career/bulk', { ...admin, body });
    expect(await t.db.selectFrom('careers').select('status').execute()).toEqual([{ status: 'Hired' }]);
  });

  test('stays as long as the record of the employment does, whoever would erase it', async () => {
    const { t, id, admin, make } = await hired();
    await make();
    await t.db
      .updateTable('careers')
      .set({ date: fromNow(-800 * DAY), keepUntil: fromNow(-DAY) })
      .execute();
    const count = async () => (await t.db.selectFrom('careers').select('_id').execute()).length;
    await retire(t, () => false);
    await t.call('POST', '/api/privacy/erase', { ...admin, body: { who: EMAIL, confirm: EMAIL } });
    await t.call('DELETE', `/api/career/${id}`, admin);
    expect((await t.call('DELETE', `/api/records/career/${id}/purge`, admin)).statusCode).toBe(409);
    expect(await count()).toBe(1);
    await t.call('POST', `/api/records/career/${id}/restore`, admin);
    await t.db.deleteFrom('employees').execute();
    await retire(t, () => false);
    expect(await count()).toBe(0);
  });
});
