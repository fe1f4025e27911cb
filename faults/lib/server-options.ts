import { pathToFileURL } from 'node:url';

/** For a server whose passwords take their time, and not the processor's. */
export const waitingHashes = { NODE_OPTIONS: `--import=${pathToFileURL('faults/lib/waiting-hash.ts')}` };
/** For one that answers a few logins, and the others when it is told to stop. */
export const hashesUntilTheStop = {
  NODE_OPTIONS: `--import=${pathToFileURL('faults/lib/hashes-until-the-stop.ts')}`,
};
