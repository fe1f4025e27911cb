import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { resources } from '~/features/resources';
import { roles } from '~/model/permissions';

const FILES = ['testimonial.ts', 'testimonial.server.ts', 'testimonial.page.tsx', '9999-testimonials.ts'];

/** The lists that an entity is added to, and one that is in it already. */
const LISTS = {
  'src/features/resources.ts': /\bcontact\b/,
  'src/app/features.server.ts': /\bcontactFeature\b/,
  'src/platform/db/migrations/index.ts': /\bbrowsers\b/,
};

/** What is about any of the entities. Accounts are the platform's own, and the figures of leads are about leads. */
const GENERIC =
  'src/{app,dashboard,lib,platform,records,ui,features/{bulk,views,outbox,notifications,privacy,search,spam,trash,insights/server}}/**/*.{ts,tsx}';
const OWN =
  /\.test\.tsx?$|test-kit|\/migrations\/|db\/schema\.ts$|app\/features\.server\.ts$|\/(lead|hiring)-(figures|tally)\.ts$/;

const [, recipe = ''] = readFileSync('ARCHITECTURE.md', 'utf8').split(/^## Add an entity$/m);
const [text = ''] = recipe.split(/^## /m);
const own = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const linesOf = (content: string) => content.trimEnd().split('\n');

/** The blocks of code below the heading, each with the name of its file in the line before. */
function blocks() {
  const found = text.matchAll(/`([\w./-]+)`[^`\n]*\n\n( *)```tsx?\n([\s\S]*?)\n *```/g);
  return Array.from(found, ([, file = '', indent = '', code = '']) => ({
    file: path.basename(file),
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

describe('the recipe in ARCHITECTURE.md', () => {
  test('is the code of the entity that the tests have, to the letter', () => {
    expect(blocks().map(({ file }) => file)).toEqual(FILES);
    for (const { file, code } of blocks()) expect(`${code}\n`, file).toBe(own(file));
  });

  test('says how much is touched: so many files of its own, and two lines in each of the lists', () => {
    const lines = FILES.reduce((sum, file) => sum + linesOf(own(file)).length, 0);
    const listed = Object.entries(LISTS).map(
      ([file, name]) => linesOf(readFileSync(file, 'utf8')).filter((line) => name.test(line)).length,
    );
    expect(listed).toEqual([2, 2, 2]);
    const said = /\d+ files of its own, \d+ lines in all, and \d+ lines in \d+ lists/.exec(text)?.[0];
    expect(said).toBe(`${FILES.length} files of its own, ${lines} lines in all, and 6 lines in 3 lists`);
  });

  test('needs nothing else: no generic code names an entity', () => {
    const names = resources.map(({ name }) => name);
    // The name of an account is also a role's, and so is that of an employee. Whom a record is about is the engine's own business.
    const words = [...resources.map(({ table }) => table), ...names]
      .filter((word) => !['users', 'people', 'person'].includes(word) && !roles.some((role) => role === word))
      .join('|');
    const named = new RegExp(`['"\`](?:${words})['"\`. ]|features/(?:${names.join('|')})/`);
    const files = globSync(GENERIC).filter((file) => !OWN.test(file));
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => named.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
