import { expect, test } from 'vitest';
import { fieldsOf } from '../../filled';
import { post } from '../../types/posts/entry';
import { withAddresses } from './proposed-address';

const typed = (before: { title: string; slug: string }, title: string) =>
  withAddresses(fieldsOf(post), before, { ...before, title }).slug;

test('the address of a post follows from its title until somebody types another one', () => {
  expect(typed({ title: '', slug: '' }, 'L')).toBe('l');
  expect(typed({ title: 'Looms', slug: 'looms' }, 'Looms that Count: Café & Co.')).toBe(
    'looms-that-count-cafe-co',
  );
  expect(typed({ title: 'Looms', slug: 'our-looms' }, 'Looms that count')).toBe('our-looms');
  expect(typed({ title: 'Looms', slug: 'looms' }, 'करघे')).toBe('');
  expect(typed({ title: 'a', slug: 'a' }, 'word '.repeat(40))).toMatch(/^(word-){15}word$/);
});

test('what is typed elsewhere leaves the address alone', () => {
  const before = { title: 'Looms', slug: '', summary: '' };
  expect(withAddresses(fieldsOf(post), before, { ...before, summary: 'Why we count' }).slug).toBe('');
  expect(withAddresses(fieldsOf(post), { ...before, slug: 'looms' }, { ...before, slug: '' }).slug).toBe('');
});
