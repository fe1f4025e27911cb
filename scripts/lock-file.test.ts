import { expect, test } from 'vitest';
import { lockFaults } from './lib/lock-file.ts';

const binaries = { 'tool-linux-x64': '1.0.0', 'tool-linux-arm64': '1.0.0', 'tool-linux-arm64-musl': '1.0.0' };
const tool = { version: '1.0.0', optionalDependencies: binaries };
const binary = { version: '1.0.0' };

test('a whole lock file has no faults', () => {
  const packages = {
    '': {},
    'node_modules/tool': tool,
    'node_modules/tool-linux-x64': binary,
    'node_modules/tool/node_modules/tool-linux-arm64': binary,
  };
  expect(lockFaults({ packages })).toEqual([]);
});

test('a server binary that is not listed is a fault', () => {
  const packages = {
    'node_modules/@scope/parent/node_modules/tool': tool,
    'node_modules/tool-linux-x64': binary,
    'node_modules/other/node_modules/tool-linux-arm64': binary,
  };
  expect(lockFaults({ packages })).toEqual([expect.stringContaining('lacks tool-linux-arm64:')]);
});

test('an address is a fault', () => {
  const packages = { 'node_modules/zod': { ...binary, resolved: 'somewhere' } };
  expect(lockFaults({ packages })).toEqual([expect.stringContaining('node_modules/zod carries an address')]);
});
