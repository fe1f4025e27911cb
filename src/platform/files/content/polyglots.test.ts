// On SQLite alone: it is about the bytes of files.
import { describe, expect, it } from 'vitest';
import { application, expectNothing } from '~/testing/application';
import { addEmployee, ravi, sensor } from '~/testing/factories';
import { fileOf, formOf } from '~/testing/form';
import { startApp } from '~/testing/start-app';
import { inChunks, newStoreOn, resume, samples } from '../test-kit';

const latin = (text: string) => Buffer.from(text, 'latin1');
const { pdf } = samples;

/** As a PDF writer leaves it: objects, a packed stream of any bytes, a table of them, its end. */
const realPdf = Buffer.concat([
  latin('%PDF-1.7\r%\xe2\xe3\xcf\xd3\r\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'),
  latin('2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n3 0 obj\n<< /Length 70000 >>\nstream\n'),
  Buffer.from(Array.from({ length: 70_000 }, (_, n) => (n * 7919 + (n >> 7)) % 256)),
  latin('\nendstream\nendobj\n4 0 obj\n<< /Type /Metadata /Subtype /XML >>\nstream\n'),
  latin('<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:title>CV</dc:title></x:xmpmeta>\n'),
  latin('endstream\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R /ID [<A1><B2>] >>\n'),
  latin('startxref\n70300\n%%EOF\r\n'),
]);

/** The smallest archive: one empty entry, a directory of it, and the end that is looked for from behind. */
const zip = latin(
  `PK\x03\x04${'\0'.repeat(22)}\x01\0\0\0aPK\x01\x02${'\0'.repeat(24)}\x01\0${'\0'.repeat(16)}aPK\x05\x06\0\0\0\0\x01\0\x01\0\x2f\0\0\0\x1f\0\0\0\0\0`,
);

function windowsProgram() {
  const program = Buffer.alloc(512);
  program.write('MZ\x90\0', 0, 'latin1');
  program.writeUInt32LE(128, 60);
  program.write('PE\0\0', 128, 'latin1');
  return program;
}
const unixProgram = latin(`\x7fELF\x02\x01\x01${'\0'.repeat(60)}`);
const inside = (content: Buffer) =>
  Buffer.concat([latin('%PDF-1.4\n1 0 obj\nstream\n'), content, latin('\nendstream\ntrailer\n%%EOF\n')]);

const polyglots: [string, Buffer][] = [
  ['a page right behind the header', latin('%PDF-1.4\n<script>alert(1)</script>\n%%EOF\n')],
  ['a page in its first object', inside(latin('<!DOCTYPE html><body onload=alert(1)>'))],
  ['a drawing with a script', inside(latin('<svg onload="alert(1)">'))],
  ['a page in a comment', latin('%PDF-1.4\n%<html><img src=x onerror=alert(1)>\n%%EOF\n')],
  ['a PHP program', latin('%PDF-1.4\n<?php system($_GET[0]); ?>\n%%EOF\n')],
  ['a ZIP behind it', Buffer.concat([pdf, zip])],
  ['a ZIP inside it', inside(zip)],
  [
    'a ZIP whose comment is the end of the PDF',
    Buffer.concat([pdf, zip.subarray(0, -2), latin('\x06\0%%EOF\n')]),
  ],
  ['a Windows program behind it', Buffer.concat([pdf, windowsProgram()])],
  ['a Windows program inside it', inside(windowsProgram())],
  ['a Windows program far inside it', inside(Buffer.concat([Buffer.alloc(300_000), windowsProgram()]))],
  [
    'a Windows program where two looks meet',
    inside(Buffer.concat([Buffer.alloc(256 * 1024 - 100), windowsProgram()])),
  ],
  ['a Unix program inside it', inside(unixProgram)],
  ['a script behind its end', Buffer.concat([pdf, latin('\n<script>alert(1)</script>')])],
  ['no end', latin('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n')],
  ['no version', latin('%PDF-x\n%%EOF\n')],
  ['a script in the place of its version', latin('%PDF-1.4;alert(1)//\n%%EOF\n')],
];

describe.each(['disk', 's3'] as const)('on %s', (backend) => {
  it.each(polyglots)(
    'attack 19: a PDF that is also something else is refused: %s',
    async (_what, content) => {
      const { store, nothingLeft } = await newStoreOn(backend);
      await expect(store.put(inChunks(content), resume)).rejects.toMatchObject({ status: 415 });
      await nothingLeft();
    },
  );

  it.each([
    ['real', realPdf],
    ['with lines of comment behind its end', Buffer.concat([pdf, latin('%one\n%two')])],
    ['filled up with noughts', Buffer.concat([pdf, Buffer.alloc(300)])],
    ['saved twice', Buffer.concat([pdf, latin('5 0 obj\nendobj\nstartxref\n9\n%%EOF')])],
  ])('attack 19: a PDF that is nothing else is taken: %s', async (_what, content) => {
    const { store } = await newStoreOn(backend);
    expect(await store.put(inChunks(content), resume)).toMatchObject({ type: 'application/pdf' });
  });
});

const foreign: [string, Buffer][] = [
  ['HTML', latin('<!doctype html><script>alert(1)</script>')],
  ['SVG', latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['EXE', windowsProgram()],
  ['ZIP', zip],
  ['a PDF that is a ZIP as well', Buffer.concat([pdf, zip])],
  ['a PDF that is a page as well', latin('%PDF-1.4\n<script>alert(1)</script>\n%%EOF\n')],
];

describe.each(foreign)('%s, named cv.pdf or photo.jpg,', (_what, content) => {
  it('attack 19: is refused by the career form; no file, no row', async () => {
    const t = await startApp();
    const answer = await t.call('POST', '/api/career', { body: application(undefined, content) });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_type']);
    await expectNothing(t);
  });

  it('attack 19: is refused as the picture of a product and of an employee; no file, no row', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const { employeeId: _id, ...person } = ravi;
    const employee = {
      ...person,
      employeeId: 'PW-99',
      isWorking: 'true',
      role: 'employee',
      password: 'Peepal-Tree-9!',
    };
    const added = await t.call('POST', '/api/iot/prodcuts', {
      headers,
      body: formOf(sensor, 'image', fileOf(content)),
    });
    const hired = await t.call('POST', '/api/employee', {
      headers,
      body: formOf(employee, 'profile', fileOf(content)),
    });
    expect([added.statusCode, hired.statusCode]).toEqual([415, 415]);
    await expectNothing(t);
    expect(await t.db.selectFrom('employees').selectAll().execute()).toEqual([]);
    expect(await t.db.selectFrom('iotProducts').selectAll().execute()).toEqual([]);
  });
});

it('attack 19: an edit with such a picture leaves the record as it was', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const { employeeId } = await addEmployee(t);
  const before = await t.db.selectFrom('employees').selectAll().execute();
  const body = formOf({ name: 'Changed' }, 'profile', fileOf(Buffer.concat([pdf, zip])));
  expect((await t.call('PUT', `/api/employee/${employeeId}`, { headers, body })).statusCode).toBe(415);
  expect(await t.db.selectFrom('employees').selectAll().execute()).toEqual(before);
});
