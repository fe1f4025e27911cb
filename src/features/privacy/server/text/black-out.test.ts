import { describe, expect, test } from 'vitest';
import { blackOut } from './black-out';

const EMAIL = 'a@d.example';
const PHONE = '+919818047777';

const email = blackOut(EMAIL);
const phone = blackOut(PHONE);

describe('an address', () => {
  const certain = [
    '*',
    'Email:*',
    '<*>',
    '(*)',
    '*, he said.',
    '*- he said',
    '*_ he said',
    '...*',
    "'*'",
    '"*"',
    '**',
    '{*}',
    'mailto:*?subject=x',
    'Email:-*',
    '-*',
    '+*',
    '_*_',
    '*-home',
    '*_x',
    '*.5',
    'Email...*',
    '*...Then',
    '\u{2709}\u{FE0F}*',
    '\u200B*\u200B',
    'x\u00A0*\u2060',
    '\u201C*\u201D',
    '*\u2026',
  ];
  test.each(certain)('attack 41: goes where it certainly begins and ends: %s', (words) => {
    for (const written of [EMAIL, EMAIL.toUpperCase()])
      expect(email.inText(words.replace('*', written))).toBe(words.replace('*', '[erased]'));
    const text = words.replace('*', EMAIL);
    expect([email.isNamedIn(text), email.mayBeNamedIn(text)]).toEqual([true, true]);
  });

  const doubtful = ['Email-*', 'see.*', "o'*", 'me_*', '*.Then', '*-home.example', 'e\u0301.*'];
  test.each(doubtful)('attack 41: stays where a longer one holds it, and is told: %s', (words) => {
    const text = words.replace('*', EMAIL);
    expect(email.inText(text)).toBe(text);
    expect([email.isNamedIn(text), email.mayBeNamedIn([{ text }])]).toEqual([false, true]);
  });

  test.each(['x*', 'x+*', '1*', '*x', '*1', 'é*', 'e\u0301*'])(
    'attack 41: is not named by that of another: %s',
    (words) => {
      const text = words.replace('*', EMAIL);
      expect(email.inText(text)).toBe(text);
      expect(email.mayBeNamedIn(text)).toBe(false);
    },
  );

  test.each([...'!#$%&*/=?^{|}~`'])('attack 41: begins behind a %s, which no address here has', (sign) => {
    expect(email.inText(`Email${sign}${EMAIL}`)).toBe(`Email${sign}[erased]`);
  });

  test('attack 41: is found in HTML as a browser shows it', () => {
    for (const apostrophe of ["'", '&#x27;', '&#39;', '&apos;']) {
      const others = `<p>o${apostrophe}${EMAIL}</p>`;
      expect(email.inHtml(others)).toBe(others);
      const quoted = `<p>${apostrophe}${EMAIL}${apostrophe}</p>`;
      expect(email.inHtml(quoted)).toBe(`<p>${apostrophe}[erased]${apostrophe}</p>`);
    }
    expect(email.inHtml(`&lt;${EMAIL}&gt; &quot;${EMAIL}&quot;`)).toBe(
      '&lt;[erased]&gt; &quot;[erased]&quot;',
    );
    expect(blackOut("o'a@d.example").inHtml('<p>o&#x27;a@d.example</p>')).toBe('<p>[erased]</p>');
  });

  test('attack 41: is looked for quickly, whatever stands around it', () => {
    const text = `x${"'".repeat(500_000)}${EMAIL}${'-'.repeat(500_000)}`;
    expect(email.inText(text)).toContain('[erased]');
  });
});

describe('a number', () => {
  const around = [
    '*',
    'Mobile:-*',
    'Mobile-*',
    '*-home',
    'ph.*',
    'No.*',
    'WA*',
    'x*',
    '*x12',
    '*.5',
    '_*_',
    'a=*&b',
  ];
  test.each(around)('attack 41: goes, whatever but a digit is beside it: %s', (words) => {
    const text = words.replace('*', PHONE);
    expect(phone.inText(text)).toBe(words.replace('*', '[erased]'));
    expect(phone.inHtml(text)).toBe(words.replace('*', '[erased]'));
  });

  test.each(['*1', '1*', '+*'])('attack 41: is not part of a longer one: %s', (words) => {
    const text = words.replace('*', PHONE);
    expect(phone.inText(text)).toBe(text);
    expect([phone.isNamedIn(text), phone.mayBeNamedIn(text)]).toEqual([false, false]);
  });
});
