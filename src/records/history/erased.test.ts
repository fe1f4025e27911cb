import { expect, test } from 'vitest';
import { sameButErased } from './erased';

test.each([
  ['[erased]', 'a@d.example'],
  ['[erased].', 'a@d.example.'],
  ['wife of [erased], call [erased].', 'wife of a@d.example, call +919818047777.'],
  ['wife of [erased], call [erased].', 'wife of [erased], call +919818047777.'],
])('attack 41: %s is what is left of %s', (stored, text) => {
  expect(sameButErased(stored)(text)).toBe(true);
});

test.each([
  ['Called', 'Called'],
  ['[erased]', 'Called'],
  ['[erased]', ''],
  ['[erased]', 'a@d.example and more'],
  ['x[erased]x', 'x'],
  ['to [erased], [erased]', 'to a@d.example'],
  ['to [erased] today', 'to nobody today'],
])('attack 41: %s is something else than %s', (stored, text) => {
  expect(sameButErased(stored)(text)).toBe(false);
});
