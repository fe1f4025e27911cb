import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
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

export interface Transport {
  send(mail: OutgoingMail): Promise<void>;
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
    send: async (mail) => {
      await smtp.sendMail(message(mail));
    },
    close: () => smtp.close(),
  };
}

/** Without a mail server each mail becomes a file that any mail program opens. */
function fileTransport(folder: string, message: (mail: OutgoingMail) => object): Transport {
  const stream = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message: eml } = await stream.sendMail(message(mail));
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      const half = path.join(folder, `.${randomUUID()}.tmp`);
      await fs.writeFile(half, eml, { mode: 0o600 });
      await fs.rename(half, path.join(folder, `${mail.id}.eml`));
    },
    close: () => {},
  };
}
