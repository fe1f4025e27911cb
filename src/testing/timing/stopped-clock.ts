import { vi } from 'vitest';

/**
 * For `beforeEach`, with `startClock` after each: a wait of two seconds, or a minute that so many calls fit into, ends when a
 * test says so, however long the machine takes for what comes between.
 */
export function stopClock() {
  vi.useFakeTimers({ toFake: ['Date'] });
}

export function startClock() {
  vi.useRealTimers();
}
