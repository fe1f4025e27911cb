import { describe, expect, test } from 'vitest';
import { addEnquiry } from '~/testing/factories';
import { type StartedApp, startApp } from '~/testing/start-app';
import { address } from '~/testing/visitors';
import { companyOf, foldName } from './join-rules';

const asha = { name: 'Asha Verma', email: 'asha@verma.example', phone: '+919818040101', city: 'Faridabad' };

async function send({ call }: StartedApp, change: object = {}) {
  const answer = await call('POST', '/api/contact/fillcontact', { body: { ...asha, ...change } });
  expect(answer.statusCode, answer.body).toBe(200);
}

const people = ({ db }: StartedApp) => db.selectFrom('people').selectAll().orderBy('_id').execute();
const keys = ({ db }: StartedApp) =>
  db.selectFrom('personKeys').select(['kind', 'value', 'personId']).orderBy('value').execute();
const suggestions = ({ db }: StartedApp) =>
  db.selectFrom('personSuggestions').select(['personId', 'otherId', 'reason']).execute();
const linked = async ({ db }: StartedApp) =>
  (await db.selectFrom('contacts').select('personId').orderBy('_id').execute()).map(
    ({ personId }) => personId,
  );

describe('what somebody sends is joined', () => {
  test('to a new person, with their address, number and company', async () => {
    const t = await startApp();
    await send(t, { email: 'ASHA@verma.example' });
    const [person] = await people(t);
    expect(person).toMatchObject({
      name: 'Asha Verma',
      addresses: 'asha@verma.example',
      numbers: '+919818040101',
      company: 'verma.example',
      ownerId: null,
    });
    expect(await linked(t)).toEqual([person?._id]);
    expect(await keys(t)).toMatchObject([
      { kind: 'phone', value: '+919818040101', personId: person?._id },
      { kind: 'email', value: 'asha@verma.example', personId: person?._id },
    ]);
  });

  test('to the person with the address, whatever name and number; what was stored stays', async () => {
    const t = await startApp();
    await send(t);
    const [before] = await people(t);
    await send(t, { name: 'A. Verma', phone: '+919818040102' });
    const [after, other] = await people(t);
    expect(other).toBeUndefined();
    expect(after).toEqual({ ...before, numbers: '+919818040101 +919818040102', lastAt: after?.lastAt });
    expect(String(after?.lastAt) > String(before?.lastAt)).toBe(true);
    expect((await keys(t)).map(({ value }) => value)).toEqual([
      '+919818040101',
      '+919818040102',
      'asha@verma.example',
    ]);
    expect(await suggestions(t)).toEqual([]);
  });

  test('to the person with the address, where the number is somebody else’s, who is suggested', async () => {
    const t = await startApp();
    await send(t);
    await send(t, { name: 'Ravi Rao', email: 'ravi@rao.example', phone: '+919818040102' });
    await send(t, { phone: '+919818040102' });
    const [first, second, third] = await people(t);
    expect(third).toBeUndefined();
    expect(await suggestions(t)).toEqual([
      { personId: first?._id, otherId: second?._id, reason: 'same-number' },
    ]);
    expect(await linked(t)).toEqual([first?._id, second?._id, first?._id]);
  });

  test('by the number of an office to nobody else', async () => {
    const t = await startApp();
    await send(t);
    await send(t, { name: 'Ravi Rao', email: 'ravi@rao.example' });
    const [first, second] = await people(t);
    expect(second).toMatchObject({ name: 'Ravi Rao' });
    expect(await suggestions(t)).toEqual([
      { personId: first?._id, otherId: second?._id, reason: 'same-number' },
    ]);
  });

  test('by the number where the name is the same but for titles and case', async () => {
    const t = await startApp();
    await send(t, { name: 'Dr. Asha  VERMA' });
    await send(t, { email: 'asha.verma@gmail.com' });
    expect(await people(t)).toHaveLength(1);
    expect(await keys(t)).toHaveLength(3);
  });

  test('by the number where one of the two has no address', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('employee');
    const entry = { name: 'Asha', phone: asha.phone, source: 'phone', city: '' };
    const add = (change: object = {}) =>
      t.call('POST', '/api/contact/entries', { body: { ...entry, ...change }, headers });
    expect((await add()).statusCode).toBe(200);
    await send(t);
    expect((await add({ name: 'Mrs Verma' })).statusCode).toBe(200);
    expect(await people(t)).toMatchObject([
      { name: 'Asha', addresses: asha.email, numbers: asha.phone, company: 'verma.example' },
    ]);
    expect(new Set(await linked(t)).size).toBe(1);
  });

  test('attack 59: by the number of a caller without an address to nobody of another name, who could be anybody', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('employee');
    const entry = { name: 'Rao Walkin', phone: asha.phone, source: 'phone', city: '' };
    const added = await t.call('POST', '/api/contact/entries', { body: entry, headers });
    expect(added.statusCode, added.body).toBe(200);
    await send(t, { name: 'Nobody Atall', email: 'attacker@evil.example' });
    const [caller, stranger] = await people(t);
    expect(caller).toMatchObject({ name: 'Rao Walkin', addresses: '' });
    expect(await suggestions(t)).toEqual([
      { personId: caller?._id, otherId: stranger?._id, reason: 'same-number' },
    ]);
  });

  test('by likeness to nobody: it is suggested', async () => {
    const t = await startApp();
    await send(t);
    await send(t, { name: 'Ms Asha Verma', email: 'a.verma@verma.example', phone: '+919818040102' });
    const [first, second] = await people(t);
    expect(await suggestions(t)).toEqual([
      { personId: first?._id, otherId: second?._id, reason: 'same-name-and-company' },
    ]);
  });

  test('by no number that is none: many type the same', async () => {
    const t = await startApp();
    await send(t, { phone: '000000' });
    await send(t, { phone: '000000', email: 'other@gmail.com' });
    expect(await people(t)).toHaveLength(2);
    expect(await suggestions(t)).toEqual([]);
  });

  test('once where fifty come at once, whether they share a transaction or not', async () => {
    const t = await startApp();
    const sent = Array.from({ length: 50 }, (_, at) =>
      t.call('POST', '/api/contact/fillcontact', {
        body: { ...asha, email: `asha${at % 5}@verma.example`, phone: `+91981804020${at % 5}` },
        from: address(at),
      }),
    );
    for (const answer of await Promise.all(sent)) expect(answer.statusCode, answer.body).toBe(200);
    const all = await people(t);
    expect(all.map(({ addresses }) => addresses).sort()).toEqual(
      Array.from({ length: 5 }, (_, at) => `asha${at}@verma.example`),
    );
    const ids = await linked(t);
    expect(ids).toHaveLength(50);
    for (const { _id } of all) expect(ids.filter((id) => id === _id)).toHaveLength(10);
    // Five of one name and company: each may be each of the others, as far as they knew of each other.
    expect((await suggestions(t)).every(({ reason }) => reason === 'same-name-and-company')).toBe(true);
  });
});

