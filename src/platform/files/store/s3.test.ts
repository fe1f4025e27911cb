import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { inChunks, newStore, resume, samples, startS3 } from '../test-kit';
import { parseFilesUrl } from './s3-url';

const key = 'private/00000000-0000-4000-8000-000000000000.pdf';

describe('an S3 server that does not help', () => {
  async function expectUnavailable(filesUrl: string) {
    const { store, nothingLeft } = await newStore({ filesUrl });
    const calls = [
      store.put(inChunks(samples.pdf), resume),
      store.open(key),
      store.remove(key),
      store.check(),
    ];
    for (const result of await Promise.allSettled(calls)) {
      const reason = result.status === 'rejected' ? result.reason : undefined;
      expect(reason).toMatchObject({ status: 503, code: 'files_unavailable' });
      expect(inspect(reason, { depth: 9, showHidden: true })).not.toMatch(/S3RVER|top-secret/);
    }
    await nothingLeft();
  }

  it('is down', async () => {
    const gone = await listen(() => undefined);
    gone.stop();
    await expectUnavailable(`s3://S3RVER:top-secret@127.0.0.1:${gone.port}/uploads?tls=off`);
  });

  it('does not know the secret', async () => {
    const { filesUrl } = await startS3();
    await expectUnavailable(filesUrl('uploads', 'S3RVER:top-secret'));
  });

  it('does not have the bucket', async () => {
    const { filesUrl } = await startS3();
    await expectUnavailable(filesUrl('other'));
  });

  it('fails, sends elsewhere or hangs up', async () => {
    for (const status of [500, 301, 0]) {
      const server = await listen((request, response) => {
        if (status === 0) return request.socket.destroy();
        if (request.url === '/elsewhere') return response.setHeader('content-length', '1').end('x');
        request.resume().on('end', () => response.writeHead(status, { location: '/elsewhere' }).end());
      });
      await expectUnavailable(`s3://S3RVER:top-secret@127.0.0.1:${server.port}/uploads?tls=off`);
      server.stop();
    }
  });

  it('fails for a moment', async () => {
    const seen: { length: string | undefined; type: string | undefined; body: Buffer }[] = [];
    const server = await listen(async (request, response) => {
      const { 'content-length': length, 'content-type': type } = request.headers;
      seen.push({ length, type, body: await buffer(request) });
      if (seen.length === 1) request.socket.destroy();
      response.writeHead(seen.length === 2 ? 503 : 200).end();
    });
    const filesUrl = `s3://KEY:secret@127.0.0.1:${server.port}/uploads?tls=off`;
    const { store } = await newStore({ filesUrl });
    await store.put(inChunks(samples.pdf), resume);
    const whole = { length: `${samples.pdf.length}`, type: 'application/pdf', body: samples.pdf };
    expect(seen).toEqual([whole, whole, whole]);
    server.stop();
  });

  it.each(['at once', 'while waiting'])('stalls, and its reader leaves %s', async (moment) => {
    const closed = vi.fn();
    const server = await listen((_request, response) => {
      response.on('close', closed).setHeader('content-length', '9').write('x');
    });
    const { store } = await newStore({
      filesUrl: `s3://KEY:secret@127.0.0.1:${server.port}/uploads?tls=off`,
    });
    const opened = await store.open(key);
    if (moment === 'while waiting') await new Promise((first) => opened?.stream.on('data', first));
    expect(closed).not.toHaveBeenCalled();
    opened?.stream.destroy();
    await expect.poll(() => closed.mock.calls.length).toBe(1);
    server.stop();
  });
});

async function listen(handle: RequestListener) {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' ? address?.port : undefined,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

describe('FILES_URL', () => {
  it('is taken apart', () => {
    expect(parseFilesUrl('s3://KEY:a%2Fb%2Bc@s3.example.com/my-bucket/a/b/?region=ap-south-1')).toEqual({
      bucketUrl: 'https://s3.example.com/my-bucket',
      prefix: '/a/b',
      region: 'ap-south-1',
      accessKeyId: 'KEY',
      secretAccessKey: 'a/b+c',
    });
    expect(parseFilesUrl('s3://KEY:secret@[::1]:9000/bucket?tls=off')).toMatchObject({
      bucketUrl: 'http://[::1]:9000/bucket',
      prefix: '',
      region: 'us-east-1',
    });
  });

  it.each([
    'nonsense SECRET',
    'https://KEY:SECRET@host/bucket',
    's3://KEY:SECRET/with/slash@host/bucket',
    's3://KEY:1/SECRET@host/bucket',
    's3://KEY:SECRET%@host/bucket',
    's3://KEY@host/bucket',
    's3://:SECRET@host/bucket',
    's3://host/bucket',
    's3://KEY:SECRET@host',
    's3://KEY:SECRET@host/Bucket_',
    's3://KEY:SECRET@host/bucket/a%20b',
    's3://KEY:SECRET@host/bucket//a',
    's3://KEY:SECRET@host/bucket?tls=no',
    's3://KEY:SECRET@host/bucket?regoin=ap-south-1',
    's3://KEY:SECRET@host/bucket?region=',
  ])('is refused without a word of its secret: %s', (url) => {
    expect(() => parseFilesUrl(url)).toThrow(/^(must|may) /);
    try {
      parseFilesUrl(url);
    } catch (error) {
      expect(inspect(error).split('\n')[0]?.replace('ACCESS_KEY:SECRET', '')).not.toMatch(/KEY|SECRET/);
    }
  });
});
