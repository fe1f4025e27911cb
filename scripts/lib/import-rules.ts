export type ImportRule = {
  from: string;
  except?: string[];
  forbid: string[];
  allow?: string[];
  /** What is forbidden elsewhere may be imported from the file's own folder. */
  ownFolder?: boolean;
  /** An `import type` leaves nothing behind in the built code. */
  types?: boolean;
  why: string;
};

const tests = ['src/testing/**', 'src/**/*.test.{ts,tsx}'];
const serverCode = ['src/server/**', 'src/**/*.server.{ts,tsx}'];

/** Globs, so that a new entity needs no new rule. */
export const importRules: ImportRule[] = [
  {
    from: 'src/{ui,lib}/**',
    except: tests,
    forbid: ['src/{resources,site,account,dashboard,server}/**'],
    why: 'ui and lib know no entity, no page and no server',
  },
  {
    from: 'src/**',
    except: [...tests, ...serverCode],
    forbid: serverCode,
    // What a page's loader draws with. The build refuses a page that would take it to the browser.
    allow: ['src/site/**/*.server.{ts,tsx}'],
    types: true,
    why: 'the browser never gets server code; only `import type` is allowed',
  },
  {
    from: 'src/resources/**',
    except: tests,
    forbid: ['src/site/**', 'src/dashboard/**/*.page.tsx'],
    // The name and address of the agency stand in its mails too.
    allow: ['src/site/content/brand.ts'],
    why: 'an entity builds on ui, lib, server and the generic parts of the dashboard',
  },
  {
    from: 'src/resources/**',
    forbid: ['src/resources/**/*.page.tsx'],
    ownFolder: true,
    why: 'an entity knows no page of another entity',
  },
  {
    from: 'src/site/**',
    forbid: ['src/dashboard/**'],
    why: 'visitors never download the back office',
  },
  {
    from: 'src/server/**',
    except: tests,
    forbid: ['src/resources/**'],
    allow: ['src/resources/{index,index.server,resource,permissions}.ts'],
    why: 'the server knows the entities only through the lists in resources/, resource.ts and permissions.ts',
  },
  {
    from: 'src/**',
    except: tests,
    forbid: ['src/testing/**', 'e2e/**', 'scripts/**'],
    why: 'production code never imports what only tests and scripts use',
  },
];

export const environmentRule = {
  from: 'src/**',
  except: [...tests, 'src/config.server.ts'],
  mention: /\bprocess\.env\b|['"](node:)?process['"]/,
  why: 'only src/config.server.ts reads the environment',
};
