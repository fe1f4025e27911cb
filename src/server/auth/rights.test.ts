import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { data } from 'react-router';
import { describe, expect, onTestFinished, test } from 'vitest';
import { resources } from '~/resources/index.server';
import { sortableFields } from '~/resources/resource';
import { buildApp } from '~/server/app';
import { ask, tinyBuild } from '~/server/pages/test-kit';
import { application } from '~/testing/application';
import {
  addCareer,
  addContact,
  addEmployee,
  addEnquiry,
  addFollowup,
  addIotProduct,
  addIotQuote,
} from '~/testing/factories';
import { type StartedApp, startApp } from '~/testing/start-app';
import { operationsOf } from '../../../scripts/hostile/document.ts';

/** Many calls, each of them quick. */
const SLOW = { timeout: 120_000 };

describe('an employee', () => {
  test('attack 11: changes neither a role nor an account, their own or another, by any way in', async () => {
    const t = await startApp();
    const { employeeId, userId } = await addEmployee(t);
    const { headers, user } = await t.logIn('employee');
    const own = await addEmployee(t, { employeeId: 'PW-015', email: 'own@peepalworks.example' });
    const rows = () =>
      Promise.all([
        t.db.selectFrom('users').selectAll().orderBy('_id').execute(),
        t.db.selectFrom('employees').selectAll().orderBy('_id').execute(),
      ]);
    const before = await rows();
    for (const id of [userId, own.userId, user._id]) {
      const calls = [
        ['PUT', '/api/user/edit-user', { _id: id, role: 'admin' }],
        ['PUT', '/api/user/edit-user', { _id: id, name: 'Changed' }],
        ['PUT', `/api/user/edit-role/${id}`, { role: 'admin' }],
        ['PUT', `/api/user/block-user/${id}`, {}],
        ['PUT', `/api/user/unblock-user/${id}`, {}],
        ['DELETE', `/api/user/${id}`, undefined],
        ['POST', '/api/user/invite', { name: 'New', email: 'new@test.example', role: 'admin' }],
      ] as const;
      for (const [method, url, body] of calls) {
        const answer = await t.call(method, url, { headers, body });
        expect([method, url, answer.statusCode]).toEqual([method, url, 403]);
      }
    }
    for (const id of [employeeId, own.employeeId]) {
      const promoted = await t.call('PUT', `/api/employee/${id}`, { headers, body: { role: 'admin' } });
      expect(promoted.statusCode).toBe(403);
    }
    expect(await rows()).toEqual(before);
  });

  test.each(['employee', 'user'] as const)(
    'attack 11: or anybody else (%s) takes nothing along into their own profile',
    async (role) => {
      const t = await startApp();
      const { headers, user } = await t.logIn(role);
      const stored = () =>
        t.db.selectFrom('users').selectAll().where('_id', '=', user._id).executeTakeFirstOrThrow();
      const before = await stored();
      const claims = {
        role: 'admin',
        isBlocked: false,
        _id: '0198f3d2-0000-7000-8000-000000000000',
        email: 'boss@test.example',
        passwordHash: 'x',
        emailVerifiedAt: null,
        createdAt: 'x',
        deletedAt: 'x',
        termsVersion: 'x',
      };
      const answer = await t.call('PUT', '/api/user/me', {
        headers,
        body: { name: 'New Name', mobile: '9818040109', ...claims },
      });
      expect(answer.statusCode).toBe(200);
      expect(await stored()).toEqual({ ...before, name: 'New Name', mobile: '+919818040109' });
    },
  );
});

/** One of each, with a file. */
async function fill(t: StartedApp) {
  await t.call('POST', '/api/career', { body: application() });
  return {
    career: await addCareer(t),
    contact: await addContact(t),
    employee: await addEmployee(t),
    enquiry: await addEnquiry(t),
    followup: await addFollowup(t),
    'iot-product': await addIotProduct(t),
    'iot-quote': await addIotQuote(t),
  };
}

const SECRETS = [
  'passwordHash',
  'tokenHash',
  'bindingHash',
  'deletedAt',
  'emailVerifiedAt',
  'isSpam',
  'userId',
];

