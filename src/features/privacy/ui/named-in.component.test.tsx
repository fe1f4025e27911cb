import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NamedIn } from './named-in';

test('a record and another place that name somebody are called as people call them, and lead to where they are mended', async () => {
  const one = { _id: 'one', title: 'Vikram Else', state: 'shown' as const };
  const place = { kind: 'Website', at: '/dashboard/content/team/two' };
  await render(
    <MemoryRouter>
      <NamedIn
        namedIn={[
          { ...one, resource: 'career', fields: ['Note of a score'] },
          { ...one, _id: 'two', title: 'Team, Asha', resource: 'contentEntries', fields: ['Draft'], place },
        ]}
        more={false}
      />
    </MemoryRouter>,
  );
  const item = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  await expect
    .element(item('Vikram Else').getByRole('link'))
    .toHaveAttribute('href', '/dashboard/career?record=one');
  await expect.element(item('Vikram Else').getByText('Note of a score')).toBeVisible();
  const link = page.getByRole('link', { name: 'Website: Team, Asha' });
  await expect.element(link).toHaveAttribute('href', place.at);
  await expect.element(item('Team, Asha').getByText('Draft')).toBeVisible();
});
