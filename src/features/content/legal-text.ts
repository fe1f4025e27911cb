import { z } from 'zod';
import { day, group, heading, line, list, prose } from './kinds';

/** A text to be held to, with what it comes to in a few sentences. */
export const legalText = z.object({
  title: line('Title', { fits: 24 }),
  heading: heading('Heading'),
  version: line('Version', { hint: 'Stored with the consent of whoever registers.' }),
  updated: day('Last changed on'),
  description: prose('For search engines', { fits: 155 }),
  summary: prose('Below the heading', { fits: 170 }),
  inShort: list('In short', 'sentence', prose('Sentence', { fits: 100 })),
  sections: list(
    'Sections',
    'section',
    group('Section', {
      id: line('Address on the page', { hint: 'Small letters and hyphens.' }),
      title: line('Title', { fits: 40 }),
      paragraphs: list('Paragraphs', 'paragraph', prose('Paragraph')),
      items: list('Points', 'point', prose('Point')),
    }),
  ),
  /** What in the text is a link, by its words. */
  links: list('Words that are links', 'link', group('Link', { words: line('Words'), to: line('Leads to') })),
});

export type LegalText = z.output<typeof legalText>;
