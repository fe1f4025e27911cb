import { group, line, list, shape, whole } from '../../../kinds';

export const call = shape(
  'call',
  'A call and its moments',
  {
    minutes: whole('Minutes that it took'),
    moments: list(
      'Moments',
      'moment',
      group('Moment', {
        note: line('What was said', { fits: 36 }),
        time: line('Time', { fits: 5, hint: 'Minutes and seconds, such as 03:05.' }),
      }),
      6,
    ).min(1, 'Moments: the drawing has one at least.'),
  },
  {
    minutes: 18,
    moments: [
      { time: '03:05', note: 'Needs 40 loggers' },
      { time: '06:50', note: 'Six weeks is too long' },
      { time: '14:40', note: 'Two lots would do' },
    ],
  },
);
