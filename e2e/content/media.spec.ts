import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../lib/accessible';
import { expect, type Site, test } from '../lib/fixtures';
import { call, enter, tokenOf } from '../lib/people';

const png = (background: string) =>
  sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

const fileOf = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await png(background),
});

async function openLibrary(page: Page) {
  await expect(page.getByRole('heading', { name: 'Media', level: 1 })).toBeVisible();
  const library = page.getByRole('region', { name: 'Pictures of the library' });
  await expect(library.getByRole('listitem').first()).toBeVisible();
  return library;
}

const chooseIn = (library: Locator, files: Awaited<ReturnType<typeof fileOf>>[]) =>
  library.locator('input[type=file]').setInputFiles(files);

/** As if it came from the desktop: the files of a drop, or of the clipboard. */
async function bring(library: Locator, event: 'drop' | 'paste', name: string, background: string) {
  const bytes = [...(await png(background))];
  await library.evaluate(
    (place, [kind, called, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(content)], called, { type: 'image/png' }));
      place.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
          : new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
      );
    },
    [event, name, bytes] as const,
  );
}

test('pictures come into the library by a button, a drop and the clipboard, each described before it is sent; one is described anew, aimed by the arrow keys, deleted and brought back', async ({
  page,
  site,
}) => {
  await enter(page, site.admin, '/dashboard/media');
  const library = await openLibrary(page);
  await expectAccessible(page);
  const ask = page.getByRole('dialog', { name: /^What do(es it| they) show/ });

  await test.step('by a button, beside what is no picture', async () => {
    await chooseIn(library, [
      await fileOf('Samovar.png', '#a03020'),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') },
    ]);
    await expect(ask.getByText('Invalid file format.')).toBeVisible();
    await ask.getByRole('button', { name: 'Upload picture' }).click();
    await expect(ask.getByText('Say what the picture shows, or that it is decorative.')).toBeVisible();
    await expectAccessible(page);
    await ask.getByRole('button', { name: 'Leave out notes.txt' }).click();
    await ask.getByLabel('Description').fill('A samovar');
    await ask.getByRole('button', { name: 'Upload picture' }).click();
    await expect(ask).toBeHidden();
    await expect(library.getByRole('button', { name: 'Samovar A samovar' })).toBeVisible();
  });

  await test.step('by a drop and by the clipboard', async () => {
    await bring(library, 'drop', 'blue.png', '#203080');
    await ask.getByLabel(/^Decorative/).check();
    await ask.getByRole('button', { name: 'Upload picture' }).click();
    await expect(library.getByRole('button', { name: 'blue Decorative' })).toBeVisible();

    await bring(library, 'paste', 'image.png', '#207040');
    await ask.getByLabel('Description').fill('Green');
    await ask.getByRole('button', { name: 'Upload picture' }).click();
    await expect(library.getByRole('button', { name: 'image Green' })).toBeVisible();
  });

  await library.getByLabel('Search pictures').fill('a samovar');
  await expect(library.getByRole('listitem')).toHaveCount(1);
  await library.getByRole('button', { name: 'Samovar A samovar' }).click();

  const panel = page.getByRole('dialog', { name: 'Samovar' });
  await expect(panel.getByText('Nothing uses it.')).toBeVisible();
  const point = panel.getByRole('button', { name: /^Focal point/ });
  await point.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByText('45% from the left, 55% from the top')).toBeVisible();
  await point.click();
  await expect(panel.getByText('50% from the left, 50% from the top')).toBeVisible();
  await panel.getByLabel('Description').fill('A samovar on a stove');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Picture updated')).toBeVisible();

  await panel.getByRole('button', { name: 'Delete' }).click();
  const samovar = library.getByRole('button', { name: 'Samovar A samovar on a stove' });
  await expect(page.getByText('Moved to the trash')).toBeVisible();
  await expect(samovar).toBeHidden();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(samovar).toBeVisible();
});

test('a picture from the library is chosen for a page, seen in the preview, on the page, and on the card that other sites show; it is not deleted then, and is replaced everywhere at once', async ({
  page,
  site,
}) => {
  const token = await tokenOf(site, site.admin);
  await enter(page, site.admin, '/dashboard/media');
  const library = await openLibrary(page);
  await chooseIn(library, [await fileOf('mango.png', '#cc7711')]);
  const ask = page.getByRole('dialog', { name: /^What do(es it| they) show/ });
  await ask.getByLabel('Description').fill('A crate of mangoes');
  await ask.getByRole('button', { name: 'Upload picture' }).click();
  await expect(library.getByRole('button', { name: /^mango/ })).toBeVisible();

  const services = await call(site, 'GET', '/content/services', undefined, token);
  const orm = services.find(({ title }: { title: string }) => title === 'ORM');
  await page.goto(`/dashboard/content/services/${orm._id}`);
  const field = page.getByRole('group', { name: 'Drawing', exact: true });
  await field.getByRole('button', { name: 'Choose another' }).click();
  const choice = page.getByRole('dialog', { name: 'Drawing: choose a picture' });
  await choice.getByLabel('Search pictures').fill('crate of');
  await expectAccessible(page);
  await choice.getByRole('button', { name: /^mango/ }).click();
  await expect(field.getByText('mango', { exact: true })).toBeVisible();
  const seen = page.frameLocator('iframe[title="Preview of the page"]').getByAltText('A crate of mangoes');
  await expect(seen).toBeAttached();
  const button = page.getByRole('button', { name: 'Publish now' });
  await button.click();
  await expect(button).toBeHidden();

  await expect(async () => {
    const html = await (await fetch(`${site.url}/brand?title=ORM`)).text();
    expect(html).toContain('alt="A crate of mangoes"');
    const [, card = ''] =
      /property="og:image" content="[^"]+(\/files\/public\/[\w-]+\.webp)"/.exec(html) ?? [];
    expect(html).toContain('property="og:image:width" content="640"');
    const answer = await fetch(site.url + card);
    expect(answer.headers.get('content-type')).toBe('image/webp');
  }).toPass();

  await test.step('what the site shows is not deleted, and is replaced at once', async () => {
    await page.goto('/dashboard/media?q=mango');
    await library.getByRole('button', { name: /^mango/ }).click();
    const panel = page.getByRole('dialog', { name: 'mango' });
    await expect(panel.getByRole('link', { name: 'ORM' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Delete' })).toBeDisabled();
    const before = await pictureOf(site);
    await panel.locator('input[type=file]').setInputFiles(await fileOf('other.png', '#8899aa'));
    await expect(panel.getByRole('button', { name: 'Replace everywhere' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Replaced everywhere').last()).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Replace...' })).toBeFocused();
    await expect(panel.getByText(/^640 × 400 px/)).toBeVisible();
    // Another process may look for it a moment later.
    await expect(async () => {
      const after = await pictureOf(site);
      expect(after).toMatch(/^\/files\/public\/[\w-]+\.avif 480w, \/files\/public\/[\w-]+\.avif 640w$/);
      expect(after).not.toBe(before);
    }).toPass();
  });
});

/** Where the page of the service has its picture from. */
async function pictureOf(site: Site) {
  const html = await (await fetch(`${site.url}/brand?title=ORM`)).text();
  return /srcSet="([^"]+640w)"/i.exec(html)?.[1];
}
