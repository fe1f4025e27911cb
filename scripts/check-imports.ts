import { globSync, readFileSync } from 'node:fs';
import { lawBreaks } from './lib/import-law.ts';

const paths = globSync('src/**/*.{ts,tsx}').map((path) => path.replaceAll('\\', '/'));
const faults = lawBreaks(Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')])));

for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
