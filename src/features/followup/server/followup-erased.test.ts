import { expect, test } from 'vitest';
import { addFollowup, meera } from '~/testing/factories';
import { EMAIL, PHONE } from '~/testing/filled/one-person';
import { startApp } from '~/testing/start-app';

test('attack 41: who was erased from a remark does not come back with a list that was read before', async () => {
  const t = await startApp();
  const date = '2026-01-05T10:00:00.000Z';
  const old = [`wife of ${EMAIL}, call ${PHONE}.`, EMAIL].map((val) => ({ val, date }));
  const { id } = await addFollowup(t, { remarks: old });
  const admin = await t.logIn('admin');
  for (const who of [EMAIL, PHONE])
    await t.call('POST', '/api/privacy/erase', { ...admin, body: { who, confirm: who } });
  // Of the same moment, and yet something else.
  const others = ['Called', 'wife of nobody, call nobody.'].map((val) => ({ val, date }));
  const body = { ...meera, remarks: [...old, ...others] };
  expect((await t.call('PUT', `/api/followup/${id}`, { ...admin, body })).statusCode).toBe(200);
  const remarks = await t.db.selectFrom('activities').select('text').orderBy('_id').execute();
  const left = ['wife of [erased], call [erased].', '[erased]', ...others.map(({ val }) => val)];
  expect(remarks.map(({ text }) => text)).toEqual(left);
});
