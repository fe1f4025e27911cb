import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pngOf } from '~/platform/files/test-kit';
import { fileOf, formOf } from '~/testing/form';
import { type StartedApp, startApp } from '~/testing/start-app';
import { canvas, pictureCalled, upload } from '../test-kit';

async function start() {
  const t = await startApp();
  const employee = await t.logIn('employee');
  return { ...t, employee, add: (name: string) => addOne(t, employee, name) };
}

async function addOne(t: StartedApp, login: Awaited<ReturnType<StartedApp['logIn']>>, name: string) {
  const answer = await upload(t, login, { alt: `This is ${name}` }, await pictureCalled(name));
  return answer.json();
}

async function sizeAt(t: StartedApp, url: string) {
  const answer = await t.call('GET', url);
  const { width, height, format, exif } = await sharp(answer.rawPayload).metadata();
  return { headers: answer.headers, size: [width, height, format, exif] };
}

const stored = (t: StartedApp) => t.db.selectFrom('media').selectAll().execute();
const pending = (t: StartedApp) => t.db.selectFrom('pendingFileDeletions').select('key').execute();

describe('a picture for the library', () => {
  it('is stored upright, without EXIF, in the sizes that pages use and in both kinds', async () => {
    const t = await start();
    const exif = { IFD0: { Copyright: 'Taken at home' } };
    const photo = await canvas(500, 1000).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(photo.includes('Taken at home')).toBe(true);
    const answer = await upload(t, t.employee, { alt: ' A field ' }, fileOf(photo, 'Our_field-2.JPG'));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        message: 'Picture added',
        name: 'Our field 2',
        alt: 'A field',
        decorative: false,
        width: 1000,
        height: 500,
      },
    ]);
    const { url, avif, avif480, avif960, webp480, webp960 } = answer.json();
    expect((await sizeAt(t, url)).size).toEqual([1000, 500, 'webp', undefined]);
    expect((await sizeAt(t, avif)).size).toEqual([1000, 500, 'heif', undefined]);
    expect((await sizeAt(t, avif960)).size).toEqual([960, 480, 'heif', undefined]);
    expect((await sizeAt(t, webp960)).size).toEqual([960, 480, 'webp', undefined]);
    expect((await sizeAt(t, avif480)).size).toEqual([480, 240, 'heif', undefined]);
    const { headers, size } = await sizeAt(t, webp480);
    expect(size).toEqual([480, 240, 'webp', undefined]);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await pending(t)).toEqual([]);
    expect((await t.call('GET', '/api/media/space', t.employee)).json()).toEqual({
      bytes: answer.json().bytes,
      pictures: 1,
    });
  });

  it('is described, or said to be decorative', async () => {
    const t = await start();
    const refused = await upload(t, t.employee, {}, await pictureCalled('one'));
    const message = 'Say what the picture shows, or that it is decorative.';
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { fields: { alt: message } }]);
    expect([await stored(t), await pending(t)]).toEqual([[], []]);
    const taken = await upload(t, t.employee, { decorative: 'true' }, await pictureCalled('one'));
    expect([taken.statusCode, taken.json()]).toMatchObject([
      200,
      { alt: '', decorative: true, title: 'one' },
    ]);
  });

  it.each([
    ['none at all', undefined, 400],
    ['a text', fileOf(Buffer.from('Hello'), 'a.png', 'image/png'), 415],
    [
      'a drawing that can hold scripts',
      fileOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      415,
    ],
    ['one of a kind that is not taken', fileOf(Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')), 415],
    ['attack 22: one of 50,000 by 50,000 px', fileOf(pngOf(50_000, Buffer.alloc(10))), 415],
    ['one that is larger than 15 MB', fileOf(Buffer.alloc(15 * 1024 * 1024 + 1, '\x89PNG\r\n')), 413],
  ])('is no file of another kind: %s', async (_, file, status) => {
    const t = await start();
    const answer = await upload(t, t.employee, { alt: 'Nothing' }, file);
    expect(answer.statusCode).toBe(status);
    expect([await stored(t), await pending(t)]).toEqual([[], []]);
  });

  it('is added by the staff alone', async () => {
    const t = await start();
    const client = await t.logIn('user');
    const file = await pictureCalled('one');
    expect((await upload(t, { headers: {} }, { alt: 'One' }, file)).statusCode).toBe(401);
    expect((await upload(t, client, { alt: 'One' }, file)).statusCode).toBe(403);
    expect((await t.call('GET', '/api/media?page=1', client)).statusCode).toBe(403);
  });

  it('is there once, however often and at once it is sent', async () => {
    const t = await start();
    const send = async () => upload(t, t.employee, { alt: 'The same' }, await pictureCalled('same'));
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json()._id)).size).toBe(1);
    expect([(await stored(t)).length, await pending(t)]).toEqual([1, []]);
    expect((await t.call('GET', answers[0]?.json().url)).statusCode).toBe(200);
  });
});

