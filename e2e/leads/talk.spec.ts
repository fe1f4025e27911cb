import { nextDays } from '../../src/features/followup/ui/next-days';
import { expectAccessible } from '../lib/accessible';
import { expect, test } from '../lib/fixtures';
import { book, enter } from '../lib/people';
import { stayHere } from './cast';

test('a mail is not lost on the way, a call is logged where one comes back to it, and both are asked what is next', async ({
  page,
  site,
}, info) => {
  const name = `Tara Talk ${info.repeatEachIndex}`;
  const text = 'Hello Tara,\n\nmay I call at four?';
  await book(site, name);
  await stayHere(page.context());
  await enter(page, site.admin, '/dashboard/enquiry');
  const view = page.getByRole('button', { name: `View ${name}` });
  await view.click();
  const panel = page.getByRole('dialog', { name, exact: true });
  const day = panel.getByLabel('Date', { exact: true });
  const next = page.getByRole('dialog', { name: 'What is next?' });

  await test.step('whoever closes the panel finds the mail again', async () => {
    await panel.getByRole('button', { name: /^Write to tara/ }).click();
    await panel.getByLabel('Subject').fill('Your demo');
    await panel.getByLabel('Text', { exact: true }).fill(text);
    await panel.getByRole('button', { name: 'Preview' }).click();
    await expect(panel.getByRole('region', { name: 'Preview' })).toContainText('may I call at four?');
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Close' }).first().click();
    const sure = page.getByRole('dialog', { name: 'Close without saving?' });
    await sure.getByRole('button', { name: 'Close' }).last().click();
    await view.click();
    await expect(panel.getByLabel('Text', { exact: true })).toHaveValue(text);
  });

  await test.step('it goes out, and the step after it stands in the panel', async () => {
    await panel.getByLabel('Subject').press('Control+Enter');
    await expectAccessible(page);
    await next.getByRole('button', { name: 'Tomorrow' }).click();
    const address = `${name.toLowerCase().replaceAll(' ', '.')}@shell.example`;
    await expect(page.getByText(`The mail goes to ${address}`)).toBeVisible();
    await expect(day).toHaveValue(nextDays().Tomorrow ?? '');
    await expect.poll(async () => (await site.mailTo(address)).text).toContain('may I call at four?');
  });

  await test.step('a call back is put on a day and an hour, which stand there, too', async () => {
    const asked = panel.getByRole('region', { name: 'How did it go?' });
    await panel.getByRole('link', { name: /^Call/ }).click();
    await expect(asked.getByRole('button', { name: 'Reached' })).toBeInViewport();
    await asked.getByRole('button', { name: 'Call back at…' }).click();
    await asked.getByRole('button', { name: 'Thursday' }).click();
    await asked.getByLabel('Time').fill('16:30');
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Logged: Call back')).toBeVisible();
    await expect(asked).toHaveCount(0);
    await expect(day).toHaveValue(nextDays().Thursday ?? '');
    await expect(panel.getByRole('form', { name: 'Work on it' }).getByLabel('Time')).toHaveValue('16:30');
  });
});
