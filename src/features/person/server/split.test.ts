import { expect, test } from 'vitest';
import { now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { asha } from '~/testing/factories';
import { startApp } from '~/testing/start-app';

const SHARED = 'office@verma.example';

test('a split finds the last of thousands of records, and leaves an address with whom another of them has it', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  await t.call('POST', '/api/quotes', { body: asha });
  const { _id: personId } = await t.db.selectFrom('people').select('_id').executeTakeFirstOrThrow();
  const many = Array.from({ length: 2100 }, (_, n) => ({
    ...{ ...asha, _id: newId(), reference: `R${n}`, date: now(), deletedAt: null, personId },
    email: n < 2098 ? asha.email : SHARED,
  }));
  for (let at = 0; at < many.length; at += 300)
    await t.db
      .insertInto('enquiries')
      .values(many.slice(at, at + 300))
      .execute();
  await t.db.insertInto('personKeys').values({ kind: 'email', value: SHARED, personId }).execute();
  const split = await t.call('POST', `/api/people/${personId}/split`, {
    headers,
    body: { records: [{ resource: 'enquiry', _id: many.at(-1)?._id }] },
  });
  expect(split.statusCode, split.body).toBe(200);
  const whose = t.db.selectFrom('personKeys').select('personId').where('value', '=', SHARED);
  expect(await whose.execute()).toEqual([{ personId }]);
});
