import type { z } from 'zod';
import { now } from '~/lib/time';
import { newReference } from '~/model/reference';
import type { Resource } from '~/model/resource';
import type { Author } from '~/platform/auth/author';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { UploadRule } from '~/platform/files/upload';
import type { Api, Services } from '~/platform/http/services';
import { queueMails } from '~/platform/mail/outbox';
import type { MailTemplate } from '~/platform/mail/template';
import { notifyStaff } from '~/platform/notify/notify';
import { mailedStaff } from '~/records/submissions/mailed-staff';
import { changesOf } from '../record-changes';
import { publicForm } from './public-form';
import type { Sender } from './submission-mails';

interface SubmissionMails {
  receipt: MailTemplate;
  alert: MailTemplate;
}

/** A resource whose records visitors send, and what is mailed about each. */
export interface SubmissionKind {
  resource: Resource;
  mails: SubmissionMails;
}

interface Submissions<Form extends z.ZodObject & Sender> {
  url: string;
  summary: string;
  form: Form;
  upload?: UploadRule;
  mails: SubmissionMails;
  /** What the visitor reads when it has arrived. */
  message: string;
}

/** A public form that becomes a record of the resource, with a reference for the visitor and news for the staff. */
export function takeSubmissions<Form extends z.ZodObject & Sender>(
  api: Api,
  services: Services,
  resource: Resource,
  { form, mails, message, ...route }: Submissions<Form>,
) {
  const records = changesOf(services.db, resource);
  publicForm(api, services, {
    ...route,
    tag: resource.title,
    body: form,
    emptyFieldsMessage: 'All fields are required.',
    onBehalf: `${resource.area}:create`,
    async save(trx, sent, circumstances, sender) {
      const row = { ...sent, _id: newId(), reference: newReference(), date: now() };
      const newsHeld = circumstances.isSpam;
      await records.add(trx, { ...row, ...circumstances, newsHeld }, sender);
      if (!circumstances.isSpam) await announce(trx, { resource, mails }, row, sender);
      return { message, reference: row.reference };
    },
  });
}

/** The receipt to the visitor and the news to the staff: once, in the transaction that makes them due. */
export async function announce(
  trx: DatabaseTransaction,
  { resource, mails }: SubmissionKind,
  row: { _id: string; name: string; email: string },
  sender: Author,
) {
  const news = { _id: row._id, text: `${resource.title}: ${row.name}` };
  const staff = await notifyStaff(trx, resource, news, sender);
  const mail = (template: MailTemplate, recipient: string) => ({ template, recipient, data: row });
  await queueMails(trx, [
    mail(mails.receipt, row.email),
    ...mailedStaff(staff).map((address) => mail(mails.alert, address)),
  ]);
}
