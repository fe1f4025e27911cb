import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

export const inRoot = (...parts) => join(root, ...parts);

export const pinnedNode = inRoot('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

export const tools = {
  biome: inRoot('node_modules/@biomejs/biome/bin/biome'),
  cruise: inRoot('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
  knip: inRoot('node_modules/knip/bin/knip.js'),
  playwright: inRoot('node_modules/@playwright/test/cli.js'),
  reactRouter: inRoot('node_modules/@react-router/dev/bin.cjs'),
  tsc: inRoot('node_modules/typescript-7/bin/tsc'),
  vitest: inRoot('node_modules/vitest/vitest.mjs'),
};
