import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { entrySteps } from '~/features/followup/entry-steps.server';
import { labelOf } from '~/model/fields';
import { requirements } from '~/model/leads/requirements';
import { alsoChannel } from '~/model/leads/source';
import { sessionThatMay } from '~/platform/auth/access/access';
import { crud } from '~/records/crud';
import { jsonArray } from '~/records/list';
import { recordsOf } from '~/records/records';
import { defineFeature } from '~/records/registry';
import { takeEntries } from '~/records/submissions/entries';
import { firstRemark } from '~/records/submissions/first-remark';
import { importedSubmission } from '~/records/submissions/imported-submission';
import { takeSubmissions } from '~/records/submissions/submissions';
import { contact, contactEdit, contactEntry, sendContactCall } from './contact';
import { contactMails } from './contact.mails.server';

export const contactFeature = defineFeature({
  resource: contact,
  submission: contactMails,
  firstRemark: ({ reference, requirement, city }) =>
    firstRemark(`Contact request ${reference}`, labelOf(requirements, String(requirement ?? '')), city),
  requirementOf: ({ requirement }) => String(requirement ?? ''),
  importing: importedSubmission(contactEntry.omit({ source: true }), { source: 'import' }),
  alsoStored: alsoChannel,
  api(api, services) {
    crud(api, services, contact, { update: { body: contactEdit, answerAs: 'contact' } });

    takeEntries(api, services, contact, {
      path: contact.endpoints.create ?? '',
      form: contactEntry,
      message: 'Contact added successfully',
      next: entrySteps(services),
    });

    // A scope of its own, because the list that it answers at times is nobody else's business.
    api.register(async (scope: FastifyInstance) => {
      scope.addHook('preValidation', listForStaff);
      takeSubmissions(scope.withTypeProvider<ZodTypeProvider>(), services, contact, {
        call: sendContactCall,
        message: 'Your message has been sent successfully!',
      });
    });

    /** The documented second use of the form's address. Whoever may not read the list has sent an empty form. */
    async function listForStaff(request: FastifyRequest, reply: FastifyReply) {
      const isEmpty = Object.keys(Object(request.body)).length === 0;
      if (!isEmpty || !(await sessionThatMay(request, services, `${contact.area}:read`))) return;
      const rows = recordsOf(services.db, contact).all({});
      return reply.type('application/json; charset=utf-8').send(jsonArray(contact, rows));
    }
  },
});
