import { MINUTE, SECOND } from '../time';

/**
 * What a page does without until it comes, and which is asked for again, less and less often: a line that fails takes nothing of the page
 * along.
 */
export const untilItComes =
  <Module>(load: () => Promise<Module>, waitMs = SECOND / 2): (() => Promise<Module>) =>
  () =>
    load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      return untilItComes(load, Math.min(2 * waitMs, MINUTE))();
    });
