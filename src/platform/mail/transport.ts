import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import { z } from 'zod';
import { HOUR, now } from '~/lib/time';
import type { Config } from '~/platform/config/config';
import type { Attachment, Invite } from './template';

interface OutgoingMail {
  id: string;
  to: string;
  /** What the sender is called, where the configuration gives an address alone. */
  fromName?: string | undefined;
  subject: string;
  html: string;
  text: string;
  replyTo: string | undefined;
  /** Written by somebody, not by the house. */
  byHand?: true | undefined;
  attachments?: readonly Attachment[] | undefined;
  invite?: Invite | undefined;
}

/** What people read of a mail, and what it is made anew from; older ones hold no more than the words. */
const storedMail = z.object({
  subject: z.string(),
  text: z.string(),
  to: z.string().optional(),
  fromName: z.string().optional(),
  html: z.string().optional(),
  replyTo: z.string().optional(),
  byHand: z.literal(true).optional(),
  sentAt: z.string().optional(),
});
type StoredMail = z.output<typeof storedMail>;

/** What takes something out of the words of a letter. */
interface Rewriting {
  inText(text: string): string;
  inHtml(html: string): string;
}

export interface Transport {
  /** Whether mails leave the house or are kept as files in it. */
  delivery: 'smtp' | 'files';
  send(mail: OutgoingMail): Promise<void>;
  /** The letter of a mail that was kept here. */
  read(id: string): Promise<Pick<OutgoingMail, 'subject' | 'text'> | undefined>;
  /** Throws away the letters of these mails, if they were kept here. */
  forget(ids: readonly string[]): Promise<void>;
  /** Changes the words of all letters that are kept here; one that cannot be read or made anew is thrown away. */
  rewrite(words: Rewriting): Promise<void>;
  /** Whether the letter of a mail is kept here, whatever becomes of mails now. */
  isStored(id: string): Promise<boolean>;
  /** The mails whose letters are kept here. */
  stored(): Promise<string[]>;
  /** Removes what a process that died an hour ago or more left half written. */
  removeHalves(): Promise<void>;
  close(): void;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

type TransportConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>;

export function createTransport(config: TransportConfig): Transport {
  const message = ({ id, fromName, byHand, attachments = [], invite, ...mail }: OutgoingMail) => ({
    ...mail,
    attachments: [...attachments],
    // As another form of the letter, which calendars answer to, and as a file for whoever has to open it by hand.
    ...(invite ? { icalEvent: { ...invite, filename: 'invite.ics' } } : {}),
    from: config.mailFrom.includes('<') ? config.mailFrom : { name: fromName, address: config.mailFrom },
    // The same for every try, so that a receiver recognises a mail that reached it twice.
    messageId: `<${id}@${new URL(config.publicUrl).hostname}>`,
    ...(byHand ? {} : { headers: { 'Auto-Submitted': 'auto-generated' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const folder = path.join(config.dataDir, 'mail');
  const isStored = (id: string) =>
    fs.access(path.join(folder, `${id}.json`)).then(
      () => true,
      () => false,
    );
  if (!config.smtpUrl) return { ...fileTransport(folder, message), isStored };
  const smtp = nodemailer.createTransport({ url: config.smtpUrl, ...TIMEOUTS });
  return {
    delivery: 'smtp',
    send: async (mail) => {
      await smtp.sendMail(message(mail));
    },
    read: async () => undefined,
    forget: async () => {},
    rewrite: async () => {},
    isStored,
    stored: async () => [],
    removeHalves: async () => {},
    close: () => smtp.close(),
  };
}

/** The mail as a mail program opens it, and what the dashboard shows of it. */
const namesOf = (id: string) => [`${id}.json`, `${id}.eml`];

/**
 * Without a mail server each mail becomes a file that any mail program opens, and beside it what the dashboard shows of
 * it: so nothing has to take a mail apart again.
 */
function fileTransport(folder: string, message: (mail: OutgoingMail) => object): Omit<Transport, 'isStored'> {
  const stream = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  async function write(name: string, content: string | Buffer | Readable) {
    const half = path.join(folder, `.${randomUUID()}.tmp`);
    await fs.writeFile(half, content, { mode: 0o600 });
    await fs.rename(half, path.join(folder, name));
  }

  /** An attachment is in the mail alone: one that is made anew without somebody's name has none, which would name them. */
  async function store({ id, attachments, invite, ...letter }: OutgoingMail, sentAt: string) {
    // As text it would stand in the mail as it is, and no mail program reads that.
    const date = sentAt ? new Date(sentAt) : undefined;
    const { message: eml } = await stream.sendMail({
      ...message({ id, attachments, invite, ...letter }),
      date,
    });
    const stored: StoredMail = { ...letter, sentAt };
    await write(`${id}.json`, JSON.stringify(stored));
    await write(`${id}.eml`, eml);
  }

  async function readLetter(id: string): Promise<StoredMail | undefined> {
    try {
      return storedMail.parse(JSON.parse(await fs.readFile(path.join(folder, `${id}.json`), 'utf8')));
    } catch {
      return undefined;
    }
  }

  async function rewriteLetter(id: string, { inText, inHtml }: Rewriting) {
    const letter = await readLetter(id);
    // What nobody can read may name somebody all the same.
    if (!letter) return forget([id]);
    const { to, fromName, html, replyTo, byHand, sentAt = '', ...words } = letter;
    const changed = { subject: inText(words.subject), text: inText(words.text) };
    const whole = to === undefined || html === undefined ? undefined : { to, html: inHtml(html) };
    const isSame = JSON.stringify(changed) === JSON.stringify({ subject: words.subject, text: words.text });
    if (isSame && whole?.html === html) return;
    if (whole) {
      const answerTo = replyTo && inText(replyTo) === replyTo ? replyTo : undefined;
      await store({ id, fromName, ...whole, ...changed, replyTo: answerTo, byHand }, sentAt);
    } else {
      // The mail as a whole cannot be made anew from its words alone.
      await fs.rm(path.join(folder, `${id}.eml`), { force: true });
      await write(`${id}.json`, JSON.stringify(changed));
    }
  }

  async function forget(ids: readonly string[]) {
    for (const id of ids) {
      for (const name of namesOf(id)) await fs.rm(path.join(folder, name), { force: true });
    }
  }

  async function storedIds() {
    const names = await fs.readdir(folder).catch(() => []);
    return [...new Set(names.flatMap((name) => /^([\w-]+)\.(?:eml|json)$/.exec(name)?.[1] ?? []))];
  }

  return {
    delivery: 'files',
    async send(mail) {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      await store(mail, now());
    },
    async read(id) {
      const letter = await readLetter(id);
      return letter && { subject: letter.subject, text: letter.text };
    },
    async rewrite(words) {
      const faults: unknown[] = [];
      for (const id of await storedIds())
        await rewriteLetter(id, words)
          .catch(() => forget([id]))
          .catch((fault) => faults.push(fault));
      if (faults.length > 0) throw new AggregateError(faults, `${faults.length} letters were not rewritten`);
    },
    forget,
    stored: storedIds,
    async removeHalves() {
      const names = await fs.readdir(folder).catch(() => []);
      for (const name of names.filter((one) => /^\.[\w-]+\.tmp$/.test(one))) {
        const half = path.join(folder, name);
        const { mtimeMs } = await fs.stat(half).catch(() => ({ mtimeMs: Date.now() }));
        if (mtimeMs < Date.now() - HOUR) await fs.rm(half, { force: true });
      }
    },
    close: () => {},
  };
}
