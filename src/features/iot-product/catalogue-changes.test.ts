import { expect, test } from 'vitest';
import { addIotProduct, sensor } from '~/testing/factories';
import { formOf } from '~/testing/form';
import { startApp } from '~/testing/start-app';
import { fillCatalogue } from './first-catalogue.server';

const LONG_AGO = '2020-02-03T04:05:06.000Z';

test('the catalogue says of each product when it was last changed, and of itself when the newest was', async () => {
  const t = await startApp();
  const ask = async () => (await t.call('GET', '/api/iot/prodcuts/changes')).json();
  expect(await ask()).toEqual({ products: [], changedAt: null });

  await fillCatalogue(t);
  const longAgo = { at: LONG_AGO };
  await t.db.updateTable('history').set(longAgo).execute();
  await t.db.updateTable('iotProducts').set({ date: LONG_AGO }).execute();
  const untouched = await ask();
  expect(new Set(untouched.products.map((one: { changedAt: string }) => one.changedAt))).toEqual(
    new Set([LONG_AGO]),
  );
  expect(untouched.changedAt).toBe(LONG_AGO);

  const { headers } = await t.logIn('admin');
  const [first, second] = untouched.products;
  const edit = (productName: string) => {
    const body = formOf({ ...sensor, productName }, 'image', undefined);
    return t.call('PUT', `/api/iot/prodcuts/${first._id}`, { headers, body });
  };
  expect((await edit('Renamed Sentinel')).statusCode).toBe(200);
  const changed = await ask();
  const moment = changed.products[0].changedAt;
  expect(changed.products[0]).toEqual({
    _id: first._id,
    productName: 'Renamed Sentinel',
    changedAt: expect.any(String),
  });
  expect(moment > LONG_AGO).toBe(true);
  expect(changed.products[1]).toEqual(second);
  expect(changed.changedAt).toBe(moment);

  // Saved once more as it is: nothing that a reader sees is new.
  expect((await edit('Renamed Sentinel')).statusCode).toBe(200);
  expect(await ask()).toEqual(changed);

  expect((await t.call('DELETE', `/api/iot/prodcuts/${second._id}`, { headers })).statusCode).toBe(200);
  const shorter = await ask();
  expect(shorter.products).toHaveLength(changed.products.length - 1);
  expect(shorter.changedAt).toBe(moment);
});

test('nobody is told when a product was taken out', async () => {
  const t = await startApp();
  await addIotProduct(t, { date: LONG_AGO });
  const gone = await addIotProduct(t, { date: LONG_AGO });
  const { headers } = await t.logIn('admin');
  expect((await t.call('DELETE', `/api/iot/prodcuts/${gone.id}`, { headers })).statusCode).toBe(200);
  const { deletedAt } = await t.db
    .selectFrom('iotProducts')
    .select('deletedAt')
    .where('_id', '=', gone.id)
    .executeTakeFirstOrThrow();
  const told = await t.call('GET', '/api/iot/prodcuts/changes');
  expect(told.json()).toMatchObject({ products: [{ changedAt: LONG_AGO }], changedAt: LONG_AGO });
  expect([told.body.includes(gone.id), told.body.includes(deletedAt ?? '')]).toEqual([false, false]);
});

test('a product that the history does not know is as old as itself, and no more than a hundred are named', async () => {
  const t = await startApp();
  for (let count = 0; count < 101; count++) await addIotProduct(t, { date: LONG_AGO });
  const { products } = (await t.call('GET', '/api/iot/prodcuts/changes')).json();
  expect(products).toHaveLength(100);
  expect(products[0].changedAt).toBe(LONG_AGO);
});
