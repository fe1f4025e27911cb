import { expect, test } from 'vitest';
import { startApp } from '~/testing/start-app';
import { text } from '../rich/write';
import { addFirstWords } from './first-words';
import { publishDue } from './publish/publish-due';

async function start() {
  const t = await startApp();
  await addFirstWords(t);
  const admin = await t.logIn('admin');
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    t.call(method, `/api/content/${path}`, { ...admin, ...(body ? { body } : {}) });
  async function firstOf(collection: string) {
    const [{ _id }] = (await call('GET', collection)).json();
    const path = `${collection}/${_id}`;
    const { published } = (await call('GET', path)).json();
    const save = (changes: object, basedOn = published.version) =>
      call('PUT', `${path}/draft`, { data: { ...published.data, ...changes }, basedOn });
    return { path, save, data: published.data };
  }
  return { t, call, firstOf };
}

test('attack 18: a time that is written otherwise than all others is none, and nothing is published by it', async () => {
  const { t, call, firstOf } = await start();
  const { path, save } = await firstOf('team');
  await save({ note: 'Not before its time.' });
  for (const at of ['9999-12-31T23:59:59-23:59', '9999-12-31T00:00:00Z', '0000-01-01T00:00:00+14:00'])
    expect([at, (await call('POST', `${path}/publish`, { at })).statusCode]).toEqual([at, 400]);
  await publishDue(t.db);
  expect((await call('GET', path)).json()).toMatchObject({ state: 'changed', scheduledAt: null });
});

test('attack 15: a version that no engine can count to is refused', async () => {
  const { call, firstOf } = await start();
  const { path } = await firstOf('team');
  for (const version of ['2147483648', '9007199254740991', '1e15']) {
    expect([version, (await call('GET', `${path}/versions?before=${version}`)).statusCode]).toEqual([
      version,
      400,
    ]);
    expect((await call('POST', `${path}/versions/${version}/restore`)).statusCode).toBe(400);
  }
  expect((await call('POST', `${path}/versions/2147483647/restore`)).statusCode).toBe(404);
});

test('attack 52: an entry that names more pictures than a statement takes values is saved, and judged when it is published', async () => {
  const { t, call, firstOf } = await start();
  const { path, save, data } = await firstOf('portfolio');
  const [project] = data.projects;
  const projects = Array.from({ length: 5 }, (_, at) => ({
    ...project,
    text: text(
      ...Array.from({ length: 3000 }, (__, n) => ({
        type: 'picture' as const,
        attrs: { media: `${at}-${n}`, alt: '' },
      })),
    ),
  }));
  expect((await save({ projects })).statusCode).toBe(200);
  const [uses] = await t.db
    .selectFrom('mediaUses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'draft')
    .execute();
  expect(Number(uses?.count)).toBeGreaterThanOrEqual(15_000);
  const refused = await call('POST', `${path}/publish`);
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    'This picture is not in the library any more. Choose another one.',
  ]);
});

/** Letters of another script, in no order that anything could be shortened by. */
const longest = Array.from({ length: 500 }, (_, n) =>
  String.fromCharCode(0x4e00 + ((n * 7919) % 20_000)),
).join('');

test.each([
  ['services', 'title'],
  ['portfolio', 'label'],
])('attack 53: the longest words that become an address are no address: %s', async (collection, field) => {
  const { call, firstOf } = await start();
  const { path, save, data } = await firstOf(collection);
  expect((await save({ [field]: longest })).statusCode).toBe(200);
  const refused = await call('POST', `${path}/publish`);
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]]);
  // One that nobody has seen is called by it at once.
  const added = await call('POST', collection, { data: { ...data, [field]: longest } });
  expect([added.statusCode, added.json().entry.title]).toEqual([200, longest]);
  const fitting = longest.slice(0, 200);
  expect((await save({ [field]: fitting }, 2)).statusCode).toBe(200);
  expect((await call('POST', `${path}/publish`)).statusCode).toBe(200);
});

test('attack 53: a link to a page of this site leads to no other by a backslash', async () => {
  const { call, firstOf } = await start();
  const { path, save, data } = await firstOf('popups');
  for (const to of ['/\\evil.example', '//evil.example']) {
    const { entry } = (await save({ learnMore: to }, (await call('GET', path)).json().draft?.version)).json();
    expect(entry.draft.data.learnMore).toBe(to);
    const refused = await call('POST', `${path}/publish`);
    expect([to, refused.statusCode, Object.keys(refused.json().fields)]).toEqual([to, 400, ['learnMore']]);
  }
  expect(data.learnMore).toMatch(/^\//);
});
