import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { storeUnavailable } from './faults';
import type { S3Location } from './s3-url';
import type { Backend } from './store';

const ATTEMPTS = 4;

interface Call {
  method: 'GET' | 'PUT' | 'DELETE' | 'HEAD';
  url: string;
  /** Milliseconds until the answer begins. Its body may take longer: it goes at the pace of the reader. */
  patience: number;
  body?: Blob;
}

export function s3Backend({ bucketUrl, prefix, ...credentials }: S3Location): Backend {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 0 });
  const urlOf = (key: string) => `${bucketUrl}${prefix}/${key}`;
  const remove = (key: string, patience: number) =>
    send(client, { method: 'DELETE', url: urlOf(key), patience });

  return {
    async keep(path, { key, type }) {
      const body = await openAsBlob(path, { type });
      try {
        const answer = await send(client, { method: 'PUT', url: urlOf(key), patience: 60_000, body });
        if (!answer) throw storeUnavailable(new Error('S3 took no file'));
      } catch (error) {
        // After a timeout nobody knows whether the file arrived.
        await remove(key, 2_000).catch(() => undefined);
        throw error;
      }
    },

    async open(key) {
      const answer = await send(client, { method: 'GET', url: urlOf(key), patience: 10_000 });
      if (!answer) return undefined;
      const size = Number(answer.headers.get('content-length') ?? Number.NaN);
      if (!(answer.body instanceof ReadableStream) || Number.isNaN(size)) {
        throw storeUnavailable(new Error('S3 sent a file without a size'));
      }
      return { stream: Readable.fromWeb(answer.body), size };
    },

    async remove(key) {
      await remove(key, 10_000);
    },

    async check() {
      await send(client, { method: 'HEAD', url: bucketUrl, patience: 5_000 });
    },
  };
}

/** `undefined` when there is no such object; any other refusal and an unreachable server are a 503. */
async function send(client: AwsClient, call: Call): Promise<Response | undefined> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), call.patience);
  try {
    const answer = await fetchWithRetries(client, call, giveUp.signal);
    if (answer.ok) return answer;
    // Only the code is taken from the answer: the rest repeats the access key.
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? '';
    if (answer.status === 404 && code === 'NoSuchKey') return undefined;
    throw new Error(`S3 answered ${answer.status} ${code} to ${call.method}`);
  } catch (error) {
    throw storeUnavailable(error instanceof Error ? error : new Error(`S3 did not answer to ${call.method}`));
  } finally {
    clearTimeout(timer);
  }
}

/** Instead of the client's own retries, which send a stream once only and give up when a connection breaks. */
async function fetchWithRetries(client: AwsClient, { method, url, body }: Call, signal: AbortSignal) {
  for (let attempt = 1; ; attempt++) {
    const last = attempt === ATTEMPTS;
    try {
      // A redirect means a wrong host or region. To follow it would hide that.
      const answer = await client.fetch(url, {
        method,
        signal,
        redirect: 'manual',
        ...(body && streamed(body)),
      });
      if (last || (answer.status < 500 && answer.status !== 429)) return answer;
      await answer.body?.cancel();
    } catch (error) {
      if (last || signal.aborted) throw error;
    }
    await pause(Math.random() * 100 * 2 ** attempt, undefined, { signal });
  }
}

/** As a stream, because `fetch` loads a blob into memory as a whole even when it stands for a file. */
const streamed = (body: Blob) => ({
  body: body.stream(),
  headers: { 'Content-Type': body.type, 'Content-Length': `${body.size}` },
});
