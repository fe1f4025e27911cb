import type { Page } from '@playwright/test';
import { nextDays } from '../../src/features/followup/ui/next-days';
import { expectAccessible } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { pressAt, typeAt } from '../lib/keys';
import { addPerson, book, call, enter, tokenOf } from '../lib/people';

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

test('an enquiry is called, noted, put on Thursday and handed over in four clicks', async ({
  page,
  site,
}, info) => {
  const name = `Farid Four ${info.project.name}`;
  const colleague = `meera-${info.project.name}`;
  await addPerson(site, colleague, 'employee');
  await book(site, name);
  await enter(page, site.admin, '/dashboard/enquiry');
  const clicks = await countClicks(page);

  await page.getByRole('row').filter({ hasText: name }).getByText('Palwal').click();
  const panel = panelOf(page, name);
  await panel.getByRole('link', { name: /^Call \+91/ }).click();
  await expect(panel.getByLabel('Note')).toBeFocused();
  await page.keyboard.type('Wants a quote for ten seats.');
  await panel.getByRole('button', { name: 'Thursday' }).click();
  await panel.getByLabel('Owner').click();
  await page.keyboard.type(colleague);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Follow-up updated successfully')).toBeVisible();
  expect(await clicks()).toBe(4);
  // What is said of it lies elsewhere than over whom it is about.
  expect(await panel.getByRole('heading', { name, exact: true }).evaluate(isUncovered)).toBe(true);

  await expect(panel.getByLabel('Note')).toHaveValue('');
  // What was said is read where it was written.
  await expect(panel.getByText('Wants a quote for ten seats.')).toBeVisible();
  await expect(panel.getByLabel('Date', { exact: true })).toHaveValue(nextDays().Thursday ?? '');
  await expect(panel.getByRole('link', { name: /New.*Next.*meera/ })).toBeVisible();
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
});

test('one overdue step after the other: what was put off leaves the list, and the next is a key away', async ({
  page,
  site,
}, info) => {
  const town = `Latetown ${info.project.name} ${crypto.randomUUID().slice(0, 8)}`;
  const token = await tokenOf(site, site.admin);
  for (const letter of 'ABC') {
    const person = { name: `${letter} ${town}`, mobile: '9818040107', email: 'late@lists.example' };
    await call(site, 'POST', '/followup', { ...person, status: 'Pending', nextDate: '2026-01-05' }, token);
  }
  const overdue = new URLSearchParams({ q: town, 'due.nextDate': 'overdue', sort: 'name' });
  await enter(page, site.admin, `/dashboard/followups?${overdue}`);
  const row = (letter: string) => page.locator('tbody tr').filter({ hasText: `${letter} ${town}` });
  await page.getByRole('button', { name: `View A ${town}`, exact: true }).click();
  for (const [letter, next] of ['AB', 'BC']) {
    const panel = panelOf(page, `${letter} ${town}`);
    await panel.getByRole('button', { name: 'Tomorrow' }).click();
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(row(String(letter))).toHaveCount(0);
    await expect(panel).toBeVisible();
    await page.keyboard.press('j');
    await expect(panelOf(page, `${next} ${town}`)).toBeVisible();
  }
});

