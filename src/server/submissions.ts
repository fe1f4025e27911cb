import type { z } from 'zod';
import { newReference } from '~/lib/reference';
import { now } from '~/lib/time';
import type { Resource } from '~/resources/resource';
import { newId } from '~/server/ids';
import type { UploadRule } from './files/upload';
import { queueMails } from './mail/outbox';
import { mailedStaff } from './mail/staff';
import type { Sender } from './mail/submission-mails';
import type { MailTemplate } from './mail/template';
import { notifyStaff } from './notifications/notify';
import { publicForm } from './public-form';
import { changesOf } from './record-changes';
import type { Api, Services } from './services';

interface Submissions<Form extends z.ZodObject & Sender> {
  url: string;
  summary: string;
  form: Form;
  upload?: UploadRule;
  mails: { receipt: MailTemplate; alert: MailTemplate };
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
      await records.insert(trx, { ...row, ...circumstances }, sender);
      if (!circumstances.isSpam) {
        const news = { _id: row._id, text: `${resource.title}: ${sent.name}` };
        const staff = await notifyStaff(trx, resource, news, sender);
        const mail = ({ name }: MailTemplate, recipient: string) => ({
          template: name,
          recipient,
          data: row,
        });
        await queueMails(trx, [
          mail(mails.receipt, sent.email),
          ...mailedStaff(staff).map((address) => mail(mails.alert, address)),
        ]);
      }
      return { message, reference: row.reference };
    },
  });
}
