// On SQLite alone: headers and refusals come before the database; that a server is ready on either is asked wherever one is started.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SECOND } from '~/lib/time';
import { listening } from '~/testing/listening';
import { type StartedApp, startApp } from '~/testing/start-app';

const json = { 'content-type': 'application/json' };
const asha = {
  name: 'Asha',
  email: 'asha@verma.example',
  phone: '9818040101',
  city: 'Delhi',
  requirement: 'crm',
};

/** Over a real socket, with the path exactly as it is written here. */
async function rawCall(t: StartedApp, path: string, method = 'GET', headers: Record<string, string> = {}) {
  const { host, port } = await listening(t.app);
  const call = request({ host, port, path, method, headers, agent: false }).end();
  const [answer]: IncomingMessage[] = await once(call, 'response');
  if (!answer) throw new Error(`no answer to ${method} ${path}`);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}

function expectErrorShape(body: string, code?: string) {
  const answer = JSON.parse(body);
  expect(answer.message).toBe(answer.error);
  expect(answer.code).toMatch(code ? new RegExp(`^${code}$`) : /^[a-z_]+$/);
  expect(Object.keys(answer).sort()).toEqual([
    'code',
    'error',
    ...(answer.fields ? ['fields'] : []),
    'message',
  ]);
  expect(body).not.toMatch(/node_modules|\.tsx?:|at .+\(|select |insert |FST_|SyntaxError/);
}

const SECURITY = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-request-id': expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
};
const STRICT_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

describe('headers', () => {
  const requests = [
    ['GET', '/api/health'],
    ['GET', '/api/quotes'],
    ['GET', '/api/none'],
    ['PUT', '/elsewhere'],
    ['GET', `/api/files/private/${'x'.repeat(301)}`],
  ] as const;

  test('attack 25: of security stand on every answer', async () => {
    const t = await startApp();
    for (const [method, path] of requests) {
      const { headers } = await rawCall(t, path, method);
      expect([path, headers]).toMatchObject([path, SECURITY]);
      if (path.startsWith('/api')) expect(headers['cache-control']).toBe('no-store');
      const policy = `${headers['content-security-policy']}`.split('; ');
      expect(policy).toEqual(expect.arrayContaining(STRICT_POLICY));
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  test('ask for TLS from now on only where the site has TLS', async () => {
    const t = await startApp({ PUBLIC_URL: 'https://www.peepalworks.example' });
    const { headers } = await t.call('GET', '/api/health');
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });

  test('attack 27: let no other origin read an answer', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const foreign = { origin: 'https://evil.example', 'access-control-request-method': 'GET' };
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await t.app.inject({ method, url: '/api/quotes', headers: { ...headers, ...foreign } });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  test('name each request anew, whatever name it brings', async () => {
    const t = await startApp();
    const headers = { 'x-request-id': 'mine', 'request-id': 'mine' };
    const answers = [
      await t.call('GET', '/api/health', { headers }),
      await t.call('GET', '/api/health', { headers }),
    ];
    const ids = new Set(answers.map((answer) => answer.headers['x-request-id']));
    expect(ids.size).toBe(2);
    expect(ids).not.toContain('mine');
  });
});

describe('errors', () => {
  test.each([
    ['broken JSON', json, '{"name": "Asha"', 400, 'invalid_input'],
    ['no JSON at all', json, '', 400, 'invalid_input'],
    ['a prototype', json, '{"__proto__": {"isAdmin": true}}', 400, 'invalid_input'],
    ['a list for an object', json, '[]', 400, 'invalid_input'],
    ['null', json, 'null', 400, 'invalid_input'],
    ['plain text', { 'content-type': 'text/plain' }, JSON.stringify(asha), 415, 'unsupported_type'],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'name=Asha', 415, 'unsupported_type'],
    ['no type', { 'content-type': '' }, JSON.stringify(asha), 415, 'unsupported_type'],
    [
      'a bent type',
      { 'content-type': 'application/json garbage' },
      JSON.stringify(asha),
      415,
      'unsupported_type',
    ],
    ['a longer type', { 'content-type': 'application/jsonx' }, JSON.stringify(asha), 415, 'unsupported_type'],
    [
      'multipart without parts',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x--',
      400,
      'invalid_input',
    ],
    ['a megabyte', json, JSON.stringify({ ...asha, city: 'x'.repeat(1_000_000) }), 413, 'too_large'],
  ])('attack 15: %s is refused in words', async (_what, headers, payload, status, code) => {
    const t = await startApp();
    const answer = await t.app.inject({ method: 'POST', url: '/api/quotes', headers, payload });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      status,
      'application/json; charset=utf-8',
    ]);
    expectErrorShape(answer.body, code);
    expect(await t.db.selectFrom('enquiries').selectAll().execute()).toEqual([]);
  });

  test('a type without a body is no fault', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const { _id } = await t.addUser('user');
    const url = `/api/user/block-user/${_id}`;
    const answer = await t.app.inject({ method: 'PUT', url, headers: { ...headers, ...json } });
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'User blocked successfully']);
  });

  test('an address that is nothing is 404 in JSON for any method', async () => {
    const t = await startApp();
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const answer = await rawCall(t, '/api/none/at/all?x=1', method);
      expect([method, answer.status]).toEqual([method, 404]);
      expectErrorShape(answer.body, 'not_found');
    }
    expect((await rawCall(t, '/api/none', 'HEAD')).status).toBe(404);
  });

  test('attack 25: an address that cannot be read is refused in the same shape', async () => {
    const t = await startApp();
    for (const path of ['/api/%zz', '/%', '/api/quotes/remove/%ff']) {
      const answer = await rawCall(t, path, path.includes('remove') ? 'DELETE' : 'GET');
      expect([path, answer.status]).toEqual([path, 400]);
      expect(answer.headers).toMatchObject({
        'content-security-policy': expect.stringContaining("script-src 'self';"),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'x-request-id': expect.any(String),
      });
      expectErrorShape(answer.body, 'invalid_input');
    }
  });

  test('attack 25: a fault of ours says so, and nothing about itself', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    await t.db.destroy();
    for (const answer of [
      await t.call('GET', '/api/quotes', { headers }),
      await t.call('POST', '/api/quotes', { body: asha }),
    ]) {
      expect(answer.statusCode).toBe(500);
      expectErrorShape(answer.body, 'internal');
      expect(answer.json().message).toBe('Something went wrong on our side. Please try again.');
    }
  });
});

