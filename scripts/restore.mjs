import { fromHere, serverCommand } from './lib/server-command.mjs';

const pathOf = (given) => (given.startsWith('-') ? given : fromHere(given));

await serverCommand('restore', process.argv.slice(2).map(pathOf));
