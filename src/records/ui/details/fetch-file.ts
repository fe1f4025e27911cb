import { send } from '~/lib/api';

/** A file that only a session opens; with a body, one that is made for it. */
export async function fetchFile(path: string, body?: object) {
  const asked = body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  return (await send(asked ? 'POST' : 'GET', path, asked ?? {})).blob();
}

/** For an answer that is read while it comes. */
export const openStream = async (path: string, signal: AbortSignal) =>
  (await send('GET', path, { signal })).body ?? new ReadableStream<never>();