describe('a record', () => {
  test('that is spam is nobody’s until it is released, and again when it is spam after all', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('employee');
    await send(t, { website: 'https://buy.example' });
    expect(await people(t)).toEqual([]);
    const [row] = await t.db.selectFrom('contacts').select('_id').execute();
    const judge = (isSpam: boolean) =>
      t.call('PUT', '/api/records/contact/spam', { body: { ids: [row?._id], isSpam }, headers });
    expect((await judge(false)).statusCode).toBe(200);
    const [person] = await people(t);
    expect(await linked(t)).toEqual([person?._id]);
    await judge(true);
    expect(await linked(t)).toEqual([null]);
    expect(await people(t)).toEqual([]);
    expect(await keys(t)).toEqual([]);
  });

  test('whose address is changed brings it to its person, unless it is somebody else’s', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('employee');
    await send(t);
    await send(t, { name: 'Ravi Rao', email: 'ravi@rao.example', phone: '+919818040102' });
    const [first, second] = await people(t);
    const [row] = await t.db.selectFrom('contacts').select('_id').orderBy('_id').execute();
    const edit = (email: string) =>
      t.call('PUT', `/api/contact/${row?._id}`, { body: { ...asha, email }, headers });
    const edited = await edit('asha@home.example');
    expect(edited.statusCode, edited.body).toBe(200);
    expect((await keys(t)).filter(({ personId }) => personId === first?._id)).toHaveLength(3);
    await edit('ravi@rao.example');
    expect((await keys(t)).filter(({ personId }) => personId === first?._id)).toHaveLength(3);
    expect(await suggestions(t)).toEqual([
      { personId: first?._id, otherId: second?._id, reason: 'same-email' },
    ]);
    // No line of its history tells whose it is.
    const history = await t.db.selectFrom('history').select('changes').execute();
    expect(JSON.stringify(history)).not.toContain('personId');
  });

  test('that came before people were known finds its person when it is changed', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('employee');
    const { id } = await addEnquiry(t);
    const body = { ...asha, requirement: 'crm', name: 'Asha V' };
    const answer = await t.call('PUT', `/api/quotes/updatequotes/${id}`, { body, headers });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await people(t)).toMatchObject([{ name: 'Asha Verma' }]);
  });

  test('keeps its person in the trash; who has none left is gone', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    await send(t);
    const [row] = await t.db.selectFrom('contacts').select(['_id', 'personId']).execute();
    await t.call('DELETE', `/api/contact/${row?._id}`, { headers });
    expect(await people(t)).toHaveLength(1);
    expect(await linked(t)).toEqual([row?.personId]);
    const purged = await t.call('DELETE', `/api/records/contact/${row?._id}/purge`, { headers });
    expect(purged.statusCode, purged.body).toBe(200);
    expect(await people(t)).toHaveLength(1);
    const [lead] = await t.db.selectFrom('followups').select('_id').execute();
    await t.call('DELETE', `/api/followup/${lead?._id}`, { headers });
    await t.call('DELETE', `/api/records/followup/${lead?._id}/purge`, { headers });
    for (const table of ['people', 'personKeys'] as const)
      expect(await t.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});

test('an account of a client is a person’s, one of the staff is nobody’s', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const invite = (role: string, email: string) =>
    t.call('POST', '/api/user/invite', { body: { name: 'Ritu Saini', email, role }, headers });
  expect((await invite('user', 'ritu@saini.example')).statusCode).toBe(200);
  await invite('employee', 'anil@test.example');
  expect(await people(t)).toMatchObject([{ addresses: 'ritu@saini.example', name: 'Ritu Saini' }]);
});

test.each([
  ['asha@verma.example', 'verma.example'],
  ['asha@gmail.com', ''],
  ['asha@yahoo.co.in', ''],
  ['asha@hotmail.co.uk', ''],
  ['asha@proton.me', ''],
  ['asha@gmail.verma.example', 'gmail.verma.example'],
  ['', ''],
])('the company of %s is “%s”', (email, company) => expect(companyOf(email)).toBe(company));

test.each([
  ['Mr. Asha  Verma ', 'asha verma'],
  ['Dr Prof. ASHA VERMA', 'asha verma'],
  ['Drishti Rao', 'drishti rao'],
  ['Mr', 'mr'],
])('%s is compared as %s', (name, compared) => expect(foldName(name)).toBe(compared));
