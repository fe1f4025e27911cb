import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError, OutdatedError } from '~/lib/errors';
import { type Autosave, type Side, startAutosave } from './autosave';
import { type Data, unsavedWords } from './unsaved-words';

const ME = 'me';
const start: Side = { version: 4, data: { title: 'ORM', note: 'A' }, userId: ME, userName: 'Me' };
const words = unsavedWords(ME, 'entry');

/** A server that answers when the test says so, with one more than the version that it was given. */
function server() {
  const calls: { data: Data; basedOn: number; answer: (fault?: unknown) => Promise<void> }[] = [];
  const save = (data: Data, basedOn: number) =>
    new Promise<{ version: number; at: string }>((resolve, reject) => {
      const answer = async (fault?: unknown) => {
        if (fault) reject(fault);
        else resolve({ version: basedOn + 1, at: '2026-11-17T05:12:00.000Z' });
        await vi.advanceTimersByTimeAsync(0);
      };
      calls.push({ data, basedOn, answer });
    });
  return { calls, save };
}

const opened: Autosave[] = [];

function open({ save }: ReturnType<typeof server>, from = start) {
  const one = startAutosave({ save, sideOf, userId: ME, words, start: from, onChange: () => {} });
  opened.push(one);
  const type = (note: string) => one.edited({ ...one.present().data, note }, 'note');
  return { ...one, type, is: () => one.present().save.is };
}

const offline = new AppError(0, 'offline', 'Something went wrong');
/** The other side, as the refusal tells it. */
const sideOf = ({ current }: OutdatedError) => ('draft' in current ? (current.draft as Side) : undefined);
const quicker = (side: Side) => new OutdatedError({ draft: side }, 'Somebody has changed this meanwhile.');
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  words.clear();
});
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
  vi.useRealTimers();
});

test('saves a second after the last key, and every two while keys go on, one call at a time', async () => {
  const there = server();
  const editor = open(there);
  for (const note of ['b', 'bc', 'bcd', 'bcde', 'bcdef']) {
    editor.type(note);
    await wait(500);
  }
  expect(there.calls.map(({ data }) => data.note)).toEqual(['bcde']);
  // However long the first takes, no second goes beside it.
  await wait(10_000);
  expect(there.calls).toHaveLength(1);
  expect(editor.is()).toBe('saving');
  await there.calls[0]?.answer();
  expect(words.read()).toMatchObject({ data: { note: 'bcdef' }, basedOn: 5 });
  await wait(2000);
  expect(there.calls[1]).toMatchObject({ data: { title: 'ORM', note: 'bcdef' }, basedOn: 5 });
  await there.calls[1]?.answer();
  expect(editor.present()).toMatchObject({ version: 6, save: { is: 'saved' } });
  expect(words.read()).toBeUndefined();
});

test('without a network the words are in the browser, are tried again, and go at once when it is back', async () => {
  const there = server();
  const editor = open(there);
  editor.type('b');
  expect(words.read()).toMatchObject({ data: { note: 'b' }, basedOn: 4, base: start.data });
  await wait(1000);
  await there.calls[0]?.answer(offline);
  expect(editor.present().save).toEqual({ is: 'unreached', isStored: true });
  editor.type('bc');
  await wait(2000);
  await there.calls[1]?.answer(offline);
  await wait(3999);
  expect(there.calls).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  expect(there.calls[2]).toMatchObject({ data: { note: 'bc' }, basedOn: 4 });
  await there.calls[2]?.answer();
  expect(editor.is()).toBe('saved');
});

test('asks before the page goes only while the server does not have everything', async () => {
  const there = server();
  const editor = open(there);
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  editor.type('b');
  expect(asks()).toBe(true);
  await wait(1000);
  expect(asks()).toBe(true);
  await there.calls[0]?.answer();
  expect(asks()).toBe(false);
});

