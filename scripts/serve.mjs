import { existsSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';

const envFile = inRoot('.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

const { main } = await import('../build/server/index.js');
await main();
