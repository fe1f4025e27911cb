import type { z } from 'zod';
import { newReference } from '~/lib/reference';
import { now } from '~/lib/time';
import type { Resource } from '~/resources/resource';
import { newId } from '~/server/ids';
import type { DatabaseTransaction } from './db/schema';
import type { UploadRule } from './files/upload';
import type { Author } from './history';
import { queueMails } from './mail/outbox';
import { mailedStaff } from './mail/staff';
import type { Sender } from './mail/submission-mails';
import type { MailTemplate } from './mail/template';
import { notifyStaff } from './notifications/notify';
import { publicForm } from './public-form';
import { changesOf } from './record-changes';
import type { Api, Services } from './services';

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
  const mail = ({ name }: MailTemplate, recipient: string) => ({ template: name, recipient, data: row });
  await queueMails(trx, [
    mail(mails.receipt, row.email),
    ...mailedStaff(staff).map((address) => mail(mails.alert, address)),
  ]);
}
