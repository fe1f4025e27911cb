import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import '../../src/testing/setup/quick-hash.ts';

/** Less than a password takes, and far more than what is done before and after it. */
const TAKES_MS = 10;
const quick = crypto.argon2;

/** Takes as long as the real one and works no more than the quick one: who meets in the middle of it needs the time, not the work. */
const waiting: typeof quick = (algorithm, parameters, callback) =>
  quick(algorithm, parameters, (fault, hash) => setTimeout(callback, TAKES_MS, fault, hash));

if (!('isWaiting' in quick)) {
  crypto.argon2 = Object.assign(waiting, { isQuick: true, isWaiting: true });
  syncBuiltinESMExports();
}
