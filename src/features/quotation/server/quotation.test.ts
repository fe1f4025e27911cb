import { describe, expect, test } from 'vitest';
import { customer, desk, line, publicCall, send } from './test-kit';

const AT_ONCE = 100;

describe('a quotation', () => {
  test('is drafted, priced, sent with a number, viewed, accepted, and its lead is won', async () => {
    const { t, call, draft, followupId } = await desk();
    const made = await draft();
    expect(made).toMatchObject({
      status: 'Draft',
      number: null,
      revision: 1,
      placeOfSupply: '06',
      lines: [{ taxablePaise: 50_000, cgstPaise: 4500, sgstPaise: 4500, igstPaise: 0, totalPaise: 59_000 }],
      totals: { totalPaise: 59_000, roundOffPaise: 0, inWords: 'Rupees Five Hundred Ninety Only' },
    });
    const { quotation, url } = await send(call, made._id);
    expect(quotation).toMatchObject({
      status: 'Sent',
      number: expect.stringMatching(/^QT\/\d\d-\d\d\/0001$/),
    });
    const theirs = publicCall(t, url);
    expect((await theirs('GET')).json()).toMatchObject({ status: 'Viewed', number: quotation.number });
    expect((await theirs('POST', '/ask', { question: 'Is hosting included?' })).statusCode).toBe(200);
    const refused = await theirs('POST', '/accept', { name: 'Asha Verma', agreed: false });
    expect(refused.statusCode).toBe(400);
    expect((await theirs('POST', '/accept', { name: 'Asha Verma', agreed: true })).statusCode).toBe(200);
    expect((await theirs('POST', '/accept', { name: 'Asha Verma', agreed: true })).statusCode).toBe(409);
    const lead = (await call('GET', `/records/followup/${followupId}`)).json();
    expect(lead).toMatchObject({ stage: 'Won', valuePaise: 59_000 });
  });

  test('that was sent does not change; a revision ends it when it is sent itself', async () => {
    const { t, call, draft } = await desk();
    const { _id } = await draft();
    const first = await send(call, _id);
    expect((await call('PUT', `/quotations/${_id}`, { terms: 'Others' })).statusCode).toBe(409);
    const { quotation: second } = (await call('POST', `/quotations/${_id}/revise`)).json();
    expect(second).toMatchObject({ status: 'Draft', revision: 2, number: null });
    expect((await call('PUT', `/quotations/${second._id}`, { terms: 'Others' })).json()).toMatchObject({
      quotation: { terms: 'Others', totals: { totalPaise: 59_000 } },
    });
    const theirs = publicCall(t, first.url);
    expect((await theirs('GET')).json()).toMatchObject({ status: 'Viewed' });
    const sent = await send(call, second._id);
    expect(sent.quotation.number).toBe(`${first.quotation.number}-R2`);
    expect((await theirs('GET')).json()).toMatchObject({ status: 'Superseded' });
    expect((await theirs('POST', '/accept', { name: 'Asha', agreed: true })).statusCode).toBe(409);
  });

  test('cannot be accepted when it is void, declined or over', async () => {
    const { t, call, draft } = await desk();
    const [voided, declined, over] = [await draft(), await draft(), await draft()];
    const urls = [];
    for (const { _id } of [voided, declined, over]) urls.push((await send(call, _id)).url);
    await call('POST', `/quotations/${voided._id}/void`, { reason: 'A mistake' });
    await publicCall(t, urls[1])('POST', '/decline', { reason: 'Too dear' });
    await t.db
      .updateTable('quotations')
      .set({ validUntil: '2026-01-01' })
      .where('_id', '=', over._id)
      .execute();
    expect((await publicCall(t, urls[2])('GET')).json()).toMatchObject({ status: 'Expired' });
    for (const url of urls)
      expect((await publicCall(t, url)('POST', '/accept', { name: 'Asha', agreed: true })).statusCode).toBe(
        409,
      );
  });

  test('attack 55: numbers have neither gap nor repeat, a hundred sent at once', async () => {
    const { call, draft } = await desk();
    const drafts = [];
    for (let count = 0; count < AT_ONCE; count++) drafts.push(await draft());
    const answers = await Promise.all(
      // Every third is sent twice at once: one of the two is refused, and takes no number.
      drafts.flatMap(({ _id }, index) =>
        Array.from({ length: index % 3 ? 1 : 2 }, () => call('POST', `/quotations/${_id}/send`)),
      ),
    );
    const numbers = answers.flatMap((answer) =>
      answer.statusCode === 200 ? [Number(answer.json().quotation.number.split('/').at(-1))] : [],
    );
    expect(numbers.sort((one, other) => one - other)).toEqual(
      Array.from({ length: AT_ONCE }, (_, at) => at + 1),
    );
  });

  test('is not sent before who we are is settled', async () => {
    const { call, draft } = await desk();
    await call('PUT', '/settings/business', { legalName: '', gstin: '', stateCode: '06' });
    const { _id } = await draft();
    const refused = await call('POST', `/quotations/${_id}/send`);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Settle who we are first: legal name, GSTIN, address is missing in the business settings.',
    ]);
  });

  test.each([
    [{ customer: { ...customer, gstin: '27AAPFU0939F1ZA', stateCode: '' } }],
    [{ customer: { ...customer, gstin: '27AAPFU0939F1ZV', stateCode: '06' } }],
    [{ lines: [] }],
    [{ lines: [{ ...line, quantity: 1.2345 }] }],
    [{ lines: [{ ...line, gstPercent: 100.01 }] }],
    [{ lines: [{ ...line, ratePaise: 999_99_99_999_00 }] }],
    [{ validUntil: '2020-01-01' }],
    [{ followupId: null }],
    [{ lines: [{ ...line, quantity: 0 }] }],
    [{ lines: [{ ...line, quantity: -1 }] }],
    [{ lines: [{ ...line, quantity: 1e-7 }] }],
    [{ lines: [{ ...line, quantity: 1e15 }] }],
    [{ lines: [{ ...line, quantity: '1' }] }],
    [{ lines: [{ ...line, ratePaise: 0.5 }] }],
    [{ lines: [{ ...line, ratePaise: -1 }] }],
    [{ lines: [{ ...line, ratePaise: 1e15 }] }],
    [{ lines: [{ ...line, ratePaise: Number.NaN }] }],
    [{ lines: [{ ...line, discountPercent: 0.001 }] }],
  ])('attack 56: is refused: %j', async (change) => {
    const { call, followupId } = await desk();
    const answer = await call('POST', '/quotations', { followupId, customer, lines: [line], ...change });
    expect(answer.statusCode).toBe(400);
  });
});
