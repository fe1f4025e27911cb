import { serverCommand } from './lib/server-command.mjs';

await serverCommand('secondFactorOff', process.argv.slice(2));