test('what a page left behind is taken up by the next, and saved', async () => {
  const first = server();
  open(first).type('b');
  const left = words.read();
  const there = server();
  const editor = open(there);
  if (left) editor.takeUp(left);
  expect(editor.present().data).toEqual({ title: 'ORM', note: 'b' });
  expect(there.calls[0]).toMatchObject({ data: { note: 'b' }, basedOn: 4 });
  await there.calls[0]?.answer();
  expect(words.read()).toBeUndefined();
});

test('a save that arrived without an answer is no other side', async () => {
  const there = server();
  const editor = open(there);
  editor.type('b ');
  await wait(1000);
  await there.calls[0]?.answer(offline);
  editor.type('bc');
  await wait(2000);
  // The server has the first of them, with the blank at its end gone.
  await there.calls[1]?.answer(quicker({ ...start, version: 5, data: { title: 'ORM', note: 'bc' } }));
  expect(editor.present()).toMatchObject({ version: 5, save: { is: 'saved' } });
});

test('somebody who was quicker is overwritten by nobody: both sides wait until one has chosen', async () => {
  const there = server();
  const editor = open(there);
  const theirs = { version: 7, data: { title: 'ORM', note: 'Z' }, userId: 'asha', userName: 'Asha' };
  editor.type('b');
  await wait(1000);
  await there.calls[0]?.answer(quicker(theirs));
  expect(editor.present().save).toEqual({ is: 'conflict', theirs, base: start.data });
  editor.type('bc');
  await wait(60_000);
  expect(there.calls).toHaveLength(1);
  expect(words.read()).toMatchObject({ data: { note: 'bc' } });
  editor.settle({ title: 'ORM', note: 'bc, Z' });
  await wait(0);
  expect(there.calls[1]).toMatchObject({ data: { note: 'bc, Z' }, basedOn: 7 });
  await there.calls[1]?.answer();
  expect(editor.present()).toMatchObject({ version: 8, save: { is: 'saved' } });
});

test('what was typed on an older version meets the newer one as its other side', async () => {
  const there = server();
  open(there).type('b');
  const left = words.read();
  const theirs = { version: 5, data: { title: 'ORM 2', note: 'A' }, userId: 'asha', userName: 'Asha' };
  const editor = open(there, theirs);
  if (left) editor.takeUp(left);
  expect(editor.present()).toMatchObject({ data: { note: 'b' }, save: { is: 'conflict', theirs } });
  // Also after a reload in which nothing was chosen, however much was typed before it.
  editor.type('bc');
  const later = words.read();
  const again = open(there, theirs);
  if (later) again.takeUp(later);
  expect(again.present()).toMatchObject({ data: { note: 'bc' }, save: { is: 'conflict', theirs } });
  expect(there.calls).toEqual([]);
});

test('what another window has left is not taken up by somebody who has begun to type', () => {
  const editor = open(server());
  editor.type('b');
  expect(editor.takeUp({ data: { note: 'z' }, basedOn: 4, base: {}, sent: undefined })).toBe(false);
  expect(editor.present().data).toEqual({ title: 'ORM', note: 'b' });
});

test('what the server does not take is said beside its field, and tried again with the next key', async () => {
  const there = server();
  const editor = open(there);
  editor.type('b');
  await wait(1000);
  const tooLong = { note: 'Note can have at most 500 characters.' };
  await there.calls[0]?.answer(new AppError(400, 'invalid_input', tooLong.note, tooLong));
  expect(editor.present()).toMatchObject({ save: { is: 'refused', words: tooLong.note }, errors: tooLong });
  await wait(60_000);
  expect(there.calls).toHaveLength(1);
  editor.type('c');
  expect(editor.present().errors).toEqual({});
  await wait(1000);
  await there.calls[1]?.answer();
  expect(editor.is()).toBe('saved');
});

test('whoever leaves the editor has sent what they typed', async () => {
  const there = server();
  const editor = open(there);
  editor.type('b');
  editor.close();
  expect(there.calls[0]).toMatchObject({ data: { note: 'b' } });
});
