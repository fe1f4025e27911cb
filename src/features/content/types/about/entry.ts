import { z } from 'zod';
import { group, heading, line, link, list, maybeLine, maybePicture, picture, prose } from '../../kinds';
import { building, order, reasonDrawings } from './drawings';

const point = { title: line('Title', { fits: 32 }), text: prose('Text', { fits: 170 }) };
const words = {
  heading: heading('Heading'),
  paragraphs: list('Paragraphs', 'paragraph', prose('Paragraph')),
};

export const aboutPage = z.object({
  title: line('Title for search engines', { fits: 60 }),
  description: prose('For search engines', { fits: 155 }),
  intro: group('About us', { ...words, building }),
  vision: group('Vision', { ...words, order }),
  mission: group('Mission', {
    ...words,
    figure: line('Figure', { fits: 8 }),
    counts: line('What it counts', { fits: 30 }),
    caption: line('Above the table', { fits: 70 }),
    columns: group('Heads of the table', {
      job: line('The work', { fits: 16 }),
      before: line('Before', { fits: 8 }),
      after: line('After', { fits: 8 }),
    }),
    timings: list(
      'Timings',
      'timing',
      group('Timing', {
        job: line('The work', { fits: 44 }),
        before: line('Before', { fits: 8 }),
        after: line('After', { fits: 8 }),
        worse: maybeLine('Why it got worse', { fits: 44 }),
      }),
    ),
  }),
  approach: group('Approach', { ...words, principles: list('Habits', 'habit', group('Habit', point)) }),
  coreServices: group('Core services', {
    ...words,
    services: list('Services', 'service', group('Service', { ...point, to: link('Leads to') })),
  }),
  whyChooseUs: group('Why choose us', {
    ...words,
    cards: list(
      'Reasons, in the order of their drawings',
      'reason',
      group('Reason', { ...point, picture: maybePicture('Picture in place of the drawing') }),
    ),
    drawings: reasonDrawings,
  }),
  teamHeading: heading('Heading of the team', { plain: 24, green: 16 }),
  slidesLabel: line('What the pictures that pass by are, for people who cannot see them', { fits: 40 }),
  slides: list('Pictures that pass by', 'picture', group('Picture', { picture: picture('Picture') })),
});

export type AboutPage = z.output<typeof aboutPage>;
