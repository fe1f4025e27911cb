import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');
/** How many items of ASVS 5.0.0 are of level 1 or 2. */
const ITEMS = 253;

test('every file that docs/security.md names is there, tests among them', () => {
  const files = new Set(globSync('{src,e2e,scripts,faults}/**/*.{ts,tsx}').map((file) => basename(file)));
  const named = Array.from(text.matchAll(/`([\w./-]+\.tsx?)`/g), ([, name = '']) => basename(name));
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((name) => !files.has(name))).toEqual([]);
});

test('every item of levels 1 and 2 stands in it once, with a state and a reason', () => {
  const rows = Array.from(
    text.matchAll(/^\| (\d+\.\d+\.\d+[^|]*) \| ([^|]*) \| ([^|]*) \| ([^|]*) \| (.*) \|$/gm),
  );
  const ids = rows.flatMap(([, items = '']) => items.split(', '));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(ITEMS);
  for (const [row, , , , state = '', why = ''] of rows) {
    expect(['tested', 'done', 'contract', 'half', 'open', 'operator', 'n/a'], row).toContain(state);
    if (state === 'tested') expect(why, row).toMatch(/\.(test|spec)\.ts`|`fixtures\.ts`|`faults/);
    else expect(why, row).not.toBe('');
  }
});
