import { newSubject } from '../credentials/credential-acts';
import { type Answers, type Pair, stepsOf } from '../credentials/credential-outcome';
import type { PausingProcess } from '../servers/pausing-process';
import type { StartedApp } from '../start-app';

/** The limits of a network are counted for several calls together, so a step more or less may be this one's: then again. */
const TRIES = 10;

/**
 * The first stops before its last transaction, when all that it looks at has been looked at; the second happens as a whole;
 * then the first goes on. Answers upon whom, and what was answered.
 */
export async function interrupted(t: StartedApp, pausing: PausingProcess, pair: Pair) {
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
    if (happened) return { subject, answers };
  }
  throw new Error(`${pair.first} was never stopped`);
}

export async function inOrder(steps: (() => Promise<void>)[]) {
  for (const step of steps) await step();
}
