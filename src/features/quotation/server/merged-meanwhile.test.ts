import { expect, test } from 'vitest';
import { takePeople } from '~/records/people/people-lock';
import { locking, meeting } from '~/testing/timing/meeting';
import { desk, publicCall, send } from './test-kit';

// SQLite has one writer: nobody holds anything while another waits.
test.runIf(process.env.TEST_DATABASE_URL).each(['send', 'change', 'revise', 'accept'] as const)(
  'while people are merged, a quotation waits without its lead: %s',
  async (what) => {
    const { t, call, draft, followupId } = await desk();
    const { _id } = await draft();
    const url = what === 'revise' || what === 'accept' ? (await send(call, _id)).url : '';
    const doings = {
      send: () => call('POST', `/quotations/${_id}/send`),
      change: () => call('PUT', `/quotations/${_id}`, { terms: 'Others' }),
      revise: () => call('POST', `/quotations/${_id}/revise`),
      accept: () => publicCall(t, url)('POST', '/accept', { name: 'Asha Verma', agreed: true }),
    };
    const merged = (trx: Parameters<typeof locking>[0]) => locking(trx, 'followups', followupId);
    const answer = await meeting(t, takePeople, doings[what], merged);
    expect(answer?.statusCode, answer?.body).toBe(200);
  },
);
