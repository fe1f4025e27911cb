import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** The harmless file that every scanner finds; in two halves, or one would find this file. */
export const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-${'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`;
const COMMAND = 'zINSTREAM\0';

/** What is answered to a file; undefined is never an answer, and null hangs up. */
type Answer = (file: Buffer) => string | null | undefined;
const judged: Answer = (file) => (file.includes(EICAR) ? 'stream: Eicar-Test FOUND\0' : 'stream: OK\0');

/** A real server that speaks as clamd does and finds EICAR, gone when the test is over. */
export async function startClamd(on: 'tcp' | 'unix', answer = judged) {
  const received: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let heard = Buffer.alloc(0);
    sockets.add(socket.on('error', () => {}));
    socket.on('data', (part) => {
      heard = Buffer.concat([heard, Buffer.from(part)]);
      const file = fileIn(heard);
      if (!file) return;
      received.push(file);
      const said = answer(file);
      if (said !== undefined) socket.end(said ?? '');
    });
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'clamd-'));
  const ctl = path.join(folder, 'clamd.ctl');
  if (on === 'tcp') server.listen(0, '127.0.0.1');
  else server.listen(ctl);
  await once(server, 'listening');
  const address = server.address();
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  });
  const url = address && typeof address === 'object' ? `tcp://127.0.0.1:${address.port}` : `unix://${ctl}`;
  return { url, received };
}

/** The file, once the chunk of no length has come; what is no INSTREAM at all never is one. */
function fileIn(heard: Buffer) {
  if (heard.toString('latin1', 0, COMMAND.length) !== COMMAND) return undefined;
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= heard.length; ) {
    const length = heard.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(heard.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
