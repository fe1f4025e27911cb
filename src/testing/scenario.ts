import { expect, test } from 'vitest';
import type { Role } from '~/model/permissions';
import { borrowApp } from './lent-apps/borrow-app';
import type { TestApp } from './test-app';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call and what must come back: an API test as data. */
export interface Scenario {
  name: string;
  /** Fills the database; what it answers replaces `:words` of the path. */
  given?: (test: TestApp) => Promise<Record<string, string> | undefined>;
  as?: Role;
  call: [method: Method, path: string, body?: unknown];
  headers?: Record<string, string>;
  status: number;
  /** What the answer holds, and possibly more. */
  answer?: unknown;
  /** What the answer must not contain anywhere. */
  without?: readonly string[];
  after?: (test: TestApp, given: Record<string, string>) => Promise<void>;
}

/** Each scenario runs on an app and a database as new. */
export function scenarios(list: readonly Scenario[]) {
  test.each(list)('$name', async (scenario) => {
    const testApp = await borrowApp();
    try {
      await run(scenario, testApp);
    } finally {
      await testApp.close();
    }
  });
}

async function run(scenario: Scenario, testApp: TestApp) {
  const given = (await scenario.given?.(testApp)) ?? {};
  const [method, path, body] = scenario.call;
  const signedIn = scenario.as ? (await testApp.logIn(scenario.as)).headers : {};
  const answer = await testApp.app.inject({
    method,
    url: path.replace(/:(\w+)/g, (word, name) => given[name] ?? word),
    headers: { ...signedIn, ...scenario.headers },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: scenario.status });
  if (scenario.answer !== undefined) expect(answer.json()).toMatchObject(Object(scenario.answer));
  for (const secret of scenario.without ?? []) expect(answer.body).not.toContain(secret);
  if (scenario.status >= 400) {
    const { message, error, code } = answer.json();
    expect(message).toBe(error);
    expect(code).toMatch(/^[a-z_]+$/);
  }
  await scenario.after?.(testApp, given);
}
