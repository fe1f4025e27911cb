// On SQLite alone: headers are set before anything is asked.
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { inChunks, MB, samples } from '~/platform/files/test-kit';
import { application, ravi } from '~/testing/application';
import { addIotProduct, asha } from '~/testing/factories';
import { listening } from '~/testing/listening';
import { type StartedApp, startApp } from '~/testing/start-app';
import { buildApp } from '../build-app';

/** Of this answer alone, not of every one. */
const OWN = new Set(['content-type', 'content-length', 'connection', 'date', 'keep-alive', 'x-request-id']);

function parsed(answer: string) {
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', value = ''] = line.split(/: (.*)/s);
    return [name.toLowerCase(), value];
  });
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: body.join('\r\n\r\n'),
  };
}

/** Over a real socket, byte for byte. */
async function askRaw(app: StartedApp['app'], bytes: string) {
  const socket = connect(await listening(app));
  socket.write(bytes);
  return parsed(await text(socket));
}

const shared = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name)));

function expectOurShape(body: string) {
  const answer = JSON.parse(body);
  expect(Object.keys(answer).sort()).toEqual(['code', 'error', 'message']);
  expect(answer.message).toBe(answer.error);
  expect(body).not.toMatch(/node_modules|HPE_|FST_|ERR_|at .+:\d+/);
}

const end = 'Host: localhost\r\nConnection: close\r\n\r\n';
const refusedEarly: [what: string, bytes: string, status: number][] = [
  ['what is not HTTP', 'hello\r\n\r\n', 400],
  ['a method that nobody knows', `FOO / HTTP/1.1\r\n${end}`, 400],
  ['a header with a NUL', `GET / HTTP/1.1\r\nX: a\0b\r\n${end}`, 400],
  ['two lengths', `POST /api/quotes HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${end}`, 400],
  ['headers without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n${end}`, 431],
  ['no host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an expectation', `GET /api/health HTTP/1.1\r\nExpect: the-impossible\r\n${end}`, 417],
  ['an address that cannot be read', `GET /api/%zz HTTP/1.1\r\n${end}`, 400],
  ['an id without end', `GET /api/files/private/${'x'.repeat(301)} HTTP/1.1\r\n${end}`, 404],
];

test.each(['http://localhost:3000', 'https://www.peepalworks.example'])(
  'attack 25: what is refused before any route is known carries the headers of security under %s, in our words',
  async (publicUrl) => {
    const t = await startApp({ PUBLIC_URL: publicUrl });
    const plain = await askRaw(t.app, `GET /api/health HTTP/1.1\r\n${end}`);
    expect(plain.status).toBe(200);
    expect(Object.keys(shared(plain.headers)).length).toBeGreaterThan(10);
    for (const [what, bytes, status] of refusedEarly) {
      const refused = await askRaw(t.app, bytes);
      expect([what, refused.status, shared(refused.headers)]).toEqual([what, status, shared(plain.headers)]);
      expect(refused.headers['content-type']).toBe('application/json; charset=utf-8');
      expectOurShape(refused.body);
    }
  },
);

test('attack 25: a request that does not arrive in time is told so, with all headers of security', async () => {
  const t = await startApp();
  t.app.server.once('connection', (socket) => {
    t.app.server.emit(
      'clientError',
      Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      socket,
    );
  });
  const late = await askRaw(t.app, 'GET /api/hea');
  const plain = await askRaw(t.app, `GET /api/health HTTP/1.1\r\n${end}`);
  expect([late.status, shared(late.headers)]).toEqual([408, shared(plain.headers)]);
  expectOurShape(late.body);
});

test('attack 25: garbage on a connection whose answer has begun adds nothing to that answer', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const socket = connect(await listening(t.app));
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.write(
    `GET /api/notifications/stream HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${headers.authorization}\r\n\r\n`,
  );
  await expect.poll(() => heard).toContain('event: unread');
  socket.write('garbage\0\r\n\r\n');
  await once(socket, 'close');
  expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('attack 25: refusals, files and faults carry the headers of security, and what is not for everybody is not stored', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('employee');
  await t.call('POST', '/api/career', { body: application() });
  const [{ resume }] = (await t.call('GET', '/api/career', { headers })).json();
  const { key } = await t.files.put(inChunks(samples.webp), {
    access: 'public',
    accept: ['webp'],
    maxBytes: MB,
  });
  const plain = shared((await t.call('GET', '/api/health')).headers);
  const answers = {
    'a list': await t.call('GET', '/api/quotes', { headers }),
    '304 has no such thing here': await t.call('GET', '/api/quotes', {
      headers: { ...headers, 'if-none-match': '*' },
    }),
    '400': await t.call('POST', '/api/quotes', { body: {} }),
    '401': await t.call('GET', '/api/quotes'),
    '403': await t.call('GET', '/api/user/all-users', { headers }),
    '404': await t.call('GET', '/api/none'),
    '404 of a private file': await t.call('GET', '/api/files/private/none.pdf', { headers }),
    '413': await t.call('POST', '/api/quotes', { body: { ...asha, city: 'x'.repeat(200_000) } }),
    '415': await t.call('POST', '/api/career', { body: { ...ravi } }),
    'a file': await t.call('GET', resume, { headers }),
    'the description': await t.call('GET', '/api/openapi.json'),
    'an export': await t.call('GET', '/api/records/enquiry/export.csv', { headers }),
  };
  for (let n = 0; n < 61; n++) await t.call('POST', '/api/quotes', { body: {}, from: '10.9.9.9' });
  const limited = await t.call('POST', '/api/quotes', { body: {}, from: '10.9.9.9' });
  expect(limited.statusCode).toBe(429);
  await t.db.destroy();
  const broken = await t.call('GET', '/api/quotes', { headers });
  expect(broken.statusCode).toBeGreaterThanOrEqual(500);
  for (const [what, answer] of Object.entries({ ...answers, limited, broken })) {
    const { 'content-security-policy': policy, ...others } = plain;
    expect([what, answer.headers]).toMatchObject([what, others]);
    expect(answer.headers['content-security-policy']).toMatch(
      what === 'a file' ? /default-src 'none'; sandbox/ : `${policy}`,
    );
  }
  for (const path of ['/files/public/none.webp', `/files/${key}`]) {
    const answer = await t.call('GET', path);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['cache-control']).toBe(
      answer.statusCode === 404 ? 'no-store' : 'public, max-age=31536000, immutable',
    );
  }
});

