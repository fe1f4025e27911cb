import fs from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startApp } from '~/testing/start-app';
import { ensureFirstAdmin } from '../first-admin';

const EMAILS = ['admin@peepalworks.example', 'admin@admin.com', 'admin@example.com', 'root@localhost.com'];
const PASSWORDS = [
  'admin',
  'password',
  'admin123',
  'Admin@123',
  'changeme',
  '123456',
  'peepalworks',
  'Peepalworks@123',
];

test('attack 9: a first start without ADMIN_PASSWORD lets none of the usual pairs in', async () => {
  const t = await startApp();
  const { adminEmail, adminPassword } = t.config;
  expect(adminPassword).toBeUndefined();
  await ensureFirstAdmin(t, t.app.log);
  let address = 0;
  for (const password of PASSWORDS) {
    const tries = [adminEmail, ...EMAILS].map((email) =>
      t.call('POST', '/api/user/admin-login', { body: { email, password }, from: `10.0.0.${address++}` }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
  }
  expect(await t.db.selectFrom('sessions').select('_id').execute()).toEqual([]);
});

/** A text without a blank that something called a password is set to. */
const LITERAL = /(?:password|passwd|secret)\w*['"]?\s*[:=]\s*(['"`])[^'"`\s$]{4,}\1/gi;

test('attack 9: no password stands in the code', async () => {
  expect(`const defaultPassword = 'Emp@1234'; ({ "password": "letmein" })`.match(LITERAL)).toHaveLength(2);
  const files = await Array.fromAsync(fs.glob('src/**/*.{ts,tsx}'));
  const product = files.filter((file) => !/\.test\.|src\/testing\//.test(file));
  expect(product.length).toBeGreaterThan(300);
  for (const file of product)
    expect([file, (await fs.readFile(file, 'utf8')).match(LITERAL)]).toEqual([file, null]);
});
