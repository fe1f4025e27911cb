import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, totalmem } from 'node:os';
import { inRoot } from '../../scripts/lib/paths.mjs';

const FILE = inRoot('bench/RESULTS.md');
const TITLE = '# Measured';
const GIB = 1024 ** 3;

/** Two commands write parts of one file: each replaces its own and leaves the other's alone. */
export function writePart(heading, text) {
  const others = parts().filter((part) => !part.startsWith(`## ${heading}\n`));
  const own = `## ${heading}\n\n${text.trim()}\n`;
  writeFileSync(FILE, [TITLE, ...[...others, own].sort()].join('\n\n').replace(/\n{3,}/g, '\n\n'));
}

export const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'} (${arch()}), ${Math.round(totalmem() / GIB)} GiB, Node ${process.version}`;

function parts() {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  return text.split(/^(?=## )/m).filter((part) => part.startsWith('## '));
}
