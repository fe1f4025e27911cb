import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type LockFile, lockFaults } from './lock-file.ts';

const binaries = { 'tool-linux-x64': '1.0.0', 'tool-linux-arm64': '1.0.0', 'tool-linux-arm64-musl': '1.0.0' };
const binary = { version: '1.0.0', integrity: 'sha512-0' };
const tool = { ...binary, optionalDependencies: binaries };

test('a whole lock file has no faults', () => {
  const packages = {
    '': {},
    'node_modules/tool': tool,
    'node_modules/tool-linux-x64': binary,
    'node_modules/tool/node_modules/tool-linux-arm64': binary,
  };
  expect(lockFaults({ packages }, {})).toEqual([]);
});

test('a server binary that is not listed is a fault', () => {
  const packages = {
    'node_modules/@scope/parent/node_modules/tool': tool,
    'node_modules/tool-linux-x64': binary,
    'node_modules/other/node_modules/tool-linux-arm64': binary,
  };
  expect(lockFaults({ packages }, {})).toEqual([expect.stringContaining('lacks tool-linux-arm64:')]);
});

test('an address is a fault', () => {
  const packages = { 'node_modules/zod': { ...binary, resolved: 'somewhere' } };
  expect(lockFaults({ packages }, {})).toEqual([
    expect.stringContaining('node_modules/zod carries an address'),
  ]);
});

test('attack 42: a package without a checksum is a fault', () => {
  const packages = { '': {}, 'node_modules/zod': { version: '1.0.0' }, 'node_modules/pg': binary };
  expect(lockFaults({ packages }, {})).toEqual(['node_modules/zod has no checksum']);
});

test('attack 42: only a package that is named may run a script when it is installed', () => {
  const runs = { ...binary, hasInstallScript: true };
  const packages = {
    'node_modules/node': runs,
    'node_modules/node/node_modules/thief': runs,
    'node_modules/thief/node_modules/node': runs,
    'node_modules/@node/thief': runs,
    'node_modules/refused': runs,
  };
  expect(lockFaults({ packages }, { node: true, refused: false })).toEqual([
    expect.stringContaining('node_modules/node/node_modules/thief runs a script'),
    expect.stringContaining('node_modules/@node/thief runs a script'),
    expect.stringContaining('node_modules/refused runs a script'),
  ]);
});

test('attack 42: what is installed here has a checksum each, and the pinned Node alone runs a script', () => {
  const lockFile: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(allowScripts).toEqual({ node: true });
  expect(lockFaults(lockFile, allowScripts)).toEqual([]);
  expect(lockFaults(lockFile, {})).toEqual([expect.stringContaining('node_modules/node runs a script')]);
});

test('attack 42: what draws the pictures has a checksum each and runs no script', () => {
  const lockFile: LockFile = JSON.parse(readFileSync('art/package-lock.json', 'utf8'));
  expect(lockFaults(lockFile, {})).toEqual([]);
});
