// On SQLite alone: these calls are counted in the process.
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '~/app/build-app';

import { tinyBuild } from '~/platform/pages/test-kit';
import * as sitemap from '~/site/head/sitemap';
import * as iotProducts from '~/site/products/iot-products';
import { addIotProduct } from '~/testing/factories';
import { caller, type StartedApp, startApp } from '~/testing/start-app';

/** The app with the pages that read the catalogue: what their loaders answer stands in them as JSON. */
async function withPages({ config, db, files, mailer }: StartedApp) {
  const { loader, action } = iotProducts;
  const modules = {
    '/Iot-products': { loader, action, default: () => null },
    '/sitemap.xml': { loader: sitemap.loader, default: () => null },
  };
  const build = tinyBuild(modules, (words, status) => Response.json(words, { status }));
  const pages = { loadBuild: async () => build, clientDir: undefined, publicUrl: 'https://site.example' };
  const app = await buildApp({ config, db, files, mailer, pages, quiet: true, busiestMs: Infinity });
  onTestFinished(() => app.close());
  return caller(app);
}

test('attack 49: a page that is refused the catalogue says so, and how long to wait', async () => {
  const t = await startApp();
  const { id } = await addIotProduct(t);
  const call = await withPages(t);
  const [from, elsewhere] = ['203.0.113.9', '203.0.113.10'];
  for (let n = 0; n < 300; n++)
    await Promise.all(
      Array.from({ length: 10 }, () => call('GET', '/api/records/iot-product/none', { from })),
    );
  const { headers } = await call('GET', '/api/iot/prodcuts/changes', { from });
  const wait = Number(headers['retry-after']);
  for (const url of [
    '/Iot-products',
    '/Iot-products?page=2',
    `/Iot-products?product=x-${id}`,
    '/Iot-products.data',
    '/sitemap.xml',
  ]) {
    const refused = await call('GET', url, { from });
    expect([url, refused.statusCode]).toEqual([url, 429]);
    const told = Number(refused.headers['retry-after']);
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThanOrEqual(wait);
    expect(refused.body).toContain('too often');
    expect([url, (await call('GET', url, { from: elsewhere })).statusCode]).toEqual([url, 200]);
  }
});

test('a form that is refused on its page says how long to wait', async () => {
  const t = await startApp();
  const call = await withPages(t);
  for (let n = 0; n < 60; n++) await call('POST', '/api/iot/quote/iot/quote/products', { body: {} });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const refused = await call('POST', '/Iot-products', { headers, body: Buffer.from('name=Asha') });
  expect([refused.statusCode, refused.json()]).toMatchObject([429, { values: { name: 'Asha' } }]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
