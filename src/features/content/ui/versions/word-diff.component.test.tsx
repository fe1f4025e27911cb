import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectNoFindings } from '~/testing/component';
import { WordDiff } from './word-diff';

const parts = (tag: 'ins' | 'del') =>
  [...document.querySelectorAll(tag)].map(({ textContent }) => textContent);

test('says which words went and which came, and leaves the others as they are', async () => {
  await render(<WordDiff before="We build small shops." after="We build large shops quickly." />);
  expect(parts('del')).toEqual(['Removed: small']);
  expect(parts('ins')).toEqual(['Added: large', 'Added: quickly']);
  await expectNoFindings();
});

test('knows the words of other scripts', async () => {
  await render(<WordDiff before="हम दुकान बनाते हैं।" after="हम मकान बनाते हैं।" />);
  expect(parts('del')).toEqual(['Removed: दुकान']);
  expect(parts('ins')).toEqual(['Added: मकान']);
});

test('leaves out most of what stayed, and shows two texts that have nothing in common one after the other', async () => {
  const long = 'word '.repeat(400);
  const screen = await render(<WordDiff before={`${long}end`} after={`${long}finish`} />);
  expect(document.body.textContent?.length).toBeLessThan(300);
  expect(document.body.textContent).toContain('…');
  const [one, other] = ['a', 'b'].map((letter) =>
    Array.from({ length: 3000 }, (_, n) => `${letter}${n}`).join(' '),
  );
  await screen.rerender(<WordDiff before={one ?? ''} after={other ?? ''} />);
  expect([parts('del').length, parts('ins').length]).toEqual([1, 1]);
});
