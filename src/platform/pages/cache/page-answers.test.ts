// On SQLite alone: a page is answered from memory.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serve, unpacked } from '~/testing/counted-pages';
import { startApp } from '~/testing/start-app';

const ENCODINGS = 'gzip, deflate, br';

describe('a page from memory', () => {
  test('has the words and the headers of the page as it was drawn', async () => {
    const { get, drawn, app } = await serve(await startApp());
    const [first, second] = [await get('/'), await get('/')];
    expect(drawn).toEqual(['/']);
    const { 'x-request-id': _number, date: _first, ...before } = first.headers;
    const { 'x-request-id': _other, date: _second, ...after } = second.headers;
    expect([after, second.status, String(second.body)]).toEqual([before, 200, String(first.body)]);
    // What every answer of the app has beside.
    const { headers: plain } = await get('/reset/none');
    const missing = Object.keys(plain).filter((name) => !(name in after));
    expect(missing).toEqual(['x-request-id', 'date']);
    expect(after).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-/),
      vary: 'Accept-Encoding',
    });
    expect((await app.inject('/')).headers.etag).toBe(after.etag);
    expect(drawn).toEqual(['/', '/reset/none']);
  });

  test('comes packed as it is asked for', async () => {
    const { get } = await serve(await startApp());
    const plain = await get('/');
    for (const encoding of ['br', 'gzip']) {
      const packed = await get('/', { 'accept-encoding': encoding });
      expect(packed.headers).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(packed.body.length),
        etag: plain.headers.etag,
      });
      expect(packed.body.length).toBeLessThan(plain.body.length / 10);
      expect(unpacked(packed)).toBe(String(plain.body));
    }
    expect((await get('/', { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined();
  });

  test('is not sent again to who has it', async () => {
    const { get, drawn } = await serve(await startApp());
    const { etag = '', ...headers } = (await get('/', { 'accept-encoding': ENCODINGS })).headers;
    for (const named of [etag, `"other", ${etag}`, '*']) {
      const answer = await get('/', { 'if-none-match': named, 'accept-encoding': ENCODINGS });
      expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([304, 0, etag]);
      expect(answer.headers).toMatchObject({ vary: headers.vary, 'cache-control': headers['cache-control'] });
      expect(answer.headers['content-length']).toBeUndefined();
    }
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
    expect(drawn).toEqual(['/']);
  });

  test('has the same headers when only they are asked for, from memory or not', async () => {
    const { get, drawn } = await serve(await startApp());
    const [first, second, whole] = [await get('/', {}, 'HEAD'), await get('/', {}, 'HEAD'), await get('/')];
    for (const { headers, body } of [first, second]) {
      expect(body.length).toBe(0);
      expect(headers['content-length']).toBe(whole.headers['content-length']);
      expect(headers.etag).toBe(whole.headers.etag);
    }
    expect(drawn).toEqual(['/']);
  });

  test('ends the connection of a server that is about to stop', async () => {
    const { get, app, drawn } = await serve(await startApp());
    expect((await get('/', { connection: 'keep-alive' })).headers.connection).toBe('keep-alive');
    const closed = app.close();
    const last = await get('/', { connection: 'keep-alive' });
    expect([last.status, last.headers.connection, drawn.length]).toEqual([200, 'close', 1]);
    await closed;
  });
});

/** What comes by the long way, through the routes of Fastify. */
function watchRoutes() {
  const routed: unknown[] = [];
  const note = (message: unknown) => routed.push(message);
  subscribe('tracing:fastify.request.handler:start', note);
  onTestFinished(() => {
    unsubscribe('tracing:fastify.request.handler:start', note);
  });
  return routed;
}

test('attack 40: what is answered from memory is a line of the log like any other, found by its number, and names nobody', async () => {
  const { get, logged } = await serve(await startApp());
  const paths = ['/?utm_source=asha@verma.example', '/shop?gclid=1', '/robot.txt'];
  for (const path of paths) await get(path);
  await expect.poll(() => logged().filter(({ req }) => !req.path.startsWith('/api'))).toHaveLength(3);
  const drawn = logged().filter(({ req }) => !req.path.startsWith('/api'));
  const routed = watchRoutes();
  const before = logged().length;
  const answers = [];
  for (const path of paths) answers.push(await get(path));
  answers.push(await get('/', { 'if-none-match': '*' }), await get('/', {}, 'HEAD'));
  expect(routed).toEqual([]);
  // Those of a moment are written together.
  await expect.poll(() => logged().length).toBe(before + answers.length);
  const lines = logged().slice(before);
  expect(lines.map(({ req, status }) => [req, status])).toEqual([
    [{ method: 'GET', path: '/' }, 200],
    [{ method: 'GET', path: '/shop' }, 200],
    [{ method: 'GET', path: '/robot.txt' }, 200],
    [{ method: 'GET', path: '/' }, 304],
    [{ method: 'HEAD', path: '/' }, 200],
  ]);
  expect(lines.map(({ reqId }) => reqId)).toEqual(answers.map(({ headers }) => headers['x-request-id']));
  for (const line of lines) {
    expect(Object.keys(line)).toEqual(Object.keys(drawn[0]));
    expect([line.level, typeof line.ms, line.time >= drawn[0].time]).toEqual([30, 'number', true]);
  }
});

