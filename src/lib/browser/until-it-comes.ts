const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;

/**
 * What a page does without until it comes, and which is asked for again, less and less often: a line that fails takes nothing of the page
 * along.
 */
export const untilItComes =
  <Module>(load: () => Promise<Module>, waitMs = FIRST_WAIT_MS): (() => Promise<Module>) =>
  () =>
    load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      return untilItComes(load, Math.min(2 * waitMs, LONGEST_WAIT_MS))();
    });
