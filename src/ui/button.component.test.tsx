import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import { Button, ButtonLink, IconButton } from './button';
import { Icon } from './icon';

test('a busy button says so and stops answering, but keeps the keyboard', async () => {
  const onClick = vi.fn();
  const screen = await render(<Button onClick={onClick}>Save</Button>);
  await button('Save').click();
  expect(onClick).toHaveBeenCalledOnce();
  await screen.rerender(
    <Button onClick={onClick} busy busyLabel="Saving...">
      Save
    </Button>,
  );
  await expect.element(button('Saving...')).toHaveFocus();
  await expect.element(button('Saving...')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await button('Saving...').click({ force: true });
  expect(onClick).toHaveBeenCalledOnce();
});

test('a button sends no form unless it is meant to', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const screen = (type?: 'submit', busy = false) => (
    <form onSubmit={onSubmit}>
      <Button type={type ?? 'button'} busy={busy}>
        Save
      </Button>
      <IconButton label="More">
        <Icon name="chevron" />
      </IconButton>
    </form>
  );
  const { rerender } = await render(screen());
  await button('More').click();
  await button('Save').click();
  await rerender(screen('submit', true));
  await button('Save').click({ force: true });
  expect(onSubmit).not.toHaveBeenCalled();
  await rerender(screen('submit'));
  await button('Save').click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test.each(['primary', 'secondary', 'quiet', 'danger', 'inverse'] as const)(
  'a %s button can be read, and a link that looks like one is a link',
  async (variant) => {
    const Page = () => (
      <>
        <Button variant={variant}>Save</Button>
        <ButtonLink variant={variant} to="/contact">
          Contact us
        </ButtonLink>
      </>
    );
    await render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />);
    await expect.element(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    await expectNoFindings();
  },
);
