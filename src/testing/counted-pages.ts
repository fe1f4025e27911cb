import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { data, type LoaderFunctionArgs } from 'react-router';
import { onTestFinished } from 'vitest';
import { buildApp } from '~/app/build-app';
import { cachePageContext, callApiContext } from '~/lib/page-context';
import { ask, tinyBuild } from '~/platform/pages/test-kit';
import type { StartedApp } from './start-app';

const LONG = 'A page of many words. '.repeat(200);

/** Answers by its pages, which count how often they are drawn. */
export async function serve(t: StartedApp, db = t.db) {
  const drawn: string[] = [];
  const page = (draw: (args: LoaderFunctionArgs) => unknown) => ({
    default: () => null,
    loader: (args: LoaderFunctionArgs) => {
      const { pathname, search } = new URL(args.request.url);
      drawn.push(pathname + search);
      return draw(args);
    },
  });
  const keep = ({ context }: LoaderFunctionArgs, address: string) => context.get(cachePageContext)(address);
  const modules = {
    '/': page((args) => {
      keep(args, '/');
      return LONG;
    }),
    '/service': page((args) => {
      const title = new URL(args.request.url).searchParams.get('title');
      if (title === 'Web Design') keep(args, '/service?title=Web%20Design');
      return title;
    }),
    '/reset/:token': page(({ params }) => params.token),
    '/visitor': page((args) => {
      keep(args, '/visitor');
      return JSON.stringify([args.request.url, [...args.request.headers]]);
    }),
    '/gone': page((args) => {
      keep(args, '/gone');
      return data('gone', { status: 404 });
    }),
    '/shop': page(async (args) => {
      const url = '/api/iot/prodcuts/all?page=1&pageSize=100';
      const answer = await args.context.get(callApiContext)({ method: 'GET', url, table: 'iotProducts' });
      keep(args, '/shop');
      return JSON.stringify(answer.body);
    }),
    '/failing': page(async (args) => {
      const url = '/api/none';
      const { status } = await args.context.get(callApiContext)({ method: 'GET', url, table: 'iotProducts' });
      keep(args, '/failing');
      return `not to be had: ${status}`;
    }),
    '/form': { ...page((args) => keep(args, '/form')), action: () => 'posted' },
  };
  const build = tinyBuild(modules, (words, status, mark) => {
    const html = `<title>${words}</title><script nonce="${mark}">woken(1)</script>`;
    return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  });
  const clientDir = await mkdtemp(`${tmpdir()}/peepalworks-client-`);
  await mkdir(`${clientDir}/assets`);
  await writeFile(`${clientDir}/assets/code.js`, LONG);
  await writeFile(`${clientDir}/assets/code.js.br`, brotliCompressSync(LONG));
  await writeFile(`${clientDir}/robot.txt`, 'short');
  const pages = { loadBuild: async () => build, clientDir, publicUrl: 'https://site.example' };
  const { config, files, mailer } = t;
  const lines: string[] = [];
  const logStream = { write: (some: string) => lines.push(...some.trimEnd().split('\n')) };
  const app = await buildApp({ config, db, files, mailer, pages, logStream, busiestMs: 60_000 });
  onTestFinished(async () => {
    await app.close();
    await rm(clientDir, { recursive: true });
  });
  const logged = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  return {
    app,
    drawn,
    logged,
    get: (path: string, headers = {}, method = 'GET') => ask(app, path, headers, method),
  };
}

export const unpacked = ({ headers, body }: Awaited<ReturnType<typeof ask>>) => {
  const encoding = headers['content-encoding'];
  const plain =
    encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  return String(plain);
};
