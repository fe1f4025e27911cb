import { describe, expect, test } from 'vitest';
import { makeBackup } from '~/platform/backup/backup';
import { restoreBackup } from '~/platform/backup/restore';
import { recordsOf } from '~/records/records';
import { addRecord } from '~/testing/add-record';
import { newFolder, newPlace, opened } from '../servers/backup-place';
import { testimonial } from './testimonial';
import { testimonialApps } from './testimonial-app';

const startApp = testimonialApps();
const asha = {
  name: 'Asha Verma',
  email: 'asha@verma.example',
  phone: '98180 40101',
  quote: 'They answer the phone.',
};
const NAMES = ['Asha Verma', 'Bela Rao', 'Chetan Iyer', 'Asha Rao'];

async function start() {
  const t = await startApp();
  const admin = await t.logIn('admin', { mobile: '+919818040001' });
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const answer = await t.call(method, `/api${path}`, { headers: admin.headers, ...(body ? { body } : {}) });
    expect([method, path, answer.statusCode, answer.body.slice(0, 200)]).toEqual([
      method,
      path,
      200,
      expect.any(String),
    ]);
    return answer;
  };
  const read = async (path: string) => (await call('GET', path)).json();
  const names = async (query: string) =>
    (await read(`/testimonial?page=1${query}`)).items.map(({ name }: { name: string }) => name);
  const add = async (values: object) =>
    (await call('POST', '/testimonial', { ...asha, ...values })).json().testimonial._id;
  const addAll = async () => {
    const ids: string[] = [];
    for (const name of NAMES) ids.push(await add({ name, email: `${name.replace(' ', '.')}@verma.example` }));
    return ids;
  };
  return { ...t, call, read, names, add, addAll };
}

