import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import type { Config } from '~/config.server';

interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo: string | undefined;
}

/** What people read of a mail. */
type KeptLetter = Pick<OutgoingMail, 'subject' | 'text'>;

export interface Transport {
  /** Whether mails leave the house or are kept as files in it. */
  delivery: 'smtp' | 'files';
  send(mail: OutgoingMail): Promise<void>;
  /** The letter of a mail that was kept here. */
  read(id: string): Promise<KeptLetter | undefined>;
  /** Throws away the letters of these mails, if they were kept here. */
  forget(ids: readonly string[]): Promise<void>;
  /** The mails whose letters are kept here. */
  kept(): Promise<string[]>;
  close(): void;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

type TransportConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>;

export function createTransport(config: TransportConfig): Transport {
  const message = ({ id, ...mail }: OutgoingMail) => ({
    ...mail,
    from: config.mailFrom,
    // The same for every try, so that a receiver recognises a mail that reached it twice.
    messageId: `<${id}@${new URL(config.publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!config.smtpUrl) return fileTransport(path.join(config.dataDir, 'mail'), message);
  const smtp = nodemailer.createTransport({ url: config.smtpUrl, ...TIMEOUTS });
  return {
    delivery: 'smtp',
    send: async (mail) => {
      await smtp.sendMail(message(mail));
    },
    read: async () => undefined,
    forget: async () => {},
    kept: async () => [],
    close: () => smtp.close(),
  };
}

/** The mail as a mail program opens it, and what the dashboard shows of it. */
const namesOf = (id: string) => [`${id}.json`, `${id}.eml`];

/**
 * Without a mail server each mail becomes a file that any mail program opens, and beside it what the dashboard shows of
 * it: so nothing has to take a mail apart again.
 */
function fileTransport(folder: string, message: (mail: OutgoingMail) => object): Transport {
  const stream = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  async function keep(name: string, content: string | Buffer | Readable) {
    const half = path.join(folder, `.${randomUUID()}.tmp`);
    await fs.writeFile(half, content, { mode: 0o600 });
    await fs.rename(half, path.join(folder, name));
  }

  return {
    delivery: 'files',
    async send(mail) {
      const { message: eml } = await stream.sendMail(message(mail));
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      const letter: KeptLetter = { subject: mail.subject, text: mail.text };
      await keep(`${mail.id}.json`, JSON.stringify(letter));
      await keep(`${mail.id}.eml`, eml);
    },
    async read(id) {
      const kept = await fs.readFile(path.join(folder, `${id}.json`), 'utf8').catch(() => undefined);
      return kept === undefined ? undefined : JSON.parse(kept);
    },
    async forget(ids) {
      for (const id of ids) {
        for (const name of namesOf(id)) await fs.rm(path.join(folder, name), { force: true });
      }
    },
    async kept() {
      const names = await fs.readdir(folder).catch(() => []);
      return [...new Set(names.flatMap((name) => /^([\w-]+)\.(?:eml|json)$/.exec(name)?.[1] ?? []))];
    },
    close: () => {},
  };
}
