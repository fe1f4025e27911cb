import { describe, expect, test } from 'vitest';
import { dayAfter, now } from '~/lib/time';
import { visitor } from '~/platform/auth/author';
import { newId } from '~/platform/db/ids';
import { addCareer, addOpening } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';
import { addFirstOpenings } from './first-openings.server';
import { today } from './opening-form';

const developer = {
  title: 'Senior web developer',
  designation: 'WBD',
  department: 'Engineering',
  city: 'Faridabad',
  workplace: 'hybrid',
  employmentType: 'FULL_TIME',
  description: 'You build what our neighbours use every day.',
};

scenarios([
  {
    name: 'an employee adds one: a draft, open from today, for one person, with an address of its own',
    as: 'employee',
    call: ['POST', '/api/openings', developer],
    status: 200,
    answer: {
      message: 'Opening added',
      opening: { ...developer, slug: 'senior-web-developer', status: 'Draft', places: 1, closesOn: null },
    },
  },
  {
    name: 'an address is taken once',
    given: (t) => addOpening(t, { slug: 'senior-web-developer' }),
    as: 'employee',
    call: ['POST', '/api/openings', developer],
    status: 409,
    answer: { fields: { slug: 'Another opening has this address.' } },
  },
  {
    name: 'a salary does not end below where it begins',
    given: addOpening,
    as: 'employee',
    call: ['PUT', '/api/openings/:id', { salaryFromPaise: 90_000_00, salaryToPaise: 40_000_00 }],
    status: 400,
    answer: { fields: { salaryToPaise: 'The salary ends below where it begins.' } },
  },
  {
    name: 'none closes before it opens',
    given: addOpening,
    as: 'employee',
    call: ['PUT', '/api/openings/:id', { closesOn: '2020-01-01' }],
    status: 400,
    answer: { fields: { closesOn: 'It would close before it opens.' } },
  },
  {
    name: 'a question with one choice is none',
    given: addOpening,
    as: 'employee',
    call: [
      'PUT',
      '/api/openings/:id',
      { questions: [{ label: 'Where?', kind: 'choice', options: ['Delhi'], required: true }] },
    ],
    status: 400,
  },
  { name: 'a client adds none', as: 'user', call: ['POST', '/api/openings', developer], status: 403 },
  { name: 'a visitor adds none', call: ['POST', '/api/openings', developer], status: 401 },
  {
    name: 'an employee deletes none',
    given: addOpening,
    as: 'employee',
    call: ['DELETE', '/api/openings/:id'],
    status: 403,
  },
]);

describe('what visitors see', () => {
  const slugs = async (t: Awaited<ReturnType<typeof startApp>>, who: object = {}) =>
    (await t.call('GET', '/api/openings', who)).json().map(({ slug }: { slug: string }) => slug);

  test('is open: no draft, none before its day, none after its last', async () => {
    const t = await startApp();
    await addOpening(t, { slug: 'today', opensOn: today(), closesOn: today() });
    await addOpening(t, { slug: 'for-ever', closesOn: null });
    await addOpening(t, { slug: 'draft', status: 'Draft' });
    await addOpening(t, { slug: 'closed', status: 'Closed' });
    await addOpening(t, { slug: 'tomorrow', opensOn: dayAfter(today(), 1) });
    await addOpening(t, { slug: 'over', opensOn: '2026-01-01', closesOn: dayAfter(today(), -1) });
    await addOpening(t, { slug: 'in-the-trash', deletedAt: new Date().toISOString() });
    expect((await slugs(t)).sort()).toEqual(['for-ever', 'today']);
    expect((await slugs(t, await t.logIn('user'))).sort()).toEqual(['for-ever', 'today']);
    const employee = await t.logIn('employee');
    expect(await slugs(t, employee)).toHaveLength(6);
    // What a page that everybody is shown asks for knows no staff.
    for (const who of [{}, employee]) {
      const { openings } = (await t.call('GET', '/api/public/openings', who)).json();
      expect(openings.map(({ slug }: { slug: string }) => slug).sort()).toEqual(['for-ever', 'today']);
    }
    const standing = async (slug: string) => {
      const answer = await t.call('GET', `/api/openings/${slug}`);
      return [answer.statusCode, answer.json().standing];
    };
    expect(await standing('today')).toEqual([200, 'open']);
    for (const slug of ['closed', 'over']) expect(await standing(slug)).toEqual([200, 'closed']);
    for (const slug of ['draft', 'tomorrow', 'in-the-trash', 'none'])
      expect(await standing(slug)).toEqual([404, undefined]);
  });

  test('holds nothing that is for the staff alone', async () => {
    const t = await startApp();
    await addOpening(t);
    const [seen] = (await t.call('GET', '/api/openings')).json();
    expect(Object.keys(seen)).not.toContain('lastDay');
  });
});

