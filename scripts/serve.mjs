import { existsSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';

const envFile = inRoot('.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

const server = await import('../build/server/index.js');
await (process.argv[2] === 'demo' ? server.demo() : server.main());
