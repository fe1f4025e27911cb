import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { LockFile } from './lock-file.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

test('attack 42: the list of parts names all that the servers run on, with version and checksum, and no more', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'parts.json');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/sbom.mjs', file], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });

  const { bomFormat, metadata, components } = read(file);
  const { name, dependencies } = read('package.json');
  expect({ bomFormat, name: metadata.component.name }).toEqual({ bomFormat: 'CycloneDX', name });
  const named: Record<string, string> = {};
  for (const part of components) {
    named[part.name] = part.version;
    expect(part.hashes, part.name).toEqual([
      { alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) },
    ]);
    expect(part.purl).toBe(`pkg:npm/${part.name.replace('@', '%40')}@${part.version}`);
  }
  expect(named).toMatchObject(dependencies);
  const { packages }: LockFile = read('package-lock.json');
  const shipped = Object.keys(packages).filter((path) => path !== '' && !packages[path]?.dev);
  const names = shipped.map((path) => path.replace(/^.*node_modules\//, ''));
  expect(Object.keys(named).toSorted()).toEqual([...new Set(names)].toSorted());
});
