// On SQLite alone: it is about what letters say.
import { expect, test } from 'vitest';
import { sendEveryLetter } from '~/testing/filled/every-letter';
import { startSmtp } from '~/testing/servers/smtp';
import { startApp } from '~/testing/start-app';

test('every letter is a whole document: its language, encoding, width, title and colours are told', async () => {
  const smtp = await startSmtp();
  const t = await startApp({ SMTP_URL: smtp.url });
  const kinds = await sendEveryLetter(t);

  const written = smtp.received.flatMap(({ envelopeTo }) => envelopeTo).sort();
  expect(written).toEqual(kinds.map((name) => `${name}@test.example`).sort());
  for (const { html = '', text = '', subject = '' } of smtp.received) {
    const [, head = ''] = /^<!doctype html><html lang="en-IN"><head>(.*)<\/head><body/is.exec(html) ?? [];
    const metas = Array.from(head.matchAll(/<meta [^>]*>/gi), ([meta]) => meta.toLowerCase());
    expect(metas).toEqual([
      '<meta charset="utf-8"/>',
      '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
      '<meta name="color-scheme" content="light dark"/>',
      '<meta name="supported-color-schemes" content="light dark"/>',
    ]);
    expect(head).toContain(`<title>${escaped(subject)}</title>`);
    expect(html).not.toContain('<script');
    expect(text).not.toMatch(/<\/?(p|a|table|br|td)\b/);
    expect(text.trim().split('\n').length).toBeGreaterThan(3);
  }
});

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
