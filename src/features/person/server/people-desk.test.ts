import { describe, expect, test } from 'vitest';
import { type StartedApp, startApp } from '~/testing/start-app';
import { dump } from './test-kit';

const asha = { name: 'Asha Verma', email: 'asha@verma.example', phone: '+919818040101', city: 'Faridabad' };
const ravi = { name: 'Ravi Rao', email: 'ravi@rao.example', phone: '+919818040102', city: 'Pune' };

async function send({ call }: StartedApp, change: object = {}) {
  const answer = await call('POST', '/api/contact/fillcontact', { body: { ...asha, ...change } });
  expect(answer.statusCode, answer.body).toBe(200);
}

const idOf = async ({ db }: StartedApp, name: string) =>
  (
    await db
      .selectFrom('people')
      .select('_id')
      .where('name', '=', name)
      .orderBy('_id')
      .executeTakeFirstOrThrow()
  )._id;

/** Two people with requests, a follow-up with notes, a number that both have, and what is suggested of them. */
async function twoPeople(t: StartedApp) {
  const { headers, user } = await t.logIn('admin');
  await send(t);
  await send(t, ravi);
  await send(t, { ...ravi, phone: asha.phone });
  await send(t, { name: 'Ravi Rao', email: 'r.rao@rao.example', phone: '+919818040103' });
  const body = {
    name: 'Ravi',
    mobile: ravi.phone,
    email: ravi.email,
    status: 'Pending',
    remark: 'Called once',
  };
  const made = await t.call('POST', '/api/followup', { body, headers });
  expect(made.statusCode, made.body).toBe(200);
  const [first, second] = [await idOf(t, 'Asha Verma'), await idOf(t, 'Ravi Rao')];
  const people = (path: string, sent?: object, as = headers) =>
    t.call('POST', `/api/people/${path}`, { ...(sent ? { body: sent } : {}), headers: as });
  return { headers, user, first, second, people };
}

describe('the people', () => {
  test('are listed, and found by name, company and any of their addresses and numbers', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('employee');
    await send(t);
    await send(t, { phone: '+919999900000' });
    await send(t, ravi);
    const names = async (query: string) => {
      const answer = await t.call('GET', `/api/people?page=1&${query}`, { headers });
      return answer.json().items?.map(({ name }: { name: string }) => name) ?? answer.body;
    };
    expect(await names('')).toEqual(['Ravi Rao', 'Asha Verma']);
    for (const q of ['asha', 'ASHA@verma', '099999 00000', '99999', '%2B9198180 40101'])
      expect(await names(`q=${q}`), q).toEqual(['Asha Verma']);
    expect(await names('field=company&q=rao')).toEqual(['Ravi Rao']);
    expect(await names('field=email&q=ravi')).toEqual(['Ravi Rao']);
    expect(await names('is.company=RAO.example')).toEqual(['Ravi Rao']);
    expect(await names('sort=-lastAt')).toEqual(['Ravi Rao', 'Asha Verma']);
  });

  test('are told with all that is theirs, as far as one may read it', async () => {
    const t = await startApp();
    const { headers, second } = await twoPeople(t);
    const answer = (await t.call('GET', `/api/people/${second}`, { headers })).json();
    expect(answer).toMatchObject({
      _id: second,
      name: 'Ravi Rao',
      emails: ['ravi@rao.example'],
      phones: ['+919818040102', '+919818040101'],
      company: 'rao.example',
      ownerId: null,
      version: 1,
      open: expect.arrayContaining([expect.objectContaining({ name: 'Ravi' })]),
    });
    expect(answer.records.map(({ resource }: { resource: string }) => resource).sort()).toEqual(
      expect.arrayContaining(['contact', 'contact', 'followup']),
    );
    expect(answer.suggestions).toHaveLength(2);
    const other = answer.suggestions[0]._id;
    const dismissed = await t.call('POST', `/api/people/${second}/suggestions/${other}/dismiss`, { headers });
    expect(dismissed.statusCode, dismissed.body).toBe(200);
    const left = (await t.call('GET', `/api/people/${second}`, { headers })).json().suggestions;
    expect(left).toHaveLength(1);
  });

  test('are changed by who knows better, once', async () => {
    const t = await startApp();
    const { headers, user, first } = await twoPeople(t);
    const change = (body: object) => t.call('PUT', `/api/people/${first}`, { body, headers });
    const changed = await change({
      name: 'Asha V.',
      company: 'Verma & Sons',
      ownerId: user._id,
      emails: { add: ['asha@home.example'], remove: [asha.email] },
      version: 1,
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await t.call('GET', `/api/people/${first}`, { headers })).json()).toMatchObject({
      ...{ name: 'Asha V.', company: 'Verma & Sons', ownerName: user.name, version: 2 },
      emails: ['asha@home.example'],
    });
    expect((await change({ name: 'X', version: 1 })).statusCode).toBe(409);
    expect((await change({})).statusCode).toBe(400);
    const taken = await change({ emails: { add: [ravi.email] } });
    expect(taken.statusCode).toBe(409);
    expect(taken.json().message).toBe('This is the address of Ravi Rao. Merge the two, if they are one.');
  });

  test('attack 47: gather no more addresses than their timeline can ask for, by hand or by merges', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    await send(t);
    await send(t, ravi);
    const [one, other] = [await idOf(t, 'Asha Verma'), await idOf(t, 'Ravi Rao')];
    const addTo = async (id: string, word: string, count: number) => {
      const add = Array.from({ length: count }, (_, n) => `${word}${n}@verma.example`);
      const body = { emails: { add } };
      return (await t.call('PUT', `/api/people/${id}`, { headers, body })).statusCode;
    };
    const added = [];
    for (const word of ['a', 'b', 'c', 'd']) added.push(await addTo(one, word, 30));
    expect(added).toEqual([200, 200, 200, 409]);
    expect(await addTo(other, 'e', 30)).toBe(200);
    const merged = await t.call('POST', `/api/people/${one}/merge`, { headers, body: { from: other } });
    expect([merged.statusCode, merged.json().message]).toEqual([
      409,
      'Nobody has more than 100 addresses and numbers.',
    ]);
    expect((await t.call('GET', `/api/people/${one}/timeline`, { headers })).statusCode).toBe(200);
  });

  test('are not deleted while they have records, and go with the last', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    await send(t);
    const id = await idOf(t, 'Asha Verma');
    const refused = await t.call('DELETE', `/api/people/${id}`, { headers });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toMatch(/still has records/);
  });
});

