import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { resources } from '~/features/resources';
import { sortableFields } from '~/model/resource';
import { engineOf } from '~/platform/db/engine/engine';
import { startApp } from '~/testing/start-app';

test('every list is read in the order of each of its columns, both ways', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  for (const resource of resources) {
    for (const field of sortableFields(resource)) {
      for (const sort of [field, `-${field}`]) {
        const url = `/api${resource.endpoints.list}?page=1&sort=${sort}`;
        expect((await t.call('GET', url, { headers })).statusCode, url).toBe(200);
      }
    }
  }
});

test('an index stands behind each of those orders', async () => {
  const { db } = await startApp();
  // PostgreSQL sorts a table that is nearly empty whatever indexes it has; SQLite's plan does not depend on the size.
  if (engineOf(db) === 'postgres') return;
  for (const resource of resources) {
    const spam = 'isSpam' in resource.row.shape ? sql`and "isSpam" = false` : sql``;
    for (const field of sortableFields(resource)) {
      const mayBeEmpty = resource.row.shape[field] instanceof z.ZodNullable;
      const emptyLast = mayBeEmpty ? sql`(${sql.ref(field)} is null),` : sql``;
      const order = sql`order by ${emptyLast} ${sql.ref(field)} desc, "_id" desc limit 10`;
      const listed = sql`select "_id" from ${sql.table(resource.table)} where "deletedAt" is null ${spam} ${order}`;
      const { rows } = await sql<{ detail: string }>`explain query plan ${listed}`.execute(db);
      const plan = rows.map(({ detail }) => detail).join('; ');
      expect(plan, `${resource.name} by ${field}`).toContain('USING');
      expect(plan, `${resource.name} by ${field}`).not.toContain('TEMP B-TREE');
    }
  }
});

test('a text is looked for in a field that is named; without one neither list nor export passes for the found', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const sentence = 'Choose the field that is to be searched.';
  // By the contract people are found by any of their words, addresses and numbers.
  for (const resource of resources.filter(({ name }) => name !== 'person')) {
    const [searched] = resource.search;
    for (const list of [resource.endpoints.list, `/records/${resource.name}/export.csv`]) {
      const ask = (query: string) => t.call('GET', `/api${list}?${query}`, { headers });
      const refused = await ask('q=asha');
      expect([list, refused.statusCode, refused.json().fields]).toEqual([list, 400, { field: sentence }]);
      for (const query of [`field=${searched?.field}&q=asha`, `field=${searched?.field}`, 'q='])
        expect((await ask(query)).statusCode, `${list}?${query}`).toBe(200);
    }
  }
});
