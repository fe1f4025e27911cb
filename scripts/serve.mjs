import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { inRoot } from './lib/paths.mjs';

// What the build compiled to is kept beside it, so that a second start is quicker than the first.
enableCompileCache(inRoot('build/compiled'));

const envFile = inRoot('.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

const server = await import('../build/server/index.js');
const [command = 'main', ...args] = process.argv.slice(2);
const { main, demo, backup, restore, content, secondFactorOff } = server;
await { main, demo, backup, restore, content, secondFactorOff }[command](args);
