import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { LATER } from '~/ui/shell/wake-script';
import { scriptMarkContext } from './lib/page-context';

const RENDER_LIMIT_MS = 5000;

/**
 * Pages are rendered whole before the first byte leaves: only then are the hashes of their inline scripts known,
 * which the content security policy in the header must name.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  let failed = false;
  const nonce = context.get(scriptMarkContext);
  const page = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />;
  const stream = await renderToReadableStream(page, {
    nonce,
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(RENDER_LIMIT_MS)]),
    // Nothing is sent in pieces, so nothing need be held back for a later one.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError() {
      failed = true;
    },
  });
  await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const html = await new Response(stream).text();
  return new Response(scriptsLast(html, nonce), { headers, status: failed ? 500 : status });
}

/** See the script that wakes them. What waits is no script yet, and may not be called `async`. */
const scriptsLast = (html: string, nonce: string) =>
  html
    .replaceAll('<link rel="modulepreload"', `<link rel="${LATER.link}"`)
    .replace(
      `<script nonce="${nonce}" type="module" async=""`,
      `<script nonce="${nonce}" type="${LATER.script}"`,
    );