describe('a list', () => {
  test(
    'attack 12: is searched and sorted by its own fields alone, and no other filter is taken',
    SLOW,
    async () => {
      const t = await startApp();
      const { headers } = await t.logIn('admin');
      let refused = 0;
      for (const resource of resources) {
        const list = `/api${resource.endpoints.list}`;
        const searched = new Set(resource.search.map(({ field }) => field));
        const sorted = new Set(sortableFields(resource));
        const columns = [
          ...Object.keys(resource.row.shape),
          ...SECRETS,
          'users.passwordHash',
          '1',
          '_id); --',
        ];
        const wrong = [
          ...columns
            .filter(
              (name) =>
                !searched.has(name) &&
                !(['mobile', 'phone'].includes(name) && (searched.has('phone') || searched.has('mobile'))),
            )
            .map((name) => `field=${encodeURIComponent(name)}&q=a`),
          ...columns.filter((name) => !sorted.has(name)).map((name) => `sort=-${encodeURIComponent(name)}`),
          'passwordHash=a',
          'filter[passwordHash]=a',
          'where[role]=admin',
          'populate=*',
          'fields=passwordHash',
        ];
        for (const query of wrong)
          for (const url of [
            `${list}?page=1&${query}`,
            `/api/records/${resource.name}/export.csv?${query}`,
          ]) {
            const answer = await t.call('GET', url, { headers });
            expect([url, answer.statusCode]).toEqual([url, 400]);
            refused++;
          }
      }
      expect(refused).toBeGreaterThan(300);
    },
  );

  test('attack 12: and every other answer holds no password, hash or token', SLOW, async () => {
    const t = await startApp();
    const ids = await fill(t);
    const { headers, token, user } = await t.logIn('admin');
    await t.call('POST', '/api/user/invite', {
      headers,
      body: { name: 'Asha', email: 'invited@test.example', role: 'user' },
    });
    await t.call('POST', '/api/user/forgot-password-token', { body: { email: user.email } });
    await t.mailer.flush();
    const sessions = await t.db.selectFrom('sessions').selectAll().execute();
    const links = await t.db.selectFrom('accountTokens').selectAll().execute();
    expect(links.length).toBeGreaterThan(0);
    const secrets = [
      'argon2',
      'passwordHash',
      'tokenHash',
      'bindingHash',
      token,
      user.passwordHash,
      ...[...sessions, ...links].flatMap((row) =>
        Object.entries(row)
          .filter(([name]) => /hash/i.test(name))
          .map(([, value]) => value),
      ),
    ].filter((secret): secret is string => typeof secret === 'string');
    const known: Record<string, { id: string }> = { ...ids, user: { id: user._id } };
    const { body: described } = await t.call('GET', '/api/openapi.json');
    let read = 0;
    for (const { method, path: template } of operationsOf(JSON.parse(described))) {
      if (method !== 'GET' || template.includes('/stream')) continue;
      const [, name = ''] = /^\/api\/records\/([\w-]+)\//.exec(template) ?? [];
      const outbox = await t.db.selectFrom('outbox').select('_id').executeTakeFirstOrThrow();
      const id = template.includes('/outbox/') ? outbox._id : (known[name]?.id ?? ids.enquiry.id);
      const url = template.replace('{resource}', 'enquiry').replace(/\{\w+\}/g, id);
      const answer = await t.call('GET', url.includes('/search') ? `${url}?q=asha` : url, { headers });
      if (answer.statusCode === 200) read++;
      for (const secret of secrets)
        expect([url, answer.body.includes(secret), secret]).toEqual([url, false, secret]);
    }
    expect(read).toBeGreaterThan(50);
  });
});

