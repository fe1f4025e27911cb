import { expect, test } from 'vitest';
import { fileEntry, readEntryName, rowsEntry } from './format';

test('an entry is known by its name', () => {
  expect(readEntryName(rowsEntry('users', 1))).toEqual({ table: 'users' });
  expect(readEntryName(fileEntry('private/0c9a.pdf'))).toEqual({ fileKey: 'private/0c9a.pdf' });
});

test.each([
  '../manifest.json',
  '/etc/passwd',
  'files/private/..',
  'files/private/../../secret.pdf',
  'files/elsewhere/0c9a.pdf',
  'files/private/.hidden',
  'database/../users/00001.jsonl',
  'database/users/00001.jsonl/..',
])('%s belongs into no archive', (name) => expect(readEntryName(name)).toBeUndefined());
