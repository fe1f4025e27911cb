import { describe, expect, test } from 'vitest';
import { hashToken, newToken } from '~/platform/auth/tokens';
import { desk, line, publicCall, send } from '../test-kit';

const optional = { ...line, description: 'Hosting', quantity: 1, ratePaise: 10_000, optional: true };

/** One that was sent, as the customer has it. */
async function sent(change: object = {}) {
  const all = await desk();
  const { _id } = await all.draft(change);
  const { url, quotation } = await send(all.call, _id);
  const row = () =>
    all.t.db.selectFrom('quotations').selectAll().where('_id', '=', _id).executeTakeFirstOrThrow();
  const expire = () =>
    all.t.db.updateTable('quotations').set({ validUntil: '2026-01-01' }).where('_id', '=', _id).execute();
  return { ...all, _id, url, quotation, row, expire, theirs: publicCall(all.t, url) };
}

const yes = { name: 'Asha Verma', agreed: true };

describe('whoever has the link', () => {
  test('reads what was sent, with who we are, and nothing of what we note for ourselves', async () => {
    const { theirs, call, _id } = await sent();
    const read = (await theirs('GET')).json();
    expect(read).toMatchObject({
      seller: { legalName: 'PeepalWorks Digital Private Limited' },
      accepted: null,
    });
    await call('POST', `/quotations/${_id}/void`, { reason: 'SECRET' });
    const { body } = await theirs('GET');
    expect(body).not.toContain('SECRET');
    for (const field of ['followupId', 'personId', '_id', 'reason']) expect(read).not.toHaveProperty(field);
  });

  test('makes it viewed once; programs that show links, what is fetched ahead and our own browsers do not', async () => {
    const { theirs, row, t, url } = await sent();
    const path = `/api/public/quotations/${url.split('/').at(-1)}`;
    await t.app.inject({ method: 'HEAD', url: path });
    for (const agent of ['WhatsApp/2.23.20.0 A', 'Slackbot-LinkExpanding 1.0', 'facebookexternalhit/1.1'])
      await theirs('GET', '', undefined, { 'user-agent': agent });
    await theirs('GET', '', undefined, { 'sec-purpose': 'prefetch;prerender' });
    await t.logIn('employee');
    await t.db
      .updateTable('sessions')
      .set({ bindingHash: hashToken('half') })
      .execute();
    await theirs('GET', '', undefined, { cookie: 'peepalworks=half' });
    expect(await row()).toMatchObject({ status: 'Sent', viewedAt: null });
    await Promise.all([theirs('GET'), theirs('GET'), theirs('GET')]);
    expect(await row()).toMatchObject({ status: 'Viewed', viewedAt: expect.any(String) });
    const texts = await t.db
      .selectFrom('activities')
      .select('text')
      .where('text', 'like', '%viewed')
      .execute();
    expect(texts).toHaveLength(1);
  });

  test('takes optional lines along, and the lead is worth what was accepted', async () => {
    const { theirs, row, call, followupId } = await sent({ lines: [line, optional, optional] });
    const refused = await theirs('POST', '/accept', { ...yes, options: [0] });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { options: 'There is no such optional line in this quotation.' },
    ]);
    expect((await theirs('POST', '/accept', { ...yes, options: [7] })).statusCode).toBe(400);
    const answer = await theirs('POST', '/accept', { ...yes, options: [2, 2], signature: 'M1 1L5 5' });
    expect(answer.statusCode).toBe(200);
    const { acceptance, totals, totalPaise } = await row();
    expect(acceptance).toMatchObject({
      ...{ name: 'Asha Verma', network: '127.0.0.1', signature: 'M1 1L5 5', options: [2] },
      ...{ text: expect.stringContaining('I accept'), sha256: expect.stringMatching(/^[\da-f]{64}$/) },
      totals: { totalPaise: 70_800, inWords: 'Rupees Seven Hundred Eight Only' },
    });
    expect([totals, totalPaise]).toMatchObject([{ totalPaise: 59_000 }, 70_800]);
    expect((await call('GET', `/records/followup/${followupId}`)).json()).toMatchObject({
      valuePaise: 70_800,
    });
    expect((await theirs('GET')).json()).toMatchObject({ accepted: { name: 'Asha Verma', options: [2] } });
  });

  test('asks for a new one once it has expired, and not before', async () => {
    const { theirs, expire, t } = await sent();
    const early = await theirs('POST', '/renew');
    expect([early.statusCode, early.json().message]).toEqual([
      409,
      'This quotation is valid still: you can accept it.',
    ]);
    await expire();
    expect((await theirs('POST', '/renew')).statusCode).toBe(200);
    const texts = await t.db
      .selectFrom('activities')
      .select('text')
      .where('text', 'like', '%anew%')
      .execute();
    expect(texts).toHaveLength(1);
  });

  test('attack 38: says a thing once, however often it is pressed under one key', async () => {
    const { theirs, t } = await sent();
    const key = { 'idempotency-key': 'question-0001' };
    const question = { question: 'Is hosting included?' };
    const both = await Promise.all([1, 2].map(() => theirs('POST', '/ask', question, key)));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const asked = await t.db
      .selectFrom('activities')
      .select('_id')
      .where('text', '=', question.question)
      .execute();
    expect(asked).toHaveLength(1);
    const accepted = [];
    for (let press = 0; press < 2; press++) accepted.push(await theirs('POST', '/accept', yes, key));
    expect(accepted.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  test('attack 54: who guesses a link reads nothing, and a deleted quotation has none', async () => {
    const { t, theirs, _id } = await sent();
    for (const token of [newToken(), 'short', `${'a'.repeat(42)}'`])
      expect([400, 404]).toContain((await t.call('GET', `/api/public/quotations/${token}`)).statusCode);
    await t.db
      .updateTable('quotations')
      .set({ deletedAt: new Date().toISOString() })
      .where('_id', '=', _id)
      .execute();
    expect((await theirs('GET')).statusCode).toBe(404);
    expect((await theirs('POST', '/accept', yes)).statusCode).toBe(404);
  });

  test('attack 30: asks twenty questions a day and no more, each of bounded length', async () => {
    const { theirs, t } = await sent();
    expect((await theirs('POST', '/ask', { question: 'x'.repeat(2001) })).statusCode).toBe(400);
    expect((await theirs('POST', '/accept', { ...yes, signature: 'x'.repeat(50_001) })).statusCode).toBe(400);
    const answers = await Promise.all(
      Array.from({ length: 22 }, (_, n) => theirs('POST', '/ask', { question: `Question ${n}` })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
    const asked = await t.db
      .selectFrom('activities')
      .select('_id')
      .where('text', 'like', 'Question%')
      .execute();
    expect(asked).toHaveLength(20);
  });
});

describe('of all who decide at once', () => {
  test('attack 54: one is heard: accept or decline', async () => {
    const { t, call, draft } = await desk();
    for (let pair = 0; pair < 20; pair++) {
      const { _id } = await draft();
      const theirs = publicCall(t, (await send(call, _id)).url);
      const answers = await Promise.all([
        theirs('POST', '/accept', yes),
        theirs('POST', '/decline', { reason: 'Too dear' }),
        theirs('POST', '/accept', yes),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    }
  });

  test('attack 54: what is accepted is not superseded, nor the other way round, also of a person without a lead', async () => {
    const { t, call, draft } = await desk();
    const booked = {
      name: 'Ravi Rao',
      email: 'ravi@rao.example',
      phone: '9818040102',
      city: 'Hisar',
      requirement: 'crm',
    };
    await t.call('POST', '/api/quotes', { body: booked });
    const { personId } = await t.db.selectFrom('enquiries').select('personId').executeTakeFirstOrThrow();
    for (let pair = 0; pair < 20; pair++) {
      const { _id } = await draft(pair % 2 ? {} : { followupId: null, personId });
      const theirs = publicCall(t, (await send(call, _id)).url);
      const { quotation: revision } = (await call('POST', `/quotations/${_id}/revise`)).json();
      const answers = await Promise.all([
        theirs('POST', '/accept', yes),
        call('POST', `/quotations/${revision._id}/send`),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const [{ statusCode: accepted } = { statusCode: 0 }] = answers;
      const { status } = (await call('GET', `/quotations/${_id}`)).json();
      expect(status).toBe(accepted === 200 ? 'Accepted' : 'Superseded');
    }
  });

  test('attack 54: what is taken back is not accepted after it', async () => {
    const { t, call, draft } = await desk();
    for (let pair = 0; pair < 20; pair++) {
      const { _id } = await draft();
      const theirs = publicCall(t, (await send(call, _id)).url);
      const [taken, accepted] = await Promise.all([
        call('POST', `/quotations/${_id}/void`, { reason: 'A mistake' }),
        theirs('POST', '/accept', yes),
      ]);
      const { status } = (await call('GET', `/quotations/${_id}`)).json();
      expect([taken.statusCode, status]).toEqual([200, 'Void']);
      expect([200, 409]).toContain(accepted.statusCode);
      expect((await theirs('POST', '/accept', yes)).statusCode).toBe(409);
    }
  });
});