describe('at the desk', () => {
  test('a copy is a draft with an address of its own, and so is the next', async () => {
    const t = await startApp();
    const { id: _id } = await addOpening(t, { slug: 'web-developer', closesOn: '2031-01-31' });
    const staff = await t.logIn('employee');
    const copy = async () => (await t.call('POST', `/api/openings/${_id}/copy`, staff)).json().opening;
    const [first, second] = [await copy(), await copy()];
    expect([first.slug, second.slug]).toEqual(['web-developer-2', 'web-developer-3']);
    expect(first).toMatchObject({ status: 'Draft', opensOn: today(), closesOn: null });
    const original = (await t.call('GET', `/api/records/opening/${_id}`, staff)).json();
    expect(first.questions).toEqual(original.questions);
    expect((await t.call('POST', `/api/openings/${_id}/copy`, await t.logIn('user'))).statusCode).toBe(403);
    expect((await t.call('POST', `/api/openings/${newId()}/copy`, staff)).statusCode).toBe(404);
  });

  test('who applied is counted by opening, without spam and what was deleted', async () => {
    const t = await startApp();
    const { id: openingId } = await addOpening(t);
    await addCareer(t, { openingId });
    await addCareer(t, { openingId, status: 'Interview' });
    await addCareer(t, { openingId, isSpam: true });
    await addCareer(t, { openingId, deletedAt: now() });
    await addCareer(t);
    const read = await t.call('GET', '/api/records/opening/applications', await t.logIn('employee'));
    expect(read.json()).toEqual([{ openingId, total: 2, fresh: 1, hired: 0 }]);
    const client = await t.logIn('user');
    expect((await t.call('GET', '/api/records/opening/applications', client)).statusCode).toBe(403);
  });

  test('an address that visitors knew leads to the new one, and back; one of a draft leads nowhere', async () => {
    const t = await startApp();
    const { id: _id } = await addOpening(t, { slug: 'old', status: 'Open' });
    const { id: draft } = await addOpening(t, { slug: 'draft', status: 'Draft' });
    const staff = await t.logIn('employee');
    const rename = (id: string, slug: string) =>
      t.call('PUT', `/api/openings/${id}`, { ...staff, body: { slug } });
    const leads = () => t.db.selectFrom('redirects').select(['from', 'to']).execute();
    await rename(_id, 'new');
    await rename(draft, 'other');
    expect(await leads()).toEqual([{ from: '/career/old', to: '/career/new' }]);
    await rename(_id, 'old');
    expect(await leads()).toEqual([{ from: '/career/new', to: '/career/old' }]);
  });
});

describe('the first start', () => {
  const standing = async (t: Awaited<ReturnType<typeof startApp>>) =>
    (await t.db.selectFrom('openings').select('status').execute()).map(({ status }) => status);

  test('of a new house finds five that are open', async () => {
    const t = await startApp();
    await t.db.deleteFrom('history').execute();
    await addFirstOpenings(t);
    await addFirstOpenings(t);
    expect(await standing(t)).toEqual(Array.from({ length: 5 }, () => 'Open'));
    expect((await t.call('GET', '/api/openings')).json()).toHaveLength(5);
  });

  test('of a house where people work already finds drafts', async () => {
    const t = await startApp();
    const [at, recordId] = [now(), newId()];
    const entry = { resource: 'enquiry', recordId, action: 'created' as const, changes: '[]' };
    await t.db
      .insertInto('history')
      .values({ _id: newId(), at, ...visitor, ...entry })
      .execute();
    await addFirstOpenings(t);
    expect(new Set(await standing(t))).toEqual(new Set(['Draft']));
  });
});

test('several are closed at once, and opened again when that is undone', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('employee');
  const { id: one } = await addOpening(t, { slug: 'one', status: 'Open' });
  const { id: other } = await addOpening(t, { slug: 'other', status: 'Closed' });
  const body = { ids: [one, other], set: { status: 'Closed' } };
  const done = (await t.call('POST', '/api/records/opening/bulk', { headers, body })).json();
  expect(done).toMatchObject({ changed: 1, skipped: [{ _id: other, message: 'It is so already.' }] });
  const statuses = async () => {
    const rows = await t.db.selectFrom('openings').select('status').orderBy('slug').execute();
    return rows.map(({ status }) => status);
  };
  expect(await statuses()).toEqual(['Closed', 'Closed']);
  await t.call('POST', `/api/records/undo/${done.undo}`, { headers });
  expect(await statuses()).toEqual(['Open', 'Closed']);
});
