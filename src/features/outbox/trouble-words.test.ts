import { expect, test } from 'vitest';
import { troubleWords } from './trouble-words';

const at = Date.parse('2026-03-31T12:00:00.000Z');
const words = (failed: number, waiting: number, waitingSince: string | null = null) =>
  troubleWords({ failed, waiting, waitingSince }, at);

test('attack 35: while all mails go out there is nothing to say', () => {
  expect(words(0, 0)).toBeUndefined();
});

test('attack 35: mails that wait are told with since when, and that they are tried again', () => {
  expect(words(0, 4, '2026-03-31T11:00:00.000Z')).toEqual({
    count: 4,
    title: 'Mails are not going out',
    detail: '4 wait to be sent, the oldest written 1 hour ago. Each is tried again by itself.',
    to: '/dashboard/outbox?status=queued',
  });
  expect(words(2, 1, '2026-03-31T11:00:00.000Z')).toMatchObject({
    count: 3,
    detail: '1 waits to be sent, written 1 hour ago. 2 were given up. Each is tried again by itself.',
  });
});

test('attack 35: mails that were given up are told by themselves', () => {
  expect(words(1, 0)).toMatchObject({
    title: 'A mail could not be sent',
    detail: 'It was tried several times and then given up.',
    to: '/dashboard/outbox?status=failed',
  });
  expect(words(1200, 0)?.title).toBe('1,200 mails could not be sent');
});
