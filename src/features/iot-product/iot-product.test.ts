import { describe, expect, test } from 'vitest';
import { now } from '~/lib/time';
import { addIotProduct, sensor } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';
import type { TestApp } from '~/testing/test-app';

const unknown = '0198f3d2-0000-7000-8000-000000000000';

describe('the list', () => {
  const three = async (t: TestApp) => {
    await addIotProduct(t, { productName: 'First' });
    await addIotProduct(t, { productName: 'Gone', deletedAt: now() });
    await addIotProduct(t, { productName: 'Second', brandName: 'Brand X', category: 'Home' });
    return undefined;
  };
  const first = { name: 'of everything', given: three, status: 200 };

  scenarios([
    {
      ...first,
      name: 'is for everybody: the plain array, newest first, without what is deleted',
      call: ['GET', '/api/iot/prodcuts/all'],
      answer: [
        { productName: 'Second', specification: ['LoRaWAN 865-867 MHz', 'IP67'] },
        { productName: 'First', image: expect.stringMatching(/^\/files\/public\//) },
      ],
      without: ['Gone', 'deletedAt'],
    },
    {
      ...first,
      name: 'has pages for everybody',
      call: ['GET', '/api/iot/prodcuts/all?page=1&pageSize=1'],
      answer: { total: 2, pages: 2, items: [{ productName: 'Second' }] },
    },
    ...(['productName', 'brandName', 'category', 'subcategory'] as const).map((field) => ({
      ...first,
      name: `is searched by ${field}`,
      call: ['GET', `/api/iot/prodcuts/all?page=1&field=${field}&q=nothing%`] as ['GET', string],
      answer: { total: 0 },
    })),
    {
      ...first,
      name: 'finds a part of the brand',
      call: ['GET', '/api/iot/prodcuts/all?page=1&field=brandName&q=nd x'],
      answer: { items: [{ productName: 'Second' }], total: 1 },
    },
    {
      name: 'as one record is open to a client',
      given: addIotProduct,
      as: 'business',
      call: ['GET', '/api/records/iot-product/:id'],
      status: 200,
      answer: { productName: sensor.productName },
    },
    {
      ...first,
      name: 'is counted for a client',
      as: 'user',
      call: ['GET', '/api/stats'],
      answer: { 'iot-product': 2 },
    },
    {
      name: 'is not exported to visitors',
      call: ['GET', '/api/records/iot-product/export.csv'],
      status: 401,
    },
    {
      ...first,
      name: 'is exported to staff',
      as: 'employee',
      call: ['GET', '/api/records/iot-product/export.csv'],
      without: ['Gone'],
    },
    {
      name: 'has a trash for admins',
      as: 'employee',
      call: ['GET', '/api/records/iot-product/trash'],
      status: 403,
    },
    {
      name: 'has a history for staff',
      given: addIotProduct,
      as: 'user',
      call: ['GET', '/api/records/iot-product/:id/history'],
      status: 403,
    },
  ]);
});

describe('delete', () => {
  scenarios([
    {
      name: 'is an admin’s, in the contract’s words',
      given: addIotProduct,
      as: 'admin',
      call: ['DELETE', '/api/iot/prodcuts/:id'],
      status: 200,
      answer: { message: 'Product deleted successfully' },
    },
    {
      name: 'is not an employee’s',
      given: addIotProduct,
      as: 'employee',
      call: ['DELETE', '/api/iot/prodcuts/:id'],
      status: 403,
      after: async ({ db }) =>
        expect(await db.selectFrom('iotProducts').select('deletedAt').execute()).toEqual([
          { deletedAt: null },
        ]),
    },
    {
      name: 'of a bad id is 400 in the contract’s words',
      as: 'admin',
      call: ['DELETE', '/api/iot/prodcuts/undefined'],
      status: 400,
      answer: { message: 'Invalid product ID' },
    },
    { name: 'of nothing is 404', as: 'admin', call: ['DELETE', `/api/iot/prodcuts/${unknown}`], status: 404 },
  ]);
});

describe('an edit as JSON', () => {
  const edit = {
    ...sensor,
    productName: 'Soil Node 2',
    specification: ['  IP68 ', '', '\u200b\u2060', 'Solar\nUSB'],
  };
  scenarios([
    {
      name: 'keeps the image',
      given: addIotProduct,
      as: 'employee',
      call: ['PUT', '/api/iot/prodcuts/:id', { ...edit, image: '/files/public/other.webp' }],
      status: 200,
      answer: {
        message: 'Product updated successfully!',
        product: {
          productName: 'Soil Node 2',
          specification: ['IP68', 'Solar', 'USB'],
          image: '/files/public/00000000-0000-4000-8000-000000000001.webp',
        },
      },
    },
    {
      name: 'keeps the rules',
      given: addIotProduct,
      as: 'employee',
      call: ['PUT', '/api/iot/prodcuts/:id', { specification: [' '], description: 'a\u0000b' }],
      status: 400,
      answer: {
        fields: {
          productName: 'Product name is required.',
          brandName: 'Brand name is required.',
          category: 'Category is required.',
          subcategory: 'Subcategory is required.',
          description: 'Description has characters that cannot be used here.',
          specification: 'Specification is required.',
        },
      },
    },
    {
      name: 'of a specification that is no list is refused',
      given: addIotProduct,
      as: 'employee',
      call: ['PUT', '/api/iot/prodcuts/:id', { ...sensor, specification: 'IP67' }],
      status: 400,
      answer: { fields: { specification: expect.stringContaining('must be a list of lines') } },
    },
    {
      name: 'of too many lines is refused',
      given: addIotProduct,
      as: 'employee',
      call: ['PUT', '/api/iot/prodcuts/:id', { ...sensor, specification: ['line\n'.repeat(61)] }],
      status: 400,
      answer: { fields: { specification: 'Specification can have at most 60 lines.' } },
    },
    {
      name: 'of a bad id is 400',
      as: 'employee',
      call: ['PUT', '/api/iot/prodcuts/1', edit],
      status: 400,
      answer: { message: 'Invalid product ID' },
    },
    {
      name: 'of nothing is 404',
      as: 'employee',
      call: ['PUT', `/api/iot/prodcuts/${unknown}`, edit],
      status: 404,
    },
    {
      name: 'is refused to a client',
      given: addIotProduct,
      as: 'corporate',
      call: ['PUT', '/api/iot/prodcuts/:id', edit],
      status: 403,
    },
    {
      name: 'is refused to a visitor',
      given: addIotProduct,
      call: ['PUT', '/api/iot/prodcuts/:id', edit],
      status: 401,
    },
    {
      name: 'cannot add a product',
      as: 'admin',
      call: ['POST', '/api/iot/prodcuts', sensor],
      status: 415,
    },
  ]);

  test('is described, with the picture left out or not', async () => {
    const t = await startApp();
    const { paths } = (await t.call('GET', '/api/openapi.json')).json();
    const bodyOf = (path: string, method: string) => paths[path][method].requestBody.content;
    expect(Object.keys(bodyOf('/api/iot/prodcuts', 'post'))).toEqual(['multipart/form-data']);
    const edited = bodyOf('/api/iot/prodcuts/{id}', 'put');
    expect(Object.keys(edited)).toEqual(['multipart/form-data', 'application/json']);
    expect(edited['application/json'].schema.required).not.toContain('image');
  });
});
