import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { directoryIn, unzip } from './test-kit';
import { zip } from './zip';
import { directoryOf } from './zip-directory';

const entryOf = (name: string, content: Uint8Array) => ({ name, content: Readable.from([content]) });

test('an archive gives back what was put into it, under the same names', async () => {
  const contents: [string, Buffer][] = [
    ['held.json', Buffer.from('{"name":"अनिता"}')],
    ['files/अनिता.pdf', Buffer.from([0, 255, 80, 75, 3, 4])],
    ['empty', Buffer.alloc(0)],
    ['large', Buffer.alloc(3_000_000, 'abc')],
  ];
  const archive = await buffer(Readable.from(zip(contents.map(([name, content]) => entryOf(name, content)))));
  expect([...unzip(archive)]).toEqual(contents);
});

test('more entries than a small archive can count, and further in than 4 GB, are all found', () => {
  const COUNT = 70_000;
  const written = Array.from({ length: COUNT }, (_, n) => ({
    name: `files/${n}.pdf`,
    moment: new Date(),
    checksum: n,
    packed: 100_000,
    size: 120_000,
    offset: n * 100_200,
  }));
  const start = COUNT * 100_200;
  const directory = directoryIn(Buffer.concat([...directoryOf(written, start)]), start);
  expect(directory).toEqual(written.map(({ moment: _moment, ...line }) => line));
});

test('an entry that fails half-way ends the archive with its fault, and lets go of what it read', async () => {
  let closed = false;
  async function* broken() {
    try {
      yield Buffer.from('half');
      throw new Error('the store is away');
    } finally {
      closed = true;
    }
  }
  await expect(buffer(Readable.from(zip([{ name: 'cv.pdf', content: broken() }])))).rejects.toThrow('away');
  expect(closed).toBe(true);
});
