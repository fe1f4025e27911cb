// On SQLite alone: it is about what is drawn, and read again as it was written.
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fileUrl } from '~/platform/files/store/urls';
import { MOST_LINES } from '../../quotation-form';
import { customer, desk, line, publicCall, send } from '../test-kit';
import { logoOf } from './logo';

test.each([
  ['NFD', 'e\u0301te\u0301'],
  ['the other way round', '\u202eevil\u202c'],
  ['nothing to see', 'a\u200bb'],
  ['a file of ours', '/api/files/private/0198f3d2-0000-7000-8000-000000000000.pdf'],
  ['a formula', '=HYPERLINK("http://evil.example")'],
  ['markup', '<img src=x onerror=alert(1)>'],
])('attack 52: %s is read and drawn as words, and none runs in a spreadsheet', async (_name, text) => {
  const { t, call, draft } = await desk();
  const made = await draft({
    customer: { ...customer, name: text, company: text, address: text },
    lines: [{ ...line, description: text, section: text, note: text }],
    terms: text,
  });
  const { url } = await send(call, made._id);
  const theirs = publicCall(t, url);
  expect((await theirs('GET')).json()).toMatchObject({ terms: made.terms });
  expect((await theirs('GET', '/pdf')).statusCode).toBe(200);
  expect((await call('GET', '/records/quotation/export.csv')).body).not.toMatch(/(?:^|,)"?=/m);
});

test('attack 43: a logo is a picture that everybody may see: the address of a CV shows nothing', async () => {
  const { t } = await desk();
  const red = { width: 9, height: 9, channels: 3, background: 'red' } as const;
  const picture = await sharp({ create: red }).png().toBuffer();
  const logoOn = async (access: 'public' | 'private') => {
    const { key } = await t.files.put(Readable.from([picture]), {
      ...{ access, accept: ['png'], maxBytes: 10_000 },
      onKey: async () => undefined,
    });
    return logoOf(t, fileUrl(key));
  };
  expect(await logoOn('public')).toBeInstanceOf(Buffer);
  expect(await logoOn('private')).toBeUndefined();
});

test('attack 61: while the longest PDFs are drawn, one after the other, everybody else is answered', async () => {
  const { t, call, draft } = await desk();
  const longest = { ...line, description: 'वेबसाइट '.repeat(62), note: 'More of it. '.repeat(83) };
  const lines = Array.from({ length: MOST_LINES }, () => longest);
  const { _id } = await draft({ lines });
  let drawn = 0;
  const drawings = Array.from({ length: 3 }, () =>
    call('GET', `/quotations/${_id}/pdf`).then(({ statusCode }) => {
      drawn += 1;
      return statusCode;
    }),
  );
  for (let count = 0; count < 20; count++) await t.call('GET', '/api/health');
  expect(drawn).toBe(0);
  expect(await Promise.all(drawings)).toEqual([200, 200, 200]);
});
