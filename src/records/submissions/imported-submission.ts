import type { z } from 'zod';
import { newReference } from '~/model/reference';
import type { Importing } from '~/platform/http/services';

/** People whom staff bring in a spreadsheet, by the form that they would fill in by hand: nobody gets a receipt, and nobody has agreed to anything. */
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
