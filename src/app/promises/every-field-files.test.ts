// On SQLite alone: whose a file is, is asked by the same SQL as in file-like-text.test.ts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, fromNow, HOUR } from '~/lib/time';
import { holderOf } from '~/platform/files/named/holder';
import { sweepPending } from '~/platform/files/named/pending-deletions.ts';
import { fileUrl } from '~/platform/files/store/urls';
import { retire } from '~/records/retention/retire';
import { addCareer, addEnquiry, addFollowup, addIotProduct } from '~/testing/factories';
import { storeCv } from '~/testing/servers/backup-place';
import { buildTestApp, type TestApp } from '~/testing/test-app';
import { anyAddress } from '../../../scripts/hostile/api.ts';
import { Dice } from '../../../scripts/hostile/dice.ts';
import { operationsOf } from '../../../scripts/hostile/document.ts';
import { bodyOf, properDraft } from '../../../scripts/hostile/draft.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const TABLES = ['enquiries', 'contacts', 'iotQuotes', 'careers', 'followups', 'iotProducts'] as const;

test('attack 43: the address of a file in any text field of any route makes no record its holder', async () => {
  const dice = new Dice(43);
  const { headers } = await t.logIn('admin');
  const key = await storeCv(t.files, 'Vikram Else');
  const address = fileUrl(key);
  const ids = [await addEnquiry(t), await addFollowup(t), await addCareer(t), await addIotProduct(t)];
  const operations = operationsOf((await t.app.inject({ url: '/api/openapi.json' })).json());
  let taken = 0;
  for (const operation of operations) {
    for (const name of Object.keys(operation.body?.properties ?? {})) {
      if (operation.path.includes('/privacy/') || operation.path.includes('/user/')) continue;
      for (const { id } of operation.path.includes('{') ? ids : ids.slice(0, 1)) {
        const draft = properDraft(dice, operation, []);
        if (draft.method !== 'POST' && draft.method !== 'PUT') continue;
        draft.fields.set(name, address);
        const { body, headers: own } = bodyOf(draft);
        const answer = await t.app.inject({
          url: operation.path.replace(/\{\w+\}/g, id),
          method: draft.method,
          headers: { ...own, ...(operation.access === 'public' ? {} : headers) },
          remoteAddress: anyAddress(dice),
          ...(body ? { payload: body } : {}),
        });
        expect([operation.path, name, answer.statusCode < 500]).toEqual([operation.path, name, true]);
        if (answer.statusCode === 200) taken++;
      }
    }
  }
  // Most of them are taken as the text that they are.
  expect(taken).toBeGreaterThan(10);
  expect(await holderOf(t.db, t.resources, key)).toBeUndefined();
  await addCareer(t, { name: 'Vikram Else', resume: address });
  for (const table of TABLES) {
    const others = t.db.updateTable(table).set({ deletedAt: fromNow(-60 * DAY) });
    await (table === 'careers' ? others.where('resume', '!=', address) : others).execute();
  }
  await retire(t, () => false);
  const past = { pendingSince: fromNow(-2 * HOUR) };
  await t.db.updateTable('pendingFileDeletions').set(past).execute();
  await sweepPending(t);
  expect((await t.db.selectFrom('enquiries').select('_id').execute()).length).toBe(0);
  expect((await t.app.inject({ url: address, headers })).statusCode).toBe(200);
});
