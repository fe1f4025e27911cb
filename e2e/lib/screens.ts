import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';

/** Playwright empties the folder before a run. */
const LOOKS = 'test-results/screens-looked-at.txt';
const PARTS = 'test-results/parts-looked-at';

/** Written down when axe has looked at a screen and found nothing. */
export const noteLook = (address: string) => appendFileSync(LOOKS, `${new URL(address).pathname}\n`);

/** The paths of all screens that were looked at in this run, by whichever worker. */
export const screensLookedAt = () => [...new Set(linesOf(LOOKS))];

/** The parts of one screen, in one width and in one set of colours, that axe has found nothing in, in whichever journey. */
export function partsLookedAt(address: string, ...how: (string | number | undefined)[]) {
  // What an address has of one record or one person says nothing of the screen.
  const screen = new URL(address).pathname.replace(/\/[^/]*\d[^/]*/g, '/0');
  const file = `${PARTS}/${[screen, ...how].join(' ').replaceAll('/', '_')}`;
  return {
    all: () => linesOf(file),
    add(parts: readonly string[]) {
      if (parts.length === 0) return;
      mkdirSync(PARTS, { recursive: true });
      appendFileSync(file, `${parts.join('\n')}\n`);
    },
  };
}

const linesOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
