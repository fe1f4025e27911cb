import { beforeEach, expect, test } from 'vitest';
import { type Unsaved, unsavedWords } from './unsaved-words';

const typed = (note: string): Unsaved => ({
  data: { note },
  basedOn: 4,
  base: { note: 'A' },
  sent: undefined,
});

beforeEach(() => localStorage.clear());

/** A window with the editor of the entry in it, and what it has found of others. */
function open() {
  const words = unsavedWords('me', 'entry');
  const found: unknown[] = [];
  words.takeLeft(({ data }) => found.push(data.note) > 0);
  return { ...words, found };
}

test('two windows write beside each other: neither clears the words of the other, nor takes them while it is open', async () => {
  const one = open();
  one.write(typed('of the first'));
  const other = open();
  other.write(typed('of the second'));
  one.clear();
  expect(other.read()).toMatchObject({ data: { note: 'of the second' } });
  one.write(typed('of the first, again'));
  expect(other.found).toEqual([]);

  one.close();
  await expect.poll(() => other.found).toEqual(['of the first, again']);
  expect(one.read()).toBeUndefined();
  other.close();
});

test('what a window has left is found by the next one, what is not taken by the one after it, and none by anybody else', async () => {
  const left = open();
  left.write(typed('left'));
  left.close();
  const stranger = unsavedWords('asha', 'entry');
  stranger.takeLeft(() => expect.unreachable());
  const busy = unsavedWords('me', 'entry');
  let asked = 0;
  busy.takeLeft(() => {
    asked += 1;
    return false;
  });
  await expect.poll(() => asked).toBe(1);
  const next = open();
  await expect.poll(() => next.found).toEqual(['left']);
  for (const { close } of [stranger, busy, next]) close();
});

test('what was stored before windows had places of their own is found', async () => {
  localStorage.setItem('words:me:entry', JSON.stringify(typed('of before')));
  const { found, close } = open();
  await expect.poll(() => found).toEqual(['of before']);
  expect(localStorage.getItem('words:me:entry')).toBeNull();
  close();
});
