// On SQLite alone: a password is looked up in a file.
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { brand } from '~/model/brand';
import { readConfig } from '~/platform/config/config';
import { ravi } from '~/testing/factories';
import { migratedSite, startServer } from '~/testing/servers/server-process';
import { startApp } from '~/testing/start-app';
import { PASSWORD } from '~/testing/test-app';
import { isCommonPassword, TOO_COMMON } from './common-passwords';
import { commonEndings, commonWholes, commonWords } from './common-words';

/** From the top of the lists that are drawn up year by year. */
const FAMOUS = `123456 123456789 12345678 password qwerty123 qwerty1 111111 secret 123123 1234567890 1234567 000000
  qwerty abc123 password1 iloveyou 11111111 dragon monkey 123321 654321 666666 qwertyuiop 123qwe letmein sunshine
  princess football baseball welcome admin123 login123 master superman batman trustno1 shadow michael jennifer jordan23
  1q2w3e4r 1qaz2wsx zaq12wsx passw0rd P@ssw0rd P@ssword1 Password123 Welcome1 Welcome@123 Admin@123 Summer2024
  Winter2023! charlie donald starwars whatever freedom computer internet pokemon liverpool chelsea arsenal ferrari
  india123 India@123 sachin krishna Ganesh123 sairam jaimatadi rahul123 priya@123 bismillah qazwsxedc asdfghjkl zxcvbnm
  987654321 147258369 159753 789456123 112233 121212 777777 samsung google facebook changeme default Qwerty@123`;

/** The ranking as its publisher hands it out, most frequent first. */
const published: string[] = JSON.parse(
  readFileSync('node_modules/@zxcvbn-ts/language-common/src/passwords.json', 'utf8'),
);

test('attack 2: the first 3,000 of a published ranking that are long enough to be typed are all refused', () => {
  const first = published.filter((password) => password.length >= 6).slice(0, 3000);
  expect(first).toHaveLength(3000);
  expect(first.filter((password) => !isCommonPassword(password))).toEqual([]);
  expect(first.filter((password) => !isCommonPassword(password.toUpperCase()))).toEqual([]);
});

test('attack 2: so are those far down, and any of them with a usual ending', () => {
  const some = published.filter((_, rank) => rank % 200 === 0 || rank > published.length - 100);
  expect(some.filter((password) => !isCommonPassword(password))).toEqual([]);
  const words = some.filter((password) => /^[a-z]+$/.test(password));
  expect(words.length).toBeGreaterThan(100);
  expect(words.filter((word) => !isCommonPassword(`${word}@123`))).toEqual([]);
});

test('attack 2: so is what the ranking leaves out, with any of the usual endings', () => {
  const listed = [...commonWholes];
  for (const word of commonWords) for (const ending of ['', ...commonEndings]) listed.push(word + ending);
  for (const again of ['0', '12', 'ab', '786']) listed.push(again.repeat(3), again.repeat(4));
  for (const password of listed) if (!isCommonPassword(password)) throw new Error(`${password} passes`);
});

test('attack 2: the famous ones are on it, in whatever case', () => {
  const famous = FAMOUS.split(/\s+/);
  expect(famous.filter((password) => !isCommonPassword(password))).toEqual([]);
  expect(famous.filter((password) => !isCommonPassword(password.toUpperCase()))).toEqual([]);
});

test('attack 2: the names, the places and the numbers of the agency are on it, with the usual endings', () => {
  const { name, legalName, address, mail, mobiles, landline } = brand;
  const known = [name, legalName, address.city, address.region, mail.hello.split('@')[1] ?? ''].flatMap(
    (word) => [word, word.toUpperCase(), `${word}1`, `${word}@123`, `${word}2026!`],
  );
  const written = ['Peepal', 'peepal-works', 'Peepal Works#1', 'p33palw0rks', 'F@ridabad@1234'];
  const numbers = [...mobiles, landline, address.postalCode].flatMap((number) => [
    number,
    number.replace(/\D/g, ''),
    number.replace(/^\+91 /, '').replace(' ', ''),
  ]);
  expect([...known, ...written, ...numbers].filter((password) => !isCommonPassword(password))).toEqual([]);
});

test('attack 2: a sentence, a made-up word and what a machine makes up are not', () => {
  const fine = [
    PASSWORD,
    'correct horse battery staple',
    'Banyan-Grove-12!',
    'password-of-my-aunt-in-hisar',
    'x7Kq2vLw9pZt',
    'गुलमोहर-की-छाँव',
    'Tr0ub4dor&3',
    'monkey-bread-7',
    'Shade-of-the-Peepal-9!',
    'nobody in Faridabad walks to work',
    '9818040101 is not my number',
  ];
  expect(fine.filter((password) => isCommonPassword(password))).toEqual([]);
});

describe('attack 2: a common password is refused in words', () => {
  const refused = { message: TOO_COMMON, code: 'invalid_input', fields: { password: TOO_COMMON } };

  test('by registering', async () => {
    const t = await startApp();
    for (const password of ['Password123', 'Peepalworks@123']) {
      const body = { name: 'Asha', email: 'asha@verma.example', mobile: '9818040101', password };
      const answer = await t.call('POST', '/api/user/register', { body });
      expect([answer.statusCode, answer.json()]).toMatchObject([400, refused]);
    }
    expect(await t.db.selectFrom('users').select('_id').execute()).toEqual([]);
  });

  test('by the server as it is built, while no browser is given the ranking', async () => {
    const { port, env } = await migratedSite();
    const server = startServer(port, env);
    await server.ready();
    const password = published.at(-1);
    const answer = await fetch(`${server.url}/api/user/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Asha', email: 'asha@verma.example', mobile: '9818040101', password }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, refused]);
    const scripts = (await readdir('build/client/assets')).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(10);
    for (const name of scripts)
      expect(await readFile(`build/client/assets/${name}`, 'utf8')).not.toContain('1qaz2wsx');
  });

  test('by changing one’s own', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('user');
    const body = { currentPassword: PASSWORD, password: 'qwertyuiop' };
    const answer = await t.call('PUT', '/api/user/password', { headers, body });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, refused]);
  });

  test('by adding an employee', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const answer = await t.call('POST', '/api/employee', {
      headers,
      body: { ...ravi, password: 'Welcome@123' },
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, refused]);
    expect(await t.db.selectFrom('employees').select('_id').execute()).toEqual([]);
  });

  test('by the configuration', () => {
    const fault = 'ADMIN_PASSWORD must not be one of the first passwords that are guessed';
    for (const ADMIN_PASSWORD of ['Admin@123', `${brand.name}@123`]) {
      expect(() => readConfig({ ADMIN_PASSWORD })).toThrow(fault);
    }
  });
});
