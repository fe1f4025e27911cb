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
        stopped: whole('Held there'),
      }),
      8,
    ).min(1, 'Steps: the drawing has one at least.'),
    stopped: line('After the number of those held', { fits: 6 }),
  },
  {
    steps: [
      { name: 'Form', done: 26, stopped: 0 },
      { name: 'GST check', done: 24, stopped: 2 },
      { name: 'Approval', done: 24, stopped: 0 },
      { name: 'Accounts', done: 24, stopped: 0 },
      { name: 'Mail', done: 24, stopped: 0 },
    ],
    stopped: 'held',
  },
);
