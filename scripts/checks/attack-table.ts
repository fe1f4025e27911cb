import { globSync, readFileSync } from 'node:fs';
import { ATTACKS } from './attacks.ts';

export const TABLE = 'docs/attacks.md';
const TESTS = ['e2e/**/*.spec.ts', 'faults/**/*.test.ts', 'scripts/**/*.test.ts', 'src/**/*.test.{ts,tsx}'];
/** A title as it is written: what stands for a value in it stays a name. */
const TITLE = /(['`])attacks? (\d[\d, ]*): (.+?)(?<!\\)\1/g;

interface Proof {
  number: number;
  file: string;
  title: string;
}

/** Who proves what, by the titles in the files of the tests. They hold when the tests pass. */
export function attackTable() {
  const proofs = globSync(TESTS).toSorted().flatMap(proofsIn);
  const rows = ATTACKS.map((attack, at) => {
    const own = proofs.filter(({ number }) => number === at + 1);
    return `| ${at + 1} | ${attack} | ${own.map(line).join('<br>') || '–'} |`;
  });
  return `# Attacks and faults, and the tests that prove each

Written by \`npm run attacks\`; a test holds it against the titles of the tests. Those in \`faults/\` are run by \`npm run test:faults\`,
the others by \`npm test\`.

| | attack or fault | proven by |
|---|---|---|
${rows.join('\n')}
`;
}

/** The numbers that no test claims to prove. */
export const unproven = (table: string) =>
  [...table.matchAll(/^\| (\d+) .+ \| – \|$/gm)].map(([, number]) => Number(number));

const proofsIn = (file: string): Proof[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(TITLE)).flatMap(([, , numbers = '', title = '']) =>
    numbers.split(',').map((number) => ({ number: Number(number), file, title })),
  );

const line = ({ file, title }: Proof) => `\`${file}\` ${title.replaceAll('|', '\\|')}`;
