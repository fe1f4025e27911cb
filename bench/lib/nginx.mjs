import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, startChild } from './child.mjs';
import { findProgram } from './programs.mjs';

const ITS_OWN = /^(content-(length|type)|etag|last-modified|date|connection|keep-alive)$/i;

/** One worker that sends the page as a file, as quickly as nginx can be told to. Undefined where it is not installed. */
export async function startNginx(folder, { headers, body }) {
  const program = findProgram('nginx');
  if (!program) return undefined;
  const port = await freePort();
  // It looks for this folder before it reads where its log goes.
  mkdirSync(join(folder, 'logs'));
  writeFileSync(join(folder, 'page.html'), body);
  writeFileSync(join(folder, 'nginx.conf'), settings(folder, port, headers));
  const args = ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;'];
  // Killed, it would leave its worker behind.
  const child = startChild(program, args, { lastSignal: 'SIGTERM' });
  const url = `http://127.0.0.1:${port}/page.html`;
  await child.answers(url);
  return { ...child, url };
}

function settings(folder, port, headers) {
  const quoted = (text) => `"${text.replace(/["\\]/g, '\\$&')}"`;
  const same = headers.filter(([name]) => !ITS_OWN.test(name));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')};
events { worker_connections 1024; }
http {
  ${temporary.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join('\n  ')}
  access_log off;
  gzip off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10 inactive=1h;
  open_file_cache_valid 1h;
  keepalive_requests 100000000;
  default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${same.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n    ')}
  }
}
`;
}
