import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, expectNoFindings } from '~/testing/component';
import { career } from '../../career';
import { StageDialog } from './stage-dialog';

const application = career.row.parse({
  _id: '0198f0a4-7c1e-7a55-9d0e-3b1f2a4c5d6e',
  version: 3,
  reference: 'PW-AAAA-BBBB',
  date: '2026-11-17T10:00:00.000Z',
  name: 'Asha Verma',
  email: 'asha@verma.example',
  phone: '+919818040101',
  isSpam: false,
  consentVersion: null,
  consentText: null,
  source: null,
  channel: null,
  designation: 'WBD',
  experience: '',
  resume: '/api/files/private/cv.pdf',
  status: 'New',
});

afterEach(() => vi.restoreAllMocks());

test('a letter that could not be loaded is asked for again, and nothing is set before it was in sight', async () => {
  const letter = { subject: 'Your application', text: 'Hello Asha,' };
  const asked = vi
    .spyOn(window, 'fetch')
    .mockImplementationOnce(async () => Response.json({ message: 'The server is busy.' }, { status: 503 }))
    .mockImplementationOnce(async () => Response.json({ letter, sentAt: null }))
    .mockImplementation(async () => Response.json({ message: 'Set', application }));
  const onSet = vi.fn();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <QueryClientProvider client={queries}>
      <StageDialog application={application} to="In Review" onSet={onSet} onClose={() => {}} />
    </QueryClientProvider>,
  );
  const fault = page
    .getByRole('alert')
    .filter({ hasText: 'The mail could not be loaded. The server is busy.' });
  await expect.element(fault).toBeVisible();
  await expect.element(button('Set to In Review')).toBeDisabled();
  await expectNoFindings();

  await button('Try again').click();
  const mail = page.getByRole('region', { name: 'Mail' }).filter({ hasText: 'Hello Asha,' });
  await expect.element(mail).toBeVisible();
  await expect.element(button('Try again')).not.toBeInTheDocument();
  await button('Set to In Review').click();
  await expect.poll(() => onSet.mock.calls.length).toBe(1);
  const [, , [address, options] = []] = asked.mock.calls;
  expect(address).toBe(`/api/career/${application._id}/stage`);
  expect(JSON.parse(String(options?.body))).toMatchObject({ status: 'In Review', mail: true, version: 3 });
});
