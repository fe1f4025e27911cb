import { get } from 'node:http';

const CONNECTION = /^(date|connection|keep-alive|transfer-encoding)$/i;

/** An answer as it was sent, packed where it was asked for packed. */
export function read(url, headers = { 'accept-encoding': 'br' }) {
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      const pairs = answer.rawHeaders.flatMap((name, index, all) =>
        index % 2 ? [] : [[name, all[index + 1]]],
      );
      const kept = pairs.filter(([name]) => !CONNECTION.test(name));
      resolve({ status: answer.statusCode, headers: kept, body, etag: answer.headers.etag });
    }).once('error', reject);
  });
}
