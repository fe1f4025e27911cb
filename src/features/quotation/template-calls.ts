import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { done, identifier, oneLine } from '~/model/fields';
import { lineForm, quotationEdit } from './quotation-form';

const params = z.object({ id: z.uuid({ error: 'Invalid template ID' }) });
const listed = z.object({ _id: identifier(), name: z.string(), savedAt: z.iso.datetime() });

export const templatesCall = defineCall({
  method: 'GET',
  path: '/quotation-templates',
  summary: 'The templates of quotations, by their names',
  answer: z.array(listed),
});

export const templateCall = defineCall({
  method: 'GET',
  path: '/quotation-templates/:id',
  summary: 'The lines and terms of a template',
  params,
  answer: listed.extend({ lines: z.array(lineForm), terms: z.string() }),
});

const { lines, terms } = quotationEdit.shape;

export const saveTemplateCall = defineCall({
  method: 'POST',
  path: '/quotation-templates',
  summary: 'Save lines and terms as a template',
  description: 'One with the same name, in whichever letters, is replaced.',
  body: z
    .object({
      name: oneLine('Name', 80).meta({ examples: ['Company website'] }),
      lines: lines.unwrap(),
      terms: terms.unwrap(),
    })
    .meta({
      examples: [
        {
          name: 'Company website',
          lines: [{ description: 'Website, eight pages', quantity: 1, ratePaise: 45_000_00, gstPercent: 18 }],
        },
      ],
    }),
  answer: done.extend({ template: listed }),
});

export const removeTemplateCall = defineCall({
  method: 'DELETE',
  path: '/quotation-templates/:id',
  summary: 'Delete a template',
  params,
  answer: done,
});
