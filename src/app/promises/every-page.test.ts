import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Permission, type Role, reach, roles } from '~/model/permissions';
import { fillEveryTable } from '~/testing/filled/full-tables';
import { buildTestApp, type TestApp } from '~/testing/test-app';
import { type Operation, operationsOf } from '../../../scripts/hostile/document.ts';

const FARTHEST = Number.MAX_SAFE_INTEGER;
/** One that most records have, one that none has, and one too short for the indexes of three letters. */
const TEXTS = ['asha', 'nobody has this', 'a'];

const answer = z.looseObject({
  items: z.array(z.looseObject({ _id: z.string() })),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
});

type Who = Role | 'nobody';

/** All lists that are read page by page, as the app describes itself: a new one is among them by itself. */
const isList = ({ method, path, parameters }: Operation) =>
  method === 'GET' &&
  !/\.csv$|\/(?:values|board|sums)$/.test(path) &&
  !path.includes('{') &&
  parameters.some(isPage);
const isPage = ({ name }: { name: string }) => name === 'page';

const choicesOf = ({ parameters }: Operation, name: string) =>
  (parameters.find((one) => one.name === name)?.schema.enum ?? []).map(String);

/** Ways to ask for each list: as it is, in every order, and for every text in every field. */
function waysToAsk(list: Operation) {
  const takes = (name: string) => list.parameters.some((one) => one.name === name);
  return [
    '',
    ...choicesOf(list, 'sort').map((sort) => `&sort=${sort}`),
    ...choicesOf(list, 'status').map((status) => `&status=${status}`),
    ...choicesOf(list, 'field').flatMap((field) =>
      TEXTS.map((text) => `&field=${field}&q=${encodeURIComponent(text)}`),
    ),
    ...choicesOf(list, 'field').map((field) => `&field=${field}&q=asha&sort=${choicesOf(list, 'sort')[0]}`),
    ...(takes('pageSize') ? ['&pageSize=1', '&pageSize=100'] : []),
    ...(takes('spam') ? ['&spam=true', `&spam=true&field=${choicesOf(list, 'field')[0]}&q=asha`] : []),
  ];
}

const mayRead = (who: Who, access: 'public' | Permission) =>
  access === 'public' || (who !== 'nobody' && reach(who, access) !== 'none');

describe('every list of the app', () => {
  let t: TestApp;
  let lists: Operation[] = [];
  const headers = new Map<Who, Record<string, string>>([['nobody', {}]]);

  // Each with an app of its own, which counts the calls of an account anew.
  beforeEach(async () => {
    t = await buildTestApp();
    await fillEveryTable(t);
    for (const role of roles)
      headers.set(role, (await t.logIn(role, { email: `${role}@asha.example` })).headers);
    lists = operationsOf((await t.app.inject({ url: '/api/openapi.json' })).json()).filter(isList);
  });
  afterEach(() => t.close());

  const ask = (who: Who, list: Operation, query: string) =>
    t.app.inject({ url: `${list.path}?${query}`, headers: headers.get(who) ?? {} });

  async function read(who: Who, list: Operation, page: number, way: string) {
    const said = `${who} ${list.path}?page=${page}${way}`;
    const { statusCode, body } = await ask(who, list, `page=${page}${way}`);
    expect([statusCode, body.slice(0, 300)], said).toEqual([200, expect.any(String)]);
    return answer.parse(JSON.parse(body));
  }

  /** The first page, the last, and some after it: those tell the same figures, and hold nothing. */
  async function readThrough(who: Who, list: Operation, way: string) {
    const first = await read(who, list, 1, way);
    const { total, pages } = first;
    const seen = new Set(first.items.map(({ _id }) => _id));
    for (let page = 2; page <= pages; page++)
      for (const { _id } of (await read(who, list, page, way)).items) seen.add(_id);
    expect(seen.size, `${who} ${list.path} ${way}`).toBe(total);
    // How far is too far has nothing to do with what is searched for: all of it is asked of the plain list.
    const past = way === '' ? [pages + 1, 1_000_000, 2 ** 31, FARTHEST] : [pages + 1, FARTHEST];
    for (const page of past)
      expect(await read(who, list, page, way), `${who} ${list.path} ${way}`).toMatchObject({
        items: [],
        total,
        pages,
        page,
      });
    return total;
  }

  test('attack 47: answers every page, past the end too, with every search and in every order', async () => {
    expect(lists.length).toBeGreaterThan(19);
    for (const list of lists) {
      // Another admin for each list: one may make 3,000 calls in a minute, and there are more lists every year.
      headers.set('admin', (await t.logIn('admin')).headers);
      const totals = [];
      for (const way of waysToAsk(list)) totals.push(await readThrough('admin', list, way));
      // More than a page of each, or nothing would have been turned over.
      expect(totals[0], list.path).toBeGreaterThan(10);
    }
  });

  test('attack 47: does so for everybody who may read it, and refuses everybody else at any page', async () => {
    for (const list of lists) {
      const ways = waysToAsk(list);
      const some = [ways[0] ?? '', ways.find((way) => way.includes('q=asha')) ?? '', ways.at(-1) ?? ''];
      for (const who of [...roles, 'nobody'] as const) {
        for (const way of some) {
          if (mayRead(who, list.access)) await readThrough(who, list, way);
          else {
            for (const page of [1, 2, FARTHEST]) {
              const { statusCode } = await ask(who, list, `page=${page}${way}`);
              expect(statusCode, `${who} ${list.path}`).toBe(who === 'nobody' ? 401 : 403);
            }
          }
        }
      }
    }
  });

  test('attack 47: says in words that something is no page', async () => {
    const wrong = ['0', '-1', '1.5', '9007199254740992', '1e999', 'x', ''];
    for (const list of lists)
      for (const page of wrong) {
        const refused = await ask('admin', list, `page=${page}`);
        expect([list.path, page, refused.statusCode, refused.json()]).toMatchObject([
          list.path,
          page,
          400,
          { code: 'invalid_input', fields: { page: 'There is no such page.' } },
        ]);
      }
  });
});
