import type { Page } from '@playwright/test';
import { nextDays } from '../../src/features/followup/ui/next-days';
import { expectAccessible } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { pressAt, typeAt } from '../lib/keys';
import { addPerson, book, call, enter, tokenOf } from '../lib/people';
import { BY_FINGER } from '../lib/widths';

const panelOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** How often somebody pressed the mouse, or a finger, until now. */
async function countClicks(page: Page) {
  await page.evaluate(() => {
    addEventListener('click', (event) => {
      // What a key does counts as a click too, but at no place.
      if (event.isTrusted && event.detail > 0)
        document.body.dataset.clicks = String(Number(document.body.dataset.clicks ?? 0) + 1);
    });
    // Nobody can be called from here.
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
    });
  });
  return () => page.evaluate(() => Number(document.body.dataset.clicks));
}

/** Nothing lies over its words, from the first to the last. */
const isUncovered = (element: Element) => {
  const words = document.createRange();
  words.selectNodeContents(element);
  const { left, right, top, height } = words.getBoundingClientRect();
  return [left + 1, (left + right) / 2, right - 1].every((x) =>
    element.contains(document.elementFromPoint(x, top + height / 2)),
  );
};

test('by keys alone an enquiry is called, noted, put on Thursday and handed over, and overdue steps are put off one after the other', async ({
  page,
  site,
}) => {
  const name = 'Fatima Keys';
  const colleague = 'nils';
  await addPerson(site, colleague, 'employee');
  await book(site, name);
  const town = 'Latetown';
  const token = await tokenOf(site, site.admin);
  for (const letter of 'ABC') {
    const person = { name: `${letter} ${town}`, mobile: '9818040107', email: 'late@lists.example' };
    await call(site, 'POST', '/followup', { ...person, status: 'Pending', nextDate: '2026-01-05' }, token);
  }
  await enter(page, site.admin, `/dashboard/enquiry?q=${encodeURIComponent(name)}`);

  await test.step('the enquiry', async () => {
    const clicks = await countClicks(page);
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const panel = panelOf(page, name);
    await pressAt(page, panel.getByRole('link', { name: /^Call \+91/ }));
    await expect(panel.getByLabel('Note')).toBeFocused();
    await page.keyboard.type('Wants a quote for ten seats.');
    await pressAt(page, panel.getByRole('button', { name: 'Thursday' }));
    await typeAt(page, panel.getByLabel('Owner'), colleague);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Follow-up updated successfully')).toBeVisible();
    expect(await clicks()).toBeNaN();
    // What is said of it lies elsewhere than over whom it is about.
    expect(await panel.getByRole('heading', { name, exact: true }).evaluate(isUncovered)).toBe(true);
    await expect(panel.getByLabel('Date', { exact: true })).toHaveValue(nextDays().Thursday ?? '');
    await expect(panel.getByRole('link', { name: /New.*Next.*nils/ })).toBeVisible();
  });

  await test.step('what was put off leaves the list, and the next is a key away', async () => {
    const overdue = new URLSearchParams({ q: town, 'due.nextDate': 'overdue', sort: 'name' });
    await page.goto(`/dashboard/followups?${overdue}`);
    await page.getByRole('button', { name: `View A ${town}`, exact: true }).press('Enter');
    for (const [letter, next] of ['AB', 'BC']) {
      const panel = panelOf(page, `${letter} ${town}`);
      await panel.getByRole('button', { name: 'Tomorrow' }).press('Enter');
      await panel.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(page.locator('tbody tr').filter({ hasText: `${letter} ${town}` })).toHaveCount(0);
      await expect(panel).toBeVisible();
      await page.keyboard.press('j');
      await expect(panelOf(page, `${next} ${town}`)).toBeVisible();
    }
  });
});

test.describe('by finger', () => {
  test.use(BY_FINGER);

  test('an enquiry is called, noted, put on Thursday and handed over in four clicks; a landline takes no messages', async ({
    page,
    site,
  }) => {
    const name = 'Farid Four';
    const colleague = 'meera';
    await addPerson(site, colleague, 'employee');
    await book(site, name);
    const contact = { name, email: 'lina@line.example', phone: '080 4123 4567', city: 'Bengaluru' };
    await call(site, 'POST', '/contact/fillcontact', contact, await tokenOf(site, site.admin));
    await enter(page, site.admin, '/dashboard/enquiry');
    const clicks = await countClicks(page);

    await page.getByRole('row').filter({ hasText: name }).getByText('Palwal').click();
    const panel = panelOf(page, name);
    await panel.getByRole('link', { name: /^Call \+91/ }).click();
    await expect(panel.getByLabel('Note')).toBeFocused();
    // However much is asked in between.
    await expect(panel.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 });
    await page.keyboard.type('Wants a quote for ten seats.');
    await panel.getByRole('button', { name: 'Thursday' }).click();
    await panel.getByLabel('Owner').click();
    await page.keyboard.type(colleague);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Follow-up updated successfully')).toBeVisible();
    expect(await clicks()).toBe(4);
    expect(await panel.getByRole('heading', { name, exact: true }).evaluate(isUncovered)).toBe(true);

    await expect(panel.getByLabel('Note')).toHaveValue('');
    // What was said is read where it was written.
    await expect(panel.getByText('Wants a quote for ten seats.')).toBeVisible();
    await expect(panel.getByLabel('Date', { exact: true })).toHaveValue(nextDays().Thursday ?? '');
    const messages = panel.getByRole('link', { name: /^WhatsApp/ });
    await expect(messages).toHaveAttribute('href', 'https://wa.me/919818040106');
    await expect(panel.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+919818040106');
    await expect(panel.getByRole('button', { name: /^Write to farid/ })).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Copy \+91/ })).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('link', { name: /New.*Next.*meera/ }).click();
    const followup = page.getByRole('dialog').filter({ hasText: 'Came from Enquiry' });
    await expect(followup.getByText('Wants a quote for ten seats.')).toHaveCount(2);
    await followup.getByRole('button', { name: 'Today' }).click();
    await followup.getByLabel('Time').fill('14:30');
    await followup.getByLabel('Note').fill('Rang back.');
    await followup.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Follow-up updated successfully').last()).toBeVisible();
    await followup.getByRole('button', { name: 'History' }).click();
    await expect(followup.getByText('Remark added: Rang back.')).toBeVisible();
    await expect(followup.getByText(/Next time set to 14:30/)).toBeVisible();
    await expectAccessible(page);

    await page.goto('/dashboard/contact-list');
    await page.getByRole('button', { name: `View ${name}` }).click();
    await expect(panel.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+918041234567');
    await expect(messages).toHaveCount(0);
  });
});
