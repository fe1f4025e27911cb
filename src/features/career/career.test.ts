import { once } from 'node:events';
import http from 'node:http';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { MB, samples } from '~/platform/files/test-kit';
import { application, careers, expectNothing, ravi, storedFiles } from '~/testing/application';
import { listening } from '~/testing/listening';
import { mailTo } from '~/testing/mails';
import { type StartedApp, startApp } from '~/testing/start-app';

const send = (t: StartedApp, body: unknown, headers = {}) => t.call('POST', '/api/career', { body, headers });

describe('apply for a job', () => {
  test('takes exactly the documented payload, answers 200 and keeps the CV', async () => {
    const t = await startApp();
    const answer = await send(t, application());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      message: 'Your application has been sent successfully!',
      reference: expect.stringMatching(/^PW-\w{4}-\w{4}$/),
    });
    expect(await careers(t)).toMatchObject([
      { ...ravi, phone: '+919818040102', experience: '', isSpam: false, deletedAt: null },
    ]);
    expect(await storedFiles(t)).toHaveLength(1);
    expect(await t.db.selectFrom('pendingFileDeletions').selectAll().execute()).toEqual([]);
  });

  test('takes the experience as well', async () => {
    const t = await startApp();
    expect((await send(t, application({ ...ravi, experience: ' 4 years ' }))).statusCode).toBe(200);
    expect(await careers(t)).toMatchObject([{ experience: '4 years' }]);
  });

  test('attack 22: takes a picture of any name by its content, and takes its EXIF away', async () => {
    const t = await startApp();
    const photo = sharp({ create: { width: 40, height: 20, channels: 3, background: 'green' } });
    const exif = { IFD0: { Artist: 'Somebody secret' }, IFD3: { GPSLatitude: '28/1 24/1 0/1' } };
    const picture = await photo.withExif(exif).jpeg().toBuffer();
    expect((await sharp(picture).metadata()).exif).toBeDefined();
    expect((await send(t, application(ravi, picture, 'scan.pdf'))).statusCode).toBe(200);
    expect(await careers(t)).toMatchObject([{ resume: expect.stringMatching(/\.jpg$/) }]);
    const files = await storedFiles(t);
    expect(files).toHaveLength(1);
    const kept = await sharp(files[0]).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 40, height: 20 });
    expect(kept.exif).toBeUndefined();
  });

  test('sends a receipt to the visitor and an alert to each admin', async () => {
    const t = await startApp();
    await t.addUser('admin', { email: 'boss@test.example' });
    await send(t, application({ ...ravi, experience: '4 years' }));
    const [row] = await careers(t);
    expect(await mailTo(t, ravi.email)).toMatchObject({
      subject: `Your application ${row?.reference}`,
      replyTo: [{ address: 'careers@peepalworks.example' }],
      text: expect.stringMatching(/Designation: Web Developer\n.+Experience: 4 years/s),
    });
    const alert = await mailTo(t, 'boss@test.example');
    expect(alert).toMatchObject({
      subject: 'New application from Ravi Rao (Web Developer)',
      replyTo: [{ address: ravi.email }],
      text: expect.stringContaining(`/dashboard/career?record=${row?._id}`),
    });
    expect(alert.text).not.toContain('/api/files/');
  });

  test('attack 30: keeps a suspect as spam with its CV, says the same, and mails nobody', async () => {
    const t = await startApp();
    const answer = await send(t, application({ ...ravi, website: 'https://buy.example' }));
    expect(answer.json()).toMatchObject({ message: 'Your application has been sent successfully!' });
    expect(await careers(t)).toMatchObject([{ isSpam: true }]);
    expect(await storedFiles(t)).toHaveLength(1);
    expect(await t.db.selectFrom('outbox').select('_id').execute()).toEqual([]);
  });

  test('attack 38: a doubled or retried submit makes one record and gets the same reference', async () => {
    const t = await startApp();
    const post = () => send(t, application(), { 'idempotency-key': 'key-number-1' });
    const answers = [...(await Promise.all([post(), post()])), await post()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const rows = await careers(t);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.resume).toBeTruthy();
    // What the repeats brought is gone.
    expect(await storedFiles(t)).toHaveLength(1);
    expect(await t.db.selectFrom('pendingFileDeletions').select('key').execute()).toEqual([]);
    expect((await t.call('GET', rows[0]?.resume ?? '', await t.logIn('employee'))).statusCode).toBe(200);
  });
});

