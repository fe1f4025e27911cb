import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { noSecretFiles } from '../../../scripts/lib/server-process.mjs';
import { type Config, ConfigError, readConfig } from './config';
import { secretNames } from './secret-files';

function faultsOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (fault) {
    if (fault instanceof ConfigError) return fault.message;
    throw fault;
  }
  throw new Error(`nothing was wrong with ${JSON.stringify(env)}`);
}

const defaults: Config = {
  port: 3000,
  host: '127.0.0.1',
  dataDir: path.resolve('data'),
  databaseUrl: undefined,
  publicUrl: 'http://localhost:3000',
  adminEmail: 'admin@peepalworks.example',
  adminPassword: undefined,
  secretKey: undefined,
  secondFactor: 'optional',
  passwordMinLength: 6,
  breachedPasswordsUrl: undefined,
  smtpUrl: undefined,
  mailFrom: 'hello@peepalworks.example',
  filesUrl: undefined,
  clamdUrl: undefined,
  trustProxy: false,
  webConcurrency: 1,
  backupKeepDays: undefined,
  backupKey: undefined,
  diskFloorMb: undefined,
};

describe('configuration', () => {
  test('of an empty environment is the documented defaults', () => {
    expect(readConfig({})).toEqual(defaults);
  });

  test('takes an empty value for one that is not set', () => {
    const names = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'PUBLIC_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'];
    const rest = [
      'SECRET_KEY',
      'SECOND_FACTOR',
      'PASSWORD_MIN_LENGTH',
      'BREACHED_PASSWORDS_URL',
      'CLAMD_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'FILES_URL',
      'TRUST_PROXY',
      'WEB_CONCURRENCY',
      'BACKUP_KEEP_DAYS',
      'BACKUP_KEY',
    ];
    expect(readConfig(Object.fromEntries([...names, ...rest].map((name) => [name, ''])))).toEqual(defaults);
  });

  test('takes every variable', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/peepalworks',
      DATABASE_URL: 'postgres://app:pw@db.example/site',
      PUBLIC_URL: 'https://www.peepalworks.example/',
      ADMIN_EMAIL: 'Boss@PeepalWorks.example',
      ADMIN_PASSWORD: 'Correct-Horse-7!',
      SECRET_KEY: 'leaves of a peepal, counted twice over',
      SECOND_FACTOR: 'staff',
      PASSWORD_MIN_LENGTH: '12',
      BREACHED_PASSWORDS_URL: 'https://api.pwnedpasswords.com/range',
      SMTP_URL: 'smtps://user:pw@mail.example:465',
      MAIL_FROM: 'Front Desk <desk@peepalworks.example>',
      FILES_URL: 's3://KEY:SECRET@s3.example/uploads?region=ap-south-1',
      CLAMD_URL: 'tcp://scanner.example:3310',
      TRUST_PROXY: '1',
      WEB_CONCURRENCY: '4',
      BACKUP_KEEP_DAYS: '35',
      BACKUP_KEY: 'roots of a peepal, counted once a year',
    });
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/srv/peepalworks',
      databaseUrl: 'postgres://app:pw@db.example/site',
      publicUrl: 'https://www.peepalworks.example',
      adminEmail: 'boss@peepalworks.example',
      adminPassword: 'Correct-Horse-7!',
      secretKey: 'leaves of a peepal, counted twice over',
      secondFactor: 'staff',
      passwordMinLength: 12,
      breachedPasswordsUrl: 'https://api.pwnedpasswords.com/range/',
      smtpUrl: 'smtps://user:pw@mail.example:465',
      mailFrom: 'Front Desk <desk@peepalworks.example>',
      filesUrl: 's3://KEY:SECRET@s3.example/uploads?region=ap-south-1',
      clamdUrl: 'tcp://scanner.example:3310',
      trustProxy: 1,
      webConcurrency: 4,
      backupKeepDays: 35,
      backupKey: 'roots of a peepal, counted once a year',
    });
  });

  test('derives the public URL from the port', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  });

  test.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', 'not a host'],
    ['DATABASE_URL', 'mysql://db.example/site'],
    ['DATABASE_URL', 'nonsense'],
    ['PUBLIC_URL', 'nonsense'],
    ['PUBLIC_URL', 'ftp://peepalworks.example'],
    ['PUBLIC_URL', 'https://peepalworks.example/site'],
    ['ADMIN_EMAIL', 'boss'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_PASSWORD', 'x'.repeat(1025)],
    ['SECRET_KEY', 'too short to be one'],
    ['SECOND_FACTOR', 'admins'],
    ['PASSWORD_MIN_LENGTH', '5'],
    ['PASSWORD_MIN_LENGTH', '65'],
    ['PASSWORD_MIN_LENGTH', 'eight'],
    ['BREACHED_PASSWORDS_URL', 'range.example'],
    ['BREACHED_PASSWORDS_URL', 'ftp://range.example/'],
    ['BREACHED_PASSWORDS_URL', 'https://name:pw@range.example/'],
    ['BREACHED_PASSWORDS_URL', 'https://range.example/?prefix='],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
    ['FILES_URL', 'https://s3.example/uploads'],
    ['CLAMD_URL', 'localhost:3310'],
    ['CLAMD_URL', 'http://127.0.0.1:3310'],
    ['CLAMD_URL', 'tcp://127.0.0.1:3310/socket'],
    ['CLAMD_URL', 'unix://clamd.ctl'],
    ['TRUST_PROXY', 'true'],
    ['WEB_CONCURRENCY', '0'],
    ['WEB_CONCURRENCY', '1000'],
    ['BACKUP_KEEP_DAYS', '0'],
    ['BACKUP_KEY', 'too short to be one'],
    ['BACKUP_KEEP_DAYS', 'daily'],
  ])('names %s when it is %s', (name, value) => {
    expect(faultsOf({ [name]: value })).toMatch(new RegExp(`^The configuration has faults:\\n  ${name} .+$`));
  });

  test('asks of the first admin’s password what it asks of everybody’s', () => {
    const ADMIN_PASSWORD = 'Horse-7!';
    expect(readConfig({ ADMIN_PASSWORD, PASSWORD_MIN_LENGTH: '8' }).adminPassword).toBe(ADMIN_PASSWORD);
    expect(faultsOf({ ADMIN_PASSWORD, PASSWORD_MIN_LENGTH: '9' })).toContain(
      'ADMIN_PASSWORD must have at least PASSWORD_MIN_LENGTH characters',
    );
  });

  test('tells all that is wrong in one list', () => {
    const message = faultsOf({
      PORT: 'x',
      PUBLIC_URL: 'x',
      SMTP_URL: 'x',
      FILES_URL: 'x',
      WEB_CONCURRENCY: 'x',
    });
    const lines = message.split('\n').map((line) => line.trim().split(' ')[0]);
    expect(lines).toEqual(['The', 'PORT', 'PUBLIC_URL', 'SMTP_URL', 'FILES_URL', 'WEB_CONCURRENCY']);
  });

  test.each([
    ['ADMIN_PASSWORD', 's3cr'],
    ['DATABASE_URL', 'mysql://root:s3cr@db.example/site'],
    ['SMTP_URL', 'imap://root:s3cr@mail.example'],
    ['FILES_URL', 's3://KEY:s3cr@s3.example'],
    ['BREACHED_PASSWORDS_URL', 'https://name:s3cr@range.example/'],
    ['FILES_URL', 's3://KEY:s3cr@s3.example/bucket?s3cr=1'],
  ])('never repeats the secret of %s', (name, value) => {
    expect(faultsOf({ [name]: value })).not.toContain('s3cr');
  });
});

