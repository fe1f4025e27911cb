import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { inChunks, MB, newStoreOn, picture, resume, samples } from '../test-kit';

const refusal = 'Invalid file format. Please upload a PDF, JPG, or PNG.';

describe.each(['disk', 's3'] as const)('what is refused on %s', (backend) => {
  it.each([
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['ZIP', 'PK\u0003\u0004\u0014\0\0\0\0\0cv.pdf'],
    ['EXE', 'MZ\u0090\0\u0003\0\0\0'],
    ['text', 'My curriculum vitae'],
    ['one byte', '%'],
    ['a PDF behind junk', 'GIF89a\n%PDF-1.4\n'],
    ['a PDF behind a byte order mark', '\u00ef\u00bb\u00bf%PDF-1.4\n'],
    ['a PDF without its dash', '%PDF 1.4\n'],
    ['a PNG that is only a signature', '\u0089PNG\r\n\u001a\n<script>'],
    ['a kind that is not accepted here', samples.webp.toString('latin1')],
  ])('attack 19: refuses %s', async (_name, content) => {
    const { store, nothingLeft } = await newStoreOn(backend);
    const put = store.put(inChunks(Buffer.from(content, 'latin1')), resume);
    await expect(put).rejects.toMatchObject({ status: 415, message: refusal });
    await nothingLeft();
  });

  it('names what is accepted', async () => {
    const { store } = await newStoreOn(backend);
    const message = 'Invalid file format. Please upload a JPG, PNG, WebP, or AVIF.';
    await expect(store.put(inChunks(samples.pdf), picture)).rejects.toMatchObject({ status: 415, message });
  });

  it('refuses an empty file', async () => {
    const { store, nothingLeft } = await newStoreOn(backend);
    await expect(store.put(inChunks(), resume)).rejects.toMatchObject({ status: 400 });
    await nothingLeft();
  });

  it('attack 21: stops reading a file that is too large', async () => {
    const { store, nothingLeft } = await newStoreOn(backend);
    let pulled = 0;
    async function* endless() {
      for (const chunk = Buffer.alloc(64 * 1024, samples.pdf); pulled < 200 * MB; pulled += chunk.length) {
        yield chunk;
      }
    }
    const message = 'The file is too large. The limit is 5 MB.';
    await expect(store.put(endless(), resume)).rejects.toMatchObject({ status: 413, message });
    expect(pulled).toBeLessThanOrEqual(5 * MB);
    const stream = Readable.from(endless());
    await expect(store.put(stream, { ...resume, maxBytes: 1 })).rejects.toMatchObject({ status: 413 });
    expect(stream.destroyed).toBe(true);
    await nothingLeft();
  });

  it('takes a file of exactly the limit', async () => {
    const { store } = await newStoreOn(backend);
    const options = { ...resume, maxBytes: samples.pdf.length };
    expect(await store.put(inChunks(samples.pdf), options)).toMatchObject({ size: samples.pdf.length });
  });

  it('attack 21: refuses a file that a multipart parser has cut off', async () => {
    const { store, nothingLeft } = await newStoreOn(backend);
    const cut = Object.assign(Readable.from([samples.pdf]), { truncated: true });
    await expect(store.put(cut, resume)).rejects.toMatchObject({ status: 413 });
    await nothingLeft();
  });

  it('attack 21: keeps nothing of an upload that breaks off', async () => {
    const { store, nothingLeft } = await newStoreOn(backend);
    async function* broken() {
      yield samples.pdf;
      throw new Error('connection lost');
    }
    await expect(store.put(broken(), resume)).rejects.toThrow('connection lost');
    await expect(store.put(Readable.from(broken()), resume)).rejects.toThrow('connection lost');

    const early = new Readable({ read: () => undefined });
    const put = store.put(early, resume);
    early.destroy(new Error('gone at once'));
    await expect(put).rejects.toThrow('gone at once');
    await nothingLeft();
  });

  it('attack 33: says in words that the disk is full, and recovers', async () => {
    const { home, store, nothingLeft } = await newStoreOn(backend);
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    const write = (await spyOnOpenFiles('writeFile', home)).mockRejectedValueOnce(full);
    const input = Readable.from([samples.pdf]);
    await expect(store.put(input, resume)).rejects.toMatchObject({ status: 507, code: 'storage_full' });
    expect(write).toHaveBeenCalledOnce();
    expect(input.destroyed).toBe(true);
    await nothingLeft();
    await expect(store.put(inChunks(samples.pdf), resume)).resolves.toMatchObject({
      type: 'application/pdf',
    });
  });

  if (backend === 'disk')
    it('takes a file back when its name cannot be made to last', async () => {
      const { home, store, nothingLeft } = await newStoreOn(backend);
      const sync = await spyOnOpenFiles('sync', home);
      sync.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('EIO: directory'));
      await expect(store.put(inChunks(samples.pdf), resume)).rejects.toThrow('EIO: directory');
      await nothingLeft();
    });
});

/** A real full disk is not at hand, so one call on an open file fails as it would there. */
async function spyOnOpenFiles(method: 'writeFile' | 'sync', anyPath: string) {
  const file = await open(anyPath);
  await file.close();
  const spy = vi.spyOn(Object.getPrototypeOf(file), method);
  onTestFinished(() => spy.mockRestore());
  return spy;
}
