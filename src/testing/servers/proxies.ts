import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findProgram } from '../../../bench/lib/programs.mjs';
import { freePort } from './server-process';

const HOST = 'www.your-agency.example';
const STARTS_WITHIN_MS = 20_000;

/** A block of docs/deploy.md, as whoever runs the product copies it. */
const blockOf = (language: string) =>
  new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(readFileSync('docs/deploy.md', 'utf8'))?.[1] ?? '';

/** In place of the app: says what it was sent, and begins a stream that does not end. */
async function startUpstream() {
  const server = createServer((request, answer) => {
    if (request.url === '/api/notifications/stream') {
      answer.writeHead(200, { 'Content-Type': 'text/event-stream' });
      answer.write('event: hello\n\n');
      return;
    }
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => {
      answer.setHeader('Content-Type', 'application/json');
      answer.end(JSON.stringify({ bytes, headers: request.headers }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const { port }: AddressInfo = Object(server.address());
  return port;
}

/** With a certificate that nobody trusts. */
function certificateIn(folder: string, openssl: string) {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${HOST}`];
  const names = ['-addext', `subjectAltName=DNS:${HOST}`];
  execFileSync(openssl, [...made, ...names, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return { certificate, key };
}

interface Place {
  folder: string;
  port: number;
  plainPort: number;
  upstream: number;
  certificate: string;
  key: string;
}

function nginxSettings({ folder, port, plainPort, upstream, certificate, key }: Place) {
  const block = blockOf('nginx')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstream}`)
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    process.getuid?.() === 0 ? 'user root;' : '',
    `pid ${join(folder, 'nginx.pid')};`,
    `error_log ${join(folder, 'error.log')};`,
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((kind) => `${kind}_temp_path ${join(folder, kind)};`),
    block,
    '}',
  ].join('\n');
}

function caddySettings({ port, plainPort, upstream, certificate, key }: Place) {
  const block = blockOf('caddy')
    .replace(HOST, `https://${HOST}:${port}`)
    .replace('{\n', `{\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}\n`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstream}`);
  return `{\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${port}\n\tskip_install_trust\n\tgrace_period 1s\n}\n${block}`;
}

const kinds = {
  nginx: {
    file: 'nginx.conf',
    settings: nginxSettings,
    check: (folder: string) => ['-t', '-p', folder, '-c', 'nginx.conf'],
    run: (folder: string) => ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;'],
  },
  caddy: {
    file: 'Caddyfile',
    settings: caddySettings,
    check: (folder: string) => ['validate', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
    run: (folder: string) => ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
  },
};

export type ProxyKind = keyof typeof kinds;

export const isInstalled = (kind: ProxyKind) => Boolean(findProgram(kind) && findProgram('openssl'));

/** The block of docs/deploy.md at work, before an upstream that says what it was sent. */
export async function startProxy(kind: ProxyKind) {
  const [program, openssl] = [findProgram(kind), findProgram('openssl')];
  if (!program || !openssl) throw new Error(`${kind} or openssl is not installed`);
  const folder = mkdtempSync(join(tmpdir(), 'peepalworks-proxy-'));
  mkdirSync(join(folder, 'logs'));
  const upstream = await startUpstream();
  const [port, plainPort] = [await freePort(), await freePort()];
  const place = { folder, port, plainPort, upstream, ...certificateIn(folder, openssl) };
  const { file, settings, check, run } = kinds[kind];
  writeFileSync(join(folder, file), settings(place));
  const options = { env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder } };
  execFileSync(program, check(folder), { ...options, stdio: 'pipe' });
  const child = spawn(program, run(folder), { ...options, stdio: 'ignore' });
  onTestFinished(async () => {
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  });
  for (const one of [port, plainPort]) await untilOpen(one, child);
  return { host: HOST, port, plainPort };
}

/** Killed, nginx would leave its worker behind. */
async function ended(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

async function untilOpen(port: number, child: ChildProcess) {
  const until = Date.now() + STARTS_WITHIN_MS;
  while (!(await isOpen(port))) {
    if (Date.now() > until || child.exitCode !== null) throw new Error('the proxy did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const done = (open: boolean) => () => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', done(true)).once('error', done(false));
  });
