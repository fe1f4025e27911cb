import { expect, test } from 'vitest';
import { acts, type Beginning } from '~/testing/credentials/credential-acts';
import { outcomeOf, serialOutcomes } from '~/testing/credentials/credential-outcome';
import { interrupted } from '~/testing/interrupted';
import { startPausingProcess } from '~/testing/servers/pausing-process';
import { startApp } from '~/testing/start-app';

const beginnings: Beginning[] = ['member', 'guarded', 'unproven', 'newcomer', 'invited'];

/** Every act that looks before it acts; it is held against every other. */
const looking = beginnings.flatMap((beginning) => {
  const possible = Object.entries(acts).filter(([, { at }]) => at.includes(beginning));
  const seconds = possible.map(([name]) => name);
  return possible
    .filter(([, { looksFirst }]) => looksFirst)
    .map(([first]) => ({ beginning, first, seconds }));
});

/** Dozens of logins, each with its slow hash, on a machine that may have other things to do. */
const SLOW_MS = 240_000;

/** What they come to must be what they come to one after the other. */
test.each(looking)(
  'attack 44: $first of an account that is $beginning, and in its midst everything else',
  async ({ beginning, first, seconds }) => {
    const t = await startApp();
    const pausing = await startPausingProcess(t);
    for (const second of seconds) {
      const pair = { beginning, first, second };
      const allowed = await serialOutcomes({ t, ...pair });
      const { subject, answers } = await interrupted(t, pausing, pair);
      expect.soft(allowed, second).toContainEqual(await outcomeOf(t, subject, answers));
    }
  },
  SLOW_MS,
);