describe('an entity that is made by the recipe', () => {
  test('is added by the tests of all entities, to its list and to the trash, without being named', async () => {
    const t = await start();
    await addRecord(t, testimonial, { name: 'Asha 1', quote: 'plain words' });
    await addRecord(t, testimonial, { name: 'Asha 2', deletedAt: '2026-01-05T00:00:00.000Z' });
    expect(await t.names('&field=quote&q=plain%20w')).toEqual(['Asha 1']);
    expect(await t.read('/records/testimonial/trash')).toMatchObject({ total: 1 });
  });

  test('is added, listed, sorted, searched, counted and found by its person', async () => {
    const t = await start();
    expect(await t.read('/testimonial?page=1')).toEqual({ items: [], total: 0, page: 1, pages: 1 });
    await t.addAll();
    expect(await t.names('')).toEqual(NAMES.toReversed());
    expect(await t.names('&sort=name')).toEqual(NAMES.toSorted());
    expect(await t.names('&sort=-email')).toEqual(NAMES.toSorted().reverse());
    expect(await t.read('/testimonial?page=2&pageSize=3')).toMatchObject({
      total: 4,
      items: [{ name: NAMES[0] }],
    });
    // By the indexes of three letters, and by less than they know.
    for (const q of ['asha', 'ASHA V', 'as'])
      expect(await t.names(`&field=name&q=${encodeURIComponent(q)}`)).toEqual(
        q === 'ASHA V' ? ['Asha Verma'] : ['Asha Rao', 'Asha Verma'],
      );
    expect(await t.names('&field=quote&q=the%20phone')).toHaveLength(4);
    expect(await t.read('/testimonial?page=9&field=name&q=asha')).toMatchObject({ items: [], total: 2 });
    expect((await t.read('/stats')).testimonial).toBe(4);
    expect(await t.read('/search?q=bela.rao')).toMatchObject({ items: [{ resource: 'testimonial' }] });
    expect(await t.read('/search?q=98180%2040101')).toMatchObject({ items: { length: 4 } });
    expect((await t.read('/insights')).weeks.testimonial).toEqual({ now: 4, before: 0 });
    expect(await t.read('/activity')).toMatchObject({ items: [{ title: 'Asha Rao' }, {}, {}, {}] });
    const csv = (await t.call('GET', '/records/testimonial/export.csv?field=name&q=rao')).body;
    expect(csv.trimEnd().split('\r\n')).toEqual([
      '\ufeffDate,Name,Email,Phone,Quote',
      expect.stringContaining('Asha Rao'),
      expect.stringContaining('Bela Rao'),
    ]);
  });

  test('is edited and deleted with its history, brought back, and purged', async () => {
    const t = await start();
    const id = await t.add({});
    await t.add({ name: 'Bela Rao', email: 'bela@rao.example' });
    await t.call('PUT', `/testimonial/${id}`, { quote: 'They call back.' });
    expect(await t.read(`/records/testimonial/${id}`)).toMatchObject({
      ...asha,
      phone: '+919818040101',
      quote: 'They call back.',
    });
    expect((await t.read(`/records/testimonial/${id}/term`)).erasedOn).toMatch(/^\d{4}-/);

    await t.call('DELETE', `/testimonial/${id}`);
    expect(await t.names('')).toEqual(['Bela Rao']);
    expect(await t.read('/records/testimonial/trash')).toMatchObject({
      total: 1,
      items: [{ _id: id, deletedBy: 'Test admin' }],
    });
    expect((await t.read('/trash')).testimonial).toBe(1);
    await t.call('POST', `/records/testimonial/${id}/restore`);
    expect(await t.names('&field=name&q=asha')).toEqual(['Asha Verma']);
    const told = JSON.stringify(await t.read(`/records/testimonial/${id}/history`));
    for (const action of ['created', 'updated', 'deleted', 'restored']) expect(told).toContain(`"${action}"`);

    await t.call('DELETE', `/testimonial/${id}`);
    await t.call('DELETE', `/records/testimonial/${id}/purge`);
    expect([(await t.read('/trash')).testimonial, (await t.read('/stats')).testimonial]).toEqual([0, 1]);
    expect(await t.names('&field=name&q=asha')).toEqual([]);
  });

  test('is found, handed out and erased with its person', async () => {
    const t = await start();
    await t.addAll();
    const who = 'bela.rao@verma.example';
    const found = (await t.call('POST', '/privacy/find', { who })).json();
    expect(found).toMatchObject({ records: [{ resource: 'testimonial', title: 'Bela Rao' }] });
    const { rawPayload } = await t.call('POST', '/privacy/export', { who });
    expect(rawPayload.subarray(0, 2).toString()).toBe('PK');
    await t.call('POST', '/privacy/erase', { who, confirm: who });
    expect(await t.names('&sort=name')).toEqual(['Asha Rao', 'Asha Verma', 'Chetan Iyer']);
  });

  test('is closed to clients, and refuses what is no testimonial in its own words', async () => {
    const t = await start();
    const client = await t.logIn('user');
    for (const who of [client, { headers: {} }])
      expect((await t.app.inject({ url: '/api/testimonial?page=1', headers: who.headers })).statusCode).toBe(
        who === client ? 403 : 401,
      );
    const admin = await t.logIn('admin');
    const refused = await t.app.inject({
      method: 'PUT',
      url: '/api/testimonial/1',
      headers: admin.headers,
      payload: asha,
    });
    expect([refused.statusCode, refused.json().message]).toEqual([400, 'Invalid testimonial ID']);
  });

  test('goes into a backup and comes back, with its counts and its search', async () => {
    const t = await start();
    const [first = ''] = await t.addAll();
    await t.call('DELETE', `/testimonial/${first}`);
    const { config, db, files, resources } = t;
    const made = await makeBackup({ config, db, files, resources, target: await newFolder() });
    const place = await newPlace();
    await restoreBackup({ ...place, archive: made?.path ?? '', replace: false });
    const records = recordsOf(opened(place.config), testimonial);
    expect([await records.count(), await records.count({ trash: true })]).toEqual([3, 1]);
    const query = { field: 'name', q: 'asha' };
    const found = await records.list(query, { limit: 10, offset: 0 }, await records.countForPage(query));
    expect(found).toMatchObject([{ name: 'Asha Rao', quote: asha.quote }]);
  });
});
