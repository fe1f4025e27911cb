import { expect, test } from 'vitest';
import { idIn } from './list-state';

test('a link opens a record, and calls nothing else by what it says', () => {
  const id = '0198f3d2-6b1c-7c41-9a55-3f2f8b1a7d10';
  const said = [
    id,
    `../../outbox/${id}`,
    '..%2foutbox',
    '%2e%2e',
    '..\\outbox',
    `${id}/history`,
    `${id}?x`,
    '',
  ];
  const read = said.map((record) => idIn(new URLSearchParams({ record }), 'record'));
  expect(read).toEqual([id, '', '', '', '', '', '', '']);
});
