import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startApp } from '~/testing/start-app';
import { catalogue } from './catalogue';
import { fillCatalogue } from './first-catalogue.server';
import { iotProductForm } from './iot-product';

test('the first start fills the shop, in the catalogue’s order, with pictures that are there', async () => {
  const t = await startApp();
  const { call } = t;
  await Promise.all([fillCatalogue(t), fillCatalogue(t)]);
  const products: { productName: string; image: string; imageSmall: string }[] = (
    await call('GET', '/api/iot/prodcuts/all')
  ).json();
  expect(products.map(({ productName }) => productName)).toEqual(
    catalogue.map(({ productName }) => productName),
  );
  expect(products.length).toBeGreaterThanOrEqual(9);
  for (const product of products) {
    expect(iotProductForm.safeParse(product).success, product.productName).toBe(true);
    for (const url of [product.image, product.imageSmall]) expect(existsSync(`public${url}`), url).toBe(true);
  }
});

test('a shop that was emptied on purpose stays empty', async () => {
  const t = await startApp();
  const { call, logIn } = t;
  await fillCatalogue(t);
  const { headers } = await logIn('admin');
  for (const { _id } of (await call('GET', '/api/iot/prodcuts/all')).json()) {
    await call('DELETE', `/api/iot/prodcuts/${_id}`, { headers });
    expect((await call('DELETE', `/api/records/iot-product/${_id}/purge`, { headers })).statusCode).toBe(200);
  }
  await fillCatalogue(t);
  expect((await call('GET', '/api/iot/prodcuts/all')).json()).toEqual([]);
});
