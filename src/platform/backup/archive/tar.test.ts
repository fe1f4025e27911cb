import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { tarEnd, tarEntries, tarHeader, tarPadding } from './tar';

const contents = {
  'one.txt': 'short',
  'folder/two.txt': 'x'.repeat(512),
  'folder/empty': '',
  'long.txt': 'ä'.repeat(5000),
};

const packed = (files: Record<string, string>) =>
  Buffer.concat([
    ...Object.entries(files).flatMap(([name, content]) => {
      const bytes = Buffer.from(content);
      return [tarHeader(name, bytes.length, new Date()), bytes, tarPadding(bytes.length)];
    }),
    tarEnd(),
  ]);

async function* inPieces(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function unpacked(bytes: Buffer, size = 700, read = (_name: string) => true) {
  const files: Record<string, string> = {};
  for await (const { name, body } of tarEntries(inPieces(bytes, size)))
    if (read(name)) files[name] = await text(body);
  return files;
}

test.each([1, 511, 512, 700, 100_000])('what was packed is unpacked, in pieces of %i bytes', async (size) => {
  expect(await unpacked(packed(contents), size)).toEqual(contents);
});

test('a file that nobody reads is skipped', async () => {
  const { 'one.txt': _, ...rest } = contents;
  expect(await unpacked(packed(contents), 700, (name) => name !== 'one.txt')).toEqual(rest);
});

test('the system’s own tar reads it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tar-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'a.tar'), packed(contents));
  expect(spawnSync('tar', ['xf', 'a.tar'], { cwd: folder }).status).toBe(0);
  for (const [name, content] of Object.entries(contents))
    expect(await readFile(path.join(folder, name), 'utf8')).toBe(content);
});

test('what is cut off anywhere, or goes on behind its end, is refused', async () => {
  const whole = packed(contents);
  for (let length = 0; length < whole.length; length += 509)
    await expect(unpacked(whole.subarray(0, length))).rejects.toThrow('damaged or cut off');
  await expect(unpacked(Buffer.concat([whole, Buffer.from('more')]))).rejects.toThrow('damaged');
});

test('a header that was changed, and anything but a plain file, is refused', async () => {
  const changed = packed(contents);
  changed.write('two', 0);
  await expect(unpacked(changed)).rejects.toThrow('damaged');
  const link = tarHeader('link', 0, new Date());
  // A symbolic link with a right checksum: the sum grows by as much as the byte.
  link.write('2', 156);
  link.write(
    `${(Number.parseInt(link.toString('latin1', 148, 154), 8) + 2).toString(8).padStart(6, '0')}`,
    148,
  );
  await expect(unpacked(Buffer.concat([link, tarEnd()]))).rejects.toThrow('not a plain file');
});

test('a name that does not fit is refused when it is packed', () => {
  expect(() => tarHeader('x'.repeat(101), 0, new Date())).toThrow('too long');
});
