import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Playwright empties the folder before a run. */
const LOOKS = 'test-results/screens-looked-at.txt';

/** Written down when axe has looked at a screen and found nothing. */
export const noteLook = (address: string) => appendFileSync(LOOKS, `${new URL(address).pathname}\n`);

/** The paths of all screens that were looked at in this run, by whichever worker. */
export const screensLookedAt = () =>
  existsSync(LOOKS) ? [...new Set(readFileSync(LOOKS, 'utf8').trim().split('\n'))] : [];