describe('TRUST_PROXY', () => {
  test.each([
    ['off', false],
    ['0', 0],
    ['2', 2],
    ['loopback', 'loopback'],
    ['10.0.0.1', '10.0.0.1'],
    ['10.0.0.0/8, 192.168.1.1', '10.0.0.0/8, 192.168.1.1'],
    ['loopback, uniquelocal, 2001:db8::/32', 'loopback, uniquelocal, 2001:db8::/32'],
  ])('may be %s', (value, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(trustProxy);
  });

  test.each([
    'on',
    'face',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '2001:db8::/129',
    'loopback, everybody',
    '10.0.0.1,',
    '999.1.1.1',
  ])('may not be %s', (value) => {
    expect(faultsOf({ TRUST_PROXY: value })).toContain(
      'TRUST_PROXY must be off, a number of proxies, or a list',
    );
  });
});

describe('a secret in a file', () => {
  const secrets: Record<string, [keyof Config, string]> = {
    DATABASE_URL: ['databaseUrl', 'postgres://app:pw@db.example/site'],
    ADMIN_PASSWORD: ['adminPassword', 'Filed-Horse-7! '],
    SECRET_KEY: ['secretKey', 'leaves of a peepal, counted twice over'],
    BACKUP_KEY: ['backupKey', 'roots of a peepal, counted once a year'],
    SMTP_URL: ['smtpUrl', 'smtps://user:pw@mail.example:465'],
    FILES_URL: ['filesUrl', 's3://KEY:SECRET@s3.example/uploads?region=ap-south-1'],
  };

  function fileWith(content: string) {
    const folder = mkdtempSync(path.join(tmpdir(), 'peepalworks-secret-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'secret');
    writeFileSync(file, content);
    return file;
  }

  test.each(secretNames)('is the value of %s, without the newline at its end', (name) => {
    const [key, value] = secrets[name] ?? [];
    if (!key) throw new Error(`there is no example of ${name}`);
    for (const end of ['', '\n', '\r\n']) {
      expect(readConfig({ [`${name}_FILE`]: fileWith(value + end) })[key]).toBe(value);
    }
    // As compose.yaml passes on what nobody has set.
    expect(readConfig({ [name]: '', [`${name}_FILE`]: fileWith(`${value}\n`) })[key]).toBe(value);
  });

  test.each(secretNames)('of %s is refused when that is set as well, or there is no such file', (name) => {
    const [, value = ''] = secrets[name] ?? [];
    const nowhere = path.join(tmpdir(), 'peepalworks-no-such-secret');
    expect(faultsOf({ [name]: value, [`${name}_FILE`]: fileWith(value) })).toBe(
      `The configuration has faults:\n  ${name} and ${name}_FILE are both set: which is meant?`,
    );
    expect(faultsOf({ [`${name}_FILE`]: nowhere })).toContain(`\n  ${name}_FILE cannot be read: ENOENT`);
    expect(faultsOf({ [`${name}_FILE`]: fileWith('\n') })).toContain(
      `\n  ${name}_FILE cannot be read: there`,
    );
  });

  test('is judged like any other, told of with all that is wrong, and never repeated', () => {
    const faults = faultsOf({
      PORT: 'x',
      SMTP_URL_FILE: fileWith('imap://root:s3cr@mail.example'),
      FILES_URL_FILE: tmpdir(),
    });
    const lines = faults.split('\n').map((line) => line.trim().split(' ')[0]);
    expect(lines).toEqual(['The', 'FILES_URL_FILE', 'PORT', 'SMTP_URL']);
    expect(faults).not.toContain('s3cr');
  });

  test('is none of a site that is kept apart from the one in .env', () => {
    expect(Object.keys(noSecretFiles)).toEqual(secretNames.map((name) => `${name}_FILE`));
  });
});
