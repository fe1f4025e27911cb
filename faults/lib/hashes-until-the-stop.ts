import crypto from 'node:crypto';
import { once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import '../../src/testing/setup/quick-hash.ts';

/** One of them is that of the first admin, who comes with the start. */
const BEFORE_THE_STOP = 5;
const quick = crypto.argon2;
const stop = once(process, 'SIGTERM');
let done = 0;

/** The first few are done at once, the others when the process is told to stop: what is in flight then is no matter of speed. */
const waiting: typeof quick = (algorithm, parameters, callback) =>
  quick(algorithm, parameters, (fault, hash) => {
    if (done++ < BEFORE_THE_STOP) callback(fault, hash);
    else void stop.then(() => callback(fault, hash));
  });

crypto.argon2 = Object.assign(waiting, { isQuick: true });
syncBuiltinESMExports();
