import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { LATER } from '../../src/ui/shell/wake-script';
import { type Site, test as siteTest } from './site';

export type { Site };

/** An answer of the server, which only Chromium writes down. */
export const REFUSAL = /the server responded with a status of 4/;

/** A visitor in Chromium, where journeys run; `e2e/browsers` has those in every browser. */
export const test = siteTest.extend<{ tolerated: RegExp; noFaults: undefined }>({
  baseURL: async ({ site }, use) => use(site.url),

  /** Scripts come after the first picture, so an opened page is not yet one that answers: whoever acts here waits for it. */
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitUntilAwake(page);
    await use(page);
  },

  /** Faults that a journey provokes on purpose; a refusal by the server is an answer, not a fault. */
  tolerated: [REFUSAL, { option: true }],

  /** No journey may leave an error in the console, a failed request or a breach of the content security policy. */
  noFaults: [
    async ({ page, tolerated }, use) => {
      const faults = await faultsOf(page);
      await use(undefined);
      expect(faults.filter((fault) => !tolerated.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});

export { type APIRequestContext, expect };

/** All that goes wrong in a page from now on; grows as it comes. */
export async function faultsOf(page: Page) {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
  page.on('requestfailed', (request) => {
    // A search that is typed on, or a page that is left, drops its request on purpose.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()}`);
  });
  await page.addInitScript(noteBreaches);
  return faults;
}

/** A breach that is caught on the way, as a try of `eval` is, leaves no error by itself, but a note in Firefox's console. */
export const noteBreaches = () =>
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    console.error(`policy: ${effectiveDirective} ${blockedURI} ${sourceFile}`),
  );

/** Pages of the fixture do so; one that a journey opens beside it is to be told. Who is faster than the scripts is sent to the page anew. */
export function waitUntilAwake(page: Page) {
  const open = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const wake = async <Answer>(answer: Answer) => {
    await page.waitForFunction(isAwake, LATER.script);
    return answer;
  };
  page.goto = (...to) => open(...to).then(wake);
  page.reload = (...how) => reload(...how).then(wake);
  return page;
}

/**
 * React has taken over the page that the server sent, and its forms check themselves, but for the one of /home, which does
 * when somebody comes near. True of what has no script of ours.
 */
export const isAwake = (later: string) =>
  !document.querySelector(`script[type="${later}"]`) ||
  (Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber')) &&
    !document.querySelector('form:not([novalidate], #home-demo-form form)'));

/**
 * Whoever sends a form within two seconds is taken for a program. A journey types faster than that, so the page's watch is
 * put forward; one journey waits, as a person would.
 */
export const takeTimeToType = (page: Page) =>
  page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 2100;
  });

/** Where a product of the catalogue is read about, or asked for. */
export async function productAddress(site: Site, productName: string, what: 'product' | 'quote') {
  const products: { _id: string; productName: string }[] = await (
    await fetch(`${site.url}/api/iot/prodcuts/all`)
  ).json();
  return `/Iot-products?${what}=${products.find((product) => product.productName === productName)?._id}`;
}

export async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** The same without the page, for journeys that are about what comes after it. Answers what a program would send. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  const answer = await page.request.post('/api/user/admin-login', { data: { email, password } });
  expect(answer.status()).toBe(200);
  const { token } = await answer.json();
  await storeForNextPage(page, token);
  return { authorization: `Bearer ${token}` };
}

/** Written as the next document begins, and never again: a journey may log out. It saves the visit of a page for its storage alone. */
async function storeForNextPage(page: Page, token: string) {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.enable');
  const source = `location.protocol === 'http:' && localStorage.setItem('user', ${JSON.stringify(token)})`;
  await client.send('Page.addScriptToEvaluateOnNewDocument', { source });
  page.once('domcontentloaded', () => void client.detach());
}
