import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Site, takeTimeToType, test } from '../lib/fixtures';

interface ForeignAnswer {
  status: number;
  page: string;
}

/** A proxy before the site that answers calls of the API itself, in its own words, while it is told to. */
async function startProxy(site: Site) {
  let foreign: ForeignAnswer | undefined;
  const proxy = createServer((incoming, answer) => {
    if (foreign && incoming.method === 'POST' && incoming.url?.startsWith('/api/')) {
      const { status, page } = foreign;
      // The whole body is read first: this is about words, and not about a connection that is cut.
      incoming.resume().on('end', () => answer.writeHead(status, { 'Content-Type': 'text/html' }).end(page));
      return;
    }
    const { hostname, port } = new URL(site.url);
    const { method, url: path, headers } = incoming;
    const outgoing = httpRequest({ hostname, port, method, path, headers }, (own) => {
      answer.writeHead(own.statusCode ?? 502, own.headers);
      own.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port }: AddressInfo = Object(proxy.address());
  return {
    url: `http://127.0.0.1:${port}`,
    answerWith(answer: ForeignAnswer | undefined) {
      foreign = answer;
    },
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

const pageOf = (words: string) =>
  `<html><head><title>${words}</title></head><body><h1>${words}</h1></body></html>`;

test.describe('what a proxy answers in our place', () => {
  test.use({ tolerated: /the server responded with a status of [45]/ });

  test('is told in words that a visitor understands, and nothing that was typed or chosen is lost', async ({
    page,
    site,
  }) => {
    const proxy = await startProxy(site);
    try {
      await page.goto(`${proxy.url}/career`);
      await takeTimeToType(page);
      await page.getByLabel('Your Name').fill('Ravi Rao');
      await page.getByLabel('Your Email').fill('ravi@rao.example');
      await page.getByLabel('Your Phone').fill('9818040102');
      await page.getByRole('combobox', { name: 'Designation' }).selectOption('WBD');
      const buffer = Buffer.concat([
        Buffer.from('%PDF-1.4\n'),
        Buffer.alloc(1000, ' '),
        Buffer.from('\n%%EOF\n'),
      ]);
      await page.getByLabel('Your CV').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
      const send = page.getByRole('button', { name: 'Send application' });
      const form = page.locator('#apply');
      const gone = 'The site does not answer. Try again in a minute.';
      for (const [status, title, words] of [
        [413, '413 Request Entity Too Large', 'The file is too large. Choose a smaller one.'],
        [429, '429 Too Many Requests', 'Too many requests. Try again in a minute.'],
        [502, '502 Bad Gateway', gone],
        [503, '503 Service Temporarily Unavailable', gone],
        [504, '504 Gateway Time-out', gone],
        [500, '500 Internal Server Error', 'Something went wrong.'],
        // Sorry, with the status of a success.
        [200, 'We are back soon', 'Something went wrong.'],
      ] as const) {
        proxy.answerWith({ status, page: pageOf(title) });
        await send.click();
        await expect(form.getByRole('status').getByText(words, { exact: true }), title).toBeVisible();
        await expect(page.getByLabel('Your Name')).toHaveValue('Ravi Rao');
        await expect(page.getByLabel('Your Phone')).toHaveValue('9818040102');
        await expect(page.getByRole('combobox', { name: 'Designation' })).toHaveValue('WBD');
        const chosen = page
          .getByLabel('Your CV')
          .evaluate((input: HTMLInputElement) => input.files?.[0]?.name);
        expect(await chosen, title).toBe('cv.pdf');
      }
      proxy.answerWith(undefined);
      await send.click();
      await expect(form.getByText('Your application has been sent successfully!')).toBeVisible();
    } finally {
      await proxy.stop();
    }
  });
});
