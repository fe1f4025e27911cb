import type { TestApp } from '../test-app';

export interface LentApp {
  t: TestApp;
  schema: string;
}

/**
 * Those that no test of this worker has at the moment, as new. Which tests a worker meets, and in which order, is chance: so one
 * that could remember anything of a test is never among them (see borrow-app.ts). They end with the worker, and what they
 * had on the disk with the run.
 */
export const idleApps: LentApp[] = [];
