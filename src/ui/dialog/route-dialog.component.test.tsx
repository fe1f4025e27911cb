import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectNoFindings } from '~/testing/component';
import { RouteDialog } from './route-dialog';

const Services = () => (
  <>
    <Link to="/services/web" state={{ from: '/services' }}>
      Web
    </Link>
    <Outlet />
  </>
);

const Web = () => (
  <RouteDialog closeTo="/services" labelledBy="web">
    <article style={{ width: 400, margin: '5rem auto', background: 'white' }}>
      <h2 id="web">Websites that load</h2>
      <p>All about them</p>
    </article>
  </RouteDialog>
);

async function visit(address: string) {
  const router = createMemoryRouter(
    [{ path: '/services', Component: Services, children: [{ path: 'web', Component: Web }] }],
    { initialEntries: ['/', address] },
  );
  await render(<RouterProvider router={router} />);
  return router;
}

async function openPopup() {
  const router = await visit('/services');
  await page.getByRole('link', { name: 'Web' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Websites that load' })).toBeVisible();
  return router;
}

const popup = () => page.getByRole('dialog');
const besideArticle = (button: 'left' | 'right') =>
  userEvent.click(popup(), { position: { x: 20, y: 300 }, button });

test('has an address, is named by its heading, and holds the page behind still', async () => {
  const router = await openPopup();
  expect(router.state.location.pathname).toBe('/services/web');
  expect(popup().element().matches(':modal')).toBe(true);
  await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe('hidden');
  await expectNoFindings();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its link', () => page.getByRole('link', { name: 'Close' }).click()],
  ['a press beside what it holds', () => besideArticle('left')],
])('is closed by %s: back to the page it came from, and to the link there', async (_how, close) => {
  const router = await openPopup();
  await close();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/services');
  // Gone back, not on: Back does not open it again.
  expect(router.state.historyAction).toBe('POP');
  await expect.element(page.getByRole('link', { name: 'Web' })).toHaveFocus();
  await expect.poll(() => getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
});

test('is closed by Back', async () => {
  const router = await openPopup();
  await router.navigate(-1);
  await expect.element(popup()).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Web' })).toHaveFocus();
});

test('whoever came by its address is led to the page behind', async () => {
  const router = await visit('/services/web');
  await userEvent.keyboard('{Escape}');
  await expect.element(popup()).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/services');
  expect(router.state.historyAction).toBe('PUSH');
});

test('stays open when its words, or another button of the mouse, are pressed', async () => {
  await openPopup();
  await page.getByText('All about them').click();
  await besideArticle('right');
  await expect.element(popup()).toBeVisible();
});
