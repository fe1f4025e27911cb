import { resolve } from 'node:path';
import { ensureBuilt, ensureInstalled } from './prepare/prepare.mjs';
import { runPinned } from './run.mjs';
import { explained } from './say.mjs';
import { serverArgs, serverEnv } from './server-process.mjs';

/** Runs a command of the built server: `npm run NAME -- ARGS`. */
export const serverCommand = (name, args) =>
  explained(async () => {
    await ensureInstalled();
    await ensureBuilt();
    const env = { ...process.env, ...serverEnv };
    const { code } = await runPinned(serverArgs(name, ...args), { env, show: true });
    process.exitCode = code;
  });

/** npm runs everything in the folder of the package; a path was meant from where the person stands. */
export const fromHere = (path) => resolve(process.env.INIT_CWD ?? process.cwd(), path);
