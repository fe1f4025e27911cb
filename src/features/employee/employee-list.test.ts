import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addEmployee, ravi } from '~/testing/factories';
import { fileOf, formOf } from '~/testing/form';
import { scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';
import type { TestApp } from '~/testing/test-app';

const rowOf = ({ db }: TestApp) => db.selectFrom('employees').selectAll().executeTakeFirstOrThrow();

describe('the profile picture', () => {
  const portrait = (background: string) =>
    sharp({ create: { width: 900, height: 1200, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const text = { ...ravi, isWorking: 'true' };

  test('comes with the form, is 480 square for staff only, and is replaced by the next', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const form = formOf(text, 'profile', fileOf(await portrait('#f00')));
    const { employee } = (await t.call('POST', '/api/employee', { headers, body: form })).json();
    expect(employee.profile).toMatch(/^\/api\/files\/private\/[\w-]+\.webp$/);
    expect((await t.call('GET', employee.profile)).statusCode).toBe(401);
    const picture = await t.call('GET', employee.profile, { headers });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      width: 480,
      height: 480,
      format: 'webp',
    });

    const next = formOf({ jobrole: 'Team Lead' }, 'profile', fileOf(await portrait('#0f0')));
    const edited = await t.call('PUT', `/api/employee/${ravi.employeeId}`, { headers, body: next });
    const { updatedEmployee } = edited.json();
    expect(updatedEmployee).toMatchObject({ jobrole: 'Team Lead', name: ravi.name });
    expect(updatedEmployee.profile).not.toBe(employee.profile);
    const pending = await t.db.selectFrom('pendingFileDeletions').select('key').execute();
    expect(pending).toEqual([{ key: employee.profile.slice('/api/files/'.length) }]);
  });

  test('that is none is refused, and nobody is added', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const fake = formOf(text, 'profile', fileOf(Buffer.from('GIF89a?')));
    const answer = await t.call('POST', '/api/employee', { headers, body: fake });
    expect([answer.statusCode, answer.json().message]).toEqual([
      415,
      'Invalid file format. Please upload a JPG, PNG, or WebP.',
    ]);
    const taken = formOf({ ...text, dateOfJoining: 'x' }, 'profile', fileOf(await portrait('#00f')));
    expect((await t.call('POST', '/api/employee', { headers, body: taken })).statusCode).toBe(400);
    expect(await t.db.selectFrom('employees').select('_id').execute()).toEqual([]);
    expect(await t.db.selectFrom('pendingFileDeletions').select('key').execute()).toEqual([]);
  });
});

describe('the list', () => {
  scenarios([
    {
      name: 'is for staff, and holds no secret',
      given: addEmployee,
      as: 'employee',
      call: ['GET', '/api/employee'],
      status: 200,
      answer: [{ ...ravi, role: 'employee', gender: null, profile: null }],
      without: ['assword', 'userId', 'deletedAt'],
    },
    {
      name: 'is searched by role',
      given: addEmployee,
      as: 'admin',
      call: ['GET', '/api/employee?page=1&field=role&q=EMPLOY'],
      status: 200,
      answer: { total: 1 },
    },
    { name: 'is closed to clients', as: 'refferal', call: ['GET', '/api/employee'], status: 403 },
    { name: 'is closed to visitors', call: ['GET', '/api/employee'], status: 401 },
    {
      name: 'loses nobody to an employee',
      given: addEmployee,
      as: 'employee',
      call: ['DELETE', '/api/employee/:id'],
      status: 403,
      after: async (t) => expect(await rowOf(t)).toMatchObject({ deletedAt: null }),
    },
    {
      name: 'answers a bad id with 400',
      as: 'admin',
      call: ['DELETE', '/api/employee/undefined'],
      status: 400,
      answer: { message: 'Invalid employee ID' },
    },
  ]);
});