test('by keys alone: from the row into its panel, on to the next record and back to its row', async ({
  page,
  site,
}, info) => {
  const city = `Keytown ${info.project.name}`;
  for (const letter of 'ABCDEFGHIJKL') {
    await call(site, 'POST', '/quotes', {
      name: `${letter} ${city}`,
      email: `${letter}@keys.example`,
      phone: '9818040107',
      city,
      requirement: 'crm',
    });
  }
  await enter(page, site.admin, `/dashboard/enquiry?q=${encodeURIComponent(city)}&sort=name`);
  const row = (letter: string) => page.getByRole('row').filter({ hasText: `${letter} ${city}` });
  await expect(row('A')).toBeVisible();
  await page.getByRole('searchbox').press('ArrowDown');
  await expect(row('A')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panelOf(page, `A ${city}`)).toBeVisible();
  await page.keyboard.press('j');
  await expect(panelOf(page, `B ${city}`)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(panelOf(page, `C ${city}`)).toBeVisible();
  await page.keyboard.press('k');
  await page.keyboard.press('ArrowUp');
  await expect(panelOf(page, `A ${city}`)).toBeVisible();
  await page.keyboard.press('k');
  await expect(panelOf(page, `A ${city}`)).toBeVisible();

  for (let step = 0; step < 10; step++) await page.keyboard.press('j');
  await expect(panelOf(page, `K ${city}`)).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  const address = page.url();
  await page.keyboard.press('Escape');
  await expect(row('K')).toBeFocused();
  await expect(page).not.toHaveURL(/record=/);

  await test.step('its address opens it, also where the list does not show it', async () => {
    await page.goto(address.replace('page=2', 'page=1'));
    await expect(panelOf(page, `K ${city}`)).toBeVisible();
    await page.goto(address.replace('record=', 'view='));
    await expect(panelOf(page, `K ${city}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/view=/);
  });

  await test.step('letters that are typed move nothing; what was typed is asked about and kept', async () => {
    await row('L').getByRole('button', { name: /^View/ }).focus();
    await page.keyboard.press('Enter');
    const panel = panelOf(page, `L ${city}`);
    await panel.getByLabel('Note').focus();
    await page.keyboard.type('jk is not a way');
    await page.keyboard.press('Escape');
    const asked = page.getByRole('dialog', { name: 'Close without saving?' });
    await expect(asked).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panel.getByLabel('Note')).toHaveValue('jk is not a way');
    await page.keyboard.press('Escape');
    await asked.getByRole('button', { name: 'Close' }).last().press('Enter');
    await expect(panel).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(panel.getByLabel('Note')).toHaveValue('jk is not a way');
    await panel.getByLabel('Note').press('Control+Enter');
    await expect(page.getByRole('dialog', { name: 'What is next?' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Follow-up updated successfully')).toBeVisible();
    await expect(panel.getByLabel('Note')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await test.step('Back closes it, however many were looked at', async () => {
    await page.goto(`/dashboard/enquiry?q=${encodeURIComponent(city)}&sort=name`);
    await row('A').focus();
    await page.keyboard.press('Enter');
    await expect(panelOf(page, `A ${city}`)).toBeVisible();
    await page.keyboard.press('j');
    await expect(panelOf(page, `B ${city}`)).toBeVisible();
    await page.goBack();
    await expect(panelOf(page, `B ${city}`)).toBeHidden();
    await expect(row('B')).toBeVisible();
  });
});

test('beside numbers and addresses stands what one does with them; WhatsApp only beside mobile ones', async ({
  page,
  site,
}, info) => {
  const name = `Lina Line ${info.project.name}`;
  await book(site, name);
  const token = await tokenOf(site, site.admin);
  const contact = { name, email: 'lina@line.example', phone: '080 4123 4567', city: 'Bengaluru' };
  await call(site, 'POST', '/contact/fillcontact', contact, token);
  await enter(page, site.admin, '/dashboard/enquiry');
  const panel = panelOf(page, name);
  await page.getByRole('button', { name: `View ${name}` }).click();
  await expect(panel.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/919818040106',
  );
  await expect(panel.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+919818040106');
  await expect(panel.getByRole('button', { name: /^Write to lina/ })).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Copy \+91/ })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Details' })).toBeVisible();

  await page.goto('/dashboard/contact-list');
  await page.getByRole('button', { name: `View ${name}` }).click();
  await expect(panel.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+918041234567');
  await expect(panel.getByRole('link', { name: /^WhatsApp/ })).toHaveCount(0);
});

test('by keys alone an enquiry is called, noted, put on Thursday and handed over', async ({
  page,
  site,
}, info) => {
  const name = `Fatima Keys ${info.project.name}`;
  const colleague = `nils-${info.project.name}`;
  await addPerson(site, colleague, 'employee');
  await book(site, name);
  await enter(page, site.admin, `/dashboard/enquiry?q=${encodeURIComponent(name)}`);
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
  await expect(panel.getByLabel('Date', { exact: true })).toHaveValue(nextDays().Thursday ?? '');
  await expect(panel.getByRole('link', { name: /New.*Next.*nils/ })).toBeVisible();
});
