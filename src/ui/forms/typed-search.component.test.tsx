import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button } from '~/testing/component';
import { useTypedSearch } from './typed-search';

/** An address that changes only when it is told to, as on a slow machine. */
function Search() {
  const [searched, setSearched] = useState('');
  const [asked, setAsked] = useState('');
  const [typed, setTyped] = useTypedSearch(searched, setAsked);
  return (
    <>
      <input aria-label="Search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <output>{asked}</output>
      <button type="button" onClick={() => setSearched(asked)}>
        Arrive
      </button>
      <button type="button" onClick={() => setSearched('elsewhere')}>
        Go elsewhere
      </button>
    </>
  );
}

test('letters typed while a search is on its way stay; one from elsewhere is put into the field', async () => {
  await render(<Search />);
  const field = page.getByLabelText('Search');
  await field.fill('Tu');
  await expect.element(page.getByRole('status')).toHaveTextContent('Tu');
  await field.click();
  await userEvent.keyboard('r');
  await button('Arrive').click();
  await expect.element(field).toHaveValue('Tur');
  await expect.element(page.getByRole('status')).toHaveTextContent('Tur');
  await button('Arrive').click();
  await button('Go elsewhere').click();
  await expect.element(field).toHaveValue('elsewhere');
});

/** Drawn anew by what it asks, as a list is, and answered by nobody. */
function Unanswered() {
  const [times, setTimes] = useState(0);
  const [typed, setTyped] = useTypedSearch('', () => setTimes((before) => before + 1));
  return (
    <>
      <input aria-label="Search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <output>{times}</output>
    </>
  );
}

test('what is on its way is not asked for again: it would take back what was done with the list since', async () => {
  await render(<Unanswered />);
  const times = () => page.getByRole('status').element().textContent;
  await page.getByLabelText('Search').fill('Turned');
  await expect.poll(times).toBe('1');
  // Longer than typing may pause.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await expect.poll(times).toBe('1');
});
