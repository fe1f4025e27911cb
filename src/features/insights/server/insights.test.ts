import { describe, expect, test } from 'vitest';
import { DAY, dayAfter, dayOf, fromNow, HOUR, now, startOfDay } from '~/lib/time';
import { addCareer, addContact, addEnquiry, addFollowup } from '~/testing/factories';
import { scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';
import type { TestApp } from '~/testing/test-app';

const daysAgo = (days: number) => fromNow(-days * DAY);

/** The one that is in question comes out of each list of the answer. */
const breakdown = (resource: string, field: string, parts: object[]) =>
  expect.objectContaining({ resource, field, parts });

test('what is new this week is what the list has of these seven days', async () => {
  const t = await startApp();
  const first = dayAfter(dayOf(now()), -6);
  const start = Date.parse(startOfDay(first));
  for (const moment of [start - 1, start, start + HOUR])
    await addEnquiry(t, { date: new Date(moment).toISOString() });
  const { headers } = await t.logIn('admin');
  const read = async (url: string) => (await t.call('GET', url, { headers })).json();
  const { weeks } = await read('/api/insights');
  expect(weeks.enquiry).toEqual({ now: 2, before: 1 });
  expect((await read(`/api/quotes?page=1&from.date=${first}&to.date=today`)).total).toBe(2);
});

describe('what is new this week and last', () => {
  const arrivals = async (t: TestApp) => {
    for (const days of [0, 1, 6, 8, 13, 15]) await addEnquiry(t, { date: daysAgo(days) });
    await addEnquiry(t, { isSpam: true });
    await addEnquiry(t, { deletedAt: now() });
    await addContact(t, { date: daysAgo(9) });
    await t.addUser('refferal', { createdAt: daysAgo(2) });
    await t.addUser('refferal', { createdAt: daysAgo(10) });
    await t.addUser('business', { createdAt: daysAgo(3), deletedAt: now() });
    return undefined;
  };
  scenarios([
    {
      name: 'is counted by the moment it came in, without spam and trash',
      given: arrivals,
      as: 'admin',
      call: ['GET', '/api/insights'],
      status: 200,
      answer: {
        days: 90,
        weeks: {
          enquiry: { now: 3, before: 2 },
          contact: { now: 0, before: 1 },
          // The admin who asks is new too.
          user: { now: 2, before: 1 },
          rp: { now: 1, before: 1 },
          bp: { now: 0, before: 0 },
          followup: { now: 0, before: 0 },
        },
      },
    },
    {
      name: 'leaves out what an employee may not read',
      given: arrivals,
      as: 'employee',
      call: ['GET', '/api/insights'],
      status: 200,
      answer: { weeks: { enquiry: { now: 3, before: 2 }, rp: { now: 1, before: 1 } } },
      without: ['"user"'],
    },
    { name: 'is closed to clients', as: 'corporate', call: ['GET', '/api/insights'], status: 403 },
    { name: 'is closed to visitors', call: ['GET', '/api/insights'], status: 401 },
    {
      name: 'knows three periods and no other',
      as: 'admin',
      call: ['GET', '/api/insights?days=31'],
      status: 400,
    },
  ]);
});

describe('the enquiries of a period', () => {
  test('stand on the day of the agency’s calendar, and days without any are there too', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('employee');
    const today = dayOf(now());
    const midnight = Date.parse(`${today}T00:00:00+05:30`);
    const at = (time: number) => addEnquiry(t, { date: new Date(midnight + time).toISOString() });
    await at(0);
    await at(-1);
    await at(-2 * DAY);
    await at(-29 * DAY);
    await at(-29 * DAY - 1);
    const { series } = (await t.call('GET', '/api/insights?days=30', { headers })).json();
    expect(series).toMatchObject([{ resource: 'enquiry', title: 'Enquiries over time' }]);
    const { points } = series[0];
    expect(points).toHaveLength(30);
    expect(points.slice(-4).map(({ count }: { count: number }) => count)).toEqual([0, 1, 1, 1]);
    expect(points.at(-1).day).toBe(today);
    expect(points[0]).toEqual({ day: dayOf(new Date(midnight - 29 * DAY).toISOString()), count: 1 });
  });

  scenarios([
    {
      name: 'divide by requirement, the most frequent first, by city however it is spelt, and the rest together',
      given: async (t) => {
        for (const city of ['new  delhi', 'New Delhi', 'New Delhi', 'NEW DELHI '])
          await addEnquiry(t, { city });
        for (const city of ['Faridabad', 'Faridabad', 'Noida'])
          await addEnquiry(t, { city, requirement: 'hrm' });
        const others = ['Agra', 'Bhopal', 'Chennai', 'Delhi', 'Etawah', 'Firozabad', 'Gaya', 'Hisar'];
        for (const city of others) await addEnquiry(t, { city, date: daysAgo(20) });
        await addEnquiry(t, { city: 'Pune', date: daysAgo(31) });
        await addEnquiry(t, { city: 'Spamville', isSpam: true });
        return undefined;
      },
      as: 'admin',
      call: ['GET', '/api/insights?days=30'],
      status: 200,
      answer: {
        breakdowns: expect.arrayContaining([
          breakdown(
            'enquiry',
            'requirement',
            expect.objectContaining([
              { value: 'crm', label: 'CRM Development', count: 12 },
              { value: 'hrm', label: 'HRM Development', count: 3 },
              { value: 'static-web-dev', label: 'Static Web Development', count: 0 },
            ]),
          ),
          breakdown('enquiry', 'city', [
            {
              value: 'newdelhi',
              label: 'New Delhi',
              count: 4,
              spellings: expect.arrayContaining(['New Delhi', 'new  delhi']),
            },
            { value: 'faridabad', label: 'Faridabad', count: 2, spellings: ['Faridabad'] },
            ...Array.from({ length: 6 }, () => expect.objectContaining({ count: 1 })),
            { value: '', label: 'Others', count: 3 },
          ]),
        ]),
      },
      without: ['Pune', 'Spamville'],
    },
    {
      name: 'divide also by what was not said yet, which has a name, and a list',
      given: async (t) => {
        for (const requirement of ['', '', 'hrm']) await addEnquiry(t, { requirement, city: '' });
        await addEnquiry(t, { requirement: '', city: 'Pune' });
        return undefined;
      },
      as: 'admin',
      call: ['GET', '/api/insights?days=30'],
      status: 200,
      answer: {
        breakdowns: expect.arrayContaining([
          breakdown(
            'enquiry',
            'requirement',
            expect.objectContaining([
              { value: 'none', label: 'Not said yet', count: 3 },
              { value: 'hrm', label: 'HRM Development', count: 1 },
            ]),
          ),
          breakdown('enquiry', 'city', [
            { value: 'none', label: 'Not said yet', count: 3 },
            { value: 'pune', label: 'Pune', count: 1, spellings: ['Pune'] },
          ]),
        ]),
      },
      after: async (t) => {
        const { headers } = await t.logIn('employee');
        for (const field of ['requirement', 'city']) {
          const url = `/api/quotes?page=1&is.${field}=none`;
          expect((await t.app.inject({ method: 'GET', url, headers })).json().total).toBe(3);
        }
      },
    },
    {
      name: 'and all applications divide by status and follow-ups by stage, in their order',
      given: async (t) => {
        await addCareer(t, { status: 'Hired', date: daysAgo(400) });
        for (const status of ['New', 'New', 'Interview']) await addCareer(t, { status });
        await addCareer(t, { status: 'Offered', isSpam: true });
        await addFollowup(t, { status: 'Completed' });
        await addFollowup(t, { status: 'Pending', deletedAt: now() });
        return undefined;
      },
      as: 'employee',
      call: ['GET', '/api/insights'],
      status: 200,
      answer: {
        breakdowns: expect.arrayContaining([
          breakdown(
            'career',
            'status',
            [
              ['New', 2],
              ['In Review', 0],
              ['Interview', 1],
              ['Offered', 0],
              ['Hired', 1],
              ['Rejected', 0],
            ].map(([label, count]) => ({ value: label, label, count })),
          ),
          breakdown(
            'followup',
            'stage',
            [
              ...['New', 'Contacted', 'Quoted', 'Negotiation', 'Won', 'Lost'].map(
                (label) => [label, 0] as const,
              ),
              ['Closed', 1] as const,
            ].map(([label, count]) => ({ value: label, label, count })),
          ),
        ]),
      },
    },
  ]);
});

test('what was counted is kept for a moment, each period by itself', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const enquiries = async (days: number) =>
    (await t.call('GET', `/api/insights?days=${days}`, { headers })).json().weeks.enquiry.now;
  await addEnquiry(t);
  expect(await enquiries(30)).toBe(1);
  await addEnquiry(t, { date: fromNow(-HOUR) });
  expect(await enquiries(30)).toBe(1);
  expect(await enquiries(90)).toBe(2);
});
