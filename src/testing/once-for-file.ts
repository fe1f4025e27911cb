import { afterAll } from 'vitest';

/** What all tests of a file share, because they only read of it: made when the first one asks, and closed after the last. */
export function onceForFile<Made extends { close(): Promise<void> }>(make: () => Promise<Made>) {
  let made: Promise<Made> | undefined;
  afterAll(async () => (await made)?.close());
  return () => (made ??= make());
}
