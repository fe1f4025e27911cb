import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { data, type LoaderFunctionArgs } from 'react-router';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callApiContext, keepContext } from '~/lib/page-context';
import { fillCatalogue } from '~/resources/iot-product/first-catalogue.server';
import { buildApp } from '~/server/app';
import { openDatabase } from '~/server/db';
import { sensor } from '~/testing/factories';
import { formOf } from '~/testing/form';
import { type StartedApp, startApp } from '~/testing/start-app';
import { ask, tinyBuild } from './test-kit';

const LONG = 'A page of many words. '.repeat(200);
const ENCODINGS = 'gzip, deflate, br';

/** Answers by its pages, which count how often they are drawn. */
async function serve(t: StartedApp, db = t.db) {
  const drawn: string[] = [];
  const page = (draw: (args: LoaderFunctionArgs) => unknown) => ({
    default: () => null,
    loader: (args: LoaderFunctionArgs) => {
      const { pathname, search } = new URL(args.request.url);
      drawn.push(pathname + search);
      return draw(args);
    },
  });
  const keep = ({ context }: LoaderFunctionArgs, address: string) => context.get(keepContext)(address);
  const modules = {
    '/': page((args) => {
      keep(args, '/');
      return LONG;
    }),
    '/service': page((args) => {
      const title = new URL(args.request.url).searchParams.get('title');
      if (title === 'Web Design') keep(args, '/service?title=Web%20Design');
      return title;
    }),
    '/reset/:token': page(({ params }) => params.token),
    '/visitor': page((args) => {
      keep(args, '/visitor');
      return JSON.stringify([args.request.url, [...args.request.headers]]);
    }),
    '/gone': page((args) => {
      keep(args, '/gone');
      return data('gone', { status: 404 });
    }),
    '/shop': page(async (args) => {
      const url = '/api/iot/prodcuts/all?page=1&pageSize=100';
      const answer = await args.context.get(callApiContext)({ method: 'GET', url, table: 'iotProducts' });
      keep(args, '/shop');
      return JSON.stringify(answer.body);
    }),
    '/failing': page(async (args) => {
      const url = '/api/none';
      const { status } = await args.context.get(callApiContext)({ method: 'GET', url, table: 'iotProducts' });
      keep(args, '/failing');
      return `not to be had: ${status}`;
    }),
    '/form': { ...page((args) => keep(args, '/form')), action: () => 'posted' },
  };
  const build = tinyBuild(modules, (words, status) => {
    const html = `<title>${words}</title><script>woken(1)</script>`;
    return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  });
  const clientDir = await mkdtemp(`${tmpdir()}/peepalworks-client-`);
  await mkdir(`${clientDir}/assets`);
  await writeFile(`${clientDir}/assets/code.js`, LONG);
  await writeFile(`${clientDir}/assets/code.js.br`, brotliCompressSync(LONG));
  await writeFile(`${clientDir}/robot.txt`, 'short');
  const pages = { loadBuild: async () => build, clientDir, publicUrl: 'https://site.example' };
  const { config, files, mailer } = t;
  const app = await buildApp({ config, db, files, mailer, pages, quiet: true, busiestMs: 60_000 });
  onTestFinished(async () => {
    await app.close();
    await rm(clientDir, { recursive: true });
  });
  return { app, drawn, get: (path: string, headers = {}, method = 'GET') => ask(app, path, headers, method) };
}

const unpacked = ({ headers, body }: Awaited<ReturnType<typeof ask>>) => {
  const encoding = headers['content-encoding'];
  const plain =
    encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  return String(plain);
};

describe('a page from memory', () => {
  test('has the words and the headers of the page as it was drawn', async () => {
    const { get, drawn, app } = await serve(await startApp());
    const [first, second] = [await get('/'), await get('/')];
    expect(drawn).toEqual(['/']);
    const { 'x-request-id': _number, date: _first, ...before } = first.headers;
    const { date: _second, ...after } = second.headers;
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

describe('a file from memory', () => {
  test('is what it was from the disk, packed as it is asked for', async () => {
    const { get } = await serve(await startApp());
    // Only the first answer comes by the long way.
    expect((await get('/robot.txt')).headers).toHaveProperty('x-request-id');
    expect((await get('/robot.txt')).headers).not.toHaveProperty('x-request-id');
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

describe('a page that shows the database', () => {
  async function shops() {
    const t = await startApp();
    await fillCatalogue(t.db);
    const { headers } = await t.logIn('admin');
    const [{ _id }] = (await t.call('GET', '/api/iot/prodcuts/all')).json();
    // Another process, or another machine.
    const db = openDatabase(t.config);
    onTestFinished(() => db.destroy());
    const [here, there] = [await serve(t), await serve(t, db)];
    const both = async () => [
      String((await here.get('/shop')).body),
      String((await there.get('/shop')).body),
    ];
    return { t, headers, _id, here, there, both };
  }

  test('is drawn anew once that has changed, in every process, and only then', async () => {
    const { t, headers, _id, here, there, both } = await shops();
    await both();
    const [before] = await both();
    expect([here.drawn, there.drawn]).toEqual([['/shop'], ['/shop']]);

    const edit = formOf({ ...sensor, productName: 'Renamed Sentinel' }, 'image', undefined);
    const changes = [
      () => t.call('PUT', `/api/iot/prodcuts/${_id}`, { headers, body: edit }),
      () => t.call('DELETE', `/api/iot/prodcuts/${_id}`, { headers }),
      () => t.call('POST', `/api/records/iot-product/${_id}/restore`, { headers }),
      () => t.db.updateTable('iotProducts').set({ brandName: 'By hand' }).execute(),
    ];
    const shown = [before];
    for (const change of changes) {
      const answer = await change();
      if ('statusCode' in answer) expect(answer.statusCode).toBe(200);
      const pages = await both();
      expect(pages[0]).toBe(pages[1]);
      expect(pages[0]).not.toBe(shown.at(-1));
      shown.push(pages[0]);
    }
    expect(shown[1]).toContain('Renamed Sentinel');
    expect(shown[2]).not.toContain('Renamed Sentinel');
    expect(here.drawn.length).toBe(1 + changes.length);

    await t.call('POST', '/api/quotes', {
      body: { name: 'Asha', email: 'a@b.example', phone: '9818040101', city: 'Delhi', requirement: 'crm' },
    });
    await both();
    expect([here.drawn.length, there.drawn.length]).toEqual([5, 5]);
  });

  test('is not changed by what was undone', async () => {
    const { t, here, both } = await shops();
    await both();
    const undone = t.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('iotProducts').execute();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await both();
    expect(here.drawn.length).toBe(1);
  });
});
