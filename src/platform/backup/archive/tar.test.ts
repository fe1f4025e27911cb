import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { tarEntries, tarOf } from './tar';

const LONG_NAME = `folder/${'x'.repeat(150)}.txt`;
const contents = {
  'one.txt': 'short',
  'folder/two.txt': 'x'.repeat(512),
  'folder/empty': '',
  'long.txt': 'ä'.repeat(5000),
  [LONG_NAME]: 'a name that no plain header has room for',
};

const packed = (files: Record<string, string>) =>
  buffer(
    tarOf(new Date(), async (add) => {
      for (const [name, content] of Object.entries(files))
        await add(name, Buffer.byteLength(content), [Buffer.from(content)]);
    }),
  );

async function* inPieces(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function unpacked(bytes: Buffer, size = 700, read = (_name: string) => true) {
  const files: Record<string, string> = {};
  for await (const { name, body } of tarEntries(inPieces(bytes, size)))
    if (read(name)) files[name] = await text(body);
  return files;
}

/** The header of the first file with other bytes at a place, and the checksum that belongs to it. */
function withHeader(tar: Buffer, at: number, bytes: Uint8Array) {
  const changed = Buffer.from(tar);
  changed.set(bytes, at);
  changed.fill(' ', 148, 156);
  const sum = changed.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  changed.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return changed;
}

test.each([1, 511, 512, 700, 100_000])('what was packed is unpacked, in pieces of %i bytes', async (size) => {
  expect(await unpacked(await packed(contents), size)).toEqual(contents);
});

test('a file that nobody reads is skipped', async () => {
  const { 'one.txt': _, ...rest } = contents;
  expect(await unpacked(await packed(contents), 700, (name) => name !== 'one.txt')).toEqual(rest);
});

test('the system’s own tar reads it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tar-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'a.tar'), await packed(contents));
  expect(spawnSync('tar', ['xf', 'a.tar'], { cwd: folder }).status).toBe(0);
  for (const [name, content] of Object.entries(contents))
    expect(await readFile(path.join(folder, name), 'utf8')).toBe(content);
});

test('what is cut off within a file, or goes on behind its end, is refused', async () => {
  const whole = await packed(contents);
  for (let length = 509; length < whole.length - 1024; length += 509)
    await expect(unpacked(whole.subarray(0, length))).rejects.toThrow('damaged or cut off');
  await expect(unpacked(Buffer.concat([whole, Buffer.from('more')]))).rejects.toThrow('damaged');
});

test('a header that was changed, and anything but a plain file, is refused', async () => {
  const whole = await packed({ 'one.txt': '' });
  const changed = Buffer.from(whole);
  changed.write('two', 0);
  await expect(unpacked(changed)).rejects.toThrow('damaged');
  expect(await unpacked(withHeader(whole, 0, Buffer.from('two')))).toEqual({ 'two.txt': '' });
  // Links, devices, folders, pipes, and what no standard knows.
  for (const kind of ['1', '2', '3', '4', '5', '6', '7', 'S', 'Z'])
    await expect(unpacked(withHeader(whole, 156, Buffer.from(kind)))).rejects.toThrow('not a plain file');
});

test('a file of more than 8 GiB says its size, and is cut off when less of it comes', async () => {
  const size = 9 * 1024 ** 3;
  const tar = tarOf(new Date(), (add) => add('huge', size, [Buffer.alloc(512)]));
  const { value: header } = await tar.next();
  expect(header).toHaveLength(512);
  if (!Buffer.isBuffer(header)) throw new Error('no header came');
  await expect(buffer(tar)).rejects.toThrow();
  const entries = tarEntries(inPieces(Buffer.concat([header, Buffer.alloc(512)]), 512));
  const { value: entry } = await entries.next();
  expect(entry).toMatchObject({ name: 'huge', size });
  await expect(entry && buffer(entry.body)).rejects.toThrow('cut off');
});

test('what fails while it is packed or read is told as it is', async () => {
  async function* failing() {
    yield Buffer.alloc(512);
    throw new Error('the disk is away');
  }
  const tar = tarOf(new Date(), (add) => add('one', 1024, failing()));
  await expect(buffer(tar)).rejects.toThrow('the disk is away');
  async function* cutShort() {
    yield (await packed(contents)).subarray(0, 1500);
    throw new Error('the disk is away');
  }
  const read = async () => {
    for await (const { body } of tarEntries(cutShort())) await buffer(body);
  };
  await expect(read()).rejects.toThrow('the disk is away');
});

test('who stops reading ends the packing, and who stops packing the reading', async () => {
  const ended: string[] = [];
  async function* endless(name: string) {
    try {
      for (;;) yield Buffer.alloc(64 * 1024);
    } finally {
      ended.push(name);
    }
  }
  for await (const _ of tarOf(new Date(), (add) => add('endless', 2 ** 40, endless('packing')))) break;
  await expect.poll(() => ended).toEqual(['packing']);
  async function* source() {
    yield (await packed({ 'one.txt': 'x'.repeat(2000) })).subarray(0, 1024);
    yield* endless('reading');
  }
  for await (const _ of tarEntries(source())) break;
  await expect.poll(() => ended).toEqual(['packing', 'reading']);
});
