import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { countRounds } from '~/testing/timing/count-rounds';
import { hashPassword, verifyPassword } from './password';

test('attack 29: a password is hashed beside the work of the process, not in its way', async () => {
  const takeARound = (hash: unknown) => void Object.assign(Object(hash), { until: turn() });
  subscribe('testing.hash', takeARound);
  onTestFinished(() => void unsubscribe('testing.hash', takeARound));
  const meanwhile = countRounds();
  const stored = await hashPassword('Correct-Horse-7!');
  expect(await verifyPassword('Correct-Horse-7!', stored)).toBe(true);
  expect(meanwhile()).toBeGreaterThanOrEqual(2);
});
