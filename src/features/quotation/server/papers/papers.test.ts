import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { sweepPending } from '~/platform/files/named/pending-deletions';
import type { FileStore } from '~/platform/files/store/store';
import { fileUrl } from '~/platform/files/store/urls';
import { startSmtp } from '~/testing/servers/smtp';
import type { startApp } from '~/testing/start-app';
import { wordsOf } from '../../paper/test-kit';
import { customer, desk as deskOf, line, send } from '../test-kit';
import { paperOf } from './papers';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const OTHER = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const accept = { name: 'Asha Verma', agreed: true, signature: 'M10 10L200 90' };

async function desk(...options: Parameters<typeof startApp>) {
  const at = await deskOf({}, ...options);
  const sent = async (change?: object) => {
    const { quotation, url } = await send(at.call, (await at.draft(change))._id);
    return { quotation, token: url.split('/').at(-1) };
  };
  return { ...at, sent };
}

async function withAccepted(...options: Parameters<typeof desk>) {
  const at = await desk(...options);
  const { quotation, token } = await at.sent();
  const theirs = `/api/public/quotations/${token}`;
  expect((await at.t.call('POST', `${theirs}/accept`, { body: accept })).statusCode).toBe(200);
  return { ...at, quotation, theirs };
}

describe('the PDF of a quotation', () => {
  test('is drawn once, and the same for twenty who ask at once, staff and customer', async () => {
    const { t, call, sent } = await desk();
    const { quotation, token } = await sent();
    const asked = [
      ...Array.from({ length: 10 }, () => call('GET', `/quotations/${quotation._id}/pdf`)),
      ...Array.from({ length: 10 }, () => t.call('GET', `/api/public/quotations/${token}/pdf`)),
    ];
    const answers = await Promise.all(asked);
    const stored = await paperOf(t, quotation._id, 'quotation');
    expect(new Set(answers.map(({ rawPayload }) => sha256(rawPayload)))).toEqual(new Set([stored.sha256]));
    expect(answers[19]?.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${quotation.number.replaceAll('/', '-')}.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const pages = wordsOf(stored.bytes);
    expect(pages.join()).toContain('₹590.00');
    expect(pages.join()).toContain(quotation.number);
  });

  test('that nobody named goes with the next sweep, and the one that is named stays', async () => {
    const { t, sent } = await desk();
    const { quotation } = await sent();
    // Another process names its own while this one has stored, and not yet named it.
    const put: FileStore['put'] = async (content, options) => {
      const late = await t.files.put(content, options);
      const other = Readable.from([Buffer.from(OTHER)]);
      const { key, sha256: hash } = await t.files.put(other, {
        ...{ access: 'private', accept: ['pdf'], maxBytes: 100 },
      });
      const quicker = { paper: fileUrl(key), paperSha256: hash };
      await t.db.updateTable('quotations').set(quicker).where('_id', '=', quotation._id).execute();
      return late;
    };
    const second = await paperOf({ db: t.db, files: { ...t.files, put } }, quotation._id, 'quotation');
    expect(second.bytes.toString()).toBe(OTHER);
    expect(await t.db.selectFrom('pendingFileDeletions').selectAll().execute()).toHaveLength(1);
    await t.db
      .updateTable('pendingFileDeletions')
      .set({ pendingSince: '2020-01-01T00:00:00.000Z' })
      .execute();
    expect(await sweepPending(t)).toEqual([]);
    expect(await t.db.selectFrom('pendingFileDeletions').selectAll().execute()).toEqual([]);
    const { key, sha256: hash, bytes } = await paperOf(t, quotation._id, 'quotation');
    expect(sha256(bytes)).toBe(hash);
    // What was altered on the disk, or is gone, is nobody's quotation.
    await writeFile(path.join(t.dataDir, 'files', key), 'altered');
    await expect(paperOf(t, quotation._id, 'quotation')).rejects.toThrow('missing or damaged');
    await rm(path.join(t.dataDir, 'files', key));
    await expect(paperOf(t, quotation._id, 'quotation')).rejects.toThrow('missing or damaged');
  });

  test('of a draft says so, and is not stored', async () => {
    const { t, call, draft } = await desk();
    const { _id } = await draft();
    const drawn = await call('GET', `/quotations/${_id}/pdf`);
    expect(wordsOf(drawn.rawPayload).join()).toContain('DRAFT');
    await expect(paperOf(t, _id, 'quotation')).rejects.toThrow('It has not been sent yet.');
  });

  test('is for the staff, and for whom has its link', async () => {
    const { t, sent } = await desk();
    const { quotation } = await sent();
    const asked = async (email: string) => {
      const { headers } = await t.logIn('user', { email });
      return (await t.call('GET', `/api/quotations/${quotation._id}/pdf`, { headers })).statusCode;
    };
    expect(await asked(customer.email)).toBe(403);
    expect((await t.call('GET', `/api/quotations/${quotation._id}/pdf`)).statusCode).toBe(401);
    const none = await t.call('GET', `/api/public/quotations/${'x'.repeat(43)}/pdf`);
    expect(none.statusCode).toBe(404);
  });

  test('says how it was accepted, and with which hash', async () => {
    const { t, theirs, quotation } = await withAccepted();
    const pages = wordsOf((await t.call('GET', `${theirs}/pdf`)).rawPayload);
    const before = await paperOf(t, quotation._id, 'quotation');
    const certificate = pages.at(-1) ?? '';
    for (const words of [before.sha256, 'Asha Verma', 'India time', '127.0.0.1', '₹590.00'])
      expect(certificate).toContain(words);
    const plain = await t.call('GET', `${theirs}/pdf?paper=quotation`);
    expect(sha256(plain.rawPayload)).toBe(before.sha256);
  });

  test('tells a name that it has no letters for by their numbers', async () => {
    const { t, sent } = await desk();
    for (const [name, told] of [
      ['ندا', 'U+0646 U+062F U+0627'],
      ['தமிழ்', undefined],
    ] as const) {
      const theirs = `/api/public/quotations/${(await sent()).token}`;
      await t.call('POST', `${theirs}/accept`, { body: { name, agreed: true } });
      const certificate = wordsOf((await t.call('GET', `${theirs}/pdf`)).rawPayload).at(-1) ?? '';
      if (told) expect(certificate).toContain(told);
      else expect(certificate).not.toContain('U+');
    }
  });
});

describe('a proforma', () => {
  test('is made once from an accepted quotation, with a number of its own', async () => {
    const { t, call, quotation, sent } = await withAccepted();
    const made = () => call('POST', `/quotations/${quotation._id}/proforma`);
    const numbers = (await Promise.all([made(), made(), made()])).map(
      (answer) => answer.json().quotation.proformaNumber,
    );
    expect(new Set(numbers).size).toBe(1);
    expect(numbers[0]).toMatch(/^PI\/\d\d-\d\d\/0001$/);
    const drawn = await call('GET', `/quotations/${quotation._id}/pdf?paper=proforma`);
    expect(drawn.headers['content-disposition']).toContain(numbers[0].replaceAll('/', '-'));
    expect(wordsOf(drawn.rawPayload)[0]).toContain('PROFORMA – not a tax invoice');
    expect(sha256(drawn.rawPayload)).toBe((await paperOf(t, quotation._id, 'proforma')).sha256);
    const { quotation: open } = await sent();
    expect((await call('POST', `/quotations/${open._id}/proforma`)).statusCode).toBe(409);
    expect((await call('GET', `/quotations/${open._id}/pdf?paper=proforma`)).statusCode).toBe(409);
  });
});

describe('the mail with a quotation', () => {
  test('has the stored PDF attached, says what it comes to, and its link opens it', async () => {
    const smtp = await startSmtp();
    const { t, sent } = await desk({ SMTP_URL: smtp.url });
    const { quotation } = await sent({ customer: { ...customer, name: '<b>Asha</b> & Söhne' } });
    await t.mailer.flush();
    const mail = smtp.received.find(({ subject }) => subject === `Quotation ${quotation.number}`);
    expect(mail).toMatchObject({ envelopeTo: [customer.email], text: expect.stringContaining('₹590.00') });
    expect(mail?.html).toContain('&lt;b&gt;Asha&lt;/b&gt; &amp; Söhne');
    const [pdf] = mail?.attachments ?? [];
    expect(pdf).toMatchObject({
      filename: `${quotation.number.replaceAll('/', '-')}.pdf`,
      mimeType: 'application/pdf',
    });
    const { sha256: stored } = await paperOf(t, quotation._id, 'quotation');
    expect(sha256(new Uint8Array(Object(pdf?.content)))).toBe(stored);
    const token = /\/quotation\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    const read = await t.call('GET', `/api/public/quotations/${token}`);
    expect(read.json()).toMatchObject({ number: quotation.number });
    // What opens it lies nowhere but in the letter.
    expect(JSON.stringify(await t.db.selectFrom('outbox').selectAll().execute())).not.toContain(token);
  });

  test('is not sent once it was taken back; after it is accepted the certificate comes', async () => {
    const smtp = await startSmtp();
    const { t, call, sent, quotation } = await withAccepted({ SMTP_URL: smtp.url });
    const { quotation: other } = await sent({ lines: [line, line] });
    await call('POST', `/quotations/${other._id}/void`, { reason: 'A mistake' });
    await t.mailer.flush();
    const mails = smtp.received.filter(({ envelopeTo }) => envelopeTo.includes(customer.email));
    expect(mails.map(({ subject }) => subject)).toEqual([`Quotation ${quotation.number} is accepted`]);
    const [pdf] = mails[0]?.attachments ?? [];
    const { sha256: stored } = await paperOf(t, quotation._id, 'certificate');
    expect(sha256(new Uint8Array(Object(pdf?.content)))).toBe(stored);
  });
});
