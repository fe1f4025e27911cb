import { createHash } from 'node:crypto';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { filesBelow, inChunks, newStoreOn, picture, resume, samples } from './test-kit';

describe.each(['disk', 's3'] as const)('files on %s', (backend) => {
  it.each([
    ['pdf', resume, 'application/pdf', 'pdf'],
    ['jpeg', resume, 'image/jpeg', 'jpg'],
    ['png', resume, 'image/png', 'png'],
    ['webp', picture, 'image/webp', 'webp'],
    ['avif', picture, 'image/avif', 'avif'],
  ] as const)('gives back a %s', async (kind, options, type, extension) => {
    const { home, store } = await newStoreOn(backend);
    const content = samples[kind];
    const stored = await store.put(Readable.from([content.subarray(0, 7), content.subarray(7)]), options);
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(stored).toEqual({ key: expect.any(String), type, size: content.length, sha256 });
    expect(stored.key).toMatch(new RegExp(`^${options.access}/[0-9a-f-]{36}\\.${extension}$`));

    const opened = await store.open(stored.key);
    expect(opened).toMatchObject({ type, size: content.length });
    expect(opened && (await buffer(opened.stream))).toEqual(content);
    expect(await filesBelow(join(home, 'tmp'))).toEqual([]);
  });

  it('attack 20: opens and removes nothing but its own keys', async () => {
    const { store } = await newStoreOn(backend);
    const { key } = await store.put(inChunks(samples.pdf), resume);
    const unknown = 'private/00000000-0000-4000-8000-000000000000.pdf';
    const foreign = [
      '',
      '/',
      '.',
      'private',
      'private/',
      '../tmp',
      'private/../../secret.pdf',
      '/etc/passwd',
    ];
    const twisted = [
      `../files/${key}`,
      `private/../${key}`,
      `/${key}`,
      `${key}\n`,
      `${key}\0`,
      `${key}.html`,
    ];
    const changed = [
      key.toUpperCase(),
      key.replace('/', '\\'),
      key.replace('/', '%2F'),
      key.replace('private', 'other'),
    ];
    for (const bad of [unknown, ...foreign, ...twisted, ...changed]) {
      expect(await store.open(bad), bad).toBeUndefined();
      await store.remove(bad);
    }
    const opened = await store.open(key);
    expect(opened && (await buffer(opened.stream))).toEqual(samples.pdf);
  });

  it('removes a file, once and again', async () => {
    const { store, nothingLeft } = await newStoreOn(backend);
    const { key } = await store.put(inChunks(samples.pdf), resume);
    await store.remove(key);
    await store.remove(key);
    expect(await store.open(key)).toBeUndefined();
    await nothingLeft();
  });

  it('keeps apart what comes in at the same time', async () => {
    const { store } = await newStoreOn(backend);
    const contents = Array.from({ length: 20 }, (_, n) => Buffer.concat([samples.pdf, Buffer.from(`%${n}`)]));
    const stored = await Promise.all(contents.map((content) => store.put(inChunks(content), resume)));
    expect(new Set(stored.map(({ key }) => key)).size).toBe(20);
    for (const [n, { key }] of stored.entries()) {
      const opened = await store.open(key);
      expect(opened && (await buffer(opened.stream))).toEqual(contents[n]);
    }
  });

  it('sweeps up what a killed process left, and not what is under way', async () => {
    const { home, store } = await newStoreOn(backend);
    const tmp = join(home, 'tmp');
    await mkdir(tmp);
    await writeFile(join(tmp, 'old'), 'x');
    await writeFile(join(tmp, 'new'), 'x');
    const twoHoursAgo = new Date(Date.now() - 7_200_000);
    await utimes(join(tmp, 'old'), twoHoursAgo, twoHoursAgo);
    await store.put(inChunks(samples.pdf), resume);
    expect(await filesBelow(tmp)).toEqual([join(tmp, 'new')]);
  });

  it('is ready, and leaves nothing when asked', async () => {
    const { store, nothingLeft } = await newStoreOn(backend);
    await store.check();
    await nothingLeft();
  });

  it('is not ready when its directory cannot be written', async () => {
    const { home, store } = await newStoreOn(backend);
    await writeFile(join(home, 'tmp'), 'a file where the directory should be');
    await expect(store.check()).rejects.toThrow();
  });
});