describe('health', () => {
  test('answers while all is well', async () => {
    const t = await startApp();
    expect((await t.call('GET', '/api/health')).json()).toEqual({ status: 'ok' });
    expect((await t.call('GET', '/api/ready')).json()).toEqual({ status: 'ok' });
  });

  test('needs no database, being ready does', async () => {
    const t = await startApp();
    await t.db.destroy();
    expect((await t.call('GET', '/api/health')).statusCode).toBe(200);
    const ready = await t.call('GET', '/api/ready');
    expect(ready.statusCode).toBe(503);
    expectErrorShape(ready.body, 'not_ready');
  });

  test('attack 31: asking again and again whether all is ready looks once a second', async () => {
    const t = await startApp();
    const looks = vi.spyOn(t.files, 'check');
    onTestFinished(() => looks.mockRestore());
    const ask = async () => (await t.call('GET', '/api/ready')).statusCode;
    const began = performance.now();
    expect(new Set(await Promise.all(Array.from({ length: 50 }, ask)))).toEqual(new Set([200]));
    expect(await ask()).toBe(200);
    expect(looks.mock.calls.length).toBeLessThanOrEqual(2 + (performance.now() - began) / SECOND);
    looks.mockRejectedValue(new Error('the disk is gone'));
    await expect.poll(ask).toBe(503);
    looks.mockRestore();
    await expect.poll(ask).toBe(200);
  });
});

test('attack 13: the list written in another way is no way around the login', async () => {
  const t = await startApp();
  for (const path of [
    '/api%2Fquotes',
    '//api/quotes',
    '/API/quotes',
    '/api/Quotes',
    '/api/quotes/',
    '/api/quotes//',
    '/api/./quotes',
    '/api/x/../quotes',
    '/x/../api/quotes',
    '/api/quotes%00',
    '/api/quotes;.json',
    '/api/%71uotes',
    '/api\\quotes',
    '/api/quotes?page=1#/health',
    'http://localhost/api/quotes',
  ]) {
    const { status, body } = await rawCall(t, path);
    expect([path, [400, 401, 404].includes(status)]).toEqual([path, true]);
    expectErrorShape(body);
  }
});
