// The law of the house: imports go down this list, never up, and never in a circle. See ARCHITECTURE.md.
const ROOMS = ['app', 'demo', 'dashboard', 'site', 'features', 'records', 'platform', 'model', 'ui', 'lib'];

const tests = '^src/testing/|\\.test\\.tsx?$|/test-kit\\.ts$';

const inRooms = (rooms) => `^src/(${rooms.join('|')})/`;

/** What only the server has: no byte of it may reach a browser. */
const server = [
  '\\.server\\.tsx?$',
  '^src/(app|demo)/',
  '^src/features/[^/]+/(server|paper)/',
  '^src/records/(?!ui/|[^/]+/[^/]+-call\\.ts$|[^/]+-call\\.ts$)',
  '^src/platform/(?!auth/(ui/|session-call\\.ts$|password-rules\\.ts$))',
];

/** What a page's loader and action work with: the framework cuts it out of what the browser gets. */
const drawnWith = '^src/(site/.+|platform/pages/post-form)\\.server\\.tsx?$';

/** What public pages are made of, as src/styles.css names it: the classes that are written there are those of their sheet. */
const inPublicSheet = [
  '^src/site/',
  '^src/ui/(?!(autosave|table|popup)/|(panel|mark|empty-state|dialog/(dialog|sure-button))\\.tsx$)',
  '^src/features/account/((sign-in|password|verify-email)/|my-section\\.tsx$)',
  '^src/features/content/rich/rich-words\\.tsx$',
  '^src/platform/auth/ui/code-field\\.tsx$',
];

/** Every room but the first may not reach up. `dashboard` and `site` stand beside each other, and know nothing of each other. */
const neverUp = ROOMS.slice(1).map((room, index) => {
  const above = ROOMS.slice(0, index + 1);
  const forbidden = room === 'dashboard' ? [...above, 'site'] : above;
  return {
    name: `${room}-knows-nothing-above-it`,
    comment: `imports go down only: ${ROOMS.join(', ')}`,
    severity: 'error',
    from: { path: `^src/${room}/`, pathNot: tests },
    to: { path: `${inRooms(forbidden)}|^src/[^/]+\\.tsx?$` },
  };
});

export default {
  forbidden: [
    ...neverUp,
    {
      name: 'no-circles',
      comment: 'two files that need each other are one, or miss a third',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-server-code-in-the-browser',
      comment: 'only `import type`, and what the loader of a page draws with',
      severity: 'error',
      from: { path: '^src/', pathNot: [tests, ...server, '^src/vite-env'] },
      to: { path: server, pathNot: drawnWith, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'a-feature-is-entered-by-its-door',
      comment: 'what lies in the folders inside of a feature, and its page, are its own',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/features/[^/]+/([^/]+/|[^/]+\\.page\\.tsx$)', pathNot: '^src/features/$1/' },
    },
    {
      name: 'public-pages-show-what-their-sheet-has',
      comment:
        'the classes of what lies elsewhere are in the sheet of the dashboard alone: see src/styles.css',
      severity: 'error',
      from: { path: '^src/(site|features/account/(sign-in|password|verify-email))/', pathNot: tests },
      // Mails and the page of a fault bring their own look.
      to: {
        path: '\\.tsx$',
        pathNot: [...inPublicSheet, '^src/platform/(mail/|pages/fault-page)'],
        reachable: true,
      },
    },
    {
      name: 'users-know-no-desk',
      comment:
        'an employee and my account stand on users, and not on each other; users reach them by the registry',
      severity: 'error',
      from: { path: '^src/features/(user|employee|account)/', pathNot: tests },
      to: { path: '^src/features/(employee|account)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'followups-know-no-source',
      comment:
        'what can be followed up says so in the registry, and stands on follow-ups; what was said to somebody is asked of their timeline',
      severity: 'error',
      from: { path: '^src/features/followup/', pathNot: tests },
      to: { path: '^src/features/(?!(?:followup|settings|mails)/|person/timeline-call)[^/]+/' },
    },
    {
      name: 'a-migration-stands-on-its-own',
      comment: 'what it applied once stays as it was, whatever becomes of the rules of today',
      severity: 'error',
      from: { path: '^src/platform/db/(migrations/|tables/|pages-by-bytes|rows-from)', pathNot: tests },
      to: {
        path: '^src/|node_modules',
        pathNot: '^src/platform/db/|node_modules/(kysely|libphonenumber-js)/',
      },
    },
    {
      name: 'no-tests-in-the-product',
      comment: 'what only tests and scripts use stays with them',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: ['^src/testing/', '^e2e/', '^scripts/', '\\.test\\.tsx?$'] },
    },
    {
      name: 'no-import-without-a-file',
      comment: 'an import that leads nowhere cannot be judged',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true, pathNot: '^virtual:|/\\+types/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
