// On SQLite alone: a scanner reads files.
import { describe, expect, it } from 'vitest';
import { application, careers, expectNothing, ravi, storedFiles } from '~/testing/application';
import { addEmployee, asha, sensor } from '~/testing/factories';
import { fileOf, formOf } from '~/testing/form';
import { EICAR, startClamd } from '~/testing/servers/clamd';
import { freePort } from '~/testing/servers/server-process';
import { startApp } from '~/testing/start-app';
import { inChunks, MB, newStoreOn, resume, samples } from '../test-kit';
import { refuseVirus } from './virus-scan';

const sick = Buffer.from(`%PDF-1.4\n1 0 obj\nstream\n${EICAR}\nendstream\nendobj\ntrailer\n%%EOF\n`);
/** Nothing that could be decoded: who tried would say so. */
const sickPicture = Buffer.concat([samples.png.subarray(0, 40), Buffer.from(EICAR)]);
const FOUND = 'A virus was found in this file. Please check your device and choose another file.';
const AWAY = 'Files cannot be checked for viruses at the moment. Please try again in a few minutes.';

describe.each(['tcp', 'unix'] as const)('with a scanner behind %s', (on) => {
  it('a clean file is shown to it whole, and stored', async () => {
    const clamd = await startClamd(on);
    const t = await startApp({ CLAMD_URL: clamd.url });
    const large = Buffer.concat([samples.pdf, Buffer.alloc(2 * MB, ' '), Buffer.from('\n%%EOF\n')]);
    const answer = await t.call('POST', '/api/career', { body: application(ravi, large) });
    expect(answer.statusCode).toBe(200);
    expect(clamd.received.map((file) => file.equals(large))).toEqual([true]);
    expect(await careers(t)).toHaveLength(1);
    expect(await storedFiles(t)).toHaveLength(1);
  });

  it('attack 19: a PDF with a virus in it is refused under its field, and leaves no file and no row', async () => {
    const clamd = await startClamd(on);
    const lines: string[] = [];
    const t = await startApp({ CLAMD_URL: clamd.url }, { write: (line) => lines.push(line) });
    const answer = await t.call('POST', '/api/career', { body: application(ravi, sick) });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: FOUND, error: FOUND, code: 'infected_file', fields: { resume: FOUND } },
    ]);
    expect(clamd.received).toEqual([sick]);
    await expectNothing(t);
    const told = lines.map((line) => JSON.parse(line)).filter(({ signature }) => signature);
    expect(told).toMatchObject([{ signature: 'Eicar-Test', field: 'resume' }]);
    expect(lines.join('')).not.toMatch(/ravi|rao|98180|cv\.pdf/i);
  });

  it('a scanner that is away keeps files out, and nothing else', async () => {
    const url = on === 'tcp' ? `tcp://127.0.0.1:${await freePort()}` : 'unix:///nowhere/clamd.ctl';
    const t = await startApp({ CLAMD_URL: url });
    const answer = await t.call('POST', '/api/career', { body: application() });
    expect([answer.statusCode, answer.json().message]).toEqual([503, AWAY]);
    expect(answer.headers['retry-after']).toBeDefined();
    await expectNothing(t);
    expect((await t.call('GET', '/api/ready')).statusCode).toBe(200);
    expect((await t.call('POST', '/api/quotes', { body: asha })).statusCode).toBe(200);
  });

  it('a scanner that is slow keeps the file out', async () => {
    const clamd = await startClamd(on, () => undefined);
    const { store, nothingLeft } = await newStoreOn('disk');
    const scan = { clamdUrl: clamd.url, field: 'resume', log: { warn: () => undefined } };
    const options = { ...resume, inspect: (path: string) => refuseVirus(path, scan, 100) };
    const put = store.put(inChunks(samples.pdf), options);
    await expect(put).rejects.toMatchObject({ status: 503, message: AWAY });
    expect(clamd.received).toHaveLength(1);
    await nothingLeft();
  });
});

it.each([
  ['a file that is too long for it', 'INSTREAM size limit exceeded. ERROR\0'],
  ['a fault of its own', 'stream: Can not allocate memory ERROR\0'],
  ['no answer', null],
  ['half an answer', 'stream: O'],
  ['an answer to something else', 'PONG\0'],
])('keeps the file out when the scanner has %s', async (_what, said) => {
  const clamd = await startClamd('tcp', () => said);
  const t = await startApp({ CLAMD_URL: clamd.url });
  const answer = await t.call('POST', '/api/career', { body: application() });
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'scanner_unavailable']);
  expect(clamd.received).toHaveLength(1);
  await expectNothing(t);
});

describe('a picture', () => {
  it('attack 19: of a product or an employee is scanned before it is decoded', async () => {
    const clamd = await startClamd('tcp');
    const t = await startApp({ CLAMD_URL: clamd.url });
    const { headers } = await t.logIn('admin');
    const { employeeId } = await addEmployee(t);
    const send = (method: 'POST' | 'PUT', url: string, body: FormData) =>
      t.call(method, url, { headers, body });
    const product = formOf(sensor, 'image', fileOf(sickPicture, 'node.png', 'image/png'));
    const profile = formOf({}, 'profile', fileOf(sickPicture, 'ravi.png', 'image/png'));
    const added = await send('POST', '/api/iot/prodcuts', product);
    const edited = await send('PUT', `/api/employee/${employeeId}`, profile);
    expect([added.json().fields, edited.json().fields]).toEqual([{ image: FOUND }, { profile: FOUND }]);
    expect(await t.db.selectFrom('iotProducts').select('_id').execute()).toEqual([]);
    expect(await t.db.selectFrom('employees').select('profile').execute()).toEqual([{ profile: null }]);
    expect(await storedFiles(t)).toEqual([]);
    expect(await t.db.selectFrom('pendingFileDeletions').selectAll().execute()).toEqual([]);
  });

  it('is scanned as it came, once, and not as we draw it', async () => {
    const clamd = await startClamd('tcp');
    const t = await startApp({ CLAMD_URL: clamd.url });
    const { headers } = await t.logIn('admin');
    const body = formOf(sensor, 'image', fileOf(samples.png, 'node.png', 'image/png'));
    expect((await t.call('POST', '/api/iot/prodcuts', { headers, body })).statusCode).toBe(200);
    expect(clamd.received).toEqual([samples.png]);
    expect(await storedFiles(t)).toHaveLength(2);
  });
});
