// On SQLite alone: it is about pictures; what is written of them is tested with the product, and a repeated key with idempotency.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fromNow, HOUR } from '~/lib/time';
import { sweepPending } from '~/platform/files/named/pending-deletions';
import { pngOf } from '~/platform/files/test-kit';
import { sensor } from '~/testing/factories';
import { fileOf, formOf } from '~/testing/form';
import { startNeighbour } from '~/testing/servers/neighbour';
import { type StartedApp, startApp } from '~/testing/start-app';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f6b3a' } });

/** Lies on its side, as a phone stores it, and tells where it was taken. */
async function takePhoto() {
  const exif = { IFD0: { Copyright: 'Taken at home' } };
  const content = await canvas(2000, 1000).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(content.includes('Taken at home')).toBe(true);
  return content;
}

let taken: ReturnType<typeof takePhoto> | undefined;
/** Taken once for all of them. */
const photo = async () => {
  taken ??= takePhoto();
  return fileOf(await taken);
};

/** Where it is not looked at. */
const anyPicture = async () => fileOf(await canvas(40, 20).jpeg().toBuffer());

async function staff() {
  const t = await startApp();
  const { headers } = await t.logIn('employee');
  const post = (fields: Record<string, string>, file?: File, name = 'image') =>
    t.call('POST', '/api/iot/prodcuts', { headers, body: formOf(fields, name, file) });
  const put = (id: string, fields: Record<string, string>, file?: File) =>
    t.call('PUT', `/api/iot/prodcuts/${id}`, { headers, body: formOf(fields, 'image', file) });
  return { t, post, put };
}

const storedFiles = ({ dataDir }: StartedApp) =>
  readdir(join(dataDir, 'files', 'public')).catch((): string[] => []);

const leftovers = async (t: StartedApp) => ({
  files: await storedFiles(t),
  pending: await t.db.selectFrom('pendingFileDeletions').select('key').execute(),
  products: await t.db.selectFrom('iotProducts').select('_id').execute(),
});
const nothing = { files: [], pending: [], products: [] };

async function pictureAt(t: StartedApp, url: string) {
  const answer = await t.call('GET', url);
  const { width, height, format, exif } = await sharp(answer.rawPayload).metadata();
  return { headers: answer.headers, picture: { width, height, format, exif } };
}

describe('a new product', () => {
  test('is added with its picture in two sizes, upright and without EXIF', async () => {
    const { t, post } = await staff();
    const answer = await post(sensor, await photo());
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'Product added successfully']);
    const { product } = answer.json();
    expect(product).toMatchObject({ ...sensor, specification: ['LoRaWAN 865-867 MHz', 'IP67'] });

    const large = await pictureAt(t, product.image);
    expect(large.picture).toEqual({ width: 480, height: 960, format: 'webp', exif: undefined });
    expect(large.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const small = await pictureAt(t, product.imageSmall);
    expect(small.picture).toEqual({ width: 240, height: 480, format: 'webp', exif: undefined });
    expect(await leftovers(t)).toMatchObject({ files: { length: 2 }, pending: [], products: { length: 1 } });
  });

  test('keeps a picture that is small already, of any accepted kind', async () => {
    const { t, post } = await staff();
    for (const kind of ['png', 'webp', 'avif'] as const) {
      const answer = await post(sensor, fileOf(await canvas(300, 200).toFormat(kind).toBuffer()));
      expect(answer.statusCode, kind).toBe(200);
      const { picture } = await pictureAt(t, answer.json().product.image);
      expect(picture).toMatchObject({ width: 300, height: 200, format: 'webp' });
    }
  });

  test('attack 38: sent again and again under one key, to two processes, is there once, with one picture', async () => {
    const { t } = await staff();
    const neighbour = await startNeighbour(t);
    const login = await t.logIn('employee');
    const headers = { ...login.headers, 'idempotency-key': 'the-same-key-again' };
    const send = async ({ call }: Pick<StartedApp, 'call'>) =>
      call('POST', '/api/iot/prodcuts', { headers, body: formOf(sensor, 'image', await photo()) });
    const answers = await Promise.all([send(t), send(neighbour)]);
    answers.push(await send(neighbour));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await leftovers(t)).toMatchObject({ files: { length: 2 }, pending: [], products: { length: 1 } });
    expect((await t.call('GET', answers[0]?.json().product.image)).statusCode).toBe(200);
  });

  test('refuses a specification that is no JSON list of texts, and leaves nothing behind', async () => {
    const { t, post } = await staff();
    for (const specification of [
      'IP67',
      'IP67\nSolar',
      '{"a":"b"}',
      '[1,2]',
      '"IP67"',
      '[["IP67"]]',
      '["IP67"',
      'null',
    ]) {
      const answer = await post({ ...sensor, specification }, await anyPicture());
      expect([specification, answer.statusCode, answer.json().fields]).toEqual([
        specification,
        400,
        { specification: 'Specification must be a list of lines, such as ["LoRaWAN","IP67"].' },
      ]);
    }
    expect(await leftovers(t)).toEqual(nothing);
  });

  test('needs every field, and leaves nothing behind when one is missing', async () => {
    const { t, post } = await staff();
    const labels = {
      productName: 'Product name',
      brandName: 'Brand name',
      category: 'Category',
      subcategory: 'Subcategory',
      description: 'Description',
      specification: 'Specification',
    };
    for (const [field, label] of Object.entries(labels)) {
      const answer = await post({ ...sensor, [field]: '  ' }, await anyPicture());
      expect([answer.statusCode, answer.json().fields]).toEqual([400, { [field]: `${label} is required.` }]);
    }
    for (const file of [undefined, new File([], '')]) {
      const answer = await post({ ...sensor, image: '/files/public/x.webp' }, file);
      expect([answer.statusCode, answer.json().fields]).toEqual([400, { image: 'Image is required.' }]);
    }
    expect(await leftovers(t)).toEqual(nothing);
  });

  test('attack 22: with a picture that is none, or lies about its size, is refused and leaves nothing', async () => {
    const { t, post } = await staff();
    const jpeg = await canvas(300, 300).jpeg().toBuffer();
    const bad = {
      'a page that calls itself a picture': fileOf(Buffer.from('<script>alert(1)</script>')),
      'the first bytes of one': fileOf(jpeg.subarray(0, 40)),
      'a PDF': fileOf(Buffer.from('%PDF-1.4\n%%EOF\n')),
      'a PNG of 50,000 × 50,000': fileOf(pngOf(50_000, Buffer.alloc(32))),
      'a sound PNG of 49 megapixels': fileOf(pngOf(7000, deflateSync(Buffer.alloc(876 * 7000)))),
    };
    for (const [name, file] of Object.entries(bad)) {
      const answer = await post(sensor, file);
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 415, 'unsupported_type']);
    }
    expect(await leftovers(t)).toEqual(nothing);
  });

  test('attack 21: with a picture over 8 MB, a field without end or another file is refused', async () => {
    const { t, post } = await staff();
    const large = Buffer.concat([await canvas(10, 10).jpeg().toBuffer(), Buffer.alloc(8 * 1024 * 1024)]);
    const answer = await post(sensor, fileOf(large));
    expect([answer.statusCode, answer.json().message]).toEqual([
      413,
      'The file is too large. The limit is 8 MB.',
    ]);
    expect((await post({ ...sensor, description: 'x'.repeat(20_001) }, await anyPicture())).statusCode).toBe(
      413,
    );
    expect((await post(sensor, await anyPicture(), 'picture')).statusCode).toBe(400);
    expect(await leftovers(t)).toEqual(nothing);
  });

  test('is refused to clients and visitors before its picture is read', async () => {
    const { t } = await staff();
    const { headers } = await t.logIn('business');
    const body = formOf(sensor, 'image', await anyPicture());
    expect((await t.call('POST', '/api/iot/prodcuts', { headers, body })).statusCode).toBe(403);
    expect((await t.call('POST', '/api/iot/prodcuts', { body })).statusCode).toBe(401);
    expect(await leftovers(t)).toEqual(nothing);
  });
});

