import { afterAll, beforeAll, expect, test } from 'vitest';
import { acts, type Beginning } from '~/testing/credentials/credential-acts';
import { outcomeOf, serialOutcomes } from '~/testing/credentials/credential-outcome';
import { type PausingProcess, startPausingProcess } from '~/testing/servers/pausing-process';
import { caller, type StartedApp } from '~/testing/start-app';
import { buildTestApp } from '~/testing/test-app';
import { interrupted } from '~/testing/timing/interrupted';

const beginnings: Beginning[] = ['member', 'guarded', 'unproven', 'newcomer', 'invited'];

/** Every act that looks before it acts; it is held against every other. */
const looking = beginnings.flatMap((beginning) => {
  const possible = Object.entries(acts).filter(([, { at }]) => at.includes(beginning));
  const seconds = possible.map(([name]) => name);
  return possible
    .filter(([, { looksFirst }]) => looksFirst)
    .map(([first]) => ({ beginning, first, seconds }));
});

/** Two processes for all of them: each pair acts upon an account of its own, and comes from an address of its own. */
let t: StartedApp;
let pausing: PausingProcess;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const testApp = await buildTestApp();
  t = { ...testApp, call: caller(testApp.app) };
  pausing = await startPausingProcess(t, (end) => ends.push(end));
  ends.push(t.close);
});
afterAll(async () => {
  for (const end of ends) await end();
});

/** What they come to must be what they come to one after the other. */
test.each(looking)(
  'attack 44: $first of an account that is $beginning, and in its midst everything else',
  async ({ beginning, first, seconds }) => {
    for (const second of seconds) {
      const pair = { beginning, first, second };
      const { subject, answers } = await interrupted(t, pausing, pair);
      const outcome = await outcomeOf(t, subject, answers);
      expect.soft(await serialOutcomes({ t, ...pair }, outcome), second).toContainEqual(outcome);
      // Whoever is told to wait has done nothing that could come between.
      const statuses = [answers.first?.statusCode, answers.second?.statusCode];
      expect.soft(statuses, second).not.toContain(429);
    }
  },
);
