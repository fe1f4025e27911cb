import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Whether one of them stands among the fifty thousand that were found most often in ten million stolen passwords. Read when a password is
 * chosen, and looked through as the text that it is, a list in JSON, all in small letters: that takes some milliseconds, and
 * nothing of it stays in memory.
 */
export function isAnyPublished(texts: readonly string[]) {
  const ranking = readFileSync(require.resolve('@zxcvbn-ts/language-common/src/passwords.json'), 'utf8');
  return texts.some((text) => ranking.includes(JSON.stringify(text)));
}
