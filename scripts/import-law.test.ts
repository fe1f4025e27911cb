import { expect, test } from 'vitest';
import { lawBreaks } from './lib/import-law.ts';
import { environmentRule, importRules } from './lib/import-rules.ts';

const tree = {
  'src/config.server.ts': '',
  'src/dashboard/list.tsx': '',
  'src/dashboard/stats.page.tsx': '',
  'src/resources/index.server.ts': '',
  'src/resources/resource.ts': '',
  'src/resources/career/career.ts': '',
  'src/resources/career/career.page.tsx': '',
  'src/resources/enquiry/enquiry.ts': '',
  'src/resources/enquiry/enquiry.page.tsx': '',
  'src/server/crud.ts': '',
  'src/server/db/index.ts': '',
  'src/site/layout.tsx': '',
  'src/testing/app.ts': '',
  'src/ui/button.tsx': '',
};

const breaksOf = (file: string, text: string) => lawBreaks({ ...tree, [file]: text });

const broken: [file: string, text: string, why: string][] = [
  ['src/ui/button.tsx', `import { list } from '~/resources/resource';`, 'ui and lib know no entity'],
  ['src/lib/api.ts', `import type { App } from '../server/crud.ts';`, 'ui and lib know no entity'],
  ['src/root.tsx', `import { config } from './config.server';`, 'the browser never gets server code'],
  ['src/site/home.tsx', `const db = await import('~/server/db');`, 'the browser never gets server code'],
  ['src/site/home.tsx', `export { crud } from '~/server/crud.ts';`, 'the browser never gets server code'],
  ['src/site/home.tsx', `import {\n  type A,\n} from '~/server/crud';`, 'the browser never gets server code'],
  ['src/site/home.tsx', `import '~/server/crud';`, 'the browser never gets server code'],
  ['src/resources/career/career.page.tsx', `import x from '~/site/layout';`, 'an entity builds on'],
  ['src/resources/career/career.page.tsx', `import x from '~/dashboard/stats.page';`, 'an entity builds on'],
  ['src/resources/career/career.ts', `import x from '../enquiry/enquiry.page';`, 'an entity knows no page'],
  ['src/site/home.tsx', `import { List } from '~/dashboard/list';`, 'visitors never download'],
  ['src/server/app.ts', `import x from '~/resources/enquiry/enquiry';`, 'the server knows the entities only'],
  ['src/server/app.ts', `import { app } from '~/testing/app';`, 'production code never imports'],
  ['src/server/app.ts', `import { run } from '../../scripts/lib/run.mjs';`, 'production code never imports'],
  ['src/server/app.ts', 'const port = process.env.PORT;', 'only src/config.server.ts reads'],
  ['src/server/app.ts', `import { env } from 'node:process';`, 'only src/config.server.ts reads'],
];

const lawful: [file: string, text: string][] = [
  ['src/lib/api.ts', `import { z } from 'zod';\nimport { x } from './errors';`],
  [
    'src/site/home.tsx',
    `import type { Config } from '~/config.server';\nimport { Button } from '~/ui/button';`,
  ],
  ['src/entry.server.tsx', `import { config } from './config.server';`],
  ['src/resources/career/career.api.server.ts', `import { crud } from '~/server/crud';`],
  ['src/resources/career/career.page.tsx', `import { List } from '~/dashboard/list';`],
  ['src/resources/career/route.ts', `import page from './career.page';`],
  ['src/server/app.ts', `import { apis } from '~/resources/index.server';`],
  ['src/server/app.test.ts', `import { app } from '~/testing/app';\nprocess.env.PORT = '0';`],
  ['src/config.server.ts', 'const port = process.env.PORT;'],
];

test.each(broken)('%s may not say %s', (file, text, why) => {
  expect(breaksOf(file, text)).toEqual([expect.stringContaining(why)]);
});

test.each(lawful)('%s may say %s', (file, text) => {
  expect(breaksOf(file, text)).toEqual([]);
});

test('every rule has a sample that breaks it', () => {
  const rules = [...importRules, environmentRule];
  expect(rules.filter(({ why }) => !broken.some((sample) => why.startsWith(sample[2])))).toEqual([]);
});
