import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ATTACKS, attacksIn } from './attacks.mjs';
import { inRoot } from './paths.mjs';

const FOLDER = inRoot('node_modules/.cache/attacks');
const TABLE = inRoot('docs/attacks.md');

/** Before all is run anew. */
export const forgetResults = () => rmSync(FOLDER, { recursive: true, force: true });

/** Called by the reporters: what one part of the tests (an engine, the browser, the long ones) says of the attacks. */
export function keepResults(part, tests) {
  const proofs = tests.flatMap(({ file, title, passed }) => {
    const proof = attacksIn(title);
    return proof ? [{ ...proof, file, passed }] : [];
  });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${part}.json`), JSON.stringify(proofs));
}

/** One table of all parts that have been run. Answers the numbers that nothing proves. */
export function writeAttackTable() {
  const proofs = new Map();
  for (const { part, number, file, title, passed } of kept()) {
    const key = `${number} ${file} ${title}`;
    const proof = proofs.get(key) ?? { number, file, title, parts: new Map() };
    proof.parts.set(part, (proof.parts.get(part) ?? true) && passed);
    proofs.set(key, proof);
  }
  const rows = ATTACKS.map((attack, at) => {
    const own = [...proofs.values()].filter(({ number }) => number === at + 1);
    return {
      attack,
      own,
      holds: own.length > 0 && own.every(({ parts }) => [...parts.values()].every(Boolean)),
    };
  });
  writeFileSync(TABLE, tableOf(rows));
  return rows.flatMap(({ holds }, at) => (holds ? [] : [at + 1]));
}

function kept() {
  mkdirSync(FOLDER, { recursive: true });
  const files = readdirSync(FOLDER).toSorted();
  return files.flatMap((file) => {
    const part = file.replace(/\.json$/, '');
    const proofs = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
    return proofs.flatMap(({ numbers, ...proof }) => numbers.map((number) => ({ part, number, ...proof })));
  });
}

const tableOf = (rows) => `# Attacks and faults, and the tests that prove each

Written by \`npm test\` and \`npm run test:faults\`.

| | attack or fault | proven by | |
|---|---|---|---|
${rows.map(({ attack, own, holds }, at) => `| ${at + 1} | ${attack} | ${own.map(line).join('<br>') || '–'} | ${holds ? 'holds' : own.length > 0 ? '**FAILS**' : 'not run'} |`).join('\n')}
`;

const line = ({ file, title, parts }) =>
  `\`${file}\` ${title.replaceAll('|', '\\|')} (${[...parts].map(([part, passed]) => `${part} ${passed ? '✓' : '✗'}`).join(', ')})`;
