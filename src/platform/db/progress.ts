import { SECOND } from '~/lib/time';

const EVERY_MS = 2 * SECOND;

/** How far a migration is: what it works on, and how many rows of it are done. */
export type Progress = (what: string, rows: number) => void;

export interface ProgressListener {
  /** Hears in a line, every so often, how far a migration is that takes long. */
  say: (line: string) => void;
  everyMs?: number;
}

/** Whoever starts a server on a large database sees that it works, and on what: by the rows that are done, and by the clock where one statement takes long. */
export function progressOf(name: string, { say, everyMs = EVERY_MS }: ProgressListener) {
  const since = Date.now();
  let last = since;
  let where = '';
  const seconds = () => `${Math.round((Date.now() - since) / SECOND)} s`;
  const report = () => {
    if (Date.now() - last < everyMs) return;
    last = Date.now();
    say(`The database is brought up to date: ${name}${where}, ${seconds()} so far`);
  };
  const clock = setInterval(report, everyMs);
  clock.unref();
  const progress: Progress = (what, rows) => {
    where = `, ${what}: ${rows} rows`;
    report();
  };
  return {
    progress,
    stop: () => clearInterval(clock),
    done: () => {
      if (last > since) say(`The database is brought up to date: ${name} took ${seconds()}`);
    },
  };
}
