import { choice, group, line, list, maybePicture, prose, whole } from '../../kinds';

const picture = maybePicture('Picture in place of the drawing');

/** A row of shops with our two floors lit. */
export const building = group('Drawing of the building', {
  picture,
  shows: prose('What the drawing shows, for people who cannot see it', { fits: 200 }),
  left: line('Sign at the left', { fits: 9 }),
  ours: line('Sign of our own', { fits: 20 }),
  right: line('Sign at the right', { fits: 9 }),
});

/** One order that is read once. */
export const order = group('Drawing of the order', {
  picture,
  title: line('Head of the order', { fits: 14 }),
  amount: line('Amount, on the order and at each place', { fits: 9 }),
  note: line('Below the order', { fits: 16 }),
  places: list('Where the amount arrives', 'place', line('Place', { fits: 10 }), 5),
});

/** What proves the reasons, each in its place among the cards. */
export const reasonDrawings = group('Words within the drawings of the reasons', {
  decisions: group('First reason: a log of decisions', {
    title: line('Title', { fits: 16 }),
    note: line('Beside the title', { fits: 24 }),
    entries: list(
      'Decisions',
      'decision',
      group('Decision', {
        choice: line('Decision', { fits: 40 }),
        number: line('Number', { fits: 4 }),
        year: line('Year', { fits: 4 }),
        state: line('What became of it', { fits: 8 }),
        look: choice('It is', { holds: 'As it stands', gone: 'Struck through' }),
      }),
      12,
    ),
  }),
  screens: group('Second reason: three screens', {
    shades: line('Below the shades', { fits: 13 }),
    teeth: line('Below the teeth', { fits: 13 }),
    route: line('Below the route', { fits: 13 }),
  }),
  fridays: group('Third reason: one figure, week by week', {
    counts: line('What it counts', { fits: 24 }),
    weeks: line('Beside it', { fits: 14 }),
    figures: list('Figures, the last is highlighted', 'figure', whole('Figure', 999), 9),
  }),
});
