import { expect, test } from 'vitest';
import { startPausingProcess } from '~/testing/servers/pausing-process';
import { startApp } from '~/testing/start-app';
import { interrupted } from '~/testing/timing/interrupted';

/**
 * One after the other both would be right in one of the two orders. But who asks has not proved what is asked for by the
 * time that it is acted upon: a factor was turned on by then, or the session is over.
 */
test.each([
  ['confirm', 'member', 'factor on', 'code_needed'],
  ['address confirmed by session', 'unproven', 'logged out', 'password_needed'],
] as const)(
  'attack 44: %s of an account that is %s is refused where %s came before it acts',
  async (first, beginning, second, code) => {
    const t = await startApp();
    const pausing = await startPausingProcess(t);
    const { subject, answers } = await interrupted(t, pausing, { beginning, first, second });
    expect(answers.second?.statusCode).toBe(200);
    expect([answers.first?.statusCode, answers.first?.json().code]).toEqual([401, code]);
    const { emailVerifiedAt } = await t.db
      .selectFrom('users')
      .select('emailVerifiedAt')
      .where('_id', '=', subject._id)
      .executeTakeFirstOrThrow();
    expect(emailVerifiedAt).toBe(subject.emailVerifiedAt);
  },
);
