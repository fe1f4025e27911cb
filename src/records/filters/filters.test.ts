import { describe, expect, test } from 'vitest';
import { resources } from '~/features/resources';
import { DAY, dayOf, fromNow } from '~/lib/time';
import { filtersOf, joinValues, parametersOf, splitValues } from '~/model/filters';
import { reach, roles } from '~/model/permissions';
import { addCareer, addEnquiry, addFollowup } from '~/testing/factories';
import { type Scenario, scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';
import type { TestApp } from '~/testing/test-app';

const inDays = (days: number) => dayOf(fromNow(days * DAY));
const due = (days: number) => ({ nextDate: `${inDays(days)}T00:00:00.000Z` });
const today = inDays(0);

/** One follow-up of each kind; Ravi owns the overdue one, and has answered it. */
async function leads(t: TestApp) {
  const ravi = await t.addUser('employee', { name: 'Ravi' });
  const answered = { ownerId: ravi._id, ownerName: 'Ravi', firstResponseAt: fromNow(-DAY) };
  await addFollowup(t, { name: 'Overdue', ...due(-1), ...answered });
  await addFollowup(t, { name: 'Done late', ...due(-1), status: 'Completed' });
  await addFollowup(t, { name: 'Today', ...due(0), status: 'In Progress' });
  await addFollowup(t, { name: 'Tomorrow', ...due(1) });
  await addFollowup(t, { name: 'Sixth', ...due(6) });
  await addFollowup(t, { name: 'Seventh', ...due(7) });
  await addFollowup(t, { name: 'Dateless', date: '2026-01-05T18:29:59.999Z' });
  return { ravi: ravi._id };
}

const found = (query: string, names: string[], more: Partial<Scenario> = {}): Scenario => ({
  name: `${query} finds ${names.join(', ') || 'nothing'}`,
  given: leads,
  as: 'admin',
  call: ['GET', `/api/followup?page=1&sort=date&${query}`],
  status: 200,
  answer: { total: names.length, items: names.map((name) => ({ name })) },
  ...more,
});

describe('a filter of the follow-ups:', () => {
  scenarios([
    found('due.nextDate=overdue', ['Overdue']),
    found('due.nextDate=today', ['Today']),
    found('due.nextDate=week', ['Tomorrow', 'Sixth']),
    found('due.nextDate=later', ['Seventh']),
    found('due.nextDate=none', ['Dateless']),
    found('is.status=In Progress,Completed', ['Done late', 'Today']),
    found('is.status=none', []),
    found('is.firstResponseAt=any', ['Overdue']),
    found('is.firstResponseAt=none&is.status=In Progress,Completed', ['Done late', 'Today']),
    found('is.firstResponseAt=none&due.nextDate=none&from.date=2026-01-05&field=name&q=dateless', [
      'Dateless',
    ]),
    found('is.ownerId=:ravi', ['Overdue']),
    found('is.ownerId=:ravi,none&to.nextDate=today', ['Overdue', 'Done late', 'Today']),
    found('is.ownerId=me', []),
    found('is.ownerId=00000000-0000-4000-8000-000000000000', []),
    // Half past six in the evening in Greenwich is midnight in India.
    found('from.date=2026-01-05&to.date=2026-01-05', ['Dateless']),
    found('from.date=2026-01-06&to.date=2026-01-06', []),
    found('to.date=2026-01-05&is.status=Pending&field=name&q=date', ['Dateless']),
    found('from.date=today&is.status=Completed&field=name&q=late', ['Done late']),
    found('from.nextDate=today&to.nextDate=today', ['Today']),
    found('from.date=month&to.date=month&due.nextDate=later', ['Seventh']),
  ]);
});

const refused = (query: string): Scenario => ({
  name: `${query} is refused`,
  as: 'admin',
  call: ['GET', `/api/followup?page=1&${query}`],
  status: 400,
});

describe('what is not known:', () => {
  scenarios([
    refused('is.name=Asha'),
    refused('is.status=Adored'),
    refused('is.status='),
    refused('is.status=Pending,'),
    refused('is.status=,Pending'),
    refused('is.status=\\'),
    refused('is.status=Pending&is.status=Completed'),
    refused('is.ownerId=ravi'),
    refused('due.nextDate=soon'),
    refused('is.firstResponseAt=yes'),
    refused('is.firstResponseAt=any,none'),
    refused('is.firstResponseAt='),
    refused('is.hasFirstResponseAt=true'),
    refused('due.date=today'),
    refused('from.date=2026-02-30'),
    refused('from.date=yesterday'),
    refused('to.date='),
    {
      name: 'the hidden state of an application is told to no applicant by a filter',
      given: (t) => addCareer(t, { status: 'Rejected' }),
      as: 'user',
      call: ['GET', '/api/career?page=1&is.status=Rejected'],
      status: 400,
    },
    {
      name: 'nor whether it was withdrawn',
      given: (t) => addCareer(t, { status: 'Rejected', withdrawnAt: fromNow(-DAY) }),
      as: 'user',
      call: ['GET', '/api/career?page=1&is.withdrawnAt=any'],
      status: 400,
    },
    {
      name: 'nor by the values of the filters',
      given: (t) => addCareer(t, { status: 'Rejected' }),
      as: 'user',
      call: ['GET', '/api/records/career/values'],
      status: 200,
      without: ['is.status', 'is.reached', 'is.withdrawnAt'],
    },
  ]);
});

test('what has no date comes last, whichever way the others are read, on every page', async () => {
  const t = await startApp();
  await leads(t);
  const { headers } = await t.logIn('admin');
  const read = async (query: string) =>
    (await t.call('GET', `/api/followup?${query}`, { headers }))
      .json()
      .items.map(({ name }: { name: string }) => name);
  for (const filter of ['', '&is.status=Pending']) {
    expect((await read(`page=1&sort=nextDate${filter}`)).at(-1)).toBe('Dateless');
    expect((await read(`page=1&sort=-nextDate${filter}`)).at(-1)).toBe('Dateless');
    expect((await read(`page=1&sort=-nextDate${filter}`))[0]).toBe('Seventh');
  }
  expect(await read('page=4&pageSize=2&sort=-nextDate')).toEqual(['Dateless']);
  expect(await read('page=3&pageSize=2&sort=nextDate')).toEqual(['Sixth', 'Seventh']);
});

test('the export holds exactly what the filter finds', async () => {
  const t = await startApp();
  await leads(t);
  const { headers } = await t.logIn('admin');
  const csv = await t.call('GET', '/api/records/followup/export.csv?due.nextDate=overdue&page=7', {
    headers,
  });
  expect(csv.body.match(/\r\n/g)).toHaveLength(2);
  expect(csv.body).toContain('Overdue');
});

test('values come with how many they leave beside the other filters, and what people wrote with the most frequent first', async () => {
  const t = await startApp();
  const { ravi } = await leads(t);
  const { headers } = await t.logIn('admin');
  const read = async (url: string) => (await t.call('GET', url, { headers })).json();
  const values = await read('/api/records/followup/values?is.status=Pending&from.date=today');
  expect(values).toMatchObject({
    'is.status': [
      { value: 'Pending', label: 'Pending', count: 4 },
      { value: 'In Progress', label: 'In Progress', count: 1 },
      { value: 'Completed', label: 'Completed', count: 1 },
    ],
    'is.ownerId': [
      { value: 'none', label: 'None', count: 3 },
      { value: ravi, label: 'Ravi', count: 1 },
    ],
    'is.firstResponseAt': [
      { value: 'none', label: 'Not answered yet', count: 3 },
      { value: 'any', label: 'Answered', count: 1 },
    ],
    'due.nextDate': [
      { value: 'overdue', label: 'Overdue', count: 1 },
      { value: 'today', label: 'Today', count: 0 },
      { value: 'week', label: 'Next six days', count: 2 },
      { value: 'later', label: 'Later', count: 1 },
      { value: 'none', label: 'No date', count: 0 },
    ],
  });
  for (const city of ['Delhi, NCR', 'Palwal', 'Palwal']) await addEnquiry(t, { city });
  const cities = await read('/api/records/enquiry/values?field=name&q=asha');
  expect(cities['is.city']).toEqual([
    { value: 'Palwal', label: 'Palwal', count: 2 },
    { value: 'Delhi, NCR', label: 'Delhi, NCR', count: 1 },
  ]);
  await addEnquiry(t, { city: 'palwal' });
  const alike = await read('/api/records/enquiry/values?field=name&q=asha');
  expect(alike['is.city'][0]).toEqual({ value: 'Palwal', label: 'Palwal', count: 3 });
  for (const city of ['PALWAL', 'palwal', 'goa,Palwal'])
    expect(await read(`/api/quotes?page=1&is.city=${city}`)).toMatchObject({ total: 3 });
  const url = `/api/quotes?page=1&is.city=${encodeURIComponent(joinValues(['Delhi, NCR', 'Goa']))}`;
  expect(await read(url)).toMatchObject({ total: 1, items: [{ city: 'Delhi, NCR' }] });
});

test('a comma within a value is no separator', () => {
  for (const values of [['a'], ['a,b', 'c'], ['\\', ','], ['', 'x']])
    expect(splitValues(joinValues(values))).toEqual(values);
});

test('attack 47: every list with every filter, at every page, as every role: no 5xx, and nothing but one’s own', async () => {
  const t = await startApp();
  await addEnquiry(t, { email: 'other@verma.example' });
  await leads(t);
  const sample = (name: string, options: readonly string[]) => {
    if (name.startsWith('is.')) return options[0] ?? 'none';
    return name.startsWith('due.') ? 'today' : today;
  };
  const isPublic = new Set<string>();
  for (const { endpoints } of resources)
    if ((await t.call('GET', `/api${endpoints.list}?page=1`)).statusCode === 200)
      isPublic.add(endpoints.list);
  for (const role of roles) {
    const { headers } = await t.logIn(role);
    for (const resource of resources) {
      const may = reach(role, `${resource.area}:read`);
      const parameters = filtersOf(resource).flatMap((filter) =>
        parametersOf(filter).map((name) => {
          const options = filter.by === 'choice' ? Object.keys(filter.options) : [];
          return `${name}=${encodeURIComponent(sample(name, options))}`;
        }),
      );
      for (const asked of [...parameters, parameters.join('&')]) {
        for (const page of [1, 2, 1_000_000]) {
          const url = `/api${resource.endpoints.list}?page=${page}&${asked}`;
          const { statusCode, body } = await t.call('GET', url, { headers });
          expect([200, 400, 403], `${role} ${url}`).toContain(statusCode);
          if (may !== 'all') expect(body, `${role} ${url}`).not.toContain('other@verma.example');
          if (may === 'none' && !isPublic.has(resource.endpoints.list))
            expect(statusCode, `${role} ${url}`).toBe(403);
        }
      }
    }
  }
});
