import { z } from 'zod';
import { choice, group, line, link, list, maybeLine, maybePicture, prose } from '../../kinds';
import { drawing } from './drawings/drawings';

export const popup = z.object({
  /** Its address, and its fragment where all six are shown. */
  slug: choice('Address', {
    it: '/it',
    crm: '/crm',
    secuirity: '/secuirity',
    finance: '/finance',
    human: '/human',
    appdev: '/appdev',
  }),
  category: line('Button on Home', { fits: 18 }),
  teaser: line('Below the button', { fits: 64 }),
  title: line('Title for search engines', { fits: 50 }),
  summary: prose('For search engines', { fits: 155 }),
  headline: group('Headline', {
    before: maybeLine('Before', { fits: 36 }),
    green: maybeLine('Highlighted', { fits: 28 }),
    after: maybeLine('After', { fits: 24 }),
  }),
  text: prose('Text', { fits: 220 }),
  learnMore: link('“Learn More” leads to'),
  areas: list(
    'Areas',
    'area',
    group('Area', { name: line('Name', { fits: 36 }), line: line('Line', { fits: 90 }) }),
  ),
  card: group('Sample of what an agent writes', {
    agent: line('Agent', { fits: 20 }),
    subject: line('Subject', { fits: 24 }),
    title: line('Title', { fits: 50 }),
    drawing,
    picture: maybePicture('Picture in place of the drawing'),
    found: prose('What it found', { fits: 200 }),
    suggests: prose('What it suggests', { fits: 90 }),
  }),
});

export type Popup = z.output<typeof popup>;
export type SampleDrawing = Popup['card']['drawing'];
export type DrawingOf<Shape extends SampleDrawing['shape']> = Extract<SampleDrawing, { shape: Shape }>;
