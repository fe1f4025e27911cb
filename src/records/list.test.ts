import { CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { resources } from '~/features/resources';
import { now } from '~/lib/time';
import { type Filter, filtersOf } from '~/model/filters';
import { orderColumn, sortableFields } from '~/model/resource';
import { engineOf } from '~/platform/db/engine/engine';
import { startApp } from '~/testing/start-app';
import { type Condition, isThere } from './filters/filter-query';
import { queriesOf } from './record-query';

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
      const column = sql.ref(orderColumn(resource, field));
      const emptyLast = mayBeEmpty ? sql`(${column} is null),` : sql``;
      const order = sql`order by ${emptyLast} ${column} desc, "_id" desc limit 10`;
      const listed = sql`select "_id" from ${sql.table(resource.table)} where "deletedAt" is null ${spam} ${order}`;
      const { rows } = await sql<{ detail: string }>`explain query plan ${listed}`.execute(db);
      const plan = rows.map(({ detail }) => detail).join('; ');
      expect(plan, `${resource.name} by ${field}`).toContain('USING');
      expect(plan, `${resource.name} by ${field}`).not.toContain('TEMP B-TREE');
    }
  }
});

/** What a filter can ask of a row. */
function conditionsOf({ field, by }: Filter, mayBeEmpty: boolean): Condition[] {
  if (by === 'day' || by === 'due')
    return [
      { field, from: now() },
      { field, before: now() },
    ];
  if (by === 'presence') return [isThere(field, true), isThere(field, false)];
  const inAnyCase = by === 'text';
  const empty = { field, oneOf: { values: [], orEmpty: true, inAnyCase } };
  return [
    { field, oneOf: { values: ['1'], orEmpty: false, inAnyCase } },
    { field, oneOf: { values: ['1', '2'], orEmpty: false, inAnyCase } },
    ...(mayBeEmpty ? [empty] : []),
  ];
}

test('and an index leads to what each of its filters leaves', async () => {
  const { db } = await startApp();
  if (engineOf(db) === 'postgres') return;
  for (const resource of resources)
    for (const filter of filtersOf(resource)) {
      const mayBeEmpty = resource.row.shape[filter.field] instanceof z.ZodNullable;
      for (const condition of conditionsOf(filter, mayBeEmpty)) {
        const found = queriesOf(db, resource).matches({ filters: [condition], lead: condition.field });
        const { sql: asked, parameters } = found.select('_id').compile();
        const explained = CompiledQuery.raw(`explain query plan ${asked}`, [...parameters]);
        const { rows } = await db.executeQuery<{ detail: string }>(explained);
        const plan = rows.map(({ detail }) => detail).join('; ');
        expect(plan, `${resource.name} ${JSON.stringify(condition)}`).toMatch(
          /SEARCH \w+ USING (?:COVERING )?INDEX/,
        );
      }
    }
});

test('a text is looked for in a field that is named; without one neither list nor export passes for the found', async () => {
  const t = await startApp();
  const sentence = 'Choose the field that is to be searched.';
  // By the contract people are found by any of their words, addresses and numbers, and pictures by the one field they have.
  for (const resource of resources.filter(({ name }) => !['person', 'media'].includes(name))) {
    const [searched] = resource.search;
    // Exports are counted by the hour, and there are more kinds every year: for each another admin.
    const { headers } = await t.logIn('admin');
    for (const list of [resource.endpoints.list, `/records/${resource.name}/export.csv`]) {
      const ask = (query: string) => t.call('GET', `/api${list}?${query}`, { headers });
      const refused = await ask('q=asha');
      expect([list, refused.statusCode, refused.json().fields]).toEqual([list, 400, { field: sentence }]);
      for (const query of [`field=${searched?.field}&q=asha`, `field=${searched?.field}`, 'q='])
        expect((await ask(query)).statusCode, `${list}?${query}`).toBe(200);
    }
  }
});
