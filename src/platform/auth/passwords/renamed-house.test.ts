// On SQLite alone: a password is refused before it is stored.
import { describe, expect, test } from 'vitest';
import { addFirstWords } from '~/features/content/server/first-words';
import { site } from '~/features/content/types/site/site';
import { waysToAPassword } from '~/testing/credentials/ways-to-a-password';
import { renameFirm } from '~/testing/rename-firm';
import { startApp } from '~/testing/start-app';
import { isCommonPassword, TOO_COMMON } from './common-passwords';

const today = {
  ...site.seed,
  name: 'Gulmohar & Söhné',
  legalName: 'GULMOHAR VENTURES',
  address: { ...site.seed.address, city: 'Rohtak', postalCode: '124001' },
  mobiles: [{ number: '+91 98100 11111', desk: 'Planting' }],
};

test('attack 2: what the agency is called today, where it is and its numbers are refused with the usual endings, and so is what it was called first', () => {
  const words = [
    'gulmohar',
    'Söhné',
    'gulmohar & Söhné',
    'Gulm0h4r',
    'Ventures',
    'gulmoharventures',
    'Rohtak',
  ];
  const known = words.flatMap((word) => [`${word}@123`, `${word}2026!`]);
  const numbers = ['9810011111', '+91 98100-11111', '124001'];
  const first = ['Peepalworks@123', '9818040101'];
  const passing = [...known, ...numbers, ...first].filter((password) => !isCommonPassword(password, today));
  expect(passing).toEqual([]);
  expect(isCommonPassword('nobody in Rohtak walks to Gulmohar', today)).toBe(false);
});

test('attack 2: a name in another script is refused as any other, and one without letters or a number refuses nothing', () => {
  const named = { ...today, name: 'नीम कार्यशाला', mobiles: [{ number: 'ask', desk: '' }] };
  for (const password of ['नीम कार्यशाला', 'कार्यशाला@123']) {
    expect([password, isCommonPassword(password, named)]).toEqual([password, true]);
    expect([password, isCommonPassword(password, today)]).toEqual([password, false]);
  }
  expect(isCommonPassword('-.()+-.()', { ...today, name: '24/7', mobiles: [{ number: 'ask' }] })).toBe(false);
});

describe('attack 2: the name that the owner has given the agency in the dashboard', () => {
  test.each(waysToAPassword)('is refused by %s', async (_way, open) => {
    const t = await startApp();
    await addFirstWords(t);
    const setTo = await open(t);
    await renameFirm(t, await t.logIn('admin'), { name: 'Gulmohar' });
    const refused = await setTo('Gulmohar@123');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { message: TOO_COMMON, fields: { password: TOO_COMMON } },
    ]);
    expect((await setTo('Banyan-Grove-12!')).statusCode).toBe(200);
  });
});
