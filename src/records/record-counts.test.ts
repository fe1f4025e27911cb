import { expect, test } from 'vitest';
import { resources } from '~/features/resources';
import { now } from '~/lib/time';
import { mergeCounts } from '~/platform/db/tables/merge-counts';
import { addEnquiry } from '~/testing/factories';
import { startApp } from '~/testing/start-app';
import { recordsOf } from './records';

const enquiry = resources.filter(({ table }) => table === 'enquiries');

async function start() {
  const t = await startApp();
  const counts = async () => {
    const [resource] = enquiry;
    if (!resource) throw new Error('There is no such resource');
    const { count } = recordsOf(t.db, resource);
    return { shown: await count(), spam: await count({ spam: true }), trash: await count({ trash: true }) };
  };
  return { ...t, counts };
}

test('every resource begins with none', async () => {
  const { db } = await startApp();
  for (const resource of resources) expect(await recordsOf(db, resource).count(), resource.name).toBe(0);
});

test('the counts follow whatever becomes of the records', async () => {
  const t = await start();
  const added = [];
  for (let number = 0; number < 5; number++) added.push(await addEnquiry(t, { name: `Number ${number}` }));
  await addEnquiry(t, { isSpam: true });
  expect(await t.counts()).toEqual({ shown: 5, spam: 1, trash: 0 });

  await t.db.updateTable('enquiries').set({ deletedAt: now() }).where('name', '=', 'Number 3').execute();
  await t.db.updateTable('enquiries').set({ isSpam: true }).where('name', '=', 'Number 4').execute();
  await t.db.updateTable('enquiries').set({ city: 'Palwal' }).execute();
  expect(await t.counts()).toEqual({ shown: 3, spam: 2, trash: 1 });

  await t.db.updateTable('enquiries').set({ deletedAt: null, isSpam: false }).execute();
  expect(await t.counts()).toEqual({ shown: 6, spam: 0, trash: 0 });
  await t.db.deleteFrom('enquiries').execute();
  expect(await t.counts()).toEqual({ shown: 0, spam: 0, trash: 0 });
});

test('what is undone was never counted, and writers at once lose none', async () => {
  const t = await start();
  const undone = t.db.transaction().execute(async (trx) => {
    await addEnquiry({ ...t, db: trx }, {});
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await Promise.all(Array.from({ length: 30 }, () => addEnquiry(t, {})));
  expect(await t.counts()).toEqual({ shown: 30, spam: 0, trash: 0 });
});

test('the counts of connections are added up, whoever writes meanwhile', async () => {
  const t = await start();
  const add = () => Promise.all(Array.from({ length: 20 }, () => addEnquiry(t, {})));
  await add();
  await mergeCounts(t.db);
  const rows = await t.db.selectFrom('recordCounts').select('writer').where('writer', '!=', 0).execute();
  expect(rows).toEqual([]);
  await Promise.all([add(), mergeCounts(t.db), add(), mergeCounts(t.db)]);
  expect(await t.counts()).toEqual({ shown: 60, spam: 0, trash: 0 });
  await mergeCounts(t.db);
  expect(await t.counts()).toEqual({ shown: 60, spam: 0, trash: 0 });
});
