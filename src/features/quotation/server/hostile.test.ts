import { describe, expect, test } from 'vitest';
import { lookAtDays } from './follow/days';
import { desk, publicCall, send } from './test-kit';

const yes = { name: 'Asha Verma', agreed: true };
const ROUNDS = 20;

/** What came of each of those who called at once. */
const codesOf = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

describe('at once', () => {
  test('attack 55: what is sent is not deleted, and what is deleted takes no number', async () => {
    const { t, call, draft } = await desk();
    for (let round = 0; round < ROUNDS; round++) {
      const { _id } = await draft();
      const codes = codesOf(
        await Promise.all([call('POST', `/quotations/${_id}/send`), call('DELETE', `/quotations/${_id}`)]),
      );
      const isOneOfThem = codes.join() === '200,409' || codes.join() === '404,200';
      expect(isOneOfThem, codes.join()).toBe(true);
    }
    const numbered = await t.db
      .selectFrom('quotations')
      .select('deletedAt')
      .where('number', 'is not', null)
      .execute();
    const series = await t.db.selectFrom('numberSeries').select('last').execute();
    expect(numbered.filter(({ deletedAt }) => deletedAt !== null)).toEqual([]);
    expect(series).toEqual(numbered.length > 0 ? [{ last: numbered.length }] : []);
  });

  test('attack 54: what is sent has the last words that were saved before, and none that come after', async () => {
    const { call, draft } = await desk();
    for (let round = 0; round < ROUNDS; round++) {
      const { _id } = await draft();
      const [sent, edited] = await Promise.all([
        call('POST', `/quotations/${_id}/send`),
        call('PUT', `/quotations/${_id}`, { terms: 'Others' }),
      ]);
      expect(sent.statusCode).toBe(200);
      expect([200, 409]).toContain(edited.statusCode);
      const { terms } = (await call('GET', `/quotations/${_id}`)).json();
      expect([sent.json().quotation.terms, terms]).toEqual(
        edited.statusCode === 200 ? ['Others', 'Others'] : ['', ''],
      );
    }
  });

  test('attack 55: a proforma is made once, whoever asks and takes back meanwhile', async () => {
    const { t, call, draft } = await desk();
    for (let round = 0; round < ROUNDS; round++) {
      const { _id } = await draft();
      await publicCall(t, (await send(call, _id)).url)('POST', '/accept', yes);
      const proforma = () => call('POST', `/quotations/${_id}/proforma`);
      const taken = call('POST', `/quotations/${_id}/void`, { reason: 'A mistake' });
      const answers = await Promise.all([proforma(), taken, proforma()]);
      for (const code of codesOf(answers)) expect([200, 409]).toContain(code);
    }
    const given = await t.db
      .selectFrom('quotations')
      .select('proformaNumber')
      .where('proformaNumber', 'is not', null)
      .execute();
    const series = await t.db.selectFrom('numberSeries').select('last').where('series', '=', 'PI').execute();
    expect(series).toEqual(given.length > 0 ? [{ last: given.length }] : []);
  });

  test('attack 54: of revisions that were begun beside each other the customer has one, and one is agreed to', async () => {
    const { t, call, draft } = await desk();
    const { _id } = await draft();
    await send(call, _id);
    const begin = async () => (await call('POST', `/quotations/${_id}/revise`)).json().quotation._id;
    for (let round = 0; round < ROUNDS; round++) {
      const begun = [await begin(), await begin()];
      const codes = codesOf(await Promise.all(begun.map((id) => call('POST', `/quotations/${id}/send`))));
      expect([...codes].sort()[0]).toBe(200);
      expect([200, 409]).toContain(codes[0]);
      const open = t.db.selectFrom('quotations').select('_id').where('status', '=', 'Sent');
      expect(await open.execute()).toEqual([{ _id: begun[1] }]);
    }
    const [earlier, later] = [await begin(), await begin()];
    const { url } = await send(call, later);
    expect((await publicCall(t, url)('POST', '/accept', yes)).statusCode).toBe(200);
    expect((await call('POST', `/quotations/${earlier}/send`)).statusCode).toBe(409);
    // However it came to be open beside it.
    await t.db.updateTable('quotations').set({ status: 'Sent' }).where('_id', '=', earlier).execute();
    const outcome = { result: 'accepted', reason: 'By telephone', by: 'Asha' };
    expect((await call('POST', `/quotations/${earlier}/outcome`, outcome)).statusCode).toBe(409);
  });

  test('attack 54: accepting, declining, asking, revising, reading and the calendar come to one end', async () => {
    const { t, call, draft } = await desk();
    for (let round = 0; round < ROUNDS; round++) {
      const { _id } = await draft();
      const theirs = publicCall(t, (await send(call, _id)).url);
      const declined = { result: 'declined', reason: 'Too dear', by: 'Asha' };
      const [accepted, refused, ...others] = await Promise.all([
        theirs('POST', '/accept', yes),
        call('POST', `/quotations/${_id}/outcome`, declined),
        theirs('POST', '/ask', { question: 'Is hosting included?' }),
        call('POST', `/quotations/${_id}/revise`),
        call('POST', `/quotations/${_id}/link`),
        theirs('GET'),
        lookAtDays(t.db, t.features).then(() => ({ statusCode: 200 })),
      ]);
      expect(codesOf([accepted, refused]).sort()).toEqual([200, 409]);
      for (const code of codesOf(others)) expect([200, 409]).toContain(code);
      const { status } = (await call('GET', `/quotations/${_id}`)).json();
      expect(status).toBe(accepted.statusCode === 200 ? 'Accepted' : 'Declined');
    }
  });
});

