import { expect, test } from 'vitest';
import { newSubject } from '~/testing/credentials/credential-acts';
import {
  type Answers,
  outcomeOf,
  type Pair,
  serialOutcomes,
  stepsOf,
} from '~/testing/credentials/credential-outcome';
import { startPausingProcess } from '~/testing/servers/pausing-process';
import { startApp } from '~/testing/start-app';
import { inOrder } from '~/testing/timing/interrupted';

/** What is spent or read long before the last transaction: a code, the hash of a password, a session. */
const pairs: [Pair['beginning'], first: string, second: string][] = [
  ['member', 'login by password', 'factor on'],
  ['member', 'password change', 'reset'],
  ['member', 'confirm', 'reset'],
  ['guarded', 'login by app', 'login by app'],
  ['guarded', 'login by app', 'factor off by an admin'],
  ['guarded', 'login by recovery code', 'factor off by an admin'],
  ['guarded', 'confirm', 'factor off'],
  ['unproven', 'address confirmed by session', 'logged out'],
];

test.each(pairs)(
  'attack 44: of an account that is %s, %s comes to the same wherever %s comes between its steps',
  async (beginning, first, second) => {
    const t = await startApp();
    const pausing = await startPausingProcess(t);
    const pair = { beginning, first, second };
    const allowed = await serialOutcomes({ t, ...pair });
    let step = 0;
    for (let happened = true; happened; step++) {
      const subject = await newSubject(t, beginning);
      const answers: Answers = {};
      happened = false;
      const between = async () => {
        happened = true;
        await inOrder(stepsOf(pair, 'second', t.call, subject, answers));
      };
      const steps = stepsOf(pair, 'first', pausing.call, subject, answers);
      await pausing.pausedBefore(step, between, () => inOrder(steps));
      // When it has fewer steps than that, it was not stopped: all have been tried.
      if (happened)
        expect.soft(allowed, `before step ${step}`).toContainEqual(await outcomeOf(t, subject, answers));
    }
    expect(step).toBeGreaterThan(3);
  },
);
