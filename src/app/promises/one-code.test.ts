import { describe, expect, test } from 'vitest';
import { migrate } from '~/platform/db/migrate';
import { application } from '~/testing/application';
import { addEnquiry, asha, ravi } from '~/testing/factories';
import { type StartedApp, startApp } from '~/testing/start-app';

/** The same name as two keyboards write it. */
const APART = 'Jose\u0301 Ibáñez';
const TOGETHER = 'Jos\u00e9 Ibáñez';
const { requirement: _r, ...contact } = asha;
const { city: _c, ...person } = contact;
const mobile = asha.phone;

const ways: [string, string, object][] = [
  ['an enquiry', '/api/quotes', asha],
  ['a contact', '/api/contact/fillcontact', contact],
  ['an application', '/api/career', { ...person, designation: 'WBD' }],
  ['a quote', '/api/iot/quote/iot/quote/products', { ...person, productName: 'Sentinel' }],
  ['an account', '/api/user/register', { name: '', email: asha.email, mobile, password: 'Peepal-Tree-77!' }],
  ['an invitation', '/api/user/invite', { name: '', email: asha.email, role: 'employee' }],
  ['an employee', '/api/employee', ravi],
  ['a follow-up', '/api/followup', { name: '', mobile, email: asha.email, status: 'Pending' }],
];

describe.each(ways)('the name of %s', (_what, url, body) => {
  const send = async (t: StartedApp, name: string) => {
    const { headers } = await t.logIn('admin');
    const sent = { ...body, name };
    return t.call('POST', url, { headers, body: url === '/api/career' ? application(sent) : sent });
  };

  test.each(['\u200b', '\u202e\u2066', '\u3164\u034f', '\u2800 \u2800'])('cannot be %j', async (name) => {
    const t = await startApp();
    const answer = await send(t, name);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { name: 'Name is required.' }]);
  });

  test('is kept in one code, and without what turns its letters round', async () => {
    const t = await startApp();
    expect((await send(t, ` ${APART}\u3164\u202e\u200b\u034f\ufe0f `)).statusCode).toBe(200);
    const tables = [
      'enquiries',
      'contacts',
      'careers',
      'iotQuotes',
      'users',
      'employees',
      'followups',
    ] as const;
    const names = await Promise.all(tables.map((table) => t.db.selectFrom(table).select('name').execute()));
    expect(
      new Set(
        names
          .flat()
          .map(({ name }) => name)
          .filter((name) => name !== 'Test admin'),
      ),
    ).toEqual(new Set([TOGETHER]));
  });
});

describe('a search', () => {
  test.each([APART, TOGETHER, 'jose\u0301', `jos\u200b\u00e9`])('finds the name by %j', async (q) => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    await t.call('POST', '/api/quotes', { body: { ...asha, name: APART } });
    const ask = async (url: string) => (await t.call('GET', url + encodeURIComponent(q), { headers })).json();
    expect((await ask('/api/quotes?page=1&field=name&q=')).items).toMatchObject([{ name: TOGETHER }]);
    // The record, what follows it up, and whose it is.
    expect((await ask('/api/search?q=')).items).toMatchObject(Array(3).fill({ title: TOGETHER }));
  });
});

test('what was stored before the rule follows it', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const stored = {
    [APART]: TOGETHER,
    'Ad\u200bmin': 'Admin',
    'Admin\u3164\u034f\ufe0f': 'Admin',
    '\u200b': '(empty)',
    अनिता: 'अनिता',
    Plain: 'Plain',
  };
  const ids: string[] = [];
  for (const name of Object.keys(stored)) ids.push((await addEnquiry(t, { name })).id);
  // As a database stands that last ran before the rule grew.
  const latest = '0021-nothing-unseen';
  await t.db.deleteFrom('migrations').where('name', '=', latest).execute();
  expect(await migrate(t.db)).toEqual([latest]);
  const rows = await t.db.selectFrom('enquiries').select(['_id', 'name']).execute();
  expect(ids.map((id) => rows.find(({ _id }) => _id === id)?.name)).toEqual(Object.values(stored));
  const found = await t.call('GET', `/api/quotes?page=1&field=name&q=${encodeURIComponent(APART)}`, {
    headers,
  });
  expect(found.json().items).toMatchObject([{ _id: ids[0] }]);
});
