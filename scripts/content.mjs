import { fromHere, serverCommand } from './lib/server-command.mjs';

const [what = '', ...rest] = process.argv.slice(2);
const pathOf = (given) => (given.startsWith('-') ? given : fromHere(given));

await serverCommand('content', [what, ...rest.map(pathOf)]);
