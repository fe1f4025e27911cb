// On SQLite alone: who reaches what is decided by the routes; that one sees only one's own is held on both engines by rights.test.ts.
import { expect, test } from 'vitest';
import { resources } from '~/features/resources';
import { now } from '~/lib/time';
import { NONE } from '~/model/filters';
import { type Permission, type ResourceArea, reach } from '~/model/permissions';
import type { Resource } from '~/model/resource';
import { newId } from '~/platform/db/ids';
import { recordTables } from '~/platform/db/stored-record';
import { declaredAccess } from '~/testing/access/declared-access';
import { addRecord } from '~/testing/add-record';
import { type StartedApp, startApp } from '~/testing/start-app';
import { type Operation, operationsOf, sampleOf } from '../../../scripts/hostile/document.ts';

/** Partners may what a client may, by one column of the table, as the test below says: a client walks for them, too. */
const partners = ['refferal', 'business', 'corporate'] as const;
const walked = ['employee', 'user', 'nobody'] as const;

interface Rights {
  /** Records of which somebody else is the person. */
  sees: readonly ResourceArea[];
  changes: readonly ResourceArea[];
  deletes: readonly ResourceArea[];
}

/** Who reaches what of others, written down a second time: by whichever route, there now or later. */
const client: Rights = { sees: ['products'], changes: [], deletes: [] };
const rights: Record<(typeof walked)[number], Rights> = {
  employee: {
    sees: [
      'submissions',
      'leads',
      'products',
      'employees',
      'mails',
      'media',
      'quotations',
      'prices',
      'openings',
      'stageLetters',
    ],
    changes: ['submissions', 'leads', 'products', 'mails', 'media', 'quotations', 'prices', 'openings'],
    deletes: ['media'],
  },
  user: client,
  nobody: client,
};

/** Of each kind one that is there and one in the trash, each with a word that stands nowhere else. */
async function plant(t: StartedApp, resource: Resource) {
  const { table, name, person } = resource;
  const field = person?.email ?? resource.search[0]?.field ?? '';
  const mark = (state: string) => `${state}-${name}@planted.example`;
  const rows = () => recordTables(t.db).selectFrom(table).selectAll();
  for (const state of ['shown', 'trash']) await addRecord(t, resource, { [field]: mark(state) });
  const idOf = async (state: string) =>
    String((await rows().where(field, '=', mark(state)).executeTakeFirstOrThrow())._id);
  const [shown, trashed] = [await idOf('shown'), await idOf('trash')];
  await recordTables(t.db)
    .updateTable(table)
    .set({ deletedAt: '2026-11-01T10:00:00.000Z' })
    .where('_id', '=', trashed)
    .execute();
  const read = (id: string) => rows().where('_id', '=', id).executeTakeFirstOrThrow();
  return { resource, read, shown, trashed };
}

/** What is one's own is not a record of others; a stream does not end; a form makes new records. */
const isWalked = ({ method, path, access }: Operation) =>
  !access.startsWith('account:') &&
  !path.endsWith('/stream') &&
  !(access === 'public' && method !== 'GET') &&
  !path.startsWith('/files');

const sampleText = (name: string, example: unknown) => {
  if (name.startsWith('from.') || name.startsWith('to.')) return 'month';
  if (name.startsWith('is.')) return NONE;
  if (name === 'q') return 'planted';
  return String(example ?? '');
};

/** The call as it is described: plainly, and with each of its parameters, for each id that could stand in it. */
function callsOf({ method, path, parameters, body, example }: Operation, ids: readonly string[]) {
  const names = resources.map(({ name }) => name);
  const kind = names.find((name) => path.includes(`/${name}/`)) ?? 'enquiry';
  const filled = (id: string) => path.replace('{resource}', kind).replaceAll(/\{\w+\}/g, id);
  const urls = /\{(?!resource)\w+\}/.test(path) ? ids.map(filled) : [filled('')];
  const asked = parameters.filter((one) => one.in === 'query');
  const must = asked.filter(({ required }) => required);
  const queryOf = (some: typeof asked) =>
    new URLSearchParams(
      [...new Set([...must, ...some])].map((one) => [one.name, sampleText(one.name, sampleOf(one.schema))]),
    );
  const searched = asked.filter(({ name }) => name === 'field');
  const narrowed = asked.filter(({ name }) => name !== 'field');
  // Exports are counted by the hour.
  const isPlain = urls.length > 1 || path.endsWith('.csv');
  const queries = [
    queryOf([]),
    ...(isPlain ? [] : narrowed.map((one) => queryOf(one.name === 'q' ? [...searched, one] : [one]))),
  ];
  const bodies = body === undefined ? [undefined] : [example ?? sampleOf(body), ...bulkBodies(path, ids)];
  return urls.flatMap((url) =>
    queries.flatMap((query) => bodies.map((sent) => ({ method, url: `${url}?${query}`, body: sent }))),
  );
}