describe('a merge', () => {
  test('moves everything, redirects, and taken back leaves the database as it was', async () => {
    const t = await startApp();
    const { headers, first, second, people } = await twoPeople(t);
    const before = await dump(t.db);
    const merged = await people(`${first}/merge`, { from: second, fields: { name: 'other' } });
    expect(merged.statusCode, merged.body).toBe(200);
    const one = (await t.call('GET', `/api/people/${first}`, { headers })).json();
    expect(one).toMatchObject({
      name: 'Ravi Rao',
      company: 'verma.example',
      emails: ['asha@verma.example', 'ravi@rao.example'],
      phones: ['+919818040101', '+919818040102'],
    });
    const gone = await t.call('GET', `/api/people/${second}`, { headers });
    expect(gone.statusCode).toBe(301);
    expect(gone.headers.location).toBe(`/api/people/${first}`);
    for (const table of ['contacts', 'followups', 'activities', 'personKeys'] as const)
      expect(await t.db.selectFrom(table).selectAll().where('personId', '=', second).execute()).toEqual([]);
    const undone = await people(`undo/${merged.json().undo}`);
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await dump(t.db)).toEqual(before);
    expect((await people(`undo/${merged.json().undo}`)).statusCode).toBe(404);
  });

  test('of somebody with themselves, or with nobody, is refused', async () => {
    const t = await startApp();
    const { first, people } = await twoPeople(t);
    expect((await people(`${first}/merge`, { from: first })).statusCode).toBe(400);
    const nobody = '0198f3d2-0000-7000-8000-000000000000';
    expect((await people(`${first}/merge`, { from: nobody })).statusCode).toBe(404);
  });

  test('is taken back by admins only, and in the order in which it was made', async () => {
    const t = await startApp();
    const { headers: admin, first, second, people } = await twoPeople(t);
    const employee = await t.logIn('employee');
    const third = (
      await t.db
        .selectFrom('people')
        .select('_id')
        .where('addresses', '=', 'r.rao@rao.example')
        .executeTakeFirstOrThrow()
    )._id;
    const before = await dump(t.db);
    const one = (await people(`${first}/merge`, { from: second }, employee.headers)).json().undo;
    const mergesFor = async (headers: Record<string, string>) =>
      (await t.call('GET', `/api/people/${first}`, { headers })).json().merges;
    expect(await mergesFor(admin)).toEqual([{ undo: one, name: 'Ravi Rao', expiresAt: expect.any(String) }]);
    expect(await mergesFor(employee.headers)).toEqual([]);
    const two = (await people(`${third}/merge`, { from: first }, employee.headers)).json().undo;
    expect((await people(`undo/${one}`, undefined, employee.headers)).statusCode).toBe(403);
    const refused = await people(`undo/${one}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toMatch(/merged with somebody else since/);
    const { headers } = await t.logIn('admin');
    expect((await t.call('GET', `/api/people/${second}`, { headers })).headers.location).toBe(
      `/api/people/${third}`,
    );
    expect((await people(`undo/${two}`)).statusCode).toBe(200);
    expect((await people(`undo/${one}`)).statusCode).toBe(200);
    const { users: _users, ...after } = await dump(t.db);
    const { users: _before, ...rest } = before;
    expect(after).toEqual(rest);
  });

  test('that is taken back leaves what came since with the one, and what was changed since as it is', async () => {
    const t = await startApp();
    const { headers, first, second, people } = await twoPeople(t);
    const { undo } = (await people(`${first}/merge`, { from: second })).json();
    await send(t, { ...asha, phone: '+919818040109' });
    await t.call('PUT', `/api/people/${first}`, { body: { name: 'Asha Rao' }, headers });
    expect((await people(`undo/${undo}`)).statusCode).toBe(200);
    expect((await t.call('GET', `/api/people/${first}`, { headers })).json()).toMatchObject({
      name: 'Asha Rao',
      emails: [asha.email],
      phones: [asha.phone, '+919818040109'],
    });
    expect((await t.call('GET', `/api/people/${second}`, { headers })).json()).toMatchObject({
      name: 'Ravi Rao',
      emails: [ravi.email],
      phones: [ravi.phone, asha.phone],
    });
  });

  test('at the same time as another, and as what they send, loses nothing', async () => {
    const t = await startApp();
    const { first, second, people } = await twoPeople(t);
    const answers = await Promise.all([
      people(`${first}/merge`, { from: second }),
      people(`${second}/merge`, { from: first }),
      ...Array.from({ length: 10 }, (_, at) =>
        t.call('POST', '/api/contact/fillcontact', { body: at % 2 ? asha : ravi, from: `10.0.0.${at}` }),
      ),
    ]);
    expect(
      answers
        .slice(0, 2)
        .map(({ statusCode }) => statusCode)
        .sort(),
    ).toEqual([200, 404]);
    const known = (await t.db.selectFrom('people').select('_id').execute()).map(({ _id }) => _id);
    const rows = await t.db.selectFrom('contacts').select(['personId', 'email']).execute();
    for (const { personId } of rows) expect(known).toContain(personId);
    expect(
      new Set(
        rows.filter(({ email }) => [asha.email, ravi.email].includes(email)).map(({ personId }) => personId),
      ).size,
    ).toBe(1);
  });
});

describe('a split', () => {
  test('gives records to somebody new, with the follow-ups that came from them, and their address', async () => {
    const t = await startApp();
    const { headers, first, second, people } = await twoPeople(t);
    await people(`${first}/merge`, { from: second });
    const theirs = await t.db.selectFrom('contacts').select('_id').where('email', '=', ravi.email).execute();
    const records = theirs.map(({ _id }) => ({ resource: 'contact', _id }));
    const split = await people(`${first}/split`, { records });
    expect(split.statusCode, split.body).toBe(200);
    const made = split.json().person;
    expect(made).toMatchObject({ name: 'Ravi Rao' });
    const whole = (await t.call('GET', `/api/people/${made._id}`, { headers })).json();
    expect(whole.records.filter(({ resource }: { resource: string }) => resource === 'contact')).toHaveLength(
      2,
    );
    expect(whole.suggestions.filter(({ _id }: { _id: string }) => _id === first)).toEqual([]);
    const all = (await t.call('GET', `/api/people/${first}`, { headers })).json();
    const rest = all.records.map(({ resource, _id }: { resource: string; _id: string }) => ({
      resource,
      _id,
    }));
    expect((await people(`${first}/split`, { records: rest })).statusCode).toBe(400);
    expect((await people(`${first}/split`, { records })).statusCode).toBe(404);
  });
});
