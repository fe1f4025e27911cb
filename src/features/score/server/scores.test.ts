import { describe, expect, test } from 'vitest';
import { application, careers } from '~/testing/application';
import { addCareer } from '~/testing/factories';
import { type StartedApp, startApp } from '~/testing/start-app';
import { criteria } from '../criteria';

type Session = Awaited<ReturnType<StartedApp['logIn']>>;

async function applied() {
  const t = await startApp();
  const { id } = await addCareer(t);
  const reviewer = (name: string) => t.logIn('employee', { name, email: `${name}@test.example` });
  const give = (who: Session, body: object) => t.call('POST', `/api/career/${id}/scores`, { ...who, body });
  const read = async (who: Session) => (await t.call('GET', `/api/career/${id}/scores`, who)).json();
  return { t, id, reviewer, give, read };
}

const SECRET = 'Could not say what an index is.';
const skills = (score: number, note = '') => ({ criterion: 'Skills', score, note });

describe('scores', () => {
  test('attack 63: of others are hidden until one’s own is in, and nothing else tells them', async () => {
    const { t, id, reviewer, give, read } = await applied();
    const [asha, ravi, zoe] = [await reviewer('asha'), await reviewer('ravi'), await reviewer('zoe')];
    const admin = await t.logIn('admin', { email: 'boss@test.example' });
    expect((await give(asha, skills(1, SECRET))).statusCode).toBe(200);
    expect(await read(ravi)).toEqual({ scores: [], hidden: 1, average: null });
    // Of one reviewer not even lists tell anything.
    expect(await careers(t)).toMatchObject([{ score: null, rating: '' }]);
    await give(ravi, skills(4));
    expect(await read(ravi)).toMatchObject({
      hidden: 0,
      average: 250,
      scores: [
        { name: 'asha', isMine: false, score: 1, note: SECRET },
        { name: 'ravi', isMine: true, score: 4 },
      ],
    });
    for (const other of [zoe, admin]) {
      expect(await read(other)).toEqual({ scores: [], hidden: 2, average: null });
      const ways = [
        `/api/records/career/${id}`,
        `/api/records/career/${id}/history`,
        '/api/career',
        '/api/career?page=1&sort=-rating',
        '/api/records/career/export.csv',
        '/api/search?q=index',
        '/api/activity',
      ];
      for (const way of ways) {
        const { body } = await t.call('GET', way, other);
        expect([way, /"score"|\b250\b/.test(body) || body.includes(SECRET)]).toEqual([way, false]);
      }
    }
    const [{ rating }] = (await t.call('GET', '/api/career', zoe)).json();
    expect(rating).toBe('2');
  });

  test('attack 63: nor does the page of the person, or their timeline', async () => {
    const t = await startApp();
    await t.call('POST', '/api/career', { body: application() });
    const [row] = await careers(t);
    for (const [name, score] of [
      ['asha', 1],
      ['ravi', 4],
    ] as const) {
      const who = await t.logIn('employee', { name, email: `${name}@test.example` });
      const body = skills(score, SECRET);
      expect((await t.call('POST', `/api/career/${row?._id}/scores`, { ...who, body })).statusCode).toBe(200);
    }
    expect(await careers(t)).toMatchObject([{ score: 250 }]);
    const person = `/api/people/${row?.personId}`;
    for (const role of ['employee', 'admin'] as const) {
      const other = await t.logIn(role, { email: `other-${role}@test.example` });
      for (const way of [person, `${person}/timeline`]) {
        const { statusCode, body } = await t.call('GET', way, other);
        expect([statusCode, body.includes(String(row?._id))]).toEqual([200, true]);
        expect([way, /"score"|\b250\b|criterion/.test(body) || body.includes(SECRET)]).toEqual([way, false]);
      }
    }
  });

  test.each([
    [[4, 4], '3'],
    [[3, 4], '3'],
    [[2, 3], '2'],
    [[1, 2], '1'],
    [[1, 1], '1'],
  ])('attack 63: %j stand in lists as %s, as others would', async (given, rating) => {
    const { t, reviewer, give } = await applied();
    for (const [at, score] of given.entries()) await give(await reviewer(`r${at}`), skills(score));
    expect(await careers(t)).toMatchObject([{ rating }]);
  });

  test('given again take the place of the first, and the average follows', async () => {
    const { t, reviewer, give, read } = await applied();
    const [asha, ravi] = [await reviewer('asha'), await reviewer('ravi')];
    await give(asha, skills(1));
    await give(ravi, skills(4));
    await give(asha, skills(3, 'On second thoughts'));
    await give(asha, { criterion: 'Fit', score: 4 });
    const { scores, average } = await read(asha);
    expect(scores).toHaveLength(3);
    expect(average).toBe(367);
    expect(await careers(t)).toMatchObject([{ score: 367, rating: '3', version: 1 }]);
  });

  test('of one reviewer make no average, however many', async () => {
    const { t, reviewer, give } = await applied();
    const asha = await reviewer('asha');
    for (const criterion of Object.keys(criteria)) await give(asha, { criterion, score: 2 });
    expect(await careers(t)).toMatchObject([{ score: null, rating: '' }]);
  });

  test('attack 38: twenty at once are each there once, and the average is that of all', async () => {
    const { t, reviewer, give } = await applied();
    const people = await Promise.all(['asha', 'ravi', 'zoe', 'mira', 'kabir'].map(reviewer));
    const answers = await Promise.all(
      people.flatMap((who, at) =>
        Object.keys(criteria).map((criterion) => give(who, { criterion, score: (at % 4) + 1 })),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    await Promise.all(people.flatMap((who) => [1, 2, 3, 4].map((score) => give(who, skills(score)))));
    const rows = await t.db.selectFrom('scores').select('score').execute();
    expect(rows).toHaveLength(20);
    const average = rows.reduce((sum, { score }) => sum + score, 0) / rows.length;
    expect(await careers(t)).toMatchObject([{ score: Math.round(average * 100) }]);
  });

  test('go with the account of who gave them', async () => {
    const { t, reviewer, give, read } = await applied();
    const [asha, ravi, zoe] = [await reviewer('asha'), await reviewer('ravi'), await reviewer('zoe')];
    await give(asha, skills(1));
    await give(ravi, skills(4));
    await give(zoe, skills(4));
    const admin = await t.logIn('admin', { email: 'boss@test.example' });
    const erase = async (name: string) => {
      const { _id } = await t.db
        .selectFrom('users')
        .select('_id')
        .where('email', '=', `${name}@test.example`)
        .executeTakeFirstOrThrow();
      await t.call('DELETE', `/api/user/${_id}`, admin);
      expect((await t.call('DELETE', `/api/records/user/${_id}/purge`, admin)).statusCode).toBe(200);
    };
    await erase('asha');
    expect(await read(zoe)).toMatchObject({ average: 400, scores: [{ name: 'ravi' }, { name: 'zoe' }] });
    await erase('ravi');
    expect(await careers(t)).toMatchObject([{ score: null, rating: '' }]);
  });

  test('go with the application', async () => {
    const { t, id, reviewer, give } = await applied();
    await give(await reviewer('asha'), skills(2));
    const admin = await t.logIn('admin', { email: 'boss@test.example' });
    await t.call('DELETE', `/api/career/${id}`, admin);
    expect((await give(admin, skills(3))).statusCode).toBe(404);
    await t.call('DELETE', `/api/records/career/${id}/purge`, admin);
    expect(await t.db.selectFrom('scores').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['no criterion of ours', { criterion: 'Age', score: 3 }],
    ['less than there is', skills(0)],
    ['more than there is', skills(5)],
    ['half a mark', skills(2.5)],
    ['a mark in words', { criterion: 'Skills', score: '3' }],
    ['a note without end', skills(3, 'x'.repeat(501))],
  ])('are refused with %s', async (_name, body) => {
    const { t, reviewer, give } = await applied();
    expect((await give(await reviewer('asha'), body)).statusCode).toBe(400);
    expect(await t.db.selectFrom('scores').selectAll().execute()).toEqual([]);
  });

  test('attack 63: are no business of applicants, and there are none of spam', async () => {
    const { t, id, reviewer, give } = await applied();
    await give(await reviewer('asha'), skills(3));
    await give(await reviewer('ravi'), skills(3));
    const client = await t.logIn('user', { email: 'asha@verma.example' });
    expect((await give(client, skills(4))).statusCode).toBe(403);
    expect((await t.call('GET', `/api/career/${id}/scores`, client)).statusCode).toBe(403);
    const [own] = (await t.call('GET', '/api/career', client)).json();
    expect(own).not.toHaveProperty('rating');
    await t.db.updateTable('careers').set({ isSpam: true }).execute();
    expect((await give(await reviewer('zoe'), skills(4))).statusCode).toBe(404);
  });

  test('order and narrow the list', async () => {
    const { t, reviewer, give } = await applied();
    await addCareer(t, { name: 'Weak', rating: '1' });
    await addCareer(t, { name: 'Unscored' });
    for (const name of ['asha', 'ravi']) await give(await reviewer(name), skills(4));
    const staff = await reviewer('zoe');
    const names = async (query: string) => {
      const rows: { name: string }[] = (await t.call('GET', `/api/career?page=1&${query}`, staff)).json()
        .items;
      return rows.map(({ name }) => name);
    };
    expect(await names('sort=-rating')).toEqual(['Asha Verma', 'Weak', 'Unscored']);
    expect(await names('is.rating=3')).toEqual(['Asha Verma']);
    expect(await names('is.rating=1,2')).toEqual(['Weak']);
  });
});
