// On SQLite alone: it is about files and memory.
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { application, careers, expectNothing, ravi, storedFiles } from '~/testing/application';
import { listening } from '~/testing/listening';
import { type StartedApp, startApp } from '~/testing/start-app';
import { storePicture } from './content/pictures';
import { MB, pngOf, samples, startS3 } from './test-kit';

const names = {
  'a way out of the store': '../../x.pdf',
  'the same for Windows': '..\\..\\x.pdf',
  'an absolute path': '/etc/cron.d/x.pdf',
  'two endings': 'a.pdf.html',
  'another ending': 'cv.exe',
  'a NUL': 'cv.pdf\0.html',
  'three hundred characters': `${'n'.repeat(300)}.pdf`,
  'writing from right to left': 'cv\u202efdp.exe',
  'only dots': '..',
  'a line break': 'cv\r\nX-Evil: 1.pdf',
};

/** By hand: a proper client would put such names in order first. */
function formNamed(name: string) {
  const fields = Object.entries(ravi).map(
    ([field, value]) => `--b\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `--b\r\nContent-Disposition: form-data; name="resume"; filename="${name}"\r\n\r\n`;
  return `${fields.join('')}${head}${samples.pdf}\r\n--b--\r\n`;
}

it('attack 19: a file without a name is one that was left out, but not when there is something in it', async () => {
  const t = await startApp();
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const send = async (payload: string) =>
    (await t.app.inject({ method: 'POST', url: '/api/career', headers, payload })).json().message;
  const full = formNamed('');
  expect(await send(full)).toBe('A file was not expected here: resume');
  expect(await send(full.replace(String(samples.pdf), ''))).not.toMatch(/not expected/);
  await expectNothing(t);
});

it.each(['disk', 's3'] as const)(
  'attack 20: whatever a file is called, on %s it gets a name of ours',
  async (backend) => {
    const s3 = backend === 's3' ? await startS3() : undefined;
    const t = await startApp(s3 ? { FILES_URL: s3.filesUrl('uploads') } : {});
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const inStore: string[] = [];
    for (const [what, name] of Object.entries(names)) {
      const payload = formNamed(name);
      const answer = await t.app.inject({ method: 'POST', url: '/api/career', headers, payload });
      const [row] = await careers(t);
      await t.db.deleteFrom('careers').execute();
      // A header that is none makes no form, and a name of dots is none: then no file was sent.
      const isNone = /[\r\n\0]|^\.\.$/.test(name);
      if (isNone && answer.statusCode === 400) continue;
      expect([what, answer.statusCode]).toEqual([what, 200]);
      expect(row?.resume).toMatch(/^\/api\/files\/private\/[\da-f-]{36}\.pdf$/);
      const key = `${row?.resume}`.slice('/api/files/'.length);
      const kept = await t.files.open(key);
      kept?.stream.destroy();
      expect(kept).toMatchObject({ type: 'application/pdf', size: samples.pdf.length });
      inStore.push(path.join(t.dataDir, 'files', key));
    }
    expect(inStore.length).toBeGreaterThan(6);
    if (backend === 'disk') expect((await storedFiles(t)).sort()).toEqual(inStore.sort());
  },
);

async function post(t: StartedApp) {
  const { url } = await listening(t.app);
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  return () => http.request(`${url}/api/career`, { method: 'POST', headers, agent: false });
}

it('attack 21: a thousand parts are refused, and leave nothing behind', async () => {
  const t = await startApp();
  const form = application(ravi, null);
  for (let n = 0; n < 1000; n++) form.append(`part${n}`, 'x');
  expect((await t.call('POST', '/api/career', { body: form })).statusCode).toBe(413);
  const files = application(ravi, null);
  for (let n = 0; n < 1000; n++) files.append('resume', new Blob(['%PDF-1.4\n%%EOF\n']), 'cv.pdf');
  expect((await t.call('POST', '/api/career', { body: files })).statusCode).toBe(413);
  await expectNothing(t);
});

it('attack 21: many files over the limit at once go to the disk as they come, and leave nothing behind', async () => {
  const t = await startApp();
  const open = await post(t);
  const part = Buffer.alloc(MB, 'x');
  const goOn = Promise.withResolvers<void>();
  const start = '--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.4\n';
  async function* endless() {
    yield start;
    yield part;
    await goOn.promise;
    for (let sent = MB; sent < 12 * MB; sent += MB) yield part;
    yield '\r\n--b--\r\n';
  }
  const send = async () => {
    const sender = open();
    sender.on('error', () => {});
    Readable.from(endless()).pipe(sender);
    const [answer] = await once(sender, 'response');
    answer.resume();
    await once(answer, 'end');
    return answer.statusCode;
  };
  const sending = Promise.all(Array.from({ length: 24 }, send));
  const onDisk = async () => {
    const files = await Promise.all((await storedFiles(t)).map((file) => stat(file)));
    return files.reduce((sum, { size }) => sum + size, 0);
  };
  // Nothing of them stays in memory, but for what is on its way.
  await expect.poll(onDisk).toBeGreaterThan(24 * 0.7 * MB);
  goOn.resolve();
  expect(new Set(await sending)).toEqual(new Set([413]));
  await expectNothing(t);
});

describe('a picture', () => {
  it('attack 22: of 50,000 × 50,000 points is refused before it is decoded, as a CV too', async () => {
    const t = await startApp();
    // All white: 300 MB of points in 300 KB of file. The last is sound: whoever decodes it takes it.
    const bombs = [
      pngOf(50_000, Buffer.alloc(32)),
      pngOf(50_000, deflateSync(Buffer.alloc(6251 * 2000))),
      pngOf(20_000, deflateSync(Buffer.alloc(2501 * 20_000))),
    ];
    for (const bomb of bombs) {
      const answer = await t.call('POST', '/api/career', { body: application(ravi, bomb, 'cv.png') });
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_type']);
    }
    expect(await careers(t)).toEqual([]);
    expect(await t.db.selectFrom('pendingFileDeletions').selectAll().execute()).toEqual([]);
  });

  it('attack 22: keeps nothing of what a camera or a program wrote beside it', async () => {
    const t = await startApp();
    const photo = sharp({ create: { width: 40, height: 20, channels: 3, background: 'green' } })
      .withExif({ IFD0: { Artist: 'Somebody secret' }, IFD3: { GPSLatitude: '28/1 24/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret</x:xmpmeta>')
      .withIccProfile('p3');
    for (const [picture, name] of [
      [await photo.clone().jpeg().toBuffer(), 'cv.jpg'],
      [await photo.clone().png().toBuffer(), 'cv.png'],
    ] as const) {
      expect((await sharp(picture).metadata()).exif).toBeDefined();
      const sent = Buffer.concat([picture, Buffer.from('<script>secret</script>')]);
      expect((await t.call('POST', '/api/career', { body: application(ravi, sent, name) })).statusCode).toBe(
        200,
      );
    }
    const files = await storedFiles(t);
    expect(files).toHaveLength(2);
    for (const file of files) {
      const { exif, xmp, iptc, icc } = await sharp(file).metadata();
      expect({ exif, xmp, iptc, icc }).toEqual({});
      expect(String(await sharp(file).toBuffer())).not.toContain('secret');
    }
  });

  it('attack 29: is decoded while at most one other is, and the hundred-and-third waits for none', async () => {
    let open = 0;
    let most = 0;
    const files = {
      open: async () => {
        most = Math.max(most, ++open);
        await new Promise((resolve) => setTimeout(resolve, 1));
        return { stream: Readable.from([samples.png]), type: 'image/png', size: samples.png.length };
      },
      put: async () => {
        open--;
        return { key: 'k', type: 'image/png', size: 1, sha256: '' };
      },
    };
    const options = { access: 'private', accept: ['png'], maxBytes: MB } as const;
    const store = () => storePicture(files, { key: 'k', type: 'image/png' }, options, (picture) => picture);
    const results = await Promise.allSettled(Array.from({ length: 103 }, store));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toMatchObject([{ reason: { status: 503, code: 'overloaded' } }]);
    expect(most).toBe(2);
  });
});

it('attack 23: a file is served with its stored type, not guessed at, saved rather than shown, and may run nothing', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('employee');
  await t.call('POST', '/api/career', { body: application(ravi, samples.pdf, 'cv.html') });
  await t.call('POST', '/api/career', {
    body: application({ ...ravi, email: 'b@b.example' }, samples.png, 'x.svg'),
  });
  const types = [];
  for (const { _id, resume } of await careers(t)) {
    const answer = await t.call('GET', resume, { headers });
    types.push(answer.headers['content-type']);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="resume-${_id}${path.extname(resume)}"`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
  }
  expect(types.sort()).toEqual(['application/pdf', 'image/png']);
  const options = { access: 'public', accept: ['webp'], maxBytes: MB } as const;
  const { key } = await t.files.put(Readable.from([samples.webp]), options);
  expect((await t.call('GET', `/files/${key}`)).headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
});