describe('an edit as a form', () => {
  test('keeps the image unless there is a new one, whose forerunner goes', async () => {
    const { t, post, put } = await staff();
    const { product } = (await post(sensor, await photo())).json();
    const same = await put(product._id, { ...sensor, brandName: 'Other' }, new File([], ''));
    expect(same.json()).toMatchObject({
      message: 'Product updated successfully!',
      product: { brandName: 'Other', image: product.image, imageSmall: product.imageSmall },
    });

    const next = (await put(product._id, sensor, await photo())).json().product;
    expect(next.image).not.toBe(product.image);
    const pending = await t.db.selectFrom('pendingFileDeletions').select('key').orderBy('key').execute();
    const old = [product.image, product.imageSmall].map((url: string) => ({
      key: url.slice('/files/'.length),
    }));
    expect(pending).toEqual(old.sort((a, b) => a.key.localeCompare(b.key)));
    await t.db
      .updateTable('pendingFileDeletions')
      .set({ pendingSince: fromNow(-2 * HOUR) })
      .execute();
    await sweepPending(t);
    expect((await t.call('GET', product.image)).statusCode).toBe(404);
    expect((await t.call('GET', next.image)).statusCode).toBe(200);
  });

  test('that is refused keeps the old image and leaves no new one', async () => {
    const { t, post, put } = await staff();
    const { product } = (await post(sensor, await anyPicture())).json();
    expect((await put(product._id, { ...sensor, category: '' }, await anyPicture())).statusCode).toBe(400);
    expect((await put('0198f3d2-0000-7000-8000-000000000000', sensor, await anyPicture())).statusCode).toBe(
      404,
    );
    expect(await leftovers(t)).toMatchObject({ files: { length: 2 }, pending: [] });
    expect((await t.call('GET', product.image)).statusCode).toBe(200);
  });

  test('purging the product purges its pictures', async () => {
    const { t, post } = await staff();
    const { product } = (await post(sensor, await anyPicture())).json();
    const { headers } = await t.logIn('admin');
    await t.call('DELETE', `/api/iot/prodcuts/${product._id}`, { headers });
    expect((await t.call('GET', product.image)).statusCode).toBe(200);
    await t.call('DELETE', `/api/records/iot-product/${product._id}/purge`, { headers });
    expect(await leftovers(t)).toEqual(nothing);
  });
});

test.each(['x.webp', '..%2Fprivate%2Fx.pdf', '%2e%2e', '00000000-0000-4000-8000-000000000000.webp'])(
  'there is no public file %s',
  async (name) => {
    const t = await startApp();
    const answer = await t.call('GET', `/files/public/${name}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  },
);