test(
  'attack 13: a path written in another way gets no more than the plain one, with the pages of the site around it',
  SLOW,
  async () => {
    const t = await startApp();
    const { config, db, mailer, files } = t;
    const clientDir = await mkdtemp(path.join(tmpdir(), 'peepalworks-client-'));
    const nowhere = { default: () => null, loader: () => data(null, { status: 404 }) };
    const build = tinyBuild({ '*': nowhere }, (_data, status) => new Response('a page', { status }));
    const pages = { loadBuild: async () => build, clientDir, publicUrl: 'https://site.example' };
    const app = await buildApp({ config, db, mailer, files, pages, quiet: true, busiestMs: 60_000 });
    onTestFinished(async () => {
      await app.close();
      await rm(clientDir, { recursive: true });
    });
    await t.call('POST', '/api/career', { body: application() });
    const [{ resume = '' } = {}] = await db.selectFrom('careers').select('resume').execute();
    const admin = await t.logIn('admin', { email: 'marked@test.example' });
    const bent = (plain: string) => {
      const rest = plain.slice('/api/'.length);
      return [
        `/api%2F${rest}`,
        `/api%2f${rest}`,
        `%2Fapi/${rest}`,
        `//api/${rest}`,
        `/api//${rest}`,
        plain.toUpperCase(),
        plain.replace('/api', '/Api'),
        `${plain}/`,
        `${plain}//`,
        `${plain}%2F`,
        `${plain}/.`,
        `${plain}/x/..`,
        `/api/./${rest}`,
        `/api/x/../${rest}`,
        `/x/../api/${rest}`,
        `/home/../api/${rest}`,
        `/api/%2e%2e/api/${rest}`,
        `/api/..%2fapi/${rest}`,
        `/api%5c${rest}`,
        `/api\\${rest}`,
        `/%61pi/${rest}`,
        `/%2561pi/${rest}`,
        `/api/%25${rest}`,
        `${plain}%00`,
        `${plain}%00.css`,
        `${plain};.css`,
        `${plain}.css`,
        `${plain}?`,
        `${plain}#x`,
        `http://127.0.0.1${plain}`,
        `http://evil.example${plain}`,
        `/files/public/..%2f..%2fapi%2f${rest}`,
        `/assets/../api/${rest}`,
      ];
    };
    const marks = /marked@test\.example|%PDF-1\.4|ravi@rao\.example/;
    for (const plain of ['/api/user/all-users', '/api/career', resume, '/api/records/user/export.csv']) {
      expect([plain, (await ask(app, plain)).status]).toEqual([plain, 401]);
      const open = await ask(app, plain, admin.headers);
      expect([plain, open.status, marks.test(String(open.body))]).toEqual([plain, 200, true]);
      for (const other of bent(plain)) {
        const asVisitor = await ask(app, other);
        expect([other, [400, 401, 404].includes(asVisitor.status ?? 0)]).toEqual([other, true]);
        expect(String(asVisitor.body)).not.toMatch(marks);
        const asAdmin = await ask(app, other, admin.headers);
        const same = asAdmin.status === 200 && asVisitor.status === 401;
        expect([other, same || [400, 404].includes(asAdmin.status ?? 0)]).toEqual([other, true]);
      }
    }
  },
);

describe('a client', () => {
  const kinds = [
    ['enquiry', addEnquiry],
    ['iot-quote', addIotQuote],
    ['career', addCareer],
  ] as const;

  test.each(kinds)('attack 14: does not find what another sent: %s', async (name, add) => {
    const t = await startApp();
    const { id } = await add(t, { email: 'owner@client.example', name: 'Private Person' });
    const owner = await t.logIn('user', { email: 'owner@client.example' });
    const others = [
      await t.logIn('user', { email: 'other@client.example' }),
      await t.logIn('corporate', { email: 'xowner@client.example' }),
      await t.logIn('business', { email: 'owner@client.example.evil', emailVerifiedAt: null }),
    ];
    const seen = async ({ headers }: typeof owner) => {
      const one = await t.call('GET', `/api/records/${name}/${id}`, { headers });
      const listed = await t.call('GET', `/api/records/${name}/export.csv?ids=${id}`, { headers });
      const found = await t.call('GET', '/api/search?q=private%20person', { headers });
      return [one.statusCode, listed.body.includes('Private Person'), found.body.includes('Private Person')];
    };
    expect(await seen(owner)).toEqual([200, true, true]);
    for (const other of others) expect(await seen(other)).toEqual([404, false, false]);
    await t.db
      .updateTable('users')
      .set({ emailVerifiedAt: null })
      .where('_id', '=', owner.user._id)
      .execute();
    expect(await seen(owner)).toEqual([404, false, false]);
    for (const { headers } of others) {
      expect((await t.call('GET', `/api/records/${name}/${id}/history`, { headers })).statusCode).toBe(403);
    }
  });

  test('attack 14: learns nothing about a file: one that is there and one that is not are refused alike', async () => {
    const t = await startApp();
    await t.call('POST', '/api/career', { body: application() });
    const { resume } = await t.db.selectFrom('careers').select('resume').executeTakeFirstOrThrow();
    const { headers } = await t.logIn('user', { email: 'other@client.example' });
    const answers = await Promise.all(
      [resume, '/api/files/private/00000000-0000-4000-8000-000000000000.pdf', '/api/files/private/x'].map(
        (url) => t.call('GET', url, { headers }),
      ),
    );
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      answers.map(() => [403, answers[0]?.body]),
    );
    expect(resume).toMatch(/\/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\.pdf$/);
  });
});
