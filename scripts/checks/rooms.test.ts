import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const house = {
  'src/app/main.ts': '',
  'src/dashboard/frame.tsx': '',
  'src/features/career/career.ts': '',
  'src/features/career/career.page.tsx': '',
  'src/features/career/look.ts': `import './mark';`,
  'src/features/career/mark.tsx': '',
  'src/features/career/server/hire.ts': '',
  'src/features/enquiry/enquiry.ts': '',
  'src/features/employee/employee.ts': '',
  'src/features/user/user.ts': '',
  'src/features/resources.ts': '',
  'src/records/crud.ts': '',
  'src/platform/db/index.ts': '',
  'src/model/resource.ts': '',
  'src/site/layout.tsx': '',
  'src/site/words.server.ts': '',
  'src/testing/app.ts': '',
  'src/ui/button.tsx': '',
  'src/lib/time.ts': `import './circle';`,
  'src/platform/db/migrations/0001.ts': `import '../index';`,
};

const broken: [file: string, text: string, rule: string][] = [
  ['src/lib/up.ts', `import '~/ui/button';`, 'lib-knows-nothing-above-it'],
  ['src/ui/up.tsx', `import type { X } from '~/model/resource';`, 'ui-knows-nothing-above-it'],
  ['src/model/up.ts', `import '../platform/db';`, 'model-knows-nothing-above-it'],
  ['src/platform/up.ts', `export * from '~/records/crud';`, 'platform-knows-nothing-above-it'],
  ['src/records/up.ts', `await import('~/features/career/career');`, 'records-knows-nothing-above-it'],
  ['src/demo/up.ts', `import '~/app/main';`, 'demo-knows-nothing-above-it'],
  ['src/features/up.server.ts', `import '~/app/main';`, 'features-knows-nothing-above-it'],
  ['src/features/shown.ts', `import '~/site/layout';`, 'features-knows-nothing-above-it'],
  ['src/site/up.tsx', `import '~/dashboard/frame';`, 'site-knows-nothing-above-it'],
  ['src/dashboard/beside.tsx', `import '~/site/layout';`, 'dashboard-knows-nothing-above-it'],
  ['src/dashboard/page.tsx', `import { open } from '~/platform/db';`, 'no-server-code-in-the-browser'],
  ['src/site/page.tsx', `import '~/features/career/server/hire';`, 'no-server-code-in-the-browser'],
  ['src/features/enquiry/page.tsx', `import '../career/career.page';`, 'a-feature-is-entered-by-its-door'],
  ['src/features/enquiry/x.server.ts', `import '../career/server/hire';`, 'a-feature-is-entered-by-its-door'],
  ['src/site/shown.tsx', `import '~/features/career/look';`, 'public-pages-show-what-their-sheet-has'],
  ['src/features/user/up.ts', `import '../employee/employee';`, 'users-know-no-desk'],
  ['src/features/account/up.ts', `import type { X } from '../employee/employee';`, 'users-know-no-desk'],
  ['src/features/followup/up.ts', `import '../enquiry/enquiry';`, 'followups-know-no-source'],
  ['src/platform/db/migrations/0002.ts', `import '~/lib/time';`, 'a-migration-stands-on-its-own'],
  ['src/app/odd.ts', `import '~/testing/app';`, 'no-tests-in-the-product'],
  ['src/lib/lost.ts', `import './nowhere';`, 'no-import-without-a-file'],
  ['src/lib/circle.ts', `import './time';`, 'no-circles'],
];

const lawful: Record<string, string> = {
  'src/app/fine.ts': `import '~/features/career/career';`,
  'src/dashboard/fine.tsx': `import type { Db } from '~/platform/db';`,
  'src/site/fine.tsx': `import './words.server';\nimport '~/features/enquiry/enquiry';`,
  'src/features/enquiry/fine.ts': `import '../career/career';`,
  'src/features/followup/fine.ts': `import '../resources';`,
  'src/features/employee/fine.ts': `import '../user/user';\nimport './employee';`,
  'src/features/career/fine.server.ts': `import './server/hire';`,
  'src/platform/fine.test.ts': `import '~/testing/app';\nimport '~/app/main';`,
};

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'rooms-'));
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text || 'export {};');
  };
  for (const [file, text] of Object.entries({ ...house, ...lawful })) put(file, text);
  for (const [file, text] of broken) put(file, text);
  put('tsconfig.json', JSON.stringify({ compilerOptions: { paths: { '~/*': ['./src/*'] } } }));
});
afterAll(() => rmSync(root, { recursive: true }));

test('each way around the law of the house is found, and nothing else', () => {
  const cruise = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = path.resolve('dependency-cruiser.config.mjs');
  const args = [cruise, '--config', config, '--output-type', 'json', 'src'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const found: { from: string; rule: { name: string } }[] = JSON.parse(stdout).summary.violations;
  const names = found.map(({ from, rule }) => `${from} ${rule.name}`);
  for (const [file, , rule] of broken) expect(names).toContain(`${file} ${rule}`);
  expect(names.filter((name) => !broken.some(([file]) => name.startsWith(`${file} `)))).toEqual([]);
});
