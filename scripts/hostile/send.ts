import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import type { HostileRequest } from './requests.ts';

/** Enough of an answer to judge it by; of a list without end no more is read. */
const MOST_READ_BYTES = 64 * 1024;
/** Long: a machine that does something else as well is slow, not wrong. */
const PATIENCE_MS = 60_000;
const RAW_PATIENCE_MS = 5000;

export interface Answer {
  /** 0 when none came. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** Why none came. */
  silence?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

interface Sending {
  origin: URL;
  headers: Record<string, string>;
  endless: boolean;
}

/** A connection that the server closed just as it was used again says nothing about the request: then once more. */
export async function send(hostile: HostileRequest, sending: Sending): Promise<Answer> {
  const first = await sendOnce(hostile, sending);
  return first.silence === 'stale' ? sendOnce(hostile, sending) : first;
}

function sendOnce({ method, path, headers, body }: HostileRequest, sending: Sending): Promise<Answer> {
  return new Promise((resolve) => {
    const { hostname, port } = sending.origin;
    const call = request({
      agent,
      hostname,
      port,
      method,
      path,
      headers: { ...headers, ...sending.headers, ...(body ? { 'content-length': String(body.length) } : {}) },
    });
    const silent = (why: string) => resolve({ status: 0, headers: {}, text: '', silence: why });
    call.setTimeout(PATIENCE_MS, () => {
      silent('it took too long');
      call.destroy();
    });
    call.on('error', (fault: Error & { code?: string }) => {
      silent(call.reusedSocket && fault.code === 'ECONNRESET' ? 'stale' : (fault.code ?? fault.message));
    });
    call.on('response', (answer) => read(answer, sending.endless).then(resolve));
    call.end(body);
  });
}

async function read(answer: IncomingMessage, endless: boolean): Promise<Answer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    if (!endless) {
      for await (const chunk of answer) {
        chunks.push(chunk);
        size += chunk.length;
        if (size > MOST_READ_BYTES) break;
      }
    }
  } catch {
    // Cut off in the middle: what came is judged.
  }
  answer.destroy();
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString() };
}

/** As the bytes are. A server need not answer what is no request at all; it may just hang up. */
export function sendRaw(bytes: Buffer, origin: URL): Promise<Answer> {
  return new Promise((resolve) => {
    const socket = connect({ host: origin.hostname, port: Number(origin.port) });
    let text = '';
    const done = () => {
      const [head = ''] = text.split('\r\n\r\n');
      const headers = head
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(/: (.*)/s).slice(0, 2));
      const named = headers.map(([name = '', value = '']) => [name.toLowerCase(), value]);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ status, headers: Object.fromEntries(named), text });
    };
    socket.setTimeout(RAW_PATIENCE_MS, () => socket.destroy());
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', done);
    socket.end(bytes);
  });
}

export const hangUp = () => agent.destroy();
