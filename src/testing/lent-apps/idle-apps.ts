import type { TestApp } from '../test-app';

export interface LentApp {
  t: TestApp;
  schema: string;
}

/**
 * Those that no test of this file has at the moment, as new. They end with the file (see end-of-file.ts): which files a worker
 * meets, and in which order, is chance, and what one leaves behind must not be.
 */
export const idleApps: LentApp[] = [];
