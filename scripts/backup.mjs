import { sep } from 'node:path';
import { fromHere, serverCommand } from './lib/server-command.mjs';

// A slash at the end says that it is a folder, though it may not be there yet.
const pathOf = (given) =>
  given.startsWith('-') ? given : fromHere(given) + (given.endsWith(sep) ? sep : '');

await serverCommand('backup', process.argv.slice(2).map(pathOf));
