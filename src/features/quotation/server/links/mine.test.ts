import { describe, expect, test } from 'vitest';
import { customer, desk, line, publicCall, send } from '../test-kit';

async function withClient(more: object = {}) {
  const at = await desk();
  const { headers } = await at.t.logIn('user', { email: customer.email, ...more });
  const sent = async (change: object = {}) => send(at.call, (await at.draft(change))._id);
  const mine = async () => (await at.t.call('GET', '/api/my/quotations', { headers })).json().items;
  const open = (id: string) => at.t.call('POST', `/api/my/quotations/${id}/link`, { headers, body: {} });
  return { ...at, sent, mine, open };
}

describe('in their account a client', () => {
  test('sees what was sent to them, and never a draft', async () => {
    const { mine, draft, sent, call } = await withClient();
    expect(await mine()).toEqual([]);
    await draft();
    const { quotation } = await sent({ lines: [line, line, line] });
    const { quotation: other } = await sent();
    await sent({ customer: { ...customer, email: 'another@verma.example' } });
    await call('POST', `/quotations/${other._id}/void`, { reason: 'A mistake' });
    const items = await mine();
    expect(items.map(({ number, status }: { number: string; status: string }) => [number, status])).toEqual([
      [other.number, 'Void'],
      [quotation.number, 'Sent'],
    ]);
    expect(items[1]).toEqual({
      ...{ _id: quotation._id, number: quotation.number, status: 'Sent', about: 'Website, and 2 more' },
      ...{ totalPaise: quotation.totals.totalPaise, validUntil: quotation.validUntil },
      sentAt: quotation.sentAt,
    });
  });

  test('opens it by a link of their own, of which the last few go on', async () => {
    const { t, open, sent, call } = await withClient();
    const { quotation, url } = await sent();
    const urls: string[] = [];
    for (let count = 0; count < 7; count++) urls.push((await open(quotation._id)).json().url);
    const read = async (link: string) => (await publicCall(t, link)('GET')).statusCode;
    expect(await Promise.all(urls.map(read))).toEqual([404, 404, 200, 200, 200, 200, 200]);
    expect(await read(url)).toBe(200);
    expect((await call('POST', `/quotations/${quotation._id}/link`)).statusCode).toBe(200);
  });

  test('neither opens a draft, nor what is for another, nor anything before the address is theirs', async () => {
    const { t, open, draft, sent } = await withClient();
    const { quotation } = await sent({ customer: { ...customer, email: 'another@verma.example' } });
    for (const id of [(await draft())._id, quotation._id, '0198f3d2-0000-7000-8000-000000000000'])
      expect((await open(id)).statusCode).toBe(404);
    const { quotation: theirs } = await sent();
    await t.db
      .updateTable('users')
      .set({ emailVerifiedAt: null })
      .where('email', '=', customer.email)
      .execute();
    expect((await open(theirs._id)).statusCode).toBe(404);
  });
});