const bulkBodies = (path: string, ids: readonly string[]) => {
  if (path.endsWith('/export.csv')) return [{ ids }];
  if (!path.endsWith('/bulk')) return [];
  return [{ action: 'delete' }, { action: 'spam' }].flatMap((what) => [
    { ids, ...what },
    { query: '', expected: null, ...what },
  ]);
};

/** The same to everybody who asks. */
let described: Operation[] | undefined;

/** Fewer than a client may make in a minute. */
const MOST_CALLS = 500;

test.each(walked)(
  'no route leads %s to a record that is not theirs to see, to change or to delete',
  async (role) => {
    const t = await startApp();
    const planted = [];
    for (const resource of resources) planted.push(await plant(t, resource));
    const { undo, others } = await whatAnAdminHas(
      t,
      planted.find(({ resource }) => resource.name === 'enquiry')?.shown ?? '',
    );
    const ids = [...planted.flatMap(({ shown, trashed }) => [shown, trashed]), ...others];
    const before = new Map<Resource, object>();
    for (const { resource, read, shown } of planted) before.set(resource, await read(shown));
    const { sees, changes, deletes } = rights[role];
    const hidden = [
      ...resources.filter(({ area }) => !sees.includes(area)).map(({ name }) => `-${name}@planted.example`),
      'Import of an admin',
      ...(sees.includes('leads') ? [] : ['Shared by an admin']),
    ];

    described ??= operationsOf((await t.call('GET', '/api/openapi.json')).json()).filter(isWalked);
    let headers = {};
    let answered = 0;
    let called = 0;
    for (const operation of described) {
      for (const { method, url, body } of callsOf(operation, [...ids, undo])) {
        // Nobody may call so often: the next one of the same role goes on.
        if (role !== 'nobody' && called++ % MOST_CALLS === 0) headers = (await t.logIn(role)).headers;
        const answer = await t.app.inject({
          remoteAddress: `10.${walked.indexOf(role)}.${Math.floor(called / MOST_CALLS)}.1`,
          method: method === 'GET' || method === 'PUT' || method === 'DELETE' ? method : 'POST',
          url: url.startsWith('/api') ? url : `/api${url}`,
          headers,
          ...(body === undefined ? {} : { payload: Object(body) }),
        });
        const name = `${role}: ${method} ${url}`;
        expect(answer.statusCode, name).toBeLessThan(500);
        expect(answer.statusCode, name).not.toBe(429);
        if (answer.statusCode < 300) answered++;
        const seen = hidden.filter((mark) => answer.body.includes(mark));
        expect(seen, name).toEqual([]);
      }
    }
    expect(answered).toBeGreaterThan(0);

    for (const { resource, read, shown, trashed } of planted) {
      const was = before.get(resource);
      const is = await read(shown);
      if (!changes.includes(resource.area) && !deletes.includes(resource.area)) expect(is).toEqual(was);
      if (!deletes.includes(resource.area)) expect(is.deletedAt, resource.name).toBeNull();
      // Who may delete it may bring it back.
      if (!deletes.includes(resource.area))
        expect((await read(trashed)).deletedAt, resource.name).not.toBeNull();
    }
  },
);

test('partners may what a client may, whatever it is', () => {
  const permissions = new Set([...declaredAccess.values()].filter(isPermission));
  expect(permissions.size).toBeGreaterThan(20);
  for (const permission of permissions)
    for (const partner of partners)
      expect([permission, partner, reach(partner, permission)]).toEqual([
        permission,
        partner,
        reach('user', permission),
      ]);
});

const isPermission = (access: string): access is Permission => access.includes(':');

/** A change of many that can be taken back, a view and an import: by their ids nobody else gets hold of them. */
async function whatAnAdminHas(t: StartedApp, id: string) {
  const { headers, user } = await t.logIn('admin');
  const bulk = await t.call('POST', '/api/records/enquiry/bulk', {
    headers,
    body: { ids: [id], action: 'spam' },
  });
  const body = { resource: 'followup', name: 'Shared by an admin', query: '', shared: true };
  const view = await t.call('POST', '/api/views', { headers, body });
  const importId = newId();
  await t.db
    .insertInto('imports')
    .values({
      ...{ _id: importId, resource: 'enquiry', userId: user._id, fileName: 'Import of an admin.csv' },
      ...{ columns: '[]', mapping: '{}', status: 'read', onDuplicate: 'skip', rows: 0 },
      ...{ createdAt: now(), since: now() },
    })
    .execute();
  return { undo: String(bulk.json().undo), others: [String(view.json().view._id), importId] };
}
