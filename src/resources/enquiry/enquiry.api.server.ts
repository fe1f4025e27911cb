import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import { newReference } from '~/lib/reference';
import { now } from '~/lib/time';
import { crud } from '~/server/crud';
import { queueMail } from '~/server/mail/outbox';
import { staffAddresses } from '~/server/mail/staff';
import { publicForm } from '~/server/public-form';
import type { ApiModule } from '~/server/services';
import { enquiry, enquiryEdit, enquiryForm } from './enquiry';
import { enquiryAlert, enquiryReceipt } from './enquiry.mails.server';

export const enquiryApi: ApiModule = (api, services) => {
  crud(api, services, enquiry, { update: { body: enquiryEdit, answerAs: 'updatedInquiry' } });

  publicForm(api, services, {
    url: enquiry.endpoints.list,
    tag: enquiry.title,
    summary: 'Book a demo',
    body: enquiryForm,
    answer: z.object({ message: z.string(), reference: z.string() }),
    emptyFieldsMessage: 'All fields are required.',
    async save(trx, form, isSpam) {
      const row = { _id: randomUUIDv7(), reference: newReference(), date: now(), ...form };
      await trx
        .insertInto('enquiries')
        .values({ ...row, isSpam, deletedAt: null })
        .execute();
      if (!isSpam) {
        await queueMail(trx, enquiryReceipt, form.email, row);
        for (const address of await staffAddresses(trx)) await queueMail(trx, enquiryAlert, address, row);
      }
      return { message: 'Your demo request has been sent successfully!', reference: row.reference };
    },
  });
};