describe('a file from memory', () => {
  test('is what it was from the disk, packed as it is asked for', async () => {
    const { get } = await serve(await startApp());
    const routed = watchRoutes();
    for (let n = 0; n < 3; n++) await get('/robot.txt');
    expect(routed).toHaveLength(1);
    for (const [file, encoding] of [
      ['/assets/code.js', undefined],
      ['/assets/code.js', 'br'],
      ['/robot.txt', 'br'],
    ] as const) {
      const asked = encoding ? { 'accept-encoding': encoding } : {};
      const first = await get(file, asked);
      const second = await get(file, asked);
      expect(unpacked(second)).toBe(unpacked(first));
      const own = { 'x-request-id': '', date: '' };
      expect({ ...second.headers, ...own }).toEqual({ ...first.headers, ...own });
      expect((await get(file, { 'if-none-match': `${second.headers.etag}` })).status).toBe(304);
    }
    const { headers, body } = await get('/assets/code.js', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers.vary, body.length < 200]).toEqual([
      'br',
      'Accept-Encoding',
      true,
    ]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/code.js?v=1')).headers.etag).toBe(headers.etag);
    for (const other of ['/assets/code.js.br', '/assets/none.js', '/assets', '/assets/../../package.json']) {
      expect((await get(other)).status, other).toBe(404);
    }
  });
});

test('attack 25: pages and files, drawn, kept or unchanged, carry the headers of security', async () => {
  const { get } = await serve(await startApp());
  const plain = await get('/api/health');
  const { 'content-security-policy': _policy, 'cache-control': _cache, ...security } = plain.headers;
  for (const own of ['content-type', 'content-length', 'date', 'connection', 'x-request-id'])
    delete security[own];
  expect(Object.keys(security).length).toBeGreaterThan(8);
  for (const path of ['/', '/robot.txt', '/assets/code.js', '/none/at/all', '/gone', '/form']) {
    const drawn = await get(path);
    const again = await get(path);
    const unchanged = await get(path, { 'if-none-match': `${drawn.headers.etag}` });
    const posted = await get(path, { 'content-length': '0' }, 'POST');
    for (const answer of [drawn, again, unchanged, posted]) {
      expect([path, answer.status, answer.headers]).toMatchObject([path, answer.status, security]);
      expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    }
  }
  expect((await get('/', { 'if-none-match': '*' })).status).toBe(304);
});

describe('nothing of a visitor', () => {
  test('reaches a page that is kept', async () => {
    const { get } = await serve(await startApp());
    const { body } = await get('/visitor', {
      cookie: '__Host-session=secret',
      authorization: 'Bearer secret',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-react-router-spa-mode': 'yes',
    });
    expect(String(body)).toContain('["https://site.example/visitor",[]]');
    expect(String((await get('/visitor')).body)).toBe(String(body));
  });

  test('is kept: other queries, tokens, what is not there', async () => {
    const { get, drawn } = await serve(await startApp());
    const urls = [
      '/?a=1',
      '/service?title=Mine',
      '/reset/secret',
      '/gone',
      '/failing',
      '/service',
      '/visitor?',
    ];
    for (const url of urls) {
      const answers = [await get(url), await get(url)];
      expect([url, answers.map(({ headers }) => headers.etag)]).toEqual([url, [undefined, undefined]]);
    }
    expect(drawn.length).toBe(2 * urls.length);
    const known = '/service?title=Web%20Design';
    expect([await get(known), await get(known)].map(({ headers }) => typeof headers.etag)).toEqual([
      'string',
      'string',
    ]);
    expect(drawn.filter((url) => url === known).length).toBe(1);
  });

  test('is needed of what a campaign hangs on to a link: it is the same page', async () => {
    const { get, drawn } = await serve(await startApp());
    const { body, headers } = await get('/?utm_source=mail&utm_campaign=diwali&gclid=abc');
    for (const url of ['/', '/?fbclid=x', '/?utm_term=a%26b&msclkid=1', '/?gclid']) {
      const answer = await get(url);
      expect([url, String(answer.body), answer.headers.etag]).toEqual([url, String(body), headers.etag]);
    }
    await get('/service?gclid=1&title=Web%20Design&utm_id=2');
    await get('/service?title=Web%20Design');
    expect(drawn).toEqual(['/', '/service?title=Web%20Design']);
    await get('/?gclid_other=1');
    expect(drawn.length).toBe(3);
  });

  test('is answered from memory but a page to read', async () => {
    const { get } = await serve(await startApp());
    await get('/form');
    const posted = await get('/form', { 'content-length': '0' }, 'POST');
    expect([posted.status, String(posted.body), posted.headers.etag]).toEqual([
      200,
      expect.stringContaining('posted'),
      undefined,
    ]);
    expect((await get('/form', {}, 'PUT')).status).toBe(404);
    for (const host of ['a b', 'x/login?', 'a@b']) {
      await get('/');
      expect([host, (await get('/', { host })).status]).toEqual([host, 400]);
    }
  });
});
