import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { addAbortSignal } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SECOND } from '~/lib/time';
import { infectedFile, scannerUnavailable } from '../store/faults';
import { parseClamdUrl } from './clamd-url';

const LONGEST_SCAN_MS = 30 * SECOND;
const CLEAN = /^stream: OK\0?$/;
const FOUND = /^stream: (.+) FOUND\0?$/;

interface Scan {
  /** Undefined: files are not scanned. */
  clamdUrl: string | undefined;
  /** The field of the form, which the refusal stands under. */
  field: string;
  log: { warn(details: object, message: string): void };
}

/**
 * Shows a whole file to clamd. Only its word that nothing was found lets the file pass: a scanner that is away, slow or
 * at a loss keeps it out.
 */
export async function refuseVirus(path: string, { clamdUrl, field, log }: Scan, longestMs = LONGEST_SCAN_MS) {
  if (clamdUrl === undefined) return;
  const answer = await ask(path, clamdUrl, longestMs).catch((cause) => {
    throw scannerUnavailable(cause);
  });
  if (CLEAN.test(answer)) return;
  const signature = FOUND.exec(answer)?.[1];
  if (signature === undefined) throw scannerUnavailable(new Error(`clamd answered: ${answer.slice(0, 200)}`));
  log.warn({ signature, field }, 'refused a file with a virus');
  throw infectedFile(field);
}

async function ask(path: string, clamdUrl: string, longestMs: number): Promise<string> {
  const socket = addAbortSignal(AbortSignal.timeout(longestMs), connect(parseClamdUrl(clamdUrl)));
  try {
    const sending = pipeline(inChunks(path), socket, { end: false });
    // Both: an answer to half of the file would be none.
    const [answer] = await Promise.all([answerFrom(socket), sending]);
    return answer;
  } finally {
    socket.destroy();
  }
}

async function answerFrom(socket: Socket) {
  let answer = '';
  for await (const part of socket) answer += part;
  return answer;
}

/** The command INSTREAM: each chunk behind its length, and one of no length at the end. */
async function* inChunks(path: string) {
  yield 'zINSTREAM\0';
  for await (const chunk of createReadStream(path)) {
    yield lengthOf(chunk);
    yield chunk;
  }
  yield lengthOf('');
}

function lengthOf(chunk: Buffer | string) {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}
