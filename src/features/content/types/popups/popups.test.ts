import { expect, test } from 'vitest';
import { risk } from './drawings/risk';
import { popups } from './popups';

test('a popup that was published before its drawing was asked for shows the drawing of its address, whatever it is called by now', () => {
  const stored = popups.seed.map((popup) => {
    const { drawing, picture, ...card } = popup.card;
    return { ...popup, category: `New ${popup.category}`, card };
  });
  expect(popups.wordsOf(stored)).toEqual(
    popups.seed.map((popup) => ({ ...popup, category: `New ${popup.category}` })),
  );
});

test('a matrix with a row too few is refused in words', () => {
  const { error } = risk.kind.safeParse({ ...risk.seed, likelihoods: ['Likely'] });
  expect(error?.issues).toMatchObject([
    { path: ['likelihoods'], message: 'How likely, from the top: the drawing has four.' },
  ]);
});
