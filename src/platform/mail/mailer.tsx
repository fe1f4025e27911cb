import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { SECOND } from '~/lib/time';
import type { Firm, ReadFirm } from '~/model/firm';
import type { Config } from '~/platform/config/config';
import { commitTogether, isCrowded } from '~/platform/db/engine/commit/commit-together';
import type { Database } from '~/platform/db/schema';
import type { FileStore } from '~/platform/files/store/store';
import { maskEmails } from '~/platform/http/log-safe';
import {
  CLAIM_MS,
  claimDueMail,
  markDropped,
  markSent,
  markTried,
  nextMailDueAt,
  onQueued,
  type QueuedMail,
  renewClaim,
} from './outbox';
import { MailSheet } from './parts';
import { withoutSecrets } from './secret-links';
import type { Letter, MailTemplate } from './template';
import { createTransport, type Transport } from './transport';

/** Mails queued by another process are found by looking; those of this process wake the worker at once. */
const LOOK_EVERY_MS = 5 * SECOND;
/** A mail server that hangs must not keep the process from stopping; whoever comes next takes the mail over. */
const STOP_WITHIN_MS = 5 * SECOND;
const NOTE_AGAIN_MS = SECOND / 2;
/** While visitors wait for their forms to be kept, mails are sent one by one with a rest between them. */
const AFTER_YOU_MS = SECOND / 10;

export interface Mailer
  extends Pick<Transport, 'delivery' | 'forget' | 'rewrite' | 'isStored' | 'stored' | 'removeHalves'> {
  /** The letter of a mail that was kept here, and whether the key of a link was taken out of it. */
  read(id: string): Promise<{ subject: string; text: string; withheld: boolean } | undefined>;
  /** What a kind of mail is called, whether its letter carries a link that works once, and whether it is for the staff. */
  kindOf(template: string): Pick<MailTemplate, 'title' | 'oneUseLink' | 'forStaff' | 'handedOut'>;
  start(log: Pick<FastifyBaseLogger, 'warn' | 'error'>): void;
  /** Sends what is due now, and answers when nothing is. */
  flush(): Promise<void>;
  /** Finishes the mail in hand, if that does not take too long. */
  stop(): Promise<void>;
}

interface MailerOptions {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>;
  db: Database;
  files: FileStore;
  firm: ReadFirm;
  templates: readonly MailTemplate[];
}

const htmlOf = ({ subject, body }: Letter, firm: Firm) =>
  `<!doctype html>${renderToStaticMarkup(
    <MailSheet subject={subject} firm={firm}>
      {body}
    </MailSheet>,
  )}`;

export function createMailer({ config, db, files, firm, templates }: MailerOptions): Mailer {
  const transport = createTransport(config);
  const byName = new Map(templates.map((template) => [template.name, template]));
  let log: Parameters<Mailer['start']>[0] | undefined;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  let stopped = false;
  let looking = false;
  let called = false;

  async function deliver(mail: QueuedMail) {
    try {
      const ours = await firm();
      const letter = await compose(mail, ours);
      if (!letter) return await commitTogether(db, (trx) => markDropped(trx, mail));
      await send(mail, letter, ours);
    } catch (fault) {
      // A mail server may quote what it refuses.
      const reason = withoutSecrets(fault instanceof Error ? fault.message : String(fault));
      const gaveUp = await commitTogether(db, (trx) => markTried(trx, mail, reason));
      log?.warn(
        { mail: mail._id, attempts: mail.attempts, gaveUp, reason: maskEmails(reason) },
        'mail not sent',
      );
      return;
    }
    const noted = await noteSent(mail);
    // Somebody was erased while it was in hand, and its letter was written after those of theirs had gone.
    if (!isDeepStrictEqual(noted?.data, mail.data)) await forget(mail);
  }

  /** What cannot be removed now is swept by the hour. */
  const forget = (mail: QueuedMail) =>
    transport
      .forget([mail._id])
      .catch((fault) => log?.warn({ mail: mail._id, err: fault }, 'letter of an erased mail not removed'));

  async function send(mail: QueuedMail, letter: Letter, ours: Firm) {
    const holding = setInterval(() => void renewClaim(db, mail).catch(() => {}), CLAIM_MS / 2);
    holding.unref();
    try {
      await transport.send({
        id: mail._id,
        to: mail.recipient,
        fromName: ours.name,
        subject: letter.subject,
        html: htmlOf(letter, ours),
        text: letter.text,
        replyTo: letter.replyTo,
        byHand: letter.byHand,
        attachments: letter.attachments,
        invite: letter.invite,
      });
    } finally {
      clearInterval(holding);
    }
  }

  /** What has left must not be taken for a failure and sent again: a database that cannot note it is waited for. */
  async function noteSent(mail: QueuedMail) {
    for (;;) {
      try {
        return await commitTogether(db, (trx) => markSent(trx, mail));
      } catch (fault) {
        if (stopped) throw fault;
        log?.warn({ mail: mail._id, err: fault }, 'mail sent, but not noted as yet');
        await pause(NOTE_AGAIN_MS);
      }
    }
  }

  function compose(mail: QueuedMail, ours: Firm) {
    const template = byName.get(mail.template);
    if (!template) throw new Error(`There is no mail template named ${mail.template}`);
    const { recipient, attempts } = mail;
    const context = { db, files, publicUrl: config.publicUrl, firm: ours, recipient, attempts };
    return template.compose(template.data.parse(mail.data), context);
  }

  async function sendDue() {
    while (!stopped) {
      const mail = await commitTogether(db, claimDueMail);
      if (!mail) return;
      await deliver(mail);
      if (isCrowded(db)) await pause(AFTER_YOU_MS);
    }
  }

  const flush = () => {
    sending = sending.then(sendDue);
    return sending;
  };

  function lookLater(delay: number) {
    clearTimeout(timer);
    if (stopped || !log) return;
    timer = setTimeout(look, delay);
    timer.unref();
  }

  async function look() {
    looking = true;
    called = false;
    try {
      await flush();
    } catch (fault) {
      sending = Promise.resolve();
      log?.error({ err: fault }, 'the outbox could not be read');
    }
    const due = await nextMailDueAt(db).catch(() => undefined);
    const wait = due ? Date.parse(due) - Date.now() : LOOK_EVERY_MS;
    looking = false;
    lookLater(called ? 0 : Math.min(Math.max(wait, 0), LOOK_EVERY_MS));
  }

  /** A burst of submissions is one look more, not one for each. */
  function wake() {
    called = true;
    if (!looking) lookLater(0);
  }

  return {
    delivery: transport.delivery,
    async read(id) {
      const letter = await transport.read(id);
      if (!letter) return undefined;
      const text = withoutSecrets(letter.text);
      return { subject: withoutSecrets(letter.subject), text, withheld: text !== letter.text };
    },
    forget: transport.forget,
    rewrite: transport.rewrite,
    isStored: transport.isStored,
    stored: transport.stored,
    removeHalves: transport.removeHalves,
    // One that this version does not know is kept back like those that open an account.
    kindOf: (template) => byName.get(template) ?? { title: template, oneUseLink: true },
    start(logger) {
      log = logger;
      onQueued(db, wake);
      lookLater(0);
    },
    flush,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await Promise.race([sending.catch(() => {}), pause(STOP_WITHIN_MS, undefined, { ref: false })]);
      transport.close();
    },
  };
}
