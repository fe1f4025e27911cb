import { group, line, list, shape, whole } from '../../../kinds';

export const flow = shape(
  'flow',
  'A flow and its steps',
  {
    steps: list(
      'Steps',
      'step',
      group('Step', {
        name: line('Name', { fits: 10 }),
        done: whole('Went through'),
        held: whole('Held there'),
      }),
      8,
    ),
    held: line('After the number of those held', { fits: 6 }),
  },
  {
    steps: [
      { name: 'Form', done: 26, held: 0 },
      { name: 'GST check', done: 24, held: 2 },
      { name: 'Approval', done: 24, held: 0 },
      { name: 'Accounts', done: 24, held: 0 },
      { name: 'Mail', done: 24, held: 0 },
    ],
    held: 'held',
  },
);
