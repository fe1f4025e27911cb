import { crud } from '~/records/crud';
import { defineFeature } from '~/records/registry';
import { addFirstTemplates } from './first-templates.server';
import { mailTemplate, mailTemplateForm } from './mail-template';

export const mailTemplateFeature = defineFeature({
  resource: mailTemplate,
  importing: { form: mailTemplateForm, toRecord: (values) => ({ values, onlyNew: {} }) },
  api: (api, services) =>
    crud(api, services, mailTemplate, {
      create: { body: mailTemplateForm, answerAs: 'template', message: 'Template added successfully' },
      update: { body: mailTemplateForm.partial(), answerAs: 'template' },
    }),
  firstRecords: addFirstTemplates,
});
