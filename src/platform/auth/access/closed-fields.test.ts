// On SQLite alone: what is refused never comes to the database, and what is answered is the same row on both.
import { describe, expect, test } from 'vitest';
import { resources } from '~/features/resources';
import { sortableFields } from '~/model/resource';
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
import { operationsOf } from '../../../../scripts/hostile/document.ts';

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
  test('attack 12: is searched and sorted by its own fields alone, and no other filter is taken', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    let refused = 0;
    for (const resource of resources) {
      const list = `/api${resource.endpoints.list}`;
      const searched = new Set(resource.search.map(({ field }) => field));
      const sorted = new Set(sortableFields(resource));
      const columns = [...Object.keys(resource.row.shape), ...SECRETS, 'users.passwordHash', '1', '_id); --'];
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
        for (const url of [`${list}?page=1&${query}`, `/api/records/${resource.name}/export.csv?${query}`]) {
          const answer = await t.call('GET', url, { headers });
          expect([url, answer.statusCode]).toEqual([url, 400]);
          refused++;
        }
    }
    expect(refused).toBeGreaterThan(300);
  });

  test('attack 12: and every other answer holds no password, hash or token', async () => {
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
