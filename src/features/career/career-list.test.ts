import { describe, expect, test } from 'vitest';
import { samples } from '~/platform/files/test-kit';
import { application, careers, ravi, storedFiles } from '~/testing/application';
import { addCareer } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';
import type { TestApp } from '~/testing/test-app';

describe('the list', () => {
  const unknown = '0198f3d2-0000-7000-8000-000000000000';
  const search = (query: string, names: string[]) => ({
    name: `is searched: ${query}`,
    given: async (t: TestApp) => {
      await addCareer(t, { name: 'Zoë Rao', designation: 'SM', phone: '+919999900000' });
      await addCareer(t, { name: 'Asha Verma', designation: 'WBD', email: 'manager@verma.example' });
      return undefined;
    },
    as: 'employee' as const,
    call: ['GET', `/api/career?page=1&${query}`] as ['GET', string],
    status: 200,
    answer: { total: names.length, items: names.map((name) => ({ name })) },
  });

  scenarios([
    {
      name: 'is the plain array with the documented fields',
      given: addCareer,
      as: 'employee',
      call: ['GET', '/api/career'],
      status: 200,
      answer: [
        {
          _id: expect.any(String),
          date: expect.stringMatching(/Z$/),
          name: 'Asha Verma',
          email: 'asha@verma.example',
          phone: '+919818040101',
          designation: 'WBD',
          experience: '',
          resume: expect.stringMatching(/^\/api\/files\/private\/[\w-]+\.pdf$/),
        },
      ],
      without: ['deletedAt'],
    },
    search('field=name&q=zoë', ['Zoë Rao']),
    search('field=designation&q=wbd', ['Asha Verma']),
    search('field=designation&q=manager', ['Zoë Rao']),
    search('field=mobile&q=99999', ['Zoë Rao']),
    { name: 'is closed to visitors', call: ['GET', '/api/career'], status: 401 },
    {
      name: 'loses what an admin deletes',
      given: addCareer,
      as: 'admin',
      call: ['DELETE', '/api/career/:id'],
      status: 200,
      answer: { message: 'Application deleted successfully' },
      after: async (t) => expect(await careers(t)).toMatchObject([{ deletedAt: expect.any(String) }]),
    },
    {
      name: 'loses nothing by an employee',
      given: addCareer,
      as: 'employee',
      call: ['DELETE', '/api/career/:id'],
      status: 403,
      after: async (t) => expect(await careers(t)).toMatchObject([{ deletedAt: null }]),
    },
    {
      name: 'says so when there is no such application',
      as: 'admin',
      call: ['DELETE', `/api/career/${unknown}`],
      status: 404,
    },
    {
      name: 'refuses what is no id, in the contract’s words',
      as: 'admin',
      call: ['DELETE', '/api/career/undefined'],
      status: 400,
      answer: { message: 'Invalid user ID' },
    },
    {
      name: 'says of what an id is none, elsewhere',
      as: 'admin',
      call: ['GET', '/api/records/career/undefined'],
      status: 400,
      answer: { message: 'Invalid application ID' },
    },
  ]);

  test('shows a client their own only', async () => {
    const t = await startApp();
    await addCareer(t, { name: 'Mine', email: 'me@client.example' });
    await addCareer(t, { name: 'Somebody else' });
    const { headers } = await t.logIn('user', { email: 'me@client.example' });
    expect((await t.call('GET', '/api/career', { headers })).json()).toMatchObject([{ name: 'Mine' }]);
  });
});

test('attack 30: a client is not told what counts as spam', async () => {
  const t = await startApp();
  const { id } = await addCareer(t, { email: 'me@client.example', isSpam: true });
  const client = await t.logIn('user', { email: 'me@client.example' });
  const employee = await t.logIn('employee');
  const seen = async (who: typeof client) => [
    (await t.call('GET', '/api/career?spam=true', who)).json().length,
    (await t.call('GET', `/api/records/career/${id}`, who)).statusCode,
    (await t.call('GET', '/api/records/career/export.csv?spam=true', who)).body.includes('me@client.example'),
  ];
  expect(await seen(client)).toEqual([0, 404, false]);
  expect(await seen(employee)).toEqual([1, 200, true]);
});

describe('the CV', () => {
  test.each([
    ['pdf', 'application/pdf'],
    ['png', 'image/png'],
  ] as const)(
    'attack 41: of type %s is at the address in the list, for the staff only',
    async (kind, type) => {
      const t = await startApp();
      await t.call('POST', '/api/career', { body: application(ravi, samples[kind]) });
      const employee = await t.logIn('employee');
      const [row] = (await t.call('GET', '/api/career', employee)).json();
      const cv = await t.call('GET', row.resume, employee);
      expect(cv.statusCode).toBe(200);
      expect(cv.headers).toMatchObject({
        'content-type': type,
        'content-disposition': `attachment; filename="resume-${row._id}.${kind}"`,
      });
      if (kind === 'pdf') expect(cv.rawPayload).toEqual(samples.pdf);
      else expect(cv.rawPayload.subarray(0, 8)).toEqual(samples.png.subarray(0, 8));
      expect((await t.call('GET', row.resume)).statusCode).toBe(401);
      const client = await t.logIn('user', { email: ravi.email });
      expect((await t.call('GET', row.resume, client)).statusCode).toBe(403);
    },
  );

  test('attack 41: stays while the application is in the trash, and goes when it is purged', async () => {
    const t = await startApp();
    await t.call('POST', '/api/career', { body: application() });
    const admin = await t.logIn('admin');
    const [row] = (await t.call('GET', '/api/career', admin)).json();
    await t.call('DELETE', `/api/career/${row._id}`, admin);
    expect(await storedFiles(t)).toHaveLength(1);
    expect((await t.call('GET', row.resume, admin)).statusCode).toBe(200);
    expect((await t.call('DELETE', `/api/records/career/${row._id}/purge`, admin)).statusCode).toBe(200);
    expect(await storedFiles(t)).toEqual([]);
    expect(await t.db.selectFrom('pendingFileDeletions').selectAll().execute()).toEqual([]);
    expect((await t.call('GET', row.resume, admin)).statusCode).toBe(404);
    expect(await careers(t)).toEqual([]);
  });
});
