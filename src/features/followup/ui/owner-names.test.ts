import { expect, test } from 'vitest';
import { ownerNamedBy } from './owner-names';

const owners = [
  { _id: '1', name: 'Meera Joshi' },
  { _id: '2', name: 'Meena Rao' },
  { _id: '3', name: 'Ravi Rao' },
  { _id: '4', name: 'Ravi Rao' },
  { _id: '5', name: 'Ann' },
  { _id: '6', name: 'Anna' },
];
const left = { _id: '9', name: 'Who Left' };

test.each([
  ['Meera Joshi', '1'],
  ['  meera JOSHI ', '1'],
  ['meer', '1'],
  ['jos', '1'],
  ['mee', undefined],
  ['era', undefined],
  ['rao', undefined],
  ['ravi rao', '3'],
  ['ravi rao (2)', '4'],
  ['ann', '5'],
  ['who left', '9'],
  ['nobody known', undefined],
  [' ', null],
])('“%s” names %s', (typed, id) => {
  expect(ownerNamedBy(owners, left, typed)).toBe(id);
});
