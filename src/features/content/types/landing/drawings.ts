import type { z } from 'zod';
import { group, line, list, maybeLine, whole } from '../../kinds';

/** What stands within the drawings of the services, each in its place among the tiles. */
export const drawings = group('Words within the drawings of the services', {
  checkout: group('First tile: somebody pays in a shop', {
    address: line('Address of the shop', { fits: 32 }),
    sizes: list('Sizes, the second is chosen', 'size', line('Size', { fits: 3 }), 8),
    bill: list(
      'Bill',
      'line',
      group('Line', { item: line('What it is', { fits: 22 }), price: line('Price', { fits: 9 }) }),
      6,
    ),
    toPay: line('Before the sum', { fits: 16 }),
    sum: line('Sum', { fits: 9 }),
    button: line('Button', { fits: 22 }),
    arrives: maybeLine('Below the button', { fits: 32 }),
  }),
  pipeline: group('Second tile: a board of deals', {
    stages: list(
      'Columns, the last has a green edge',
      'column',
      group('Column', {
        name: line('Name', { fits: 10 }),
        deals: list('Deals', 'deal', line('Deal', { fits: 15 }), 6),
      }),
      4,
    ),
  }),
  counter: group('Third tile: a counter on a shop floor', {
    where: line('Above the figure', { fits: 18 }),
    figure: line('Figure', { fits: 7 }),
    of: line('Below the figure', { fits: 18 }),
  }),
  ranking: group('Fourth tile: a search', {
    results: list('What it finds, yours first', 'result', line('Result', { fits: 20 }), 6),
    before: maybeLine('Where yours stood before', { fits: 8 }),
  }),
  review: group('Fifth tile: a review that is answered', {
    stars: whole('Stars', 5),
    said: line('Review', { fits: 60 }),
    answer: line('Answer', { fits: 70 }),
  }),
  post: group('Sixth tile: a post', {
    name: line('Whose it is', { fits: 18 }),
    text: line('What it says', { fits: 60 }),
  }),
});

export type Drawings = z.output<typeof drawings>;
