import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { unzip } from './test-kit';
import { zip } from './zip';

test('an archive gives back what was put into it, under the same names', async () => {
  const entries = [
    { name: 'held.json', content: Buffer.from('{"name":"अनिता"}') },
    { name: 'files/अनिता.pdf', content: Buffer.from([0, 255, 80, 75, 3, 4]) },
    { name: 'empty', content: Buffer.alloc(0) },
  ];
  const archive = await buffer(Readable.from(zip(entries)));
  expect([...unzip(archive)]).toEqual(entries.map(({ name, content }) => [name, content]));
});
