import { describe, expect, test } from 'vitest';
import { now } from '~/lib/time';
import { addEnquiry, asha } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';
import { buildTestApp } from '~/testing/test-app';

describe('the list', () => {
  const ids = (answer: { json(): { name: string }[] | { items: { name: string }[] } }) => {
    const body = answer.json();
    return (Array.isArray(body) ? body : body.items).map((row) => row.name);
  };

  scenarios([
    {
      name: 'is closed to visitors',
      call: ['GET', '/api/quotes'],
      status: 401,
      answer: { code: 'unauthenticated' },
    },
    {
      name: 'without a page is the plain array, newest first, without what is deleted or spam',
      given: async (t) => {
        await addEnquiry(t, { name: 'First' });
        await addEnquiry(t, { name: 'Junk', isSpam: true });
        await addEnquiry(t, { name: 'Gone', deletedAt: now() });
        await addEnquiry(t, { name: 'Second' });
        return undefined;
      },
      as: 'employee',
      call: ['GET', '/api/quotes'],
      status: 200,
      answer: [{ name: 'Second' }, { name: 'First' }],
      without: ['Junk', 'Gone', 'deletedAt'],
    },
    {
      name: 'with a page answers items, total, page and pages',
      given: async (t) => {
        for (let n = 1; n <= 12; n++) await addEnquiry(t, { name: `Number ${n}` });
        return undefined;
      },
      as: 'admin',
      call: ['GET', '/api/quotes?page=2&pageSize=10'],
      status: 200,
      answer: { total: 12, page: 2, pages: 2, items: [{ name: 'Number 2' }, { name: 'Number 1' }] },
    },
    {
      name: 'attack 14: shows a client their own only',
      given: async (t) => {
        await addEnquiry(t, { name: 'Somebody else' });
        return undefined;
      },
      as: 'business',
      call: ['GET', '/api/quotes'],
      status: 200,
      answer: [],
      without: ['Somebody else'],
    },
    {
      name: 'attack 12: refuses to be searched by a field that is not its own',
      as: 'admin',
      call: ['GET', '/api/quotes?page=1&field=passwordHash&q=x'],
      status: 400,
    },
    {
      name: 'attack 12: refuses to be sorted by a field that is not its own',
      as: 'admin',
      call: ['GET', '/api/quotes?page=1&sort=-deletedAt'],
      status: 400,
    },
    { name: 'refuses page 0', as: 'admin', call: ['GET', '/api/quotes?page=0'], status: 400 },
    {
      name: 'past the last page is empty',
      as: 'admin',
      call: ['GET', '/api/quotes?page=99999999'],
      status: 200,
      answer: { items: [], total: 0, page: 99999999, pages: 1 },
    },
  ]);

  test('a client sees what came from their confirmed address, and nothing while it is not confirmed', async () => {
    const t = await buildTestApp();
    await addEnquiry(t, { name: 'Mine', email: 'me@client.example' });
    const { headers, user } = await t.logIn('user', { email: 'me@client.example' });
    const list = () => t.app.inject({ method: 'GET', url: '/api/quotes', headers });
    expect(ids(await list())).toEqual(['Mine']);
    await t.db.updateTable('users').set({ emailVerifiedAt: null }).where('_id', '=', user._id).execute();
    expect(ids(await list())).toEqual([]);
    await t.close();
  });

  test('attack 16: search finds any part of the field, in any case and script, and takes every character plainly', async () => {
    const t = await buildTestApp();
    await addEnquiry(t, { name: 'Zoë ÖSTERREICH', requirement: 'ecom' });
    await addEnquiry(t, { name: '100% "Real" O\'Neil_', phone: '+919999900000', requirement: 'hrm' });
    await addEnquiry(t, { name: 'अनिता शर्मा' });
    const { headers } = await t.logIn('admin');
    const search = async (field: string, q: string) => {
      const url = `/api/quotes?page=1&field=${field}&q=${encodeURIComponent(q)}`;
      return ids(await t.app.inject({ method: 'GET', url, headers }));
    };
    expect(await search('name', 'österr')).toEqual(['Zoë ÖSTERREICH']);
    expect(await search('name', 'ZOË')).toEqual(['Zoë ÖSTERREICH']);
    expect(await search('name', 'ö')).toEqual(['Zoë ÖSTERREICH']);
    expect(await search('name', 'शर्मा')).toEqual(['अनिता शर्मा']);
    for (const part of ['100%', '%', '_', '"Real"', "O'Neil_", '0% "']) {
      expect(await search('name', part), part).toEqual(['100% "Real" O\'Neil_']);
    }
    for (const none of ['%%%', '___', '.*', '\\', 'name:zo', 'zo* OR real']) {
      expect(await search('name', none), none).toEqual([]);
    }
    expect(await search('requirement', 'commerce')).toEqual(['Zoë ÖSTERREICH']);
    expect(await search('requirement', 'ECOM')).toEqual(['Zoë ÖSTERREICH']);
    expect(await search('mobile', '99999 00000')).toEqual(['100% "Real" O\'Neil_']);
    await t.close();
  });

  test('search follows edits, deletes and restores', async () => {
    const t = await buildTestApp();
    const { id } = await addEnquiry(t, { name: 'Before' });
    const { headers } = await t.logIn('admin');
    const found = async (q: string) =>
      ids(await t.app.inject({ method: 'GET', url: `/api/quotes?page=1&field=name&q=${q}`, headers }));
    await t.app.inject({
      method: 'PUT',
      url: `/api/quotes/updatequotes/${id}`,
      payload: { ...asha, name: 'Afterwards' },
      headers,
    });
    expect([await found('before'), await found('afterw')]).toEqual([[], ['Afterwards']]);
    await t.app.inject({ method: 'DELETE', url: `/api/quotes/remove/${id}`, headers });
    expect(await found('afterw')).toEqual([]);
    await t.app.inject({ method: 'POST', url: `/api/records/enquiry/${id}/restore`, headers });
    expect(await found('afterw')).toEqual(['Afterwards']);
    await t.close();
  });
});

