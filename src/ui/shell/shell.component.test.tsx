import { useRef, useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button } from '~/testing/component';
import { useFocusOnHeading } from './focus-on-heading';
import { useInPageLinks } from './in-page-links';
import { useLedHere } from './led-here';
import { useTheme } from './theme';

function Frame() {
  useInPageLinks();
  useFocusOnHeading({ returned: false });
  return (
    <>
      <Link to="/contact">Contact</Link>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

const Home = () => (
  <>
    <h1>Home</h1>
    {/* As the server writes it: where the page is, and a place in it. */}
    <a href={`${location.pathname}${location.search}#team`}>Our team</a>
    <section id="team" aria-label="Team">
      <button type="button">Asha</button>
    </section>
  </>
);

/** Of which another heading stands there until it has come. */
function Fetched() {
  const [come, setCome] = useState(0);
  return (
    <>
      {come === 0 ? (
        <h1>Website</h1>
      ) : (
        <section>
          <h1 key={come}>Asha {come}</h1>
        </section>
      )}
      <button type="button">Publish</button>
      <button type="button" id="come" onClick={() => setCome(come + 1)}>
        Come
      </button>
    </>
  );
}

async function visit(address: string) {
  const routes = [
    { path: '/', Component: Home },
    { path: '/contact', element: <h1>Contact us</h1> },
    { path: '/team', Component: Fetched },
  ];
  const router = createMemoryRouter([{ Component: Frame, children: routes }], { initialEntries: [address] });
  await render(<RouterProvider router={router} />);
  return router;
}

test('another page begins at its heading; the first one, and the way back, leave the keyboard alone', async () => {
  const router = await visit('/');
  expect(document.activeElement).toBe(document.body);
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect.element(page.getByRole('heading', { name: 'Contact us' })).toHaveFocus();
  await router.navigate(-1);
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Home' })).not.toHaveFocus();
});

test('where the heading makes way for that of what was fetched, the keyboard goes along, unless its reader has gone on', async () => {
  const router = await visit('/');
  const come = () => document.getElementById('come')?.click();
  await router.navigate('/team');
  await expect.element(page.getByRole('heading', { name: 'Website' })).toHaveFocus();
  come();
  await expect.element(page.getByRole('heading', { name: 'Asha 1' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(button('Publish')).toHaveFocus();
  come();
  await expect.element(page.getByRole('heading', { name: 'Asha 2' })).toBeVisible();
  await expect.element(button('Publish')).toHaveFocus();
});

test('a link within the page is noted by the router, and takes the keyboard along', async () => {
  const router = await visit('/');
  await page.getByRole('link', { name: 'Our team' }).click();
  const team = page.getByRole('region', { name: 'Team' });
  await expect.element(team).toHaveFocus();
  expect(router.state.location.hash).toBe('#team');
  await userEvent.tab();
  await expect.element(button('Asha')).toHaveFocus();
  // No stop of the keyboard any more.
  await expect.element(team).not.toHaveAttribute('tabindex');
});

/** A page that is drawn late, with something above the place that comes later still. */
function Late() {
  const [height, setHeight] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useLedHere(place, 'business');
  return (
    <>
      <h1>Settings</h1>
      <div style={{ height }} />
      <div ref={place} id="business" style={{ height: 3000 }}>
        <button type="button" id="grow" onClick={() => setHeight(height + 1500)}>
          Grow
        </button>
      </div>
    </>
  );
}
const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;

test('a link to a place within a page leads there however late it comes, until somebody goes their own way', async () => {
  const routes = [{ path: '/', Component: Late }];
  const router = createMemoryRouter(routes, { initialEntries: ['/#business'] });
  await render(<RouterProvider router={router} />);
  const grow = () => document.getElementById('grow')?.click();
  grow();
  // Below the bar at the top of the page.
  await expect.poll(() => Math.round(topOf('business'))).toBe(96);
  expect(scrollY).toBeGreaterThan(1400);
  dispatchEvent(new WheelEvent('wheel'));
  scrollTo({ top: 0, behavior: 'instant' });
  grow();
  await expect.poll(() => topOf('business')).toBeGreaterThan(2800);
  expect(scrollY).toBe(0);
});

function ThemeButtons() {
  const [theme, choose] = useTheme();
  return (
    <>
      <p role="status">{theme}</p>
      <button type="button" onClick={() => choose('dark')}>
        Dark
      </button>
      <button type="button" onClick={() => choose('system')}>
        System
      </button>
    </>
  );
}

afterEach(() => localStorage.clear());

test('a theme is worn at once, told to all who show it, and kept until it is taken off', async () => {
  await render(
    <div data-scheme="auto">
      <ThemeButtons />
    </div>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('system');
  const colour = () => getComputedStyle(page.getByRole('status').element()).color;
  const light = colour();
  await button('Dark').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('dark');
  expect(colour()).not.toBe(light);
  expect(localStorage.getItem('theme')).toBe('dark');
  await button('System').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('system');
  expect(colour()).toBe(light);
  expect(localStorage.getItem('theme')).toBeNull();
});
