import { once } from 'node:events';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { isInstalled, startProxy } from '../../src/testing/servers/proxies';

const MB = 1024 * 1024;

interface Asking {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

async function ask({ host, port }: { host: string; port: number }, path: string, asking: Asking = {}) {
  const { method = 'GET', headers = {}, body } = asking;
  const call = request({
    ...{ host: '127.0.0.1', port, path, method, servername: host, agent: false, rejectUnauthorized: false },
    headers: { host, ...headers, ...(body ? { 'content-length': String(body.length) } : {}) },
  });
  call.end(body);
  const [answer]: IncomingMessage[] = await once(call, 'response');
  if (!answer) throw new Error(`no answer to ${path}`);
  return answer;
}

describe.each(['nginx', 'caddy'] as const)(
  'the block for %s in docs/deploy.md, where it is installed',
  (kind) => {
    test.skipIf(!isInstalled(kind))(
      'lets a CV through, says who calls and holds no stream back',
      async () => {
        const proxy = await startProxy(kind);

        const cv = await ask(proxy, '/api/career', { method: 'POST', body: Buffer.alloc(5 * MB + 4096) });
        const passed = JSON.parse(await text(cv));
        expect([cv.statusCode, passed.bytes]).toEqual([200, 5 * MB + 4096]);
        expect(passed.headers).toMatchObject({
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-proto': 'https',
        });
        expect(passed.headers.host).toMatch(/^www\.your-agency\.example/);
        // The app's own limit is the first to be met, up to the largest picture and more.
        const picture = await ask(proxy, '/api/iot/prodcuts', {
          method: 'POST',
          body: Buffer.alloc(12 * MB),
        });
        expect([picture.statusCode, JSON.parse(await text(picture)).bytes]).toEqual([200, 12 * MB]);

        const claimed = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http' };
        const claim = JSON.parse(await text(await ask(proxy, '/', { headers: claimed })));
        expect(claim.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });

        // The stream does not end: what is read of it has been passed on as it came.
        const stream = await ask(proxy, '/api/notifications/stream');
        const [first] = await once(stream, 'data');
        expect(String(first)).toBe('event: hello\n\n');
        stream.destroy();
      },
    );

    test.skipIf(!isInstalled(kind))('sends readers to TLS', async () => {
      const { host, plainPort } = await startProxy(kind);
      const call = plainRequest({
        host: '127.0.0.1',
        port: plainPort,
        path: '/career?x=1',
        headers: { host },
      });
      call.end();
      const [answer]: IncomingMessage[] = await once(call, 'response');
      expect(answer?.statusCode).toBe(308);
      expect(answer?.headers.location).toMatch(/^https:\/\/www\.your-agency\.example(:\d+)?\/career\?x=1$/);
      answer?.resume();
    });
  },
);
