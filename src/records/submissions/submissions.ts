import type { z } from 'zod';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import { newReference } from '~/model/reference';
import type { Resource } from '~/model/resource';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { UploadRule } from '~/platform/files/upload';
import type { Api, Registry, Services, SubmissionMails } from '~/platform/http/services';
import { queueMails } from '~/platform/mail/outbox';
import type { MailTemplate } from '~/platform/mail/template';
import { notifyStaff } from '~/platform/notify/notify';
import { mailedStaff } from '~/records/submissions/mailed-staff';
import { changesOf } from '../record-changes';
import { featureOf } from '../registry';
import { publicForm } from './public-form';
import type { Sender } from './submission-mails';

interface Submissions<Form extends z.ZodObject & Sender> {
  call: { path: string; summary: string; body: z.ZodObject; form: Form };
  upload?: UploadRule;
  /** What the visitor reads when it has arrived. */
  message: string;
}

/** A public form that becomes a record of the resource, with a reference for the visitor and news for the staff. */
export function takeSubmissions<Form extends z.ZodObject & Sender>(
  api: Api,
  services: Services,
  resource: Resource,
  { message, ...route }: Submissions<Form>,
) {
  const records = changesOf(services, resource);
  const mails = submissionMailsOf(services, resource);
  publicForm(api, services, {
    ...route,
    tag: resource.title,
    onBehalf: `${resource.area}:create`,
    async save(trx, sent, circumstances, sender) {
      const row = { ...sent, _id: newId(), reference: newReference(), date: now() };
      const newsHeld = circumstances.isSpam;
      await records.add(trx, { ...row, ...circumstances, newsHeld }, sender);
      if (!circumstances.isSpam) await announce(trx, resource, mails, row, sender);
      return { message, reference: row.reference };
    },
  });
}

export function submissionMailsOf(registry: Pick<Registry, 'features'>, resource: Resource): SubmissionMails {
  const { submission } = featureOf(registry, resource);
  if (!submission) throw new Error(`${resource.name} has no mails for what visitors send`);
  return submission;
}

/** The receipt to the visitor and the news to the staff: once, in the transaction that makes them due. */
export async function announce(
  trx: DatabaseTransaction,
  resource: Resource,
  { receipt, alert }: SubmissionMails,
  row: { _id: string; name: string; email: string },
  sender: Author,
  wanted = { receipt: true },
) {
  const news = { _id: row._id, text: `${resource.title}: ${row.name}` };
  await notifyStaff(trx, resource, news, sender);
  const mail = (template: MailTemplate, recipient: string) => ({ template, recipient, data: row });
  await queueMails(trx, [
    ...(wanted.receipt ? [mail(receipt, row.email)] : []),
    ...(await mailedStaff(trx)).map((address) => mail(alert, address)),
  ]);
}
