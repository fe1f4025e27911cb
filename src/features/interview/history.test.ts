import { expect, test } from 'vitest';
import { momentInWords } from '~/lib/time';
import { hashToken, newToken } from '~/platform/auth/tokens';
import { desk, inDays } from './test-kit';

test('who arranged, moved and cancelled it stands in the history of the application, each once', async () => {
  const { t, id, staff, meera, planned, added, put, cancel } = await desk();
  const one = await added();
  await put(one, planned);
  await put(one, { at: inDays(6) });
  await put(one, { place: 'Upstairs', panel: [meera._id] });
  for (let n = 0; n < 2; n++) await cancel(one);
  const answer = await t.call('GET', `/api/records/career/${id}/history?limit=20`, staff);
  const entries: { userName: string; changes: object[] }[] = answer.json().items;
  const by = entries.filter(({ changes }) => JSON.stringify(changes).includes('interview'));
  const [first, second] = [inDays(5), inDays(6)].map((at) => `${momentInWords(at)}, 45 minutes`);
  expect(by.map(({ changes }) => changes).reverse()).toEqual([
    [
      { field: 'interview', from: null, to: first },
      { field: 'interviewPlace', from: null, to: 'Sector 16' },
      { field: 'interviewPanel', from: [], to: expect.toSatisfy(isBoth) },
    ],
    [{ field: 'interview', from: first, to: second }],
    [
      { field: 'interviewPlace', from: 'Sector 16', to: 'Upstairs' },
      { field: 'interviewPanel', from: ['Arjun Sen'], to: [] },
    ],
    [{ field: 'interview', from: second, to: 'cancelled' }],
  ]);
  expect(by.every(({ userName }) => userName === by[0]?.userName && userName !== '')).toBe(true);
});

const isBoth = (names: string[]) => names.toSorted().join() === 'Arjun Sen,Meera Nair';

test('what cancels it with the application, and what brings it back, has a line of its own, which says by what', async () => {
  const d = await desk();
  const token = newToken();
  await d.t.db
    .insertInto('applicationLinks')
    .values({ tokenHash: hashToken(token), careerId: d.id })
    .execute();
  await d.added();
  const admin = await d.t.logIn('admin');
  const when = `${momentInWords(inDays(5))}, 45 minutes`;
  const last = async () => {
    const answer = await d.t.call('GET', `/api/records/career/${d.id}/history?limit=1`, admin);
    const [entry] = answer.json().items;
    return [entry.userName, ...entry.changes];
  };
  const ends = (to: string) => ({ field: 'interview', from: when, to });
  const comesBack = { field: 'interview', from: 'cancelled', to: when };
  const [me, boss] = [d.staff.user.name, admin.user.name];
  const { undo } = (await d.setStage({ status: 'Rejected' })).json();
  expect(await last()).toEqual([me, ends('cancelled with the refusal')]);
  await d.t.call('POST', `/api/career/undo/${undo}`, d.staff);
  expect(await last()).toEqual([me, comesBack]);
  await d.t.call('DELETE', `/api/career/${d.id}`, admin);
  expect(await last()).toEqual([boss, ends('cancelled, as the application was deleted')]);
  await d.t.call('POST', `/api/records/career/${d.id}/restore`, admin);
  expect(await last()).toEqual([boss, comesBack]);
  const judge = (isSpam: boolean) =>
    d.t.call('PUT', '/api/records/career/spam', { ...admin, body: { ids: [d.id], isSpam } });
  await judge(true);
  expect(await last()).toEqual([boss, ends('cancelled, as the application was taken for spam')]);
  await judge(false);
  await d.setStage({ status: 'Hired', mail: false });
  expect(await last()).toEqual([me, ends('cancelled, as the applicant was hired')]);
  await d.setStage({ status: 'Interview', mail: false });
  await d.added();
  await d.t.call('POST', `/api/public/applications/${token}/withdraw`);
  expect(await last()).toEqual([expect.any(String), ends('cancelled, as the application was withdrawn')]);
});
