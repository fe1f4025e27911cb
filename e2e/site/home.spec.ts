import { eventually } from '../lib/eventually';
import { expect, takeTimeToType, test } from '../lib/fixtures';

/** Each category button, where it leads, and what stands there. */
const categories = [
  ['IT', '/it', 'Run Your Enterprise IT on a Unified AI Platform', ['ITSM', 'ITOM', 'ITAM', 'SPM']],
  [
    'CRM',
    '/crm',
    'The AI Platform for Business Transformation',
    ['Customer Service Management', 'Field Service Management', 'Sales & Order Management'],
  ],
  [
    'Security & Risk',
    '/secuirity',
    'See Every Cyber Risk, and Close the Costly Ones First',
    ['SecOps', 'Risk Management'],
  ],
  [
    'Finance & Supply',
    '/finance',
    'Deliver Core Business Services with Intelligent Automation',
    ['Sourcing and Procurement Operations', 'Accounts Payable Operations', 'Supplier Lifecycle Operations'],
  ],
  [
    'Human Resources',
    '/human',
    'Empower Your Workforce',
    ['HR Service Delivery', 'Talent Development', 'Workplace Service Delivery'],
  ],
  [
    'App Development',
    '/appdev',
    'AI-Powered Workflows & Automation',
    ['App Engine', 'Integration Hub', 'Workflow Data Fabric'],
  ],
] as const;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('each category opens its popup where the reader stands, and Back, Close and Esc close it', async ({
  page,
}) => {
  await page.goto('/home');
  const scrolled = () => page.evaluate(() => window.scrollY);
  const closings = ['Back', 'Close', 'Esc'];
  for (const [index, [label, path, headline, areas]] of categories.entries()) {
    const category = page.locator('main').getByRole('link', { name: label }).first();
    // The page glides there, and whoever is over it has arrived.
    await category.hover();
    const before = await scrolled();
    await category.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const popup = page.getByRole('dialog');
    await expect(popup.getByRole('heading').first()).toContainText(headline);
    for (const area of areas) await expect(popup.getByText(area, { exact: true }).first()).toBeVisible();
    await expect(popup.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', /^\/./);
    for (const word of ['Like', 'Dislike', 'Comment']) {
      await expect(popup.getByText(word, { exact: true }).first()).toBeVisible();
    }
    await expect(popup.getByRole('button')).toHaveCount(0);
    const closing = closings[index % closings.length];
    if (closing === 'Back') await page.goBack();
    else if (closing === 'Close') await popup.getByRole('link', { name: 'Close' }).click();
    else await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(page).toHaveURL(/\/home$/);
    await eventually(async () => Math.abs((await scrolled()) - before)).toBeLessThan(2);
    await expect(category).toBeFocused();
  }
});

test('a popup that is linked to stands open over the page, and Close leads to the page', async ({ page }) => {
  await page.goto('/secuirity');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/slider');
  for (const [, , headline] of categories) {
    await expect(page.getByRole('dialog').getByText(headline).first()).toBeAttached();
  }
});

test('on a phone the leaf begins to grow with the first scrolling, and follows it', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/home');
  const leaf = page.locator('.growth-leaf');
  const scale = () => leaf.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  await expect(leaf).not.toBeInViewport();
  await expect(leaf).toHaveCSS('animation-name', 'none');
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await scrollTo(1000);
  await expect(leaf).toBeInViewport();
  await eventually(scale).toBeGreaterThan(1.8);
  await scrollTo(3500);
  await eventually(scale).toBe(1);
});

test('Book A Demo scrolls to the form, which is sent from here too', async ({ page, site }, info) => {
  const email = `home.${info.project.name}@anand.example`;
  await page.goto('/home');
  await page.getByRole('link', { name: 'Book A Demo' }).first().click();
  await expect(page.locator('#demo')).toBeInViewport();
  await page.getByLabel('Your Name').fill('Kabir Anand');
  await page.getByLabel('Your Email').fill(email);
  await page.getByLabel('Your Phone').fill('98180 40101');
  await page.getByLabel('Your City').fill('Gurugram');
  await page.getByRole('combobox').selectOption('crm');
  await takeTimeToType(page);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('Your demo request has been sent successfully!').first()).toBeVisible();
  expect((await site.mailTo(email)).text).toContain('CRM Development');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, tolerated: /failed: .*\.js$|status of 4/ });

  test('a category leads to its popup and Close back', async ({ page }) => {
    await page.goto('/home');
    await page.locator('main').getByRole('link', { name: 'Human Resources' }).first().click();
    await expect(page.getByText('Empower Your Workforce').first()).toBeVisible();
    await page.getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
});
