import { expect, test } from '../lib/fixtures';
import { quotationDesk } from './desk';

const optional = {
  description: 'A second gateway',
  quantity: 1,
  ratePaise: 10_000_00,
  gstPercent: 18,
  optional: true,
};
const lines = [{ description: 'Gateway', quantity: 1, ratePaise: 20_000_00, gstPercent: 18 }, optional];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, tolerated: /failed: .*\.js$|status of 4/ });

  test('a quotation is declined; another, once nothing is missing, is asked about, reckoned with what is ticked, and accepted', async ({
    page,
    site,
  }) => {
    const desk = await quotationDesk(site);
    const refused = await desk.send();
    await page.goto(refused.url);
    await page.getByText('Decline', { exact: true }).click();
    await page.getByLabel('Why not?').fill('Bought elsewhere.');
    await page.getByRole('button', { name: 'Decline quotation' }).click();
    await expect(page.getByRole('heading', { name: 'Declined' })).toBeVisible();
    const declined = await desk.staff('GET', `/quotations/${refused.id}`);
    expect(declined).toMatchObject({ status: 'Declined', reason: 'Bought elsewhere.' });

    const { id, url } = await desk.send({ lines });
    await page.goto(url);
    await page.getByLabel('Your name').fill(desk.who.name);
    // The browser itself asks for what is missing; who gets by it is answered by the server.
    await page.getByRole('form', { name: 'Accept' }).evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.getByRole('button', { name: 'Accept quotation' }).click();
    await expect(page.getByLabel('Your name')).toHaveValue(desk.who.name);
    await expect(page.getByRole('form', { name: 'Accept' })).toContainText(/agree/);

    await page.getByText('Ask a question', { exact: true }).click();
    await page.getByLabel('Your question').fill('Is it rain-proof?');
    await page.getByRole('button', { name: 'Send question' }).click();
    await expect(page.getByText('Thank you. We have your question and will answer soon.')).toBeVisible();

    await page.getByLabel('Add A second gateway').check();
    await page.getByRole('button', { name: 'Show the total with what I ticked' }).click();
    await expect(page.getByText('You accept ₹35,400.00')).toBeVisible();
    await page.getByLabel('Your name').fill(desk.who.name);
    await page.getByRole('checkbox', { name: /^I accept this quotation/ }).check();
    await page.getByRole('button', { name: 'Accept quotation' }).click();
    await expect(page.getByRole('heading', { name: 'Accepted' })).toBeVisible();
    await expect(page.getByText('for ₹35,400.00')).toBeVisible();
    const accepted = await desk.staff('GET', `/quotations/${id}`);
    expect(accepted).toMatchObject({ status: 'Accepted', totalPaise: 35_400_00 });

    const answer = await page.goto(`/quotation/${'x'.repeat(43)}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no quotation at this address');
  });
});