describe('meanwhile', () => {
  test('attack 56: who we are has moved to another state: what is sent is taxed by that', async () => {
    const { t, call, draft } = await desk();
    const { _id } = await draft();
    const pune = { legalName: 'PeepalWorks', gstin: '27AAPFU0939F1ZV', stateCode: '27', address: 'Pune' };
    await call('PUT', '/settings/business', pune);
    const { quotation, url } = await send(call, _id);
    expect(quotation).toMatchObject({
      lines: [{ cgstPaise: 0, igstPaise: 9000 }],
      totals: { cgstPaise: 0, igstPaise: 9000 },
      igstPaise: 9000,
    });
    expect((await publicCall(t, url)('GET')).json()).toMatchObject({ totals: quotation.totals });
  });

  test('attack 55: the first of those that revise each other is gone: the next has their number all the same', async () => {
    const { t, call, draft } = await desk();
    const { _id } = await draft();
    const { quotation: first } = await send(call, _id);
    const revised = async (id: string) => (await call('POST', `/quotations/${id}/revise`)).json().quotation;
    const second = await revised(_id);
    await send(call, second._id);
    await t.db.deleteFrom('quotations').where('_id', '=', _id).execute();
    const third = await revised(second._id);
    const sent = await send(call, third._id);
    expect(sent.quotation.number).toBe(`${first.number}-R3`);
    const fourth = await revised(third._id);
    await t.db.deleteFrom('quotations').where('_id', '!=', fourth._id).execute();
    expect((await send(call, fourth._id)).quotation.number).toMatch(/\/0002$/);
  });

  test('its owner was blocked: all of the staff hear what the customer says', async () => {
    const { t, call, draft, followupId } = await desk();
    const owner = await t.addUser('employee', { email: 'owner@test.example' });
    await call('POST', `/followup/step/followup/${followupId}`, { ownerId: owner._id });
    const { url } = await send(call, (await draft())._id);
    await call('PUT', `/user/block-user/${owner._id}`);
    await publicCall(t, url)('POST', '/ask', { question: 'Is hosting included?' });
    const bells = await t.db
      .selectFrom('notifications')
      .select('userId')
      .where('text', 'like', 'A question about%')
      .execute();
    expect(bells).toEqual([{ userId: null }]);
  });

  test('its last day is over: a revision begins with another, and can be changed', async () => {
    const { t, call, draft } = await desk();
    const { _id } = await draft();
    await send(call, _id);
    await t.db.updateTable('quotations').set({ validUntil: '2026-01-01' }).execute();
    const { quotation } = (await call('POST', `/quotations/${_id}/revise`)).json();
    expect(quotation.validUntil > '2026-11-01').toBe(true);
    expect((await call('PUT', `/quotations/${quotation._id}`, { terms: 'Others' })).statusCode).toBe(200);
    expect((await call('POST', `/quotations/${quotation._id}/send`)).statusCode).toBe(200);
  });

  test('what was accepted is taken back: its lead is worth what is left, and open when nothing is', async () => {
    const { t, call, draft, followupId } = await desk();
    const ids: string[] = [];
    for (let count = 0; count < 2; count++) {
      const { _id } = await draft();
      await publicCall(t, (await send(call, _id)).url)('POST', '/accept', yes);
      ids.push(_id);
    }
    const lead = async () => (await call('GET', `/records/followup/${followupId}`)).json();
    expect(await lead()).toMatchObject({ stage: 'Won', valuePaise: 118_000 });
    await call('POST', `/quotations/${ids[0]}/void`, { reason: 'Ordered twice' });
    expect(await lead()).toMatchObject({ stage: 'Won', valuePaise: 59_000 });
    await call('POST', `/quotations/${ids[1]}/void`, { reason: 'They have no money' });
    expect(await lead()).toMatchObject({ stage: 'Negotiation', status: 'In Progress' });
  });
});

describe('of hostile words', () => {
  test.each(['\u0000', '\ud800', 'Asha\nVerma', 'x'.repeat(121), 'M1 1L2', 7])(
    'attack 15: a signature is a drawn line or a name, in both engines: %j',
    async (signature) => {
      const { t, call, draft } = await desk();
      const { url } = await send(call, (await draft())._id);
      const theirs = publicCall(t, url);
      const { statusCode } = await theirs('POST', '/accept', { ...yes, signature });
      expect(statusCode).toBe(signature === 'M1 1L2' ? 200 : 400);
    },
  );
});
