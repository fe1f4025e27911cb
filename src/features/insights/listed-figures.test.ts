import { expect, test } from 'vitest';
import { withdraw } from '~/features/career/server/applicant/applicant';
import { DAY, dayOf, fromNow, now } from '~/lib/time';
import { addCareer, addFollowup } from '~/testing/factories';
import { type StartedApp, startApp } from '~/testing/start-app';
import type { HiringFigures, HiringGroup, StageFigures } from './hiring-call';
import type { LeadFigures, LeadGroup } from './leads-call';
import { hiringList, stageList } from './ui/hiring/hiring-lists';
import { leadCount, leadList } from './ui/leads/lead-lists';
import { partOf } from './ui/list-links';

type Counted = [what: string, count: number, to: string | undefined];

const today = dayOf(now());
const days = { 'from.date': today, 'to.date': today };
const ofEachLead = ['came', 'answered', 'waiting', 'won', 'lost'] as const;
const ofEachHiring = ['came', 'interviewed', 'offered', 'hired', 'rejected', 'withdrawn'] as const;

async function desk() {
  const t = await startApp();
  const staff = await t.logIn('employee');
  const read = async (path: string) => {
    const answer = await t.call('GET', path, staff);
    expect(answer.statusCode, `${path} ${answer.body}`).toBe(200);
    return answer.json();
  };
  /** Each list has as many as the figure says that leads there, and every figure of some leads to one, but for those named. */
  const expectListed = async (
    list: string,
    counted: readonly Counted[],
    unlisted: readonly string[] = [],
  ) => {
    for (const [what, count, to] of counted) {
      const [, query] = to?.split('?') ?? [];
      if (query === undefined) {
        expect(count === 0 || unlisted.some((one) => what.includes(one)), `${what} ${count}`).toBe(true);
        continue;
      }
      expect(await read(`/api/${list}?page=1&${query}`), `${what} ${to}`).toMatchObject({ total: count });
    }
  };
  return { t, staff, read, expectListed };
}

const ofLeads = (what: string, figures: LeadFigures, part: Record<string, string> | undefined) =>
  ofEachLead.map((name): Counted => {
    const to = leadList(figures, name, part && { ...part, ...days });
    return [`${what} ${name}`, leadCount(figures, name), to];
  });

const ofHiring = (what: string, figures: HiringFigures, part: Record<string, string> | undefined) =>
  ofEachHiring.map((name): Counted => {
    const to = hiringList(figures, name, part && { ...part, ...days });
    return [`${what} ${name}`, figures[name], to];
  });

test('every figure of the leads opens the leads that it counts', async () => {
  const { t, read, expectListed } = await desk();
  const { _id: ownerId } = await t.addUser('employee', { name: 'Meera' });
  const answered = { firstResponseAt: now() };
  const won = { stage: 'Won', status: 'Completed', completedAt: now() };
  await addFollowup(t, { channel: 'google', requirement: 'crm', ...answered, ...won, ownerId });
  await addFollowup(t, { channel: 'google', requirement: 'CRM', ownerId });
  await addFollowup(t, { channel: 'word, of mouth', requirement: null, ...answered });
  await addFollowup(t, { channel: null, requirement: 'a, b', stage: 'Lost', status: 'Completed' });
  await addFollowup(t, { channel: 'none', requirement: 'hrm' });
  await addFollowup(t, { channel: 'google', date: fromNow(-2 * DAY), ...answered });
  await addFollowup(t, { channel: 'google', deletedAt: now() });
  await addFollowup(t, { channel: 'google', ...answered, deletedAt: now() });

  const { total, ...by } = await read(`/api/insights/leads?from=${today}&to=${today}`);
  expect(total).toMatchObject({ came: 5, answered: 2, won: 1, lost: 1 });
  expect(by.byRequirement).toContainEqual(expect.objectContaining({ came: 2, answered: 1 }));
  await expectListed('followup', ofLeads('all', total, {}));
  const parts = { channel: by.bySource, requirement: by.byRequirement, ownerId: by.byOwner };
  // No filter says what is called as if there were nothing.
  for (const [field, groups] of Object.entries<LeadGroup[]>(parts))
    for (const group of groups)
      await expectListed('followup', ofLeads(`${field}=${group.key}`, group, partOf(field, group.key)), [
        'channel=none',
      ]);
});

