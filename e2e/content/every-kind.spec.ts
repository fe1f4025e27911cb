import type { Page } from '@playwright/test';
import { collections, type Words } from '~/features/content/collections';
import { expectAccessible } from '../lib/accessible';
import { eventually } from '../lib/eventually';
import { expect, type Site, test } from '../lib/fixtures';
import { call, enter, tokenOf } from '../lib/people';
import { PHONE } from '../lib/widths';

// What stands around every page is changed, too, and what people are held to has another name afterwards.
test.use({ ownSite: 'every kind', viewport: PHONE });
// One site for all of them.
test.describe.configure({ mode: 'default' });

interface Tried {
  /** The field that is changed, and the group that it stands in, if it does. */
  field: string;
  group?: string;
  /** Where visitors read it. */
  pages: readonly string[];
}

const tried: Record<keyof Words | 'posts', Tried> = {
  site: { field: 'Line below the name', pages: ['/contact-us', '/terms', '/blog'] },
  navigation: { group: 'Button', field: 'Label', pages: ['/', '/policy'] },
  landing: { field: 'Below the claim', pages: ['/'] },
  home: { field: 'Below the claim', pages: ['/home'] },
  popups: { field: 'Text', pages: ['/it', '/slider'] },
  services: { field: 'Introduction', pages: ['/development'] },
  portfolio: { field: 'What the projects have in common', pages: ['/portfolio?tab=B2B'] },
  team: { field: 'What they do here', pages: ['/about-us'] },
  industries: { group: 'Heading', field: 'Highlighted words', pages: ['/about-us'] },
  about: { group: 'Heading of the team', field: 'Highlighted words', pages: ['/about-us'] },
  careers: { field: 'Below the heading', pages: ['/career'] },
  'meta-ads': { field: 'Introduction', pages: ['/meta/ads'] },
  policy: { field: 'Below the heading', pages: ['/policy'] },
  terms: { field: 'Below the heading', pages: ['/terms'] },
  posts: { field: 'Summary', pages: ['/blog', '/blog/leaving-excel-which-sheet-first'] },
};

/** One word: what is drawn word by word is found by it, too. */
const MARKER = 'Kimberlite';

/** The words of a page in one line, as they are read. */
async function wordsOf(site: Site, path: string) {
  const html = await (await fetch(site.url + path)).text();
  const words = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, '');
  return words.replace(/\s+/g, ' ');
}

/** What people are held to has its version and its day anew, and says that there were others. */
const unnamed = (words: string) =>
  words.replace(/Version [\d.-]+Last changed on \d+ \w+ \d+/, '').replace('All versions of this page', '');

async function publish(page: Page) {
  const button = page.getByRole('button', { name: 'Publish now' });
  await button.click();
  await expect(button).toBeHidden();
}

for (const { name, archived } of collections) {
  test(`${name}: a word is changed, seen in the preview, published, and taken back by what was before`, async ({
    page,
    site,
  }) => {
    const [, kind] = Object.entries(tried).find(([known]) => known === name) ?? [];
    if (!kind) throw new Error(`Say by which field ${name} is tried.`);
    const token = await tokenOf(site, site.admin);
    const [{ _id }] = await call(site, 'GET', `/content/${name}`, undefined, token);
    const path = `/dashboard/content/${name}/${_id}`;
    const read = () => Promise.all(kind.pages.map((one) => wordsOf(site, one)));
    const before = await read();

    await enter(page, site.admin, path);
    const place = kind.group ? page.getByRole('group', { name: kind.group, exact: true }) : page;
    const field = place.getByRole('textbox', { name: kind.field, exact: true });
    const words = await field.inputValue();
    await field.fill(MARKER);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const preview = page.frameLocator('iframe[title="Preview of the page"]');
    await expect(preview.locator('[data-field]', { hasText: MARKER }).first()).toBeAttached();
    await page.getByRole('button', { name: 'Back to the fields' }).click();
    await expectAccessible(page);
    expect(await read()).toEqual(before);

    await publish(page);
    for (const one of kind.pages)
      await eventually(() => wordsOf(site, one), { message: one }).toContain(MARKER);

    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('link', { name: 'Earlier versions' }).click();
    await page.getByRole('button', { name: 'Restore as draft' }).nth(1).click();
    await expect(page).toHaveURL(path);
    await expect(field).toHaveValue(words);
    for (const text of await read()) expect(text).toContain(MARKER);

    await publish(page);
    const asBefore = archived ? unnamed : (text: string) => text;
    await eventually(async () => (await read()).map(asBefore)).toEqual(before.map(asBefore));
  });
}
