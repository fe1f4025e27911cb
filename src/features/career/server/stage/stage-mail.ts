import { z } from 'zod';
import { hasLetter, type LetterStage } from '~/features/stage-letter/first-letters';
import { letterFor } from '~/features/stage-letter/stage-letter.server';
import { stagePlaceholders } from '~/features/stage-letter/stage-placeholders';
import { fromNow, MINUTE, now } from '~/lib/time';
import type { AnyRecord } from '~/model/resource';
import { newToken } from '~/platform/auth/tokens';
import type { Database, DatabaseTransaction } from '~/platform/db/schema';
import { letterOf } from '~/platform/mail/letter';
import { queueMails, takeBackMail } from '~/platform/mail/outbox';
import { defineMail } from '~/platform/mail/template';
import { linkToApplication } from '../../application-links.server';
import { appliedFor } from '../../applied-for';
import { career } from '../../career';
import { REFUSAL_WAITS_MINUTES } from '../../stages';
import { isWithdrawn } from '../../withdrawn';

export const REFUSAL_WAITS_MS = REFUSAL_WAITS_MINUTES * MINUTE;

/** By `_id` and `email` a mail about somebody is found, and erased with them. Its words are those that were shown when the stage was set. */
export const stageMail = defineMail({
  name: 'career-stage',
  title: 'Career: news of the stage',
  handedOut: ['subject', 'text'],
  data: z.object({ _id: z.string(), email: z.string(), subject: z.string(), text: z.string() }),
  async compose({ _id, email, subject, text }, { db, publicUrl, firm }) {
    const found = await db
      .selectFrom('careers')
      .select(['reference', 'withdrawnAt', 'email'])
      .where('_id', '=', _id)
      .where('deletedAt', 'is', null)
      .where('isSpam', '=', false)
      .executeTakeFirst();
    // Whoever has withdrawn it meanwhile hears no more of it, nor does whoever has an address that was not theirs.
    if (!found || isWithdrawn(found) || found.email !== email) return undefined;
    const quote = `If you write to us about it, please quote ${found.reference}.`;
    const link = await linkToApplication(db, _id, publicUrl);
    return letterOf(subject, [...text.split(/\n{2,}/), link, quote], firm.mails.careers.address);
  },
});

/** The letter of a stage, filled in for one application. */
export async function letterTo(db: Database, stage: LetterStage, application: AnyRecord) {
  const applied = career.row.parse(application);
  const { name, reference } = applied;
  const { subject, text } = await letterFor(db, stage);
  const values = {
    name,
    firstName: name.split(' ')[0] ?? name,
    opening: appliedFor(applied),
    reference: reference ?? '',
  };
  const { fillIn } = stagePlaceholders;
  return { subject: fillIn(subject, values), text: fillIn(text, values) };
}

/** What applicants were written, or are going to be. What was given up, since nobody saw the application when its time came, is none of it. */
export const writtenStages = (db: Database) =>
  db
    .selectFrom('stageMails')
    .leftJoin('outbox', 'outbox._id', 'stageMails.outboxId')
    .where('outbox.status', 'is distinct from', 'dropped');

/**
 * Once for each stage of an application, whoever sets it and however often; in these words, where they were shown before. Its row is
 * locked by who calls.
 */
export async function queueStageMail(
  trx: DatabaseTransaction,
  application: AnyRecord,
  before: string,
  shown?: { subject: string; text: string },
) {
  const { _id, status: stage, email } = application;
  if (!hasLetter(stage)) return;
  const written = writtenStages(trx).select('stage').where('careerId', '=', _id).where('stage', '=', stage);
  if (await written.executeTakeFirst()) return;
  const words = shown ?? (await letterTo(trx, stage, application));
  const isRefusal = stage === 'Rejected';
  const mail = { template: stageMail, recipient: String(email), data: { _id, email, ...words } };
  const when = isRefusal ? { nextAttemptAt: fromNow(REFUSAL_WAITS_MS) } : {};
  const [outboxId = ''] = await queueMails(trx, [mail], when);
  const row = { outboxId, undo: isRefusal ? newToken() : null, before, at: now() };
  await trx
    .insertInto('stageMails')
    .values({ careerId: _id, stage, ...row })
    .onConflict((same) => same.columns(['careerId', 'stage']).doUpdateSet(row))
    .execute();
}

/** The application is in sight again: what was given up meanwhile waits anew, in the words that were shown. */
export async function resumeStageMail(trx: DatabaseTransaction, application: AnyRecord) {
  const { _id, status } = application;
  const given = await trx
    .selectFrom('stageMails')
    .innerJoin('outbox', 'outbox._id', 'stageMails.outboxId')
    .select(['before', 'data'])
    .where('careerId', '=', _id)
    .where('stage', '=', String(status))
    .where('outbox.status', '=', 'dropped')
    .executeTakeFirst();
  if (!given) return;
  const { subject, text } = stageMail.data.parse(given.data);
  await queueStageMail(trx, application, given.before, { subject, text });
}

/** A refusal that still waits when the application goes on is not sent. */
export async function takeBackStageMail(trx: DatabaseTransaction, careerId: string, stage: string) {
  const row = await trx
    .selectFrom('stageMails')
    .select('outboxId')
    .where('careerId', '=', careerId)
    .where('stage', '=', stage)
    .where('undo', 'is not', null)
    .executeTakeFirst();
  if (!row || !(await takeBackMail(trx, row.outboxId))) return;
  await trx.deleteFrom('stageMails').where('careerId', '=', careerId).where('stage', '=', stage).execute();
  return true;
}
