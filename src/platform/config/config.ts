import { isIP, isIPv6 } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { brand } from '~/model/brand';
import { isCommonPassword } from '~/platform/auth/passwords/common-passwords';
import { parseClamdUrl } from '~/platform/files/content/clamd-url';
import { parseFilesUrl } from '~/platform/files/store/s3-url';
import { readSecretFiles } from './secret-files';

const oneOfSchemes = (...schemes: string[]) => {
  const list = schemes.map((scheme) => `${scheme}//…`).join(' or ');
  return z
    .string()
    .refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol), `must be ${list}`);
};
const wholeNumber = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${low} to ${high}`)
    .transform(Number)
    .refine((n) => n >= low && n <= high, `must be a whole number from ${low} to ${high}`);

const NAMED_PROXIES = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isProxySetting(value: string) {
  if (value === 'off' || /^\d{1,2}$/.test(value)) return true;
  return value.split(',').every((part) => NAMED_PROXIES.has(part.trim()) || isNetwork(part.trim()));
}

function isNetwork(text: string) {
  const [, address = '', prefix = '1'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const bits = Number(prefix);
  return isIP(address) !== 0 && bits >= 1 && bits <= (isIPv6(address) ? 128 : 32);
}

function isPlainAddress(text: string) {
  const url = URL.parse(text);
  return !(url?.username || url?.password || url?.search || url?.hash);
}

const variables = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address or a host name')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: oneOfSchemes('postgres:', 'postgresql:').optional(),
  PUBLIC_URL: oneOfSchemes('http:', 'https:')
    .refine((url) => ['', '/', undefined].includes(URL.parse(url)?.pathname), 'must have no path')
    .transform((url) => new URL(url).origin)
    .optional(),
  ADMIN_EMAIL: z.email('must be an email address').toLowerCase().optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(6, { error: 'must have at least 6 characters', abort: true })
    .max(1024, { abort: true })
    .refine(
      (password) => !isCommonPassword(password),
      'must not be one of the first passwords that are guessed',
    )
    .optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').max(1024).optional(),
  SECOND_FACTOR: z
    .enum(['optional', 'staff', 'everybody'], { error: 'must be optional, staff or everybody' })
    .default('optional'),
  PASSWORD_MIN_LENGTH: wholeNumber(6, 64).default(6),
  BREACHED_PASSWORDS_URL: oneOfSchemes('http:', 'https:')
    .refine(isPlainAddress, 'must have no name, password, query or fragment')
    .transform((url) => url.replace(/\/?$/, '/'))
    .optional(),
  SMTP_URL: oneOfSchemes('smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address, such as Name <name@example.org>')
    .default(brand.mail.hello),
  FILES_URL: z.string().superRefine(refuseUnless(parseFilesUrl)).optional(),
  CLAMD_URL: z.string().superRefine(refuseUnless(parseClamdUrl)).optional(),
  TRUST_PROXY: z
    .string()
    .refine(isProxySetting, 'must be off, a number of proxies, or a list of proxy addresses')
    .default('off'),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  BACKUP_KEEP_DAYS: wholeNumber(1, 3650).optional(),
  DISK_FLOOR_MB: wholeNumber(0, 10_000_000).optional(),
  BACKUP_KEY: z.string().min(32, 'must have at least 32 characters').max(1024).optional(),
});

const consistent = variables.refine(
  ({ ADMIN_PASSWORD: given, PASSWORD_MIN_LENGTH: shortest }) => !given || given.length >= shortest,
  { path: ['ADMIN_PASSWORD'], error: 'must have at least PASSWORD_MIN_LENGTH characters' },
);

export type Config = ReturnType<typeof readConfig>;

/** All that is wrong with the environment, a line each, so that it is mended in one go. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export function readConfig(env: Record<string, string | undefined> = process.env) {
  const files = readSecretFiles(env);
  const given = Object.fromEntries(
    Object.keys(variables.shape).map((name) => [name, files.values[name] ?? (env[name] || undefined)]),
  );
  const parsed = consistent.safeParse(given);
  if (!parsed.success || files.faults.length > 0) {
    const issues = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];
    const faults = [...new Set([...files.faults, ...issues])].map((line) => `  ${line}`);
    throw new ConfigError(`The configuration has faults:\n${faults.join('\n')}`);
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: path.resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    publicUrl: value.PUBLIC_URL ?? `http://localhost:${value.PORT}`,
    adminEmail: value.ADMIN_EMAIL ?? brand.mail.admin,
    adminPassword: value.ADMIN_PASSWORD,
    /** Seals the seeds of second factors. Undefined: they are stored as they are. */
    secretKey: value.SECRET_KEY,
    /** Who cannot do without one. */
    secondFactor: value.SECOND_FACTOR,
    passwordMinLength: value.PASSWORD_MIN_LENGTH,
    /** Ends in a slash. Undefined: nobody is asked. */
    breachedPasswordsUrl: value.BREACHED_PASSWORDS_URL,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    filesUrl: value.FILES_URL,
    /** Undefined: uploaded files are not scanned for viruses. */
    clamdUrl: value.CLAMD_URL,
    trustProxy: trustProxy(value.TRUST_PROXY),
    webConcurrency: value.WEB_CONCURRENCY,
    /** Undefined: no backups are made by the server itself. */
    backupKeepDays: value.BACKUP_KEEP_DAYS,
    /** With less room on the disk no file is taken. Undefined: a twentieth of the disk, and never more than a gigabyte. */
    diskFloorMb: value.DISK_FLOOR_MB,
    /** Undefined: archives can be read by whoever has them. */
    backupKey: value.BACKUP_KEY,
  };
}

function trustProxy(value: string): false | number | string {
  if (value === 'off') return false;
  return /^\d+$/.test(value) ? Number(value) : value;
}

/** What a parser throws is the fault of the value. */
function refuseUnless(parse: (value: string) => unknown) {
  return (value: string, context: z.RefinementCtx) => {
    try {
      parse(value);
    } catch (fault) {
      context.addIssue({
        code: 'custom',
        message: fault instanceof Error ? fault.message : 'is wrong',
      });
    }
  };
}
