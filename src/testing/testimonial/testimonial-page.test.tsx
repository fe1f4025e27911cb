import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { ResourceListProps } from '~/records/ui/list/resource-list';
import { testimonial, testimonialForm } from './testimonial';
import TestimonialPage from './testimonial.page';

const record = {
  _id: '1',
  version: 1,
  date: '2026-01-01T00:00:00.000Z',
  name: 'Asha Verma',
  email: 'asha@verma.example',
  phone: '+919818040101',
  quote: 'They answer the phone.',
};

vi.mock('~/records/ui/list/resource-list', () => ({
  ResourceList: ({ fields, resource }: ResourceListProps) => (
    <>
      <h1>{resource.title}</h1>
      <form id="add">{fields?.(undefined)}</form>
      <form id="edit">{fields?.(record)}</form>
    </>
  ),
}));

test('the page that is made by the recipe has an input for all that may be sent, filled in for an edit', () => {
  const html = renderToStaticMarkup(<TestimonialPage />);
  const [add = '', edit = ''] = html.split('<form').slice(1);
  const names = Array.from(add.matchAll(/ name="(\w+)"/g), ([, name]) => name);
  expect(names).toEqual(Object.keys(testimonialForm.shape));
  expect(html).toContain(testimonial.title);
  for (const name of ['name', 'email', 'phone', 'quote'] as const) expect(edit).toContain(record[name]);
});
