import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import '../../src/testing/setup/quick-hash.ts';

/** About what a password takes. */
const TAKES_MS = 25;
const quick = crypto.argon2;

/** Takes as long as the real one and works no more than the quick one: who meets in the middle of it needs the time, not the work. */
const waiting: typeof quick = (algorithm, parameters, callback) =>
  quick(algorithm, parameters, (fault, hash) => setTimeout(callback, TAKES_MS, fault, hash));

if (!('isWaiting' in quick)) {
  crypto.argon2 = Object.assign(waiting, { isQuick: true, isWaiting: true });
  syncBuiltinESMExports();
}
