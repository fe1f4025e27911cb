import type { z } from 'zod';
import { newReference } from '~/model/reference';
import type { Importing } from '~/platform/http/services';

/** What visitors send, brought by staff in a spreadsheet: nobody gets a receipt, and nobody has agreed to anything. */
export const importedSubmission = (form: z.ZodObject, beside: Record<string, unknown> = {}): Importing => ({
  form,
  toRecord: (values) => ({
    values,
    onlyNew: {
      ...{ reference: newReference(), isSpam: false, newsHeld: false },
      ...{ consentVersion: null, consentText: null },
      ...beside,
    },
  }),
});