describe('the library', () => {
  it('is found by what a picture is called and by what it shows, a page at a time', async () => {
    const t = await start();
    for (const name of ['tea', 'coffee', 'water']) await t.add(name);
    const page = async (query: string) => (await t.call('GET', `/api/media?${query}`, t.employee)).json();
    expect(await page('page=1&pageSize=2')).toMatchObject({
      total: 3,
      pages: 2,
      items: [{ name: 'water' }, { name: 'coffee' }],
    });
    expect(await page('page=1&q=this+is+cof')).toMatchObject({
      total: 1,
      items: [{ alt: 'This is coffee' }],
    });
    expect(await page('page=1&q=juice')).toMatchObject({ total: 0, items: [] });
  });

  it('takes another description and focal point of a picture, and no impossible one', async () => {
    const t = await start();
    const { _id } = await t.add('tea');
    const put = (body: object) => t.call('PUT', `/api/media/${_id}`, { ...t.employee, body });
    const changed = await put({ alt: 'A cup', focusX: 0.25, focusY: 1 });
    expect(changed.json()).toMatchObject({ alt: 'A cup', title: 'tea: A cup', focusX: 0.25, focusY: 1 });
    expect((await put({ focusX: 1.01 })).statusCode).toBe(400);
    expect((await put({ focusY: 'left' })).statusCode).toBe(400);
    expect((await put({ alt: '' })).statusCode).toBe(400);
    expect((await put({ alt: 'x'.repeat(501) })).statusCode).toBe(400);
    expect((await put({ alt: 'Late', version: 1 })).statusCode).toBe(409);
    expect((await put({ alt: '', decorative: true })).json()).toMatchObject({ alt: '', decorative: true });
    expect((await put({ alt: 'A cup again' })).json()).toMatchObject({ decorative: false, focusX: 0.25 });
  });

  it('replaces a picture under its id, at an address of its own, and lets go of the old files', async () => {
    const t = await start();
    const old = await t.add('tea');
    const body = formOf({}, 'file', await pictureCalled('chai', 30, 20));
    const answer = await t.call('PUT', `/api/media/${old._id}`, { ...t.employee, body });
    expect(answer.json()).toMatchObject({ message: 'Replaced everywhere', alt: 'This is tea', width: 30 });
    expect(answer.json().url).not.toBe(old.url);
    expect((await pending(t)).map(({ key }) => `/files/${key}`).sort()).toEqual([old.url, old.avif].sort());
    expect((await t.call('GET', answer.json().url)).statusCode).toBe(200);
  });

  it('is replaced by no picture that stands there as another', async () => {
    const t = await start();
    const [tea] = [await t.add('tea'), await t.add('coffee')];
    const body = formOf({}, 'file', await pictureCalled('coffee'));
    const answer = await t.call('PUT', `/api/media/${tea._id}`, { ...t.employee, body });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'This picture is in the library already.',
    ]);
  });

  it('lets go of a picture that nobody uses, and brings it back', async () => {
    const t = await start();
    const { _id } = await t.add('tea');
    expect((await t.call('DELETE', `/api/media/${_id}`, t.employee)).statusCode).toBe(200);
    expect((await t.call('GET', '/api/media?page=1', t.employee)).json().total).toBe(0);
    expect((await t.call('POST', `/api/records/media/${_id}/restore`, t.employee)).statusCode).toBe(200);
    expect((await t.call('GET', '/api/media?page=1', t.employee)).json().total).toBe(1);
  });
});
