import { expect, test } from 'vitest';
import { acts, type Beginning, newSubject } from '~/testing/credential-acts';
import { type Answers, outcomeOf, type Pair, serialOutcomes, stepsOf } from '~/testing/credential-outcome';
import { type PausingProcess, startPausingProcess } from '~/testing/pausing-process';
import { type StartedApp, startApp } from '~/testing/start-app';

const beginnings: Beginning[] = ['member', 'guarded', 'unproven', 'invited'];

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

/**
 * The first stops before its transaction, when all that it looks at has been looked at; the other happens as a whole; then
 * the first goes on. What they come to must be what they come to one after the other.
 */
test.each(looking)(
  'attack 44: $first of an account that is $beginning, and in its midst everything else',
  async ({ beginning, first, seconds }) => {
    const t = await startApp();
    const pausing = await startPausingProcess(t);
    for (const second of seconds) {
      const pair = { beginning, first, second };
      const allowed = await serialOutcomes({ t, ...pair });
      expect.soft(allowed, second).toContainEqual(await interrupted(t, pausing, pair));
    }
  },
  SLOW_MS,
);

/** The limits of a network are counted for several calls together, so a step more or less may be this one's: then again. */
const TRIES = 10;

async function interrupted(t: StartedApp, pausing: PausingProcess, pair: Pair) {
  for (let tried = 0; tried < TRIES; tried++) {
    const alone = await newSubject(t, pair.beginning);
    const last = await pausing.lastTransaction(() =>
      inOrder(stepsOf(pair, 'first', pausing.call, alone, {})),
    );
    const subject = await newSubject(t, pair.beginning);
    const answers: Answers = {};
    let happened = false;
    const meanwhile = async () => {
      await inOrder(stepsOf(pair, 'second', t.call, subject, answers));
      happened = true;
    };
    const steps = stepsOf(pair, 'first', pausing.call, subject, answers);
    await pausing.pausedBefore(last, meanwhile, () => inOrder(steps));
    if (happened) return outcomeOf(t, subject, answers);
  }
  throw new Error(`${pair.first} was never stopped`);
}

async function inOrder(steps: (() => Promise<void>)[]) {
  for (const step of steps) await step();
}
