import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { identifier, searchText } from '~/model/fields';

/** What is there of somebody: `/records/known?phone=9818040101&email=asha@verma.example`. Either is enough; half a number finds nothing. Or of a person who is known: `?person=0198…`. */
export const knownCall = defineCall({
  method: 'GET',
  path: '/records/known',
  summary: 'What is there of a number or an address',
  description: 'For each kind of record that the caller may read, how many carry the number or the address.',
  querystring: z.object({
    phone: searchText().default(''),
    email: searchText().default(''),
    person: identifier().optional().describe('All that is theirs, but for what was made from it.'),
    except: identifier()
      .optional()
      .describe('The record whose number or address it is; what else there is is told.'),
  }),
  answer: z.object({
    number: z
      .object({ e164: z.string(), isMobile: z.boolean() })
      .nullable()
      .describe('Null: no number of any country.'),
    found: z.array(
      z.object({
        resource: z.string(),
        count: z.int(),
        more: z.literal(true).optional().describe('At least so many.'),
        latest: z.string().describe('The id of the newest.'),
        words: z.string().describe('So many of what: `2 enquiries`.'),
      }),
    ),
  }),
});
