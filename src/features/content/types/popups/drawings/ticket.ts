import { group, line, list, shape, whole } from '../../../kinds';

/** More of them would leave the words no room. */
export const MOST_SQUARES = 6;

export const ticket = shape(
  'ticket',
  'How a ticket went',
  {
    events: list(
      'Lines, the last one waits for a person',
      'line',
      group('Line', {
        what: line('What happened', { fits: 36 }),
        time: line('Time', { fits: 5 }),
        squares: whole('Small squares beside it', MOST_SQUARES),
      }),
      8,
    ).min(1, 'Lines: the drawing has one at least.'),
  },
  {
    events: [
      { time: '09:12', what: 'First ticket: blank pages', squares: 0 },
      { time: '09:16', what: '3 more tickets joined to it', squares: 4 },
      { time: '09:17', what: 'Driver 6.3 found on all three PCs', squares: 0 },
      { time: '09:18', what: 'Fix of March found, waiting for you', squares: 0 },
    ],
  },
);
