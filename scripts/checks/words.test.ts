import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Each meant three to five things; the glossary in ARCHITECTURE.md has a word for every one of them. */
const VAGUE = ['kept', 'told', 'held', 'doomed', 'remember', 'remembered', 'turns', 'walk'];
/** A column of old: whether the news of a submission is held back. */
const ALLOWED = ['newsHeld'];
/** The contract's own name for what a revert of an import leaves. */
const SAYS_KEPT = /features\/import\/(?:import-call|server\/import\.api)\.ts$/;

const partsOf = (name: string) => name.split(/[_-]|(?<=[a-z\d])(?=[A-Z])/).map((part) => part.toLowerCase());
const isVague = (name: string) =>
  !ALLOWED.includes(name) && partsOf(name).some((part) => VAGUE.includes(part));

/** What a file declares under a name of its own: constants, functions, types, members and parameters. */
function vagueIn(file: string, text: string) {
  const names: string[] = [];
  const look = (node: ts.Node) => {
    const isDeclared = ts.isIdentifier(node) && 'name' in node.parent && node.parent.name === node;
    if (isDeclared && !ts.isPropertyAccessExpression(node.parent) && isVague(node.text))
      names.push(node.text);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return names;
}

test('a name of a vague word is found, in every way that a name is declared', () => {
  const text =
    'const keptPages = 1; interface X { isTold: 1 } function f({ held }: X, DOOMED_AT = 2) {} type Turns = X; const shelf = f.kept;';
  expect(vagueIn('a.ts', text)).toEqual(['keptPages', 'isTold', 'held', 'DOOMED_AT', 'Turns']);
});

test('identifiers of the product use the words of the glossary', async () => {
  const mayBeVague = new RegExp(VAGUE.join('|'), 'i');
  const vague: string[] = [];
  for await (const file of glob('src/**/*.{ts,tsx}')) {
    if (/\.test\.tsx?$|^src\/testing\/|\/migrations\//.test(file)) continue;
    if (isVague(file.replace(/^.*\/|\..*$/g, ''))) vague.push(file);
    const text = readFileSync(file, 'utf8');
    const names = mayBeVague.test(text) ? vagueIn(file, text) : [];
    const own = names.filter((name) => name !== 'kept' || !SAYS_KEPT.test(file));
    vague.push(...own.map((name) => `${file} ${name}`));
  }
  expect(vague).toEqual([]);
});
