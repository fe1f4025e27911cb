import { posix } from 'node:path';
import { environmentRule, type ImportRule, importRules } from './import-rules.ts';

/** Paths from the repository's root, and the text of each file. */
type Files = Record<string, string>;

/** One line per broken rule. */
export function lawBreaks(files: Files): string[] {
  return Object.entries(files).flatMap(([file, text]) => [
    ...importsIn(text).flatMap(({ name, typeOnly }) => {
      const target = resolve(file, name, files);
      const broken = importRules.filter((rule) => target && breaks(rule, file, target, typeOnly));
      return broken.map((rule) => `${file} imports ${target}: ${rule.why}`);
    }),
    ...(applies(environmentRule, file) && environmentRule.mention.test(text)
      ? [`${file} mentions process.env: ${environmentRule.why}`]
      : []),
  ]);
}

function breaks(rule: ImportRule, file: string, target: string, typeOnly: boolean) {
  if (!applies(rule, file) || (rule.types && typeOnly)) return false;
  if (rule.ownFolder && posix.dirname(file) === posix.dirname(target)) return false;
  return matches(target, rule.forbid) && !matches(target, rule.allow);
}

const applies = (rule: Pick<ImportRule, 'from' | 'except'>, file: string) =>
  matches(file, [rule.from]) && !matches(file, rule.except);

const matches = (path: string, globs: string[] = []) => globs.some((glob) => posix.matchesGlob(path, glob));

function importsIn(text: string) {
  const withFrom = /^[ \t]*(?:import|export)\s+(type\s+(?!from\b))?[^'"`;=()]*?from\s*['"]([^'"]+)['"]/gm;
  const others = /^[ \t]*import\s*['"]([^'"]+)['"]|(?<!typeof )\bimport\(\s*['"]([^'"]+)['"]/gm;
  return [
    ...Array.from(text.matchAll(withFrom), ([, type, name = '']) => ({ name, typeOnly: type !== undefined })),
    ...Array.from(text.matchAll(others), ([, bare, dynamic = '']) => ({
      name: bare ?? dynamic,
      typeOnly: false,
    })),
  ];
}

function resolve(file: string, specifier: string, files: Files) {
  const path = specifier.replace(/\?.*$/, '');
  if (!/^(~|\.{1,2})\//.test(path)) return undefined;
  const base = posix.join(path.startsWith('~/') ? 'src' : posix.dirname(file), path.replace(/^~\//, ''));
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  return endings.map((ending) => base + ending).find((candidate) => candidate in files) ?? base;
}
