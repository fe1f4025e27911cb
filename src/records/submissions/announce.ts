import type { Author } from '~/model/author';
import { afterQuiet } from '~/model/notices/notice-choices';
import type { Resource } from '~/model/resource';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Lead, SubmissionMails } from '~/platform/http/services';
import { queueMails } from '~/platform/mail/outbox';
import type { MailTemplate } from '~/platform/mail/template';
import { notifyOne, notifyStaff } from '~/platform/notify/notify';
import { mailedStaff } from './mailed-staff';
import { hearingOwner } from './owner-address';

interface News {
  /** What follows it up: who owns that hears of it, and nobody else. */
  lead: Lead | undefined;
  /** Whether its sender gets one. */
  receipt?: boolean;
}

/** The receipt to the visitor and the news to the staff: once, in the transaction that makes them due. */
export async function announce(
  trx: DatabaseTransaction,
  resource: Resource,
  mails: SubmissionMails,
  row: { _id: string; name: string; email: string },
  sender: Author,
  { lead, receipt = true }: News,
) {
  const { alerted, ...when } = await tell(trx, resource, row, sender, lead);
  const mail = (template: MailTemplate, recipient: string) => ({ template, recipient, data: row });
  const alerts = alerted.map((address) => ({ ...mail(mails.alert, address), ...when }));
  await queueMails(trx, receipt ? [mail(mails.receipt, row.email), ...alerts] : alerts);
}

interface Alerted {
  /** Who is mailed as well. */
  alerted: readonly string[];
  nextAttemptAt?: string;
}

/** One's own doing is no news; whose owner has left, or is away, is everybody's: whoever wrote waits. */
async function tell(
  trx: DatabaseTransaction,
  resource: Resource,
  { _id, name }: { _id: string; name: string },
  sender: Author,
  lead: Lead | undefined,
): Promise<Alerted> {
  const text = `${resource.title}: ${name}`;
  if (lead?.ownerId && lead.ownerId === sender.userId) return { alerted: [] };
  const owner = await hearingOwner(trx, lead?.ownerId);
  if (!owner) {
    await notifyStaff(trx, resource, { _id, text }, sender);
    return { alerted: await mailedStaff(trx) };
  }
  const { ownerId, address, chosen } = owner;
  const kind = sender.userId ? 'assigned' : 'lead';
  const wanted = kind === 'lead' ? chosen.newLead : { bell: chosen.assigned, mail: chosen.assigned };
  if (wanted.bell) await notifyOne(trx, ownerId, { resource: resource.name, recordId: _id, text, kind });
  return { alerted: wanted.mail ? [address] : [], nextAttemptAt: afterQuiet(chosen) };
}
