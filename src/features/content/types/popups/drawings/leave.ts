import { group, line, list, shape, whole } from '../../../kinds';

const MOST_DAYS = 10;

export const leave = shape(
  'leave',
  'Who is away when',
  {
    days: list(
      'Days',
      'day',
      group('Day', { day: line('Day of the week', { fits: 3 }), date: line('Date', { fits: 2 }) }),
      MOST_DAYS,
    ).min(1, 'Days: the drawing has one at least.'),
    lasts: whole('Days that each is away', MOST_DAYS),
    people: list(
      'People',
      'person',
      group('Person', {
        name: line('Name', { fits: 7 }),
        asked: whole('First day asked for, 1 is the day at the left', MOST_DAYS),
        given: whole('First day given, 1 is the day at the left', MOST_DAYS),
      }),
      8,
    ).min(1, 'People: the drawing has one at least.'),
  },
  {
    days: [
      { day: 'Wed', date: '4' },
      { day: 'Thu', date: '5' },
      { day: 'Fri', date: '6' },
      { day: 'Sat', date: '7' },
      { day: 'Sun', date: '8' },
      { day: 'Mon', date: '9' },
      { day: 'Tue', date: '10' },
      { day: 'Wed', date: '11' },
    ],
    lasts: 4,
    people: [
      { name: 'Anil', asked: 2, given: 2 },
      { name: 'Bimla', asked: 3, given: 3 },
      { name: 'Chetan', asked: 4, given: 4 },
      { name: 'Devika', asked: 4, given: 5 },
      { name: 'Eknath', asked: 2, given: 1 },
    ],
  },
);
