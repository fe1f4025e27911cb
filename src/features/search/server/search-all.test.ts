import { expect, test } from 'vitest';
import { now } from '~/lib/time';
import {
  addCareer,
  addContact,
  addEmployee,
  addEnquiry,
  addFollowup,
  addIotProduct,
  addIotQuote,
} from '~/testing/factories';
import { type Scenario, scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';

const nothing = { items: [] };
const finding = (q: string) => ['GET', `/api/search?q=${encodeURIComponent(q)}`] satisfies Scenario['call'];

const added = (values: Parameters<typeof addEnquiry>[1]): Pick<Scenario, 'given'> => ({
  given: (t) => addEnquiry(t, values),
});

/** What each of these texts must find: the one enquiry that is there. */
const ways = {
  'a part of the name, whatever its case': 'ISHA SHARM',
  'letters beyond ASCII, whatever their case': 'ÉCLAIR',
  'a part of the address': 'sharma@éclair',
  'the number as it is stored': '+919818040199',
  'the number with blanks and dashes, without the country code': '98180-40 199',
  'the number with a zero in front': '098180 40199',
  'the number with the country code and no plus': '91 98180 40199',
  'the reference, whatever its case': 'pw-7k3m-9qxa',
};
const nisha = {
  name: 'Nisha Sharma, Éclair & Co',
  email: 'nisha.sharma@éclair.example',
  phone: '+919818040199',
  reference: 'PW-7K3M-9QXA',
};

scenarios([
  ...Object.entries(ways).map(
    ([name, q]): Scenario => ({
      name: `found by ${name}`,
      ...added(nisha),
      as: 'employee',
      call: finding(q),
      status: 200,
      answer: {
        items: [{ resource: 'enquiry', title: nisha.name, detail: `${nisha.email} · ${nisha.phone}` }],
      },
    }),
  ),
  ...['%', '_', '"', '*', "' or 1=1", 'name:nisha', 'NOT', '{name}', '\\%%'].map(
    (q): Scenario => ({
      name: `attack 16: no character is special: ${q}`,
      ...added(nisha),
      as: 'admin',
      call: finding(`${q} ${q}`),
      status: 200,
      answer: nothing,
    }),
  ),
  {
    name: 'two characters find nothing, without an error',
    ...added(nisha),
    as: 'admin',
    call: finding('ni'),
    status: 200,
    answer: nothing,
  },
  { name: 'a text that is too long is refused', as: 'admin', call: finding('n'.repeat(121)), status: 400 },
  { name: 'nobody searches without a session', call: finding('nisha'), status: 401 },
  {
    name: 'what lies in the trash is not found',
    ...added({ ...nisha, deletedAt: now() }),
    as: 'admin',
    call: finding('nisha'),
    status: 200,
    answer: nothing,
  },
  {
    name: 'spam is not found, not by its reference either',
    ...added({ ...nisha, isSpam: true }),
    as: 'admin',
    call: finding(nisha.reference),
    status: 200,
    answer: nothing,
  },
]);

async function startFilled() {
  const t = await startApp();
  const mine = { name: 'Kavya Menon', email: 'kavya@menon.example' };
  await addEnquiry(t, mine);
  await addContact(t, mine);
  await addCareer(t, mine);
  await addIotQuote(t, mine);
  await addEmployee(t, mine);
  await addFollowup(t, mine);
  await addIotProduct(t, { productName: 'Kavya Light', brandName: 'PeepalSense' });
  await addEnquiry(t, { name: 'Kavya Rao', email: 'kavya@rao.example' });
  const search = async (headers: Record<string, string>, q: string) => {
    const answer = await t.call('GET', `/api/search?q=${encodeURIComponent(q)}`, { headers });
    const items: { resource: string; title: string; detail: string; subject: string; date: string }[] =
      answer.json().items;
    return items;
  };
  return { ...t, mine, search };
}

test('each role finds what it may read, and nothing else', async () => {
  const t = await startFilled();
  const kinds = async (headers: Record<string, string>) =>
    (await t.search(headers, 'kavya')).map(({ resource }) => resource);
  const staff = [
    'career',
    'enquiry',
    'enquiry',
    'contact',
    'iot-product',
    'iot-quote',
    'employee',
    'followup',
  ];
  expect(await kinds((await t.logIn('admin')).headers)).toEqual(['user', ...staff]);
  expect(await kinds((await t.logIn('employee')).headers)).toEqual(staff);
  const [product] = await t.search((await t.logIn('employee')).headers, 'kavya light');
  expect(product).toMatchObject({ title: 'Kavya Light', detail: 'PeepalSense' });
  const [, enquiry] = await t.search((await t.logIn('employee')).headers, 'kavya menon');
  expect(enquiry).toMatchObject({
    subject: expect.stringMatching(/^Enquiry PW-.*: CRM Development, Faridabad$/),
  });
});

test('a client finds their own by their confirmed address, never what is somebody else’s', async () => {
  const t = await startFilled();
  await t.db.deleteFrom('employees').execute();
  await t.db.deleteFrom('users').execute();
  const client = await t.logIn('business', { email: t.mine.email });
  const found = await t.search(client.headers, 'kavya');
  expect(found.map(({ resource, title }) => [resource, title])).toEqual([
    ['career', 'Kavya Menon'],
    ['enquiry', 'Kavya Menon'],
    ['iot-quote', 'Kavya Menon'],
  ]);
  expect(await t.search(client.headers, 'rao')).toEqual([]);
  // What staff think of an application is not for whom it is about.
  expect(found[0]).toMatchObject({
    subject: expect.not.stringContaining('New'),
    date: expect.any(String),
  });
  await t.db.updateTable('users').set({ emailVerifiedAt: null }).execute();
  expect(await t.search(client.headers, 'kavya')).toEqual([]);
});

test('of each kind the five newest, and twenty-five in all', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const adders = [addEnquiry, addContact, addCareer, addIotQuote, addFollowup];
  for (let turn = 1; turn <= 7; turn++) {
    for (const add of adders) await add(t, { name: `Many Hands ${turn}` });
    await t.addUser('user', { name: `Many Hands ${turn}` });
  }
  const titles = async (q: string) => {
    const { items } = (await t.call('GET', `/api/search?q=${q}`, { headers })).json();
    return items.map(({ resource, title }: Record<string, string>) => `${resource} ${title}`);
  };
  const all = await titles('many');
  expect(all).toHaveLength(24);
  expect(all.slice(0, 5)).toEqual([
    'user Many Hands 7',
    'user Many Hands 6',
    'user Many Hands 5',
    'user Many Hands 4',
    'career Many Hands 7',
  ]);
  await t.db.deleteFrom('contacts').execute();
  expect(await titles('many')).toHaveLength(25);
});

test.each(['İbrahim Şahin', 'ΑΝΝΑΣ'])(
  '%s is found by its own spelling, here and in its list',
  async (name) => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    await addEnquiry(t, { name });
    const q = encodeURIComponent(name);
    for (const url of [`/api/search?q=${q}`, `/api/quotes?page=1&field=name&q=${q}`]) {
      expect((await t.call('GET', url, { headers })).json().items).toHaveLength(1);
    }
  },
);
