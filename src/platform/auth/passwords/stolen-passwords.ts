import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { boundedQueue } from '~/platform/limits/bounded-queue';

const PATIENCE_MS = 2000;
/** Some two thousand lines of forty bytes are usual. */
const MOST_BYTES = 1024 * 1024;
const PREFIX = 5;

/** Each holds a connection. Whoever waits for longer than the patience is not asked for any more. */
const bounded = boundedQueue(10, 100, () => new Error('too many are looked up at once'));

/**
 * Whether a range service in the style of Pwned Passwords knows it. Five figures of a hash leave, which some two thousand
 * stolen passwords and endless others share; the rest is compared here. Nobody can be kept from their account by a
 * service that is away: then the answer is no.
 */
export async function isStolen(password: string, service: string, log: Pick<FastifyBaseLogger, 'warn'>) {
  const hash = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const known = await bounded(() => ask(service + hash.slice(0, PREFIX), signal));
    // A count of none is padding.
    return new RegExp(`^${hash.slice(PREFIX)}:0*[1-9]`, 'im').test(known);
  } catch (fault) {
    log.warn({ err: fault }, 'stolen passwords could not be looked up, a new password was taken unseen');
    return false;
  }
}

async function ask(url: string, signal: AbortSignal) {
  const answer = await fetch(url, { signal, redirect: 'error', headers: { 'Add-Padding': 'true' } });
  if (!answer.ok) throw new Error(`the service answered ${answer.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error('the service answered too much');
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString();
  if (!/^([\dA-F]{35}:\d|$)/i.test(text)) throw new Error('the service answered something else');
  return text;
}
