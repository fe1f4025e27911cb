// The least that Node can do for a page: the same bytes and headers, from memory. `pages.mjs` starts it.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file] = process.argv.slice(2);
const { headers, body, etag } = JSON.parse(readFileSync(file, 'utf8'));
const content = Buffer.from(body, 'base64');
const unchanged = headers.filter(([name]) => !/^content-(length|type|encoding)$/i.test(name)).flat();
const whole = headers.flat();

createServer((request, response) => {
  if (etag && request.headers['if-none-match'] === etag) response.writeHead(304, unchanged).end();
  else response.writeHead(200, whole).end(content);
}).listen(Number(port), '127.0.0.1');
