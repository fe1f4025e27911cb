import { expect, test } from 'vitest';
import { hashToken, newToken } from '~/platform/auth/tokens';
import { addCareer } from '~/testing/factories';
import { desk, inDays } from './test-kit';

const ACTS = ['add', 'change', 'cancel', 'refuse', 'withdraw', 'erase'] as const;
const PAIRS = ACTS.flatMap((one, at) => ACTS.slice(at + 1).map((other) => [one, other] as const));

test.each(PAIRS)(
  'attack 44: %s and %s at once, again and again: one after the other, and nobody is expected for nothing',
  async (...pair) => {
    const { t, staff, planned } = await desk();
    for (let round = 0; round < 4; round++) {
      const { id } = await addCareer(t, { email: `asha${round}@verma.example` });
      const token = newToken();
      await t.db
        .insertInto('applicationLinks')
        .values({ tokenHash: hashToken(token), careerId: id })
        .execute();
      const url = `/api/career/${id}/interviews`;
      const { interview } = (await t.call('POST', url, { ...staff, body: planned })).json();
      const acts = {
        add: () => t.call('POST', url, { ...staff, body: { ...planned, at: inDays(9) } }),
        change: () => t.call('PUT', `${url}/${interview._id}`, { ...staff, body: { at: inDays(7) } }),
        cancel: () => t.call('DELETE', `${url}/${interview._id}`, staff),
        refuse: () => t.call('PUT', `/api/career/${id}/stage`, { ...staff, body: { status: 'Rejected' } }),
        withdraw: () => t.call('POST', `/api/public/applications/${token}/withdraw`),
        erase: () => t.call('POST', `/api/public/applications/${token}/erase`),
      };
      const order = round % 2 ? pair : pair.toReversed();
      const answers = await Promise.all(order.map((act) => acts[act]()));
      for (const { statusCode, body } of answers) expect([200, 404, 409], body).toContain(statusCode);
      const rows = await t.db.selectFrom('interviews').selectAll().where('careerId', '=', id).execute();
      const isOver = pair.some((act) => ['refuse', 'withdraw', 'erase'].includes(act));
      if (isOver) expect(rows.filter(({ cancelledAt }) => cancelledAt === null)).toEqual([]);
      if (pair[1] === 'erase') {
        expect(rows).toEqual([]);
        const mails = await t.db.selectFrom('outbox').selectAll().execute();
        expect(JSON.stringify(mails)).not.toContain(id);
        expect(JSON.stringify(mails)).not.toContain(`asha${round}@`);
      }
    }
  },
);

test('attack 44: whoever is erased while they are invited is in no panel, and neither waits for the other', async () => {
  const { t, id, url, staff, planned } = await desk();
  const admin = await t.logIn('admin');
  for (let round = 0; round < 20; round++) {
    const { _id: userId } = await t.addUser('employee', { email: `colleague${round}@test.example` });
    const given = { careerId: id, userId, criterion: 'Fit', score: 3, note: '', at: planned.at };
    await t.db.insertInto('scores').values(given).execute();
    await t.call('DELETE', `/api/user/${userId}`, admin);
    const [invited, erased] = await Promise.all([
      t.call('POST', url, { ...staff, body: { ...planned, panel: [userId] } }),
      t.call('DELETE', `/api/records/user/${userId}/purge`, admin),
    ]);
    expect([invited.statusCode, erased.statusCode]).toEqual([400, 200]);
  }
  expect(await t.db.selectFrom('interviewers').selectAll().execute()).toEqual([]);
});
