import { expect, test } from 'vitest';
import { houseRegistry } from '~/app/features.server';
import { keepsSpam } from '~/model/resource';
import { application, ravi } from '~/testing/application';
import { addContact, addEnquiry, asha } from '~/testing/factories';
import { mailTo } from '~/testing/mails';
import { type StartedApp, startApp } from '~/testing/start-app';

const { features, resources } = houseRegistry();
const kinds = features.flatMap(({ resource, submission }) =>
  resource && submission ? [{ ...resource, mails: submission }] : [],
);

const bait = { website: 'https://buy.example' };

const { requirement: _requirement, ...ashaByName } = asha;
const { city: _city, ...ashaByPhone } = ashaByName;

/** How a visitor sends each kind. */
const forms: Record<string, { url: string; body: () => unknown }> = {
  career: { url: '/api/career', body: () => application({ ...ravi, ...bait }) },
  enquiry: { url: '/api/quotes', body: () => ({ ...asha, ...bait }) },
  contact: { url: '/api/contact/fillcontact', body: () => ({ ...ashaByName, ...bait }) },
  'iot-quote': {
    url: '/api/iot/quote/iot/quote/products',
    body: () => ({ ...ashaByPhone, productName: 'Cold Room Sentinel', ...bait }),
  },
};

type Headers = Record<string, string>;

const judge = (t: StartedApp, headers: Headers, isSpam: boolean, ids: readonly string[], kind = 'enquiry') =>
  t.call('PUT', `/api/records/${kind}/spam`, { headers, body: { ids, isSpam } });

const get = async (t: StartedApp, headers: Headers, url: string) =>
  (await t.call('GET', `/api${url}`, { headers })).json();

const queued = async ({ db }: StartedApp) => {
  const rows = await db.selectFrom('outbox').select(['template', 'recipient']).execute();
  return rows.map(({ template, recipient }) => `${template} to ${recipient}`).sort();
};

const news = ({ db }: StartedApp) =>
  db.selectFrom('notifications').select(['exceptUserId', 'text', 'recordId']).execute();

/** A form that was taken for spam, and the id of its record. */
async function sendBait(t: StartedApp, kind = 'enquiry') {
  const form = forms[kind];
  const resource = kinds.find(({ name }) => name === kind);
  if (!form || !resource) throw new Error(`nobody sends ${kind}`);
  expect((await t.call('POST', form.url, { body: form.body() })).statusCode).toBe(200);
  const { headers } = await t.logIn('employee');
  const { items } = await get(t, headers, `${resource.endpoints.list}?page=1&spam=true`);
  return String(items[0]._id);
}

test('attack 30: every kind of record that can be spam has a way out of it', () => {
  const judged = resources.filter(keepsSpam).map(({ name }) => name);
  expect(kinds.map(({ name }) => name)).toEqual(judged);
});

test.each(kinds)(
  'attack 30: “Not spam” of $title moves it to the list and sends what was held back, once',
  async ({ name, title, endpoints, mails }) => {
    const t = await startApp();
    const admin = await t.addUser('admin');
    const { headers, user } = await t.logIn('employee', { name: 'Esha Employee' });
    const id = await sendBait(t, name);
    expect([await queued(t), await news(t)]).toEqual([[], []]);

    const answer = await judge(t, headers, false, [id], name);
    expect(answer.json()).toEqual({ message: 'Moved to the list', moved: [id], announced: 1 });
    expect(await get(t, headers, `${endpoints.list}?page=1`)).toMatchObject({
      total: 1,
      items: [{ _id: id, isSpam: false }],
    });
    expect(await get(t, headers, `${endpoints.list}?page=1&spam=true`)).toMatchObject({ total: 0 });
    const sender = name === 'career' ? ravi : asha;
    const due = [`${mails.receipt.name} to ${sender.email}`, `${mails.alert.name} to ${admin.email}`].sort();
    expect(await queued(t)).toEqual(due);
    // Whoever judged it knows of it; the admin and the colleague who looked at it before do not.
    expect(await news(t)).toEqual([
      { exceptUserId: user._id, text: `${title}: ${sender.name}`, recordId: id },
    ]);
    const receipt = await mailTo(t, sender.email);
    expect(receipt.text).toContain(`Hello ${sender.name},`);
    expect((await mailTo(t, admin.email)).text).toContain(`record=${id}`);

    const noted = (await news(t)).length;
    await judge(t, headers, true, [id], name);
    expect((await judge(t, headers, false, [id], name)).json()).toMatchObject({ moved: [id], announced: 0 });
    expect([await queued(t), (await news(t)).length]).toEqual([due, noted]);
    expect(await get(t, headers, `/records/${name}/${id}/history`)).toMatchObject([
      { action: 'not-spam', userName: 'Esha Employee', changes: [] },
      { action: 'spam', userName: 'Esha Employee', changes: [] },
      { action: 'not-spam', userName: 'Esha Employee', changes: [] },
      { action: 'created', userName: 'Visitor' },
    ]);
  },
);

