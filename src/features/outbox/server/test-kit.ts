import { fromNow, HOUR, now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import type { NewRow } from '~/platform/db/schema';
import { letter } from '~/testing/mails';
import type { TestApp } from '~/testing/test-app';

export async function addMail({ db }: TestApp, values: Partial<NewRow<'outbox'>> = {}) {
  const mail = {
    _id: newId(),
    template: 'enquiry-receipt',
    recipient: 'asha@verma.example',
    data: JSON.stringify(letter),
    status: 'queued' as const,
    attempts: 0,
    nextAttemptAt: now(),
    lastError: null,
    createdAt: now(),
    sentAt: null,
    ...values,
  };
  await db.insertInto('outbox').values(mail).execute();
  return { id: mail._id };
}

export const failed = { status: 'failed', attempts: 8, lastError: 'mailbox unavailable' } as const;
export const waiting = { attempts: 2, lastError: 'connection refused', nextAttemptAt: fromNow(HOUR) };
export const mails = ({ db }: TestApp) => db.selectFrom('outbox').selectAll().orderBy('_id').execute();
