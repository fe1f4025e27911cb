import { describe, expect, test } from 'vitest';
import { scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';
import { usualHours } from './working-hours';

const hours = { days: [1, 2, 3], from: '09:00', to: '17:30', holidays: ['2026-08-15'] };
const path = '/api/settings/working-hours';

describe('working hours', () => {
  test('are settled by an admin, read by all who work here, and settled again', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const reader = await t.logIn('employee');
    const read = async () => (await t.call('GET', path, reader)).json();
    expect(await read()).toEqual({ ...usualHours, version: 0 });
    const set = (body: object) => t.call('PUT', path, { headers, body });
    expect((await set(hours)).json()).toEqual({
      message: 'Working hours saved',
      workingHours: { ...hours, version: 1 },
    });
    expect(await read()).toEqual({ ...hours, version: 1 });
    const twice = { ...hours, days: [3, 1, 3], holidays: ['2026-10-02', '2026-08-15', '2026-10-02'] };
    expect((await set(twice)).statusCode).toBe(200);
    expect(await read()).toEqual({
      ...hours,
      days: [1, 3],
      holidays: ['2026-08-15', '2026-10-02'],
      version: 2,
    });
    expect(await t.db.selectFrom('settings').select(['name', 'version']).execute()).toEqual([
      { name: 'working-hours', version: 2 },
    ]);
  });

  test('of two admins who settle them at once the later is told what the other has settled', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    const set = (more: object) => t.call('PUT', path, { headers, body: { ...hours, ...more } });
    for (const version of [0, 1]) {
      const both = await Promise.all(['10:30', '11:00'].map((from) => set({ from, version })));
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const [first, second] = [200, 409].map((status) => both.find((one) => one.statusCode === status));
      const { workingHours } = first?.json() ?? {};
      expect(second?.json()).toMatchObject({ code: 'conflict', current: workingHours });
      expect((await t.call('GET', path, { headers })).json()).toEqual(workingHours);
    }
    expect((await set({ version: 2 })).statusCode).toBe(200);
    expect((await set({ version: -1 })).statusCode).toBe(400);
  });

  scenarios([
    { name: 'an employee settles none', as: 'employee', call: ['PUT', path, hours], status: 403 },
    { name: 'a client reads none', as: 'user', call: ['GET', path], status: 403 },
    {
      name: 'a day that ends before it begins is none',
      as: 'admin',
      call: ['PUT', path, { ...hours, from: '18:00' }],
      status: 400,
      answer: { fields: { to: 'The day must end after it begins.' } },
    },
    {
      name: 'nor is a week without a day',
      as: 'admin',
      call: ['PUT', path, { ...hours, days: [] }],
      status: 400,
      answer: { fields: { days: 'Choose a day.' } },
    },
    { name: 'nor an eighth day', as: 'admin', call: ['PUT', path, { ...hours, days: [8] }], status: 400 },
    {
      name: 'attack 15: nor a holiday that is no date',
      as: 'admin',
      call: ['PUT', path, { ...hours, holidays: ['2026-02-30'] }],
      status: 400,
    },
    {
      name: 'attack 15: nor more holidays than a year has days, and some',
      as: 'admin',
      call: ['PUT', path, { ...hours, holidays: Array(401).fill('2026-08-15') }],
      status: 400,
    },
  ]);
});
