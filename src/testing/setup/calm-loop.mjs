import { syncBuiltinESMExports } from 'node:module';
import perfHooks from 'node:perf_hooks';

/**
 * For a server process: it never finds itself held up. A machine that has other things to do stops it for seconds, and it
 * would refuse what a test sends it; that one which is held up refuses is tested by itself (src/app/promises/headers.test.ts).
 * To take the types off a file would be a twentieth of each start.
 */
const watched = perfHooks.monitorEventLoopDelay;
perfHooks.monitorEventLoopDelay = (options) => Object.defineProperty(watched(options), 'mean', { value: 0 });
syncBuiltinESMExports();
