import { z } from 'zod';
import { defineCall } from '~/lib/call';
import {
  done,
  identifier,
  oneLine,
  optionalLine,
  optionalParagraphs,
  paragraphs,
  seenVersion,
  yesOrNo,
} from '~/model/fields';
import { mediaRow } from './media';

export const LONGEST_ALT = 500;

export const NEEDED = 'Say what the picture shows, or that it is decorative.';

const isDescribed = ({ alt, decorative }: { alt: string; decorative: boolean }) => decorative || alt !== '';

/** What comes beside the file, as most send it: a description. */
export const mediaFields = z.object({
  alt: paragraphs('Description', LONGEST_ALT).meta({ examples: ['A phone on a desk'] }),
  decorative: yesOrNo('Decorative').optional(),
});

export const mediaForm = z
  .object({
    alt: optionalParagraphs('Description', LONGEST_ALT),
    decorative: yesOrNo('Decorative').default(false),
  })
  .refine(isDescribed, { path: ['alt'], message: NEEDED });

/** A form sends it as text. */
const fraction = (label: string) => {
  const error = `${label} must be a number from 0 to 1.`;
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\d(?:\.\d{1,20})?$/)
          .transform(Number),
      ],
      { error },
    )
    .pipe(z.number().min(0, error).max(1, error))
    .optional()
    .meta({ examples: [0.5] });
};

/** What is left out stays as it is. */
export const mediaEdit = z.object({
  name: oneLine('Name').optional(),
  alt: optionalParagraphs('Description', LONGEST_ALT).unwrap().optional(),
  decorative: yesOrNo('Decorative').optional(),
  focusX: fraction('The focal point'),
  focusY: fraction('The focal point'),
  version: seenVersion(),
});

const params = z.object({ id: identifier() });
const answer = mediaRow.extend(done.shape);

export const addMediaCall = defineCall({
  method: 'POST',
  path: '/media',
  summary: 'Add a picture to the library',
  description:
    'PNG, JPEG, WebP or AVIF up to 15 MB, with what it shows or that it is decorative. A picture that is there already is not added twice.',
  answer,
});

export const editMediaCall = defineCall({
  method: 'PUT',
  path: '/media/:id',
  summary: 'Describe a picture, or replace it everywhere',
  description: 'With a file the picture is replaced wherever it is used; without one it stays.',
  params,
  answer,
});

export const usesCall = defineCall({
  method: 'GET',
  path: '/media/:id/uses',
  summary: 'Where a picture is used',
  params,
  answer: z.array(
    z.object({
      collection: z.string(),
      place: z.string().describe('What people call the collection.'),
      entryId: z.string(),
      title: z.string(),
      published: z.boolean(),
      at: z.string().optional().describe('Where another one is chosen, if that is no entry of the site.'),
    }),
  ),
});

/** What was written may name one that is gone. */
export const namedMediaCall = defineCall({
  method: 'GET',
  path: '/media/named',
  summary: 'A picture by the name that the words of the site have for it',
  querystring: z.object({ name: optionalLine('Name', 200) }),
  answer: z.object({ picture: mediaRow.nullable() }),
});

export const spaceCall = defineCall({
  method: 'GET',
  path: '/media/space',
  summary: 'How much room the uploaded pictures take',
  answer: z.object({ bytes: z.number(), pictures: z.number() }),
});
