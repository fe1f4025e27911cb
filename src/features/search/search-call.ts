import { z } from 'zod';
import { defineCall } from '~/lib/call';

/** Records of every kind that the caller may see, by name, phone, email or reference: `/search?q=asha`. */
export const searchCall = defineCall({
  method: 'GET',
  path: '/search',
  answer: z.object({
    items: z.array(
      z.object({
        /** The resource's name, and the record's id. */
        resource: z.string(),
        _id: z.string(),
        title: z.string(),
        detail: z.string(),
      }),
    ),
  }),
});
