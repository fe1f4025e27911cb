import { expect, test } from 'vitest';
import { addressOf, isPageAddress, isWithinSite, targetOf, withQuery } from './address';

test.each([
  ['/old/', '/old'],
  ['/old//', '/old'],
  ['/', '/'],
  ['/a/../b', '/b'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/café', '/caf%C3%A9'],
  ['/development?title=Web+Design', '/development?title=Web%20Design'],
  ['/old?', '/old'],
  ['/old#part', '/old'],
])('%s is the address %s', (typed, address) => {
  expect(addressOf(typed)).toBe(address);
  expect(addressOf(address)).toBe(address);
});

test('attack 53: what would lead to another site is no address of ours', () => {
  for (const typed of [
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'old',
    '',
  ])
    expect([typed, isWithinSite(typed)]).toEqual([typed, false]);
  expect(isWithinSite('/old')).toBe(true);
});

test('what belongs to the program is no page', () => {
  for (const address of ['/api', '/API/user/me', '/dashboard/spam', '/assets/a.js', '/files/public/a'])
    expect([address, isPageAddress(address)]).toEqual([address, false]);
  expect(isPageAddress('/apiary')).toBe(true);
});

test('a query goes along, before the place on the page', () => {
  expect(targetOf('/new/?a=b#part')).toBe('/new?a=b#part');
  expect(withQuery('/new#part', 'x=1')).toBe('/new?x=1#part');
  expect(withQuery('/new?a=b', 'x=1')).toBe('/new?a=b&x=1');
  expect(withQuery('/new', '')).toBe('/new');
});
