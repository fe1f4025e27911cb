import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { inRoot } from './lib/paths.mjs';
import { explained, say } from './lib/say.mjs';

/**
 * What the servers run on, as the lock file says it, in the format that scanners read (CycloneDX). Not by `npm sbom`: told to
 * omit tools it also omits what the app shares with them, such as React.
 */
explained(() => {
  const file = resolve(process.argv[2] ?? inRoot('sbom.cdx.json'));
  const { name, version, license } = read('package.json');
  // What npm installs with --omit=dev.
  const shipped = Object.entries(read('package-lock.json').packages).filter(
    ([path, { dev }]) => path && !dev,
  );
  const parts = new Map(shipped.map(part).map((each) => [each.purl, each]));
  const list = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: new Date().toISOString(),
      component: { type: 'application', name, version, licenses: [{ expression: license }] },
    },
    components: [...parts.values()],
  };
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
  say(`✓ ${parts.size} packages in ${file}`);
});

function read(name) {
  return JSON.parse(readFileSync(inRoot(name), 'utf8'));
}

function part([path, { version, license, integrity, optional }]) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [algorithm, checksum] = integrity.split('-');
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    scope: optional ? 'optional' : 'required',
    hashes: [
      { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(checksum, 'base64').toString('hex') },
    ],
    ...(license ? { licenses: [{ expression: license }] } : {}),
    purl,
  };
}
