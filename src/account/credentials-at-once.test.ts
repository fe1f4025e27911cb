import { expect, test } from 'vitest';
import {
  acts,
  type Beginning,
  type Call,
  newSubject,
  type Subject,
  type Turn,
} from '~/testing/credential-acts';
import { type Answers, outcomeOf, type Pair, serialOutcomes, stepsOf } from '~/testing/credential-outcome';
import { startPausingProcess } from '~/testing/pausing-process';
import { startApp } from '~/testing/start-app';

const beginnings: Beginning[] = ['member', 'guarded', 'unproven', 'invited'];

/** Every act that looks before it acts; it is held against every other. */
const looking = beginnings.flatMap((beginning) => {
  const possible = Object.entries(acts).filter(([, { at }]) => at.includes(beginning));
  const seconds = possible.map(([name]) => name);
  return possible
    .filter(([, { looksFirst }]) => looksFirst)
    .map(([first]) => ({ beginning, first, seconds }));
});

/**
 * The first stops before its transaction, when all that it looks at has been looked at; the other happens as a whole; then
 * the first goes on. What they come to must be what they come to one after the other.
 */
test.each(looking)(
  'attack 44: $first of an account that is $beginning, and in its midst everything else',
  async ({ beginning, first, seconds }) => {
    const t = await startApp();
    const pausing = await startPausingProcess(t);
    const runs = (pair: Pair, turn: Turn, call: Call, subject: Subject, answers: Answers) =>
      inOrder(stepsOf(pair, turn, call, subject, answers));
    for (const second of seconds) {
      const pair = { beginning, first, second };
      const allowed = await serialOutcomes({ t, ...pair });
      const alone = await newSubject(t, beginning);
      const last = await pausing.lastTransaction(() => runs(pair, 'first', pausing.call, alone, {}));

      const subject = await newSubject(t, beginning);
      const answers: Answers = {};
      let happened = false;
      const meanwhile = async () => {
        await runs(pair, 'second', t.call, subject, answers);
        happened = true;
      };
      await pausing.pausedBefore(last, meanwhile, () => runs(pair, 'first', pausing.call, subject, answers));
      expect(happened, second).toBe(true);
      expect.soft(allowed, second).toContainEqual(await outcomeOf(t, subject, answers));
    }
  },
);

async function inOrder(steps: (() => Promise<void>)[]) {
  for (const step of steps) await step();
}