test('attack 25: a server that is too busy says so with all headers of security', async () => {
  const t = await startApp();
  const { config, db, mailer, files } = t;
  const app = await buildApp({ config, db, mailer, files, quiet: true, busiestMs: 1e-9 });
  onTestFinished(() => app.close());
  const plain = shared((await t.call('GET', '/api/health')).headers);
  let busy = await app.inject('/api/health');
  // The answer itself, not the next one: how busy it finds itself is looked at anew all the time.
  const statusNow = async () => {
    busy = await app.inject('/api/health');
    return busy.statusCode;
  };
  await expect.poll(statusNow).toBe(503);
  expect(shared(busy.headers)).toEqual({ ...plain, 'retry-after': '5' });
  expectOurShape(busy.body);
});

test('attack 27: no answer lets another origin read it', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  await addIotProduct(t);
  for (const origin of ['https://evil.example', 'null', 'http://localhost:3000.evil.example']) {
    const foreign = {
      ...headers,
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    };
    for (const method of ['GET', 'OPTIONS', 'POST'] as const)
      for (const url of [
        '/api/quotes',
        '/api/iot/prodcuts/all',
        '/api/user/admin-login',
        '/files/public/none.webp',
        '/api/none',
        '/home',
      ]) {
        const answer = await t.app.inject({ method, url, headers: foreign });
        const told = Object.keys(answer.headers).filter((name) => name.startsWith('access-control'));
        expect([origin, method, url, told]).toEqual([origin, method, url, []]);
        expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
      }
    const stream = await askRaw(
      t.app,
      `GET /api/notifications/stream HTTP/1.1\r\nOrigin: ${origin}\r\n${end}`,
    );
    expect(Object.keys(stream.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});