test('attack 30: two who say “Not spam” at once send its mails once', async () => {
  const t = await startApp();
  await t.addUser('admin');
  const { headers } = await t.logIn('employee');
  const id = await sendBait(t);
  const answers = await Promise.all([1, 2, 3].map(() => judge(t, headers, false, [id])));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const announced: number[] = answers.map((answer) => answer.json().announced);
  expect(announced.toSorted()).toEqual([0, 0, 1]);
  expect(await queued(t)).toHaveLength(2);
});

test('attack 30: what was announced when it came is not announced again by a way through the spam folder', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('employee');
  await t.call('POST', '/api/quotes', { body: asha });
  const [{ _id }] = await get(t, headers, '/quotes');
  const before = await queued(t);
  expect((await judge(t, headers, true, [_id])).json()).toMatchObject({ message: 'Moved to spam' });
  expect(await get(t, headers, '/quotes')).toEqual([]);
  expect((await judge(t, headers, false, [_id])).json()).toMatchObject({ moved: [_id], announced: 0 });
  expect(await get(t, headers, '/quotes')).toHaveLength(1);
  expect(await queued(t)).toEqual(before);
});

test('attack 30: many are moved in one call, and lists, figures, search and counts follow', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('employee');
  const ids = [];
  for (const name of ['One', 'Two', 'Three']) ids.push((await addEnquiry(t, { name })).id);
  await addContact(t, { isSpam: true });
  const [one = '', two = ''] = ids;
  expect((await judge(t, headers, true, [two, one, one])).json()).toMatchObject({ moved: [one, two] });
  expect(await get(t, headers, '/spam')).toEqual({ career: 0, enquiry: 2, contact: 1, 'iot-quote': 0 });
  expect(await get(t, headers, '/stats')).toMatchObject({ enquiry: 1, contact: 0 });
  expect(await get(t, headers, '/quotes?page=1&spam=true&field=name&q=tw')).toMatchObject({
    total: 1,
    items: [{ _id: two }],
  });
  expect(await get(t, headers, '/quotes')).toMatchObject([{ name: 'Three' }]);
});

test('attack 30: one that is gone is passed over, and one that is there already is left alone', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('employee');
  const { id: there } = await addEnquiry(t, { isSpam: true });
  const { id: deleted } = await addEnquiry(t, { deletedAt: '2026-01-01T00:00:00.000Z' });
  const { id } = await addEnquiry(t);
  expect((await judge(t, headers, true, [there, deleted, id])).json()).toMatchObject({ moved: [id] });
  expect(await get(t, headers, `/records/enquiry/${there}/history`)).toEqual([]);
  expect((await judge(t, headers, false, [deleted])).statusCode).toBe(404);
  expect((await judge(t, headers, true, [id], 'contact')).statusCode).toBe(404);
});

test('attack 30: what spam is, is for the staff to say and to know', async () => {
  const t = await startApp();
  const client = await t.logIn('user', { email: asha.email });
  const id = await sendBait(t);
  expect((await judge(t, client.headers, false, [id])).statusCode).toBe(403);
  expect((await t.call('GET', '/api/spam', client)).statusCode).toBe(403);
  expect(await queued(t)).toEqual([]);
});

test('attack 30: a verdict is on one to a hundred records, each by its id, and is yes or no', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const id = crypto.randomUUID();
  for (const body of [
    { ids: [], isSpam: false },
    { ids: Array(101).fill(id), isSpam: false },
    { ids: ['1 or 1=1'], isSpam: false },
    { ids: id, isSpam: false },
    { ids: [id] },
    { ids: [id], isSpam: 'no' },
  ]) {
    expect((await t.call('PUT', '/api/records/enquiry/spam', { headers, body })).statusCode).toBe(400);
  }
});