/** Applications that came today and went on as they do: by themselves, with others, back, and taken back. */
async function hire(t: StartedApp, staff: object) {
  const set = async (id: string, ...way: string[]) => {
    for (const status of way)
      await t.call('PUT', `/api/career/${id}/stage`, { ...staff, body: { status, mail: false } });
  };
  const many = async (ids: string[], status: string) =>
    (await t.call('POST', '/api/records/career/bulk', { ...staff, body: { ids, set: { status } } })).json();
  const add = async (values: object = {}) => (await addCareer(t, values)).id;
  const leave = (id: string) => t.db.transaction().execute((trx) => withdraw(trx, t, id));
  const tester = { opening: 'Tester, senior', channel: 'google' };
  await set(await add(tester), 'In Review', 'Interview', 'Offered', 'Hired');
  await set(await add(tester), 'Hired');
  await set(await add({ ...tester, opening: 'TESTER, senior' }), 'Interview', 'Offered', 'Rejected');
  await set(await add({ channel: 'none' }), 'Interview', 'In Review');
  await set(await add({ channel: null }), 'In Review', 'Rejected');
  const [one, other, third] = [await add(tester), await add({ channel: 'phone' }), await add()];
  await many([one, other], 'Offered');
  await leave(other);
  const { undo } = await many([third], 'Interview');
  await t.call('POST', `/api/records/undo/${undo}`, staff);
  await leave(await add());
  // Of another day, in the trash, and spam.
  await set(await add({ ...tester, date: fromNow(-2 * DAY) }), 'Hired');
  await add({ ...tester, status: 'Hired', deletedAt: now() });
  await add({ ...tester, status: 'Interview', isSpam: true });
}

test('every figure of hiring opens the applications that it counts', async () => {
  const { t, staff, read, expectListed } = await desk();
  await hire(t, staff);
  const { total, stages, byOpening, bySource } = await read(`/api/insights/hiring?from=${today}&to=${today}`);
  expect(total).toMatchObject({
    ...{ came: 9, interviewed: 6, offered: 5, hired: 2, rejected: 2, withdrawn: 2, declined: 2 },
  });
  await expectListed('career', ofHiring('all', total, {}));
  const here = stages.map((one: StageFigures): Counted => [one.stage, one.here, stageList(one, days)]);
  expect(here.map(([, count]: Counted) => count)).toEqual([1, 1, 0, 1]);
  await expectListed('career', here);
  expect(byOpening.map(({ came }: HiringGroup) => came)).toEqual([5, 4]);
  for (const [field, groups] of Object.entries<HiringGroup[]>({ opening: byOpening, channel: bySource }))
    for (const group of groups)
      await expectListed('career', ofHiring(`${field}=${group.key}`, group, partOf(field, group.key)), [
        'channel=none',
      ]);
});

test('what is erased is counted, and opens nothing', async () => {
  const { t, read } = await desk();
  await addCareer(t, { status: 'Hired' });
  const row = { opening: '', designation: 'WBD', channel: 'google', outcome: 'Hired', count: 2 };
  const month = today.slice(0, 7);
  await t.db
    .insertInto('hiringCounts')
    .values({ ...row, month })
    .execute();
  // A month is counted where all its days are.
  const [from, to] = [`${month}-01`, dayOf(fromNow(31 * DAY))];
  const { total } = await read(`/api/insights/hiring?from=${from}&to=${to}`);
  expect(total).toMatchObject({ came: 3, hired: 3, erased: 2 });
  expect(ofHiring('all', total, {}).flatMap(([, , address]) => address ?? [])).toEqual([]);
});
