import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attackTable, TABLE, unproven } from './attack-table.ts';

test('the table of attacks is what the titles of the tests say; if not, `npm run attacks` writes it', () => {
  expect(readFileSync(TABLE, 'utf8')).toBe(attackTable());
});

test('every attack of the table has a test', () => {
  expect(unproven(attackTable())).toEqual([]);
  expect(unproven('| 7 | Forged hosts | – |\n| 8 | Tokens | `a.test.ts` – |')).toEqual([7]);
});