describe('refuses, and leaves nothing behind,', () => {
  const page = '<!doctype html><script>alert(1)</script>';
  const formats = 'Invalid file format. Please upload a PDF, JPG, or PNG.';
  const missing = 'All fields are required.';
  const { name: _name, ...nameless } = ravi;

  test.each<[string, FormData, number, object]>([
    ['a page that calls itself cv.pdf', application(ravi, page), 415, { message: formats }],
    ['a picture of another kind', application(ravi, samples.webp), 415, { message: formats }],
    [
      'a PNG that is cut off',
      application(ravi, samples.png.subarray(0, 45)),
      415,
      { code: 'unsupported_type' },
    ],
    ['an empty file', application(ravi, ''), 400, { code: 'invalid_input' }],
    [
      'a file over 5 MB',
      application(ravi, Buffer.concat([samples.pdf, Buffer.alloc(5 * MB)])),
      413,
      { message: 'The file is too large. The limit is 5 MB.' },
    ],
    [
      'no file',
      application(ravi, null),
      400,
      { message: missing, fields: { resume: 'Resume is required.' } },
    ],
    [
      'the address of a file instead of one',
      application({ ...ravi, resume: 'private/00000000-0000-4000-8000-000000000000.pdf' }, null),
      400,
      { message: missing },
    ],
    ['no name', application(nameless), 400, { message: missing, fields: { name: 'Name is required.' } }],
    ['a blank email', application({ ...ravi, email: ' ' }), 400, { message: missing }],
    ['a blank phone', application({ ...ravi, phone: '' }), 400, { message: missing }],
    [
      'a wrong email',
      application({ ...ravi, email: 'ravi' }),
      400,
      { message: 'Enter a valid email address.' },
    ],
    [
      'a designation that is not in the list',
      application({ ...ravi, designation: 'CEO' }),
      400,
      { message: 'Choose a designation from the list.' },
    ],
    [
      'a label instead of its code',
      application({ ...ravi, designation: 'Web Developer' }),
      400,
      { fields: { designation: 'Choose a designation from the list.' } },
    ],
    [
      'a line break',
      application({ ...ravi, experience: '4\r\nBcc: x@y.example' }),
      400,
      { code: 'invalid_input' },
    ],
    ['a NUL', application({ ...ravi, name: 'Ra\u0000vi' }), 400, { code: 'invalid_input' }],
    ['a file under another name', withFile('photo'), 400, { code: 'invalid_input' }],
    ['20 files', withFile(...Array.from({ length: 20 }, () => 'resume')), 413, { code: 'too_large' }],
    ['a field named __proto__', application({ ...ravi, ['__proto__']: 'x' }), 400, { code: 'invalid_input' }],
    ['a hundred fields', application({ ...ravi, ...hundredFields() }), 413, { code: 'too_large' }],
  ])('%s', async (_name, form, status, answer) => {
    const t = await startApp();
    const refused = await send(t, form);
    expect({ status: refused.statusCode, ...refused.json() }).toMatchObject({ status, ...answer });
    await expectNothing(t);
  });

  test.each<[string, string, string, number]>([
    ['a form that is cut off in the file', 'multipart/form-data; boundary=b', cutOff(), 400],
    ['a form that ends before its first part', 'multipart/form-data; boundary=b', '--b\r\n', 400],
    ['a form without a boundary', 'multipart/form-data', cutOff(), 400],
    ['a boundary that is not there', 'multipart/form-data; boundary=other', cutOff(), 400],
    ['an empty form', 'multipart/form-data; boundary=b', '', 400],
    ['JSON', 'application/json', JSON.stringify(ravi), 415],
  ])('%s', async (_name, type, payload, status) => {
    const t = await startApp();
    const headers = { 'content-type': type };
    const refused = await t.app.inject({ method: 'POST', url: '/api/career', payload, headers });
    expect({ status: refused.statusCode, body: refused.body }).toMatchObject({ status });
    await expectNothing(t);
  });

  test('attack 21: a file far over the limit, and lets its sender finish before it reads the answer', async () => {
    const t = await startApp();
    const sender = await post(t);
    sender.end(Buffer.concat([Buffer.from(cutOff()), Buffer.alloc(30 * MB), Buffer.from('\r\n--b--\r\n')]));
    const [[answer]] = await Promise.all([once(sender, 'response'), once(sender, 'finish')]);
    expect(answer.resume().statusCode).toBe(413);
    await expectNothing(t);
  });

  test('attack 21: a form whose sender goes away in the middle of it', async () => {
    const t = await startApp();
    const sender = await post(t);
    sender.on('error', () => {});
    sender.write(cutOff());
    await expect.poll(() => storedFiles(t)).toHaveLength(1);
    sender.destroy();
    await vi.waitFor(() => expectNothing(t), { timeout: 60_000 });
  });

  async function post(t: StartedApp) {
    const { url } = await listening(t.app);
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    return http.request(`${url}/api/career`, { method: 'POST', headers });
  }

  function withFile(...fields: string[]) {
    const form = application(ravi, null);
    for (const field of fields) form.append(field, new Blob([new Uint8Array(samples.pdf)]), 'cv.pdf');
    return form;
  }

  function hundredFields() {
    return Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`field${n}`, 'x']));
  }

  function cutOff() {
    const fields = Object.entries(ravi).map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const file = '--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n';
    return `${fields.join('')}${file}${samples.pdf}`;
  }
});
