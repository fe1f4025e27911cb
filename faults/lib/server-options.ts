import { pathToFileURL } from 'node:url';

/** For a server whose passwords take their time, and not the processor's. */
export const waitingHashes = { NODE_OPTIONS: `--import=${pathToFileURL('faults/lib/waiting-hash.ts')}` };
