import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const FILES = ['testimonial.ts', 'testimonial.server.ts', 'testimonial.page.tsx', '9999-testimonials.ts'];

/** The blocks of code below the heading, each with the name of its file in the line before. */
function blocksOf(text: string) {
  const [, recipe = ''] = text.split(/^## Add an entity$/m);
  const [own = ''] = recipe.split(/^## /m);
  const blocks = own.matchAll(/`([\w./-]+)`[^`\n]*\n\n( *)```tsx?\n([\s\S]*?)\n *```/g);
  return Array.from(blocks, ([, file = '', indent = '', code = '']) => ({
    file: path.basename(file),
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

/** What is tested here is what the house tells its people to write, to the letter. */
test('the recipe in ARCHITECTURE.md is the code of the entity that the tests have', () => {
  const blocks = blocksOf(readFileSync('ARCHITECTURE.md', 'utf8'));
  expect(blocks.map(({ file }) => file)).toEqual(FILES);
  for (const { file, code } of blocks)
    expect(`${code}\n`, file).toBe(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
});
