import { pathToFileURL } from 'node:url';

/** For `NODE_OPTIONS` of a server: a machine that does something else as well is slow, not wrong, and no test is refused for that. */
export const CALM = `--import=${pathToFileURL('src/testing/setup/calm-loop.mjs')}`;
