import { z } from 'zod';
import {
  addressedLine,
  choice,
  group,
  heading,
  line,
  link,
  list,
  maybeLine,
  maybeLink,
  picture,
  prose,
} from '../../kinds';

/** A page of a service, or the one above all services of an address. */
export const service = z.object({
  path: choice('Address', {
    '/development': 'Development',
    '/brand': 'Brand',
    '/digitalMarketing': 'Digital marketing',
  }),
  page: choice('Kind of page', { service: 'One service', overview: 'All services of the address' }),
  title: addressedLine('Title', { fits: 24, hint: 'Part of the address of the page.' }),
  plain: line('Rest of the heading', { fits: 48 }),
  lead: prose('Introduction', { fits: 220 }),
  description: prose('For search engines', { fits: 155 }),
  picture: picture('Drawing'),
  cardsHeading: heading('Heading of the cards'),
  cards: list(
    'Cards',
    'card',
    group('Card', {
      title: line('Title', { fits: 40 }),
      text: prose('Text', { fits: 220 }),
      to: maybeLink('Leads to'),
    }),
  ),
  facts: list(
    'Figures',
    'figure',
    group('Figure', { figure: line('Figure', { fits: 12 }), label: line('What it counts', { fits: 70 }) }),
  ),
  timeline: list(
    'What they get, by when',
    'date',
    group('Date', { when: line('When', { fits: 20 }), what: prose('What', { fits: 120 }) }),
  ),
  questions: list(
    'Questions',
    'question',
    group('Question', { question: line('Question', { fits: 60 }), answer: prose('Answer', { fits: 300 }) }),
  ),
  see: group('Finished work it leads to', {
    to: maybeLink('Leads to'),
    label: maybeLine('Label', { fits: 50 }),
  }),
  complaints: list(
    'What people say when they first call',
    'complaint',
    group('Complaint', {
      said: line('What they say', { fits: 80 }),
      title: line('Where we would begin', { fits: 30 }),
      to: link('Leads to'),
    }),
  ),
});

export type Service = z.output<typeof service>;
export type ServicePath = Service['path'];
