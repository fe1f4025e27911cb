import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FittedText } from './fitted-text.server';

const sizeOf = (words: string) =>
  Number(
    /font-size="([\d.]+)"/.exec(
      renderToStaticMarkup(
        <svg>
          <title>Sign</title>
          <FittedText size={20} room={100}>
            {words}
          </FittedText>
        </svg>,
      ),
    )?.[1],
  );

test('words that fit are written as large as the drawing has them, longer ones smaller, and the mark of a preview counts for nothing', () => {
  expect(sizeOf('Ledger')).toBe(20);
  expect(sizeOf('Ledger\uFDD012345\uFDD1')).toBe(20);
  const long = sizeOf('Ledger of the whole house');
  expect(long).toBeLessThan(10);
  expect(sizeOf('Ledger of the whole house, twice over')).toBeLessThan(long);
  // Letters of another script are wider, and those of capitals are, too.
  expect(sizeOf('खाता बही यहाँ')).toBeLessThan(sizeOf('account book'));
  expect(sizeOf('ACCOUNT BOOK')).toBeLessThan(sizeOf('account book'));
});
