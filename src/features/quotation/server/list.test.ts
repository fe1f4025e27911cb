import { describe, expect, test } from 'vitest';
import { dayAfter } from '~/lib/time';
import { samples } from '~/platform/files/test-kit';
import { storedFiles } from '~/testing/application';
import { fileOf, formOf } from '~/testing/form';
import { today } from './drafts';
import { financialYear } from './numbers';
import { desk, publicCall, send } from './test-kit';

const TOTAL = 59_000;

describe('the list of quotations', () => {
  test('has sums of each status over what it is narrowed to', async () => {
    const { call, draft, t } = await desk();
    const drafts = [];
    for (const validUntil of [dayAfter(today(), 5), dayAfter(today(), 9), dayAfter(today(), 9)])
      drafts.push(await draft({ validUntil }));
    const { url } = await send(call, drafts[1]._id);
    await publicCall(t, url)('POST', '/accept', { name: 'Asha Verma', agreed: true });
    const sums = async (query = '') => {
      const answer = await call('GET', `/quotations/sums${query}`);
      expect(answer.statusCode).toBe(200);
      const all: { status: string; total: number; totalPaise: number }[] = answer.json().sums;
      return all
        .filter(({ total }) => total > 0)
        .map(({ status, total, totalPaise }) => [status, total, totalPaise]);
    };
    const all = [
      ['Draft', 2, 2 * TOTAL],
      ['Accepted', 1, TOTAL],
    ];
    expect(await sums()).toEqual(all);
    expect(await sums('?field=name&q=asha')).toEqual(all);
    expect(await sums('?is.status=Accepted')).toEqual([['Accepted', 1, TOTAL]]);
    expect(await sums(`?to.validUntil=${dayAfter(today(), 5)}`)).toEqual([['Draft', 1, TOTAL]]);
    expect(await sums(`?from.validUntil=${dayAfter(today(), 6)}&is.status=Draft`)).toEqual([
      ['Draft', 1, TOTAL],
    ]);
  });

  test('is in the order of years, numbers and revisions, and not of their texts', async () => {
    const { call, draft, t } = await desk();
    const year = financialYear(today());
    await t.db.insertInto('numberSeries').values({ series: 'QT', year, last: 9998 }).execute();
    const numbers: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { quotation } = await send(call, (await draft())._id);
      numbers.push(quotation.number);
      if (count > 0) continue;
      for (let revision = 2, id = quotation._id; revision <= 10; revision += 1) {
        id = (await call('POST', `/quotations/${id}/revise`)).json().quotation._id;
        numbers.push((await send(call, id)).quotation.number);
      }
    }
    await draft();
    expect(numbers.slice(-3)).toEqual([`QT/${year}/9999-R10`, `QT/${year}/10000`, `QT/${year}/10001`]);
    const sorted = async (sort: string, more = '') => {
      const answer = await call('GET', `/quotations?page=1&pageSize=100&sort=${sort}${more}`);
      return answer.json().items.map(({ number }: { number: string | null }) => number);
    };
    expect(await sorted('number')).toEqual([...numbers, null]);
    expect(await sorted('-number')).toEqual([...numbers.toReversed(), null]);
    // By another way to the records, too.
    for (const found of ['&field=name&q=asha', '&field=name&q=asha&is.status=Sent,Superseded'])
      expect((await sorted('number', found)).filter(Boolean)).toEqual(numbers);
  });

  test('leaves as a spreadsheet with what an accountant adds up', async () => {
    const { call, draft } = await desk();
    const customer = { name: 'Asha', email: 'asha@verma.example', phone: '+919818040101' };
    const { _id } = await draft({ customer: { ...customer, gstin: '27AAPFU0939F1ZV' } });
    const { quotation } = await send(call, _id);
    const [head = '', row = ''] = (await call('GET', '/records/quotation/export.csv')).body.split('\r\n');
    const cells = (text: string) => text.replace('\uFEFF', '').split(',');
    const told = Object.fromEntries(cells(head).map((title, at) => [title, cells(row)[at]]));
    expect(told).toMatchObject({
      ...{ Number: quotation.number, GSTIN: '27AAPFU0939F1ZV', 'Place of supply': '27' },
      ...{
        Taxable: '500.00',
        CGST: '0.00',
        SGST: '0.00',
        IGST: '90.00',
        'Round off': '0.00',
        Total: '590.00',
      },
    });
  });

  test('lets go of drafts alone, one by one and many at once', async () => {
    const { call, draft } = await desk();
    const [sent, other] = [await draft(), await draft()];
    await send(call, sent._id);
    const refused = await call('DELETE', `/quotations/${sent._id}`);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'It has been sent: take it back instead of deleting it.',
    ]);
    const many = { action: 'delete', ids: [sent._id, other._id] };
    expect((await call('POST', '/records/quotation/bulk', many)).json()).toMatchObject({
      changed: 1,
      skipped: [{ _id: sent._id, message: refused.json().message }],
    });
    expect((await call('POST', `/records/quotation/${other._id}/restore`)).statusCode).toBe(200);
    expect((await call('GET', '/quotations')).json()).toHaveLength(2);
  });
});

describe('what was accepted elsewhere', () => {
  const said = { result: 'accepted', reason: 'By phone', by: 'Asha Verma' };

  test('is noted with the order as a file, which staff can fetch', async () => {
    const { t, call, draft, headers } = await desk();
    const { _id } = await draft();
    await send(call, _id);
    const body = formOf(said, 'order', fileOf(samples.pdf, 'order.pdf', 'application/pdf'));
    const answer = await t.call('POST', `/api/quotations/${_id}/outcome`, { headers, body });
    expect(answer.json()).toMatchObject({ quotation: { status: 'Accepted', reason: 'By phone' } });
    const { orderFile } = answer.json().quotation;
    const file = await t.call('GET', orderFile, { headers });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await t.call('GET', orderFile)).statusCode).toBe(401);
    expect((await t.call('GET', orderFile, await t.logIn('user'))).statusCode).toBeGreaterThanOrEqual(403);
  });

  test('is not noted with what is no order: nothing is stored', async () => {
    const { t, call, draft, headers } = await desk();
    const { _id } = await draft();
    await send(call, _id);
    const page = fileOf(Buffer.from('<script>alert(1)</script>'), 'order.pdf', 'application/pdf');
    const post = (fields: Record<string, string>, file: File) =>
      t.call('POST', `/api/quotations/${_id}/outcome`, { headers, body: formOf(fields, 'order', file) });
    expect((await post(said, page)).statusCode).toBe(415);
    const order = fileOf(samples.pdf, 'order.pdf', 'application/pdf');
    expect((await post({ ...said, result: 'declined' }, order)).statusCode).toBe(400);
    expect((await post({ ...said, by: '' }, order)).statusCode).toBe(400);
    expect(await storedFiles(t)).toEqual([]);
    expect((await call('GET', `/quotations/${_id}`)).json()).toMatchObject({ status: 'Sent' });
  });
});
