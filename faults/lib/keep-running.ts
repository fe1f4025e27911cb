import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { startPostgres } from '../../scripts/lib/postgres.mjs';

const LOOKS_EVERY_MS = 500;

/**
 * What `restart: unless-stopped` in compose.yaml does, or a unit of systemd: starts it again whenever it has ended, and again when
 * that fails. Answers how often it came to that.
 */
export function keepRunning(cluster: Awaited<ReturnType<typeof startPostgres>>) {
  let kept = true;
  let starts = 0;
  async function keep() {
    while (kept) {
      if (!cluster.isRunning()) {
        starts++;
        await cluster.resume().catch(() => {});
      }
      await pause(LOOKS_EVERY_MS);
    }
  }
  const done = keep();
  onTestFinished(async () => {
    kept = false;
    await done;
  });
  return () => starts;
}
