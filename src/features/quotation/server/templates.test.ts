import { expect, test } from 'vitest';
import { newId } from '~/platform/db/ids';
import { desk, line } from './test-kit';

const path = '/quotation-templates';
const website = {
  name: 'Company website',
  lines: [{ ...line, optional: true, note: 'Twice' }],
  terms: 'Half first',
};

test('a template is saved under its name, listed, read, replaced and deleted', async () => {
  const { call } = await desk();
  const { template } = (await call('POST', path, website)).json();
  await call('POST', path, { ...website, name: 'App' });
  const replaced = await call('POST', path, { ...website, name: 'COMPANY website', terms: '' });
  expect(replaced.json()).toMatchObject({ message: 'Template saved', template: { _id: template._id } });
  const listed = async () => (await call('GET', path)).json().map(({ name }: { name: string }) => name);
  expect(await listed()).toEqual(['App', 'COMPANY website']);
  expect((await call('GET', `${path}/${template._id}`)).json()).toMatchObject({
    terms: '',
    lines: [{ description: 'Website', quantity: 1.5, ratePaise: 33_333, optional: true, note: 'Twice' }],
  });
  expect((await call('DELETE', `${path}/${template._id}`)).statusCode).toBe(200);
  for (const method of ['GET', 'DELETE'] as const)
    expect((await call(method, `${path}/${template._id}`)).statusCode).toBe(404);
  expect(await listed()).toEqual(['App']);
});

test('attack 15: what is no template is not saved, and there are a hundred at most', async () => {
  const { t, call } = await desk();
  for (const change of [
    { name: ' ' },
    { name: 'x\u0000' },
    { lines: [] },
    { lines: [{ ...line, quantity: -1 }] },
  ])
    expect((await call('POST', path, { ...website, ...change })).statusCode).toBe(400);
  const filled = Array.from({ length: 99 }, (_, n) => ({
    ...{
      _id: newId(),
      name: `${n}`,
      nameKey: `${n}`,
      lines: '[]',
      terms: '',
      savedAt: new Date().toISOString(),
    },
  }));
  await t.db.insertInto('quotationTemplates').values(filled).execute();
  const both = await Promise.all(['One', 'one'].map((name) => call('POST', path, { ...website, name })));
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await call('POST', path, website)).statusCode).toBe(409);
  expect((await call('POST', path, { ...website, name: 'ONE' })).statusCode).toBe(200);
  expect((await call('GET', path)).json()).toHaveLength(100);
});
