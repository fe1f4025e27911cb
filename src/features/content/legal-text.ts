import { z } from 'zod';
import { oneLine } from '~/model/fields';
import { day, group, heading, line, list, prose } from './kinds';
import { maybeRich } from './rich/rich-text';

/** Part of an address. */
export const versionName = oneLine('Version', 40).regex(
  /^\w[\w.-]*$/,
  'Version takes letters, figures, and dots and hyphens between them.',
);

/** A text to be held to, with what it comes to in a few sentences. */
export const legalText = z.object({
  title: line('Title', { fits: 24 }),
  heading: heading('Heading'),
  version: versionName.meta({
    kind: 'line',
    label: 'Version',
    hint: 'Stored with the consent of whoever registers. Publishing counts it on, with the day below.',
  }),
  updated: day('Last changed on'),
  description: prose('For search engines', { fits: 155 }),
  summary: prose('Below the heading', { fits: 170 }),
  inShort: list('In short', 'sentence', prose('Sentence', { fits: 100 })),
  sections: list(
    'Sections',
    'section',
    group('Section', {
      title: line('Title', { fits: 40 }),
      id: line('Address on the page', { hint: 'Small letters and hyphens.' }),
      text: maybeRich('Text'),
    }),
  ),
});

export type LegalText = z.output<typeof legalText>;
