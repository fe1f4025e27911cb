import { expect, test, vi } from 'vitest';
import type { Mail } from '../outbox-call';
import { statusNote } from './status';

const queued: Mail = {
  ...{ _id: '0198f0a4-7c1e-7a55-9d0e-3b1f2a4c5d6e', template: 'stage-letter', title: 'Stage letter' },
  ...{ recipient: 'asha@verma.example', status: 'queued', beingSent: false, isStored: false, attempts: 0 },
  ...{ createdAt: '2026-11-19T09:00:00.000Z', sentAt: null, lastError: null },
  nextAttemptAt: '2026-11-19T09:00:00.000Z',
};

test.each([
  ['Goes out in a moment', {}],
  ['Goes out in a moment', { nextAttemptAt: '2026-11-19T09:00:40.000Z' }],
  ['Goes out at 14:37', { nextAttemptAt: '2026-11-19T09:07:00.000Z' }],
  ['Goes out 20/11/2026 09:00', { nextAttemptAt: '2026-11-20T03:30:00.000Z' }],
  ['Next try 19/11/2026 14:37', { attempts: 1, nextAttemptAt: '2026-11-19T09:07:00.000Z' }],
  ['Being sent now', { attempts: 1, beingSent: true }],
])('of a mail in the queue it is said: %s', (words, mail) => {
  vi.useFakeTimers({ now: new Date('2026-11-19T09:00:00.000Z'), toFake: ['Date'] });
  expect(statusNote({ ...queued, ...mail })).toBe(words);
  vi.useRealTimers();
});
