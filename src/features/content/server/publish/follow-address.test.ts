import { expect, test } from 'vitest';
import { startApp } from '~/testing/start-app';
import { addFirstWords } from '../first-words';

async function start() {
  const t = await startApp();
  await addFirstWords(t);
  const admin = await t.logIn('admin');
  const get = async (path: string) => (await t.call('GET', `/api/content/${path}`, admin)).json();
  const entries: { _id: string; slug: string }[] = await get('services');
  const [one, other] = entries.filter(({ slug }) => slug.startsWith('/development?')).map(({ _id }) => _id);
  const redirects = async () => (await t.call('GET', '/api/redirects', admin)).json();
  async function save(id: string | undefined, title: string) {
    const { published, draft } = await get(`services/${id}`);
    const { data, version } = draft ?? published;
    const body = { data: { ...data, title }, basedOn: version };
    return t.call('PUT', `/api/content/services/${id}/draft`, { ...admin, body });
  }
  async function publish(id: string | undefined, title: string) {
    await save(id, title);
    return (await t.call('POST', `/api/content/services/${id}/publish`, admin)).statusCode;
  }
  const unpublish = (id: string | undefined) =>
    t.call('POST', `/api/content/services/${id}/unpublish`, admin);
  return { one, other, redirects, save, publish, unpublish };
}

const of = (title: string) => `/development?title=${encodeURIComponent(title)}`;
const first = 'Web Development';

test('a changed title leads from the old address to the new one, and back when it is changed back', async () => {
  const { one, redirects, publish } = await start();
  expect(await publish(one, 'Web Engineering')).toBe(200);
  expect(await redirects()).toMatchObject([{ from: of(first), to: of('Web Engineering') }]);
  await publish(one, 'Websites');
  expect(await redirects()).toMatchObject([
    { from: of(first), to: of('Websites') },
    { from: of('Web Engineering'), to: of('Websites') },
  ]);
  await publish(one, first);
  expect(await redirects()).toMatchObject([
    { from: of('Web Engineering'), to: of(first) },
    { from: of('Websites'), to: of(first) },
  ]);
});

test('an entry that gets an address takes it from who was led away from it', async () => {
  const { one, other, redirects, publish } = await start();
  await publish(one, 'Websites');
  await publish(other, first);
  expect(await redirects()).toMatchObject([{ to: of(first) }]);
});

test('what was taken off the site and comes back under another title is found by the old one, unless that is another’s', async () => {
  const { one, other, redirects, save, publish, unpublish } = await start();
  await unpublish(one);
  await publish(one, 'Websites');
  expect(await redirects()).toMatchObject([{ from: of(first), to: of('Websites') }]);
  await unpublish(one);
  await save(one, 'Sites');
  expect(await publish(other, 'Websites')).toBe(200);
  expect(await publish(one, 'Sites')).toBe(200);
  expect((await redirects()).map(({ from }: { from: string }) => from)).not.toContain(of('Websites'));
});
