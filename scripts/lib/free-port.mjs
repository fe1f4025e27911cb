import { createServer } from 'node:net';

/** Below those that a system hands to whoever asks for any: one of those may be another's before it is used. */
const LOWEST = 10_240;
const BLOCKS = 160;
const IN_A_BLOCK = 128;

/** Each process has a block of its own, as far as there are enough: two that ask at once are told different ones. */
const block = LOWEST + (process.pid % BLOCKS) * IN_A_BLOCK;
let next = Math.floor(Math.random() * IN_A_BLOCK);

/** A port of 127.0.0.1 where nobody listens. */
export async function freePort() {
  for (let tries = 0; tries < IN_A_BLOCK; tries++) {
    const port = block + (next++ % IN_A_BLOCK);
    if (await isFree(port)) return port;
  }
  throw new Error('there is no free port');
}

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
