import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button } from '~/testing/component';
import { ApplyForm } from './apply-form';

afterEach(() => vi.unstubAllGlobals());

const GONE = 'The site does not answer. Try again in a minute.';

const answers = [
  [413, '413 Request Entity Too Large', 'The file is too large. Choose a smaller one.'],
  [429, '429 Too Many Requests', 'Too many requests. Try again in a minute.'],
  [502, '502 Bad Gateway', GONE],
  [503, '503 Service Temporarily Unavailable', GONE],
  [504, '504 Gateway Time-out', GONE],
  [500, '500 Internal Server Error', 'Something went wrong.'],
  // Sorry, with the status of a success.
  [200, 'We are back soon', 'Something went wrong.'],
] as const;

test('what a proxy answers in our place is told in words that a visitor understands, and nothing that was typed or chosen is lost', async () => {
  const field = (name: string) => page.getByRole('textbox', { name });
  const chosen = () => page.getByLabelText('Your CV').element();
  await render(
    <MemoryRouter>
      <ApplyForm draftKey="foreign" posted={undefined} action="/career">
        {null}
      </ApplyForm>
    </MemoryRouter>,
  );
  await field('Your Name').fill('Ravi Rao');
  await field('Your Email').fill('ravi@rao.example');
  await field('Your Phone').fill('9818040102');
  const cv = new File(['%PDF-1.4\n%%EOF\n'], 'cv.pdf', { type: 'application/pdf' });
  await userEvent.upload(page.getByLabelText('Your CV'), cv);
  for (const [status, title, words] of answers) {
    const body = `<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
    const foreign = vi.fn(
      async () => new Response(body, { status, headers: { 'Content-Type': 'text/html' } }),
    );
    vi.stubGlobal('fetch', foreign);
    await button('Send application').click();
    await expect.poll(() => foreign.mock.calls.length).toBe(1);
    await expect.element(page.getByRole('status').getByText(words, { exact: true })).toBeVisible();
    await expect.element(field('Your Name')).toHaveValue('Ravi Rao');
    await expect.element(field('Your Phone')).toHaveValue('9818040102');
    const input = chosen();
    expect(input instanceof HTMLInputElement && input.files?.[0]?.name).toBe('cv.pdf');
  }
});
