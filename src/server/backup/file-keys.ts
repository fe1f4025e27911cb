import { typeOfKey } from '~/server/files/kinds';
import { fileKey } from '~/server/files/urls';

/** Whatever column it stands in: a row that holds the address of a file of ours needs that file. */
export function fileKeysIn(rows: readonly Record<string, unknown>[]): Set<string> {
  const texts = rows.flatMap((row) => Object.values(row)).filter((value) => typeof value === 'string');
  const keys = texts.filter((text) => text.includes('/files/')).map(fileKey);
  return new Set(keys.filter((key) => typeOfKey(key) !== undefined));
}
