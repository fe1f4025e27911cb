import { describe, expect, test } from 'vitest';
import { samples } from '~/platform/files/test-kit';
import { retire } from '~/records/retention/retire';
import { storedFiles } from '~/testing/application';
import { fileOf, formOf } from '~/testing/form';
import { endRetentions } from './tax-law';
import { customer, desk, send } from './test-kit';

const LONG_AGO = '2015-06-01T00:00:00.000Z';

/** One of each standing that matters: a draft, a sent one, a declined one, and an accepted one with its order. */
async function several() {
  const given = await desk();
  const { t, call, draft, headers } = given;
  const [sent, declined, accepted] = [await draft(), await draft(), await draft()];
  await draft();
  for (const { _id } of [sent, declined, accepted]) await send(call, _id);
  const said = { reason: 'By phone', by: 'Asha Verma' };
  await call('POST', `/quotations/${declined._id}/outcome`, { result: 'declined', ...said });
  const order = fileOf(samples.pdf, 'order.pdf', 'application/pdf');
  await t.call('POST', `/api/quotations/${accepted._id}/outcome`, {
    headers,
    body: formOf({ result: 'accepted', ...said }, 'order', order),
  });
  const left = () => t.db.selectFrom('quotations').select('_id').orderBy('_id').execute();
  return { ...given, accepted, left };
}

describe('what was accepted is kept by law', () => {
  test('attack 41: an erasure leaves it with the reason in words, and takes all others with their links', async () => {
    const { t, call, accepted, left } = await several();
    const erased = await call('POST', '/privacy/erase', { who: customer.email, confirm: customer.email });
    expect(erased.json()).toMatchObject({
      message: 'Erased',
      stayingRecords: [{ resource: 'quotation', staysBecause: expect.stringContaining('Tax law') }],
    });
    expect(await left()).toEqual([{ _id: accepted._id }]);
    expect(await storedFiles(t)).toHaveLength(1);
    const links = await t.db.selectFrom('quotationLinks').select('quotationId').execute();
    expect(links).toEqual([{ quotationId: accepted._id }]);
  });

  test('attack 41: an erasure names all that it leaves, also what was sent to another address of theirs', async () => {
    const { t, call, draft } = await desk();
    const accept = async (email: string) => {
      const { _id } = await draft({ customer: { ...customer, email } });
      await send(call, _id);
      const said = { reason: 'By phone', by: 'Asha Verma' };
      await call('POST', `/quotations/${_id}/outcome`, { result: 'accepted', ...said });
      return _id;
    };
    const both = [await accept(customer.email), await accept('accounts@verma.example')];
    const erased = (
      await call('POST', '/privacy/erase', { who: customer.email, confirm: customer.email })
    ).json();
    const staying: { _id: string; staysBecause: string }[] = erased.stayingRecords;
    expect(staying.map(({ _id }) => _id).sort()).toEqual(both.sort());
    for (const { staysBecause } of staying) expect(staysBecause).toContain('Tax law');
    expect(await t.db.selectFrom('quotations').select('_id').execute()).toHaveLength(2);
  });

  test('the time of the others ends; its own with the law, after which it goes as they do', async () => {
    const { t, call, accepted, left } = await several();
    const term = async () => (await call('GET', `/records/quotation/${accepted._id}/term`)).json();
    expect(await term()).toMatchObject({ erasedOn: null, why: expect.stringContaining('8 years') });
    await t.db.updateTable('quotations').set({ date: LONG_AGO }).execute();
    await t.db.updateTable('history').set({ at: LONG_AGO }).execute();
    await t.db.updateTable('people').set({ lastAt: LONG_AGO }).execute();
    await retire(t, () => false);
    expect(await left()).toEqual([{ _id: accepted._id }]);
    const [{ until } = { until: '' }] = await t.db
      .selectFrom('quotationRetentions')
      .select('until')
      .execute();
    expect(until).toMatch(/^20\d\d-03-31$/);
    await t.db.updateTable('quotationRetentions').set({ until: '2020-03-31' }).execute();
    await endRetentions(t.db);
    await retire(t, () => false);
    expect(await left()).toEqual([]);
    expect(await storedFiles(t)).toEqual([]);
  });

  test('a merge takes quotations along, and gives them back', async () => {
    const { call, draft } = await desk();
    const { personId } = await draft();
    const other = await draft({ customer: { ...customer, email: 'b@b.example', phone: '+919818040999' } });
    const whose = async () => (await call('GET', `/quotations/${other._id}`)).json().personId;
    const merged = await call('POST', `/people/${personId}/merge`, { from: other.personId, fields: {} });
    expect(await whose()).toBe(personId);
    expect((await call('POST', `/people/undo/${merged.json().undo}`)).statusCode).toBe(200);
    expect(await whose()).toBe(other.personId);
  });
});
