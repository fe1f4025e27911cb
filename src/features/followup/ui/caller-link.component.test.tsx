import { MemoryRouter, Outlet, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PersonInputs } from '~/records/ui/editor/person-inputs';
import { button, expectNoFindings } from '~/testing/component';
import { TextAreaField } from '~/ui/forms/field';
import { Form, SubmitButton, useForm } from '~/ui/forms/form';
import { clearAllDrafts, memoryShelf } from '~/ui/forms/memory-shelf';
import { followup } from '../followup';
import { CallerLink } from './caller-link';

const me = { _id: 'u1', name: 'Asha Verma', role: 'admin' };
const enquiry = { ...followup, name: 'enquiry', path: 'enquiry' };
const LEAD = 'u1-add-followup';
const ENQUIRY = 'u1-add-enquiry';

afterEach(clearAllDrafts);

function Begun() {
  const form = useForm({ send: async () => {}, draftKey: LEAD, shelf: memoryShelf });
  return (
    <Form form={form}>
      <PersonInputs row={undefined} number="mobile" withoutAddress={<CallerLink enquiry={enquiry} />} />
      <TextAreaField name="remark" label="Remark" />
      <SubmitButton>Add</SubmitButton>
    </Form>
  );
}

async function typeCaller() {
  await render(
    <MemoryRouter>
      <Routes>
        <Route element={<Outlet context={me} />}>
          <Route path="/" element={<Begun />} />
          <Route path="/dashboard/enquiry" element={<p>Enquiries</p>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  await page.getByLabelText('Name').fill('Uma Caller');
  await page.getByLabelText('Mobile').fill('9818040106');
  await page.getByLabelText('Remark').fill('Wants to see the CRM.');
}

const link = () => page.getByRole('link', { name: 'written down as an enquiry' });

test('the way out for a caller without an address stays beside the error, and takes along what was typed', async () => {
  await typeCaller();
  await button('Add').click();
  await expect.element(page.getByText('Email is required.')).toBeVisible();
  await expect.element(link()).toBeVisible();
  await expectNoFindings();
  await link().click();
  await expect.element(page.getByText('Enquiries')).toBeVisible();
  expect(memoryShelf.read(ENQUIRY)?.values).toEqual({
    ...{ name: 'Uma Caller', phone: '9818040106', remark: 'Wants to see the CRM.' },
  });
  expect(memoryShelf.read(LEAD)).toBeUndefined();
});

test('what was begun of somebody else is neither lost nor mixed with it', async () => {
  const other = { values: { name: 'Somebody Else' }, openedAt: 0 };
  memoryShelf.write(ENQUIRY, other, document.createElement('form'));
  await typeCaller();
  await link().click();
  await expect.element(page.getByText('Enquiries')).toBeVisible();
  expect(memoryShelf.read(ENQUIRY)).toEqual(other);
  expect(memoryShelf.read(LEAD)?.values).toMatchObject({ name: 'Uma Caller' });
});