describe('edit and delete', () => {
  const { city, ...edit } = { ...asha, name: 'Asha V. Rao', phone: '+44 20 7946 0000' };
  const unknown = '0198f3d2-0000-7000-8000-000000000000';

  scenarios([
    {
      name: 'an edit answers updatedInquiry and keeps the city that it does not send',
      given: addEnquiry,
      as: 'employee',
      call: ['PUT', '/api/quotes/updatequotes/:id', edit],
      status: 200,
      answer: {
        message: 'Inquiry updated successfully!',
        updatedInquiry: { name: 'Asha V. Rao', phone: '+442079460000', city },
      },
    },
    {
      name: 'an edit cannot reach other columns',
      given: addEnquiry,
      as: 'employee',
      call: [
        'PUT',
        '/api/quotes/updatequotes/:id',
        { ...edit, _id: unknown, isSpam: true, reference: 'PW-MINE' },
      ],
      status: 200,
      after: async ({ db }, { id = '' }) => {
        const row = await db
          .selectFrom('enquiries')
          .selectAll()
          .where('_id', '=', id)
          .executeTakeFirstOrThrow();
        expect(row.isSpam).toBe(false);
        expect(row.reference).not.toBe('PW-MINE');
      },
    },
    {
      name: 'an edit is refused to a client',
      given: addEnquiry,
      as: 'corporate',
      call: ['PUT', '/api/quotes/updatequotes/:id', edit],
      status: 403,
    },
    {
      name: 'an edit of nothing is 404',
      as: 'admin',
      call: ['PUT', `/api/quotes/updatequotes/${unknown}`, edit],
      status: 404,
    },
    {
      name: 'an edit of a bad id is 400 and says of what',
      as: 'admin',
      call: ['PUT', "/api/quotes/updatequotes/1'--", edit],
      status: 400,
      answer: { message: 'Invalid enquiry ID' },
    },
    {
      name: 'a look at a bad id is 400 and says of what',
      as: 'admin',
      call: ['GET', '/api/records/enquiry/undefined'],
      status: 400,
      answer: { message: 'Invalid enquiry ID' },
    },
    {
      name: 'a delete without an id is 400 in the contract’s words',
      as: 'admin',
      call: ['DELETE', '/api/quotes/remove/undefined'],
      status: 400,
      answer: { message: 'Invalid user ID' },
    },
    {
      name: 'an edit keeps the rules of the form',
      given: addEnquiry,
      as: 'admin',
      call: ['PUT', '/api/quotes/updatequotes/:id', { ...edit, requirement: 'none' }],
      status: 400,
      answer: { fields: { requirement: 'Choose a requirement from the list.' } },
    },
    {
      name: 'a delete by an admin moves it to the trash',
      given: addEnquiry,
      as: 'admin',
      call: ['DELETE', '/api/quotes/remove/:id'],
      status: 200,
      answer: { message: 'Enquiry deleted successfully' },
      after: async ({ db }) => {
        const row = await db.selectFrom('enquiries').select('deletedAt').executeTakeFirstOrThrow();
        expect(row.deletedAt).toMatch(/Z$/);
      },
    },
    {
      name: 'a delete by an employee is refused and changes nothing',
      given: addEnquiry,
      as: 'employee',
      call: ['DELETE', '/api/quotes/remove/:id'],
      status: 403,
      after: async ({ db }) => {
        expect(await db.selectFrom('enquiries').select('deletedAt').execute()).toEqual([{ deletedAt: null }]);
      },
    },
    {
      name: 'a delete of nothing is 404',
      as: 'admin',
      call: ['DELETE', `/api/quotes/remove/${unknown}`],
      status: 404,
    },
    {
      name: 'a restore by an employee is refused',
      given: (t) => addEnquiry(t, { deletedAt: now() }),
      as: 'employee',
      call: ['POST', '/api/records/enquiry/:id/restore'],
      status: 403,
    },
  ]);
});
