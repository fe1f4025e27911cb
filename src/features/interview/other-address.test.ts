import { expect, test } from 'vitest';
import { desk, inDays, inviteIn, invitesTo } from './test-kit';

const [ASHA, CORRECTED] = ['asha@verma.example', 'asha.verma@verma.example'];
const PANEL = ['arjun@test.example', 'meera@test.example'];

async function invited() {
  const d = await desk();
  await d.added();
  await d.t.mailer.flush();
  const correct = (email: string) => d.t.call('PUT', `/api/career/${d.id}`, { ...d.staff, body: { email } });
  const numbersTo = async (address: string) =>
    (await invitesTo(d.t, address)).map((mail) => {
      const { method, event } = inviteIn(mail);
      return `${method} ${event?.sequence}`;
    });
  return { ...d, correct, numbersTo };
}

test('an interview that is to come is sent to a corrected address, as the same event', async () => {
  const d = await invited();
  const gone = await d.added({ at: inDays(6) });
  await d.cancel(gone);
  await d.t.mailer.flush();
  const before = (await invitesTo(d.t, ASHA)).length;
  expect((await d.correct(CORRECTED)).statusCode).toBe(200);
  await d.correct(CORRECTED);
  await d.t.mailer.flush();
  expect(await d.numbersTo(CORRECTED)).toEqual(['REQUEST 1']);
  const [[first], [mail]] = [await invitesTo(d.t, ASHA), await invitesTo(d.t, CORRECTED)];
  expect(inviteIn(mail).event).toMatchObject({
    uid: inviteIn(first).event?.uid,
    start: d.planned.at,
    attendees: [{ address: `mailto:${CORRECTED}` }],
  });
  expect(mail?.text).toMatch(/\/application\/[\w-]{43}/);
  expect(await invitesTo(d.t, ASHA)).toHaveLength(before);
  for (const address of PANEL) {
    const last = inviteIn((await invitesTo(d.t, address)).at(-1));
    expect(last).toMatchObject({ method: 'REQUEST', event: { sequence: 1 } });
    expect(JSON.stringify(last.event?.attendees)).toContain(CORRECTED);
    expect(JSON.stringify(last.event?.attendees)).not.toContain(ASHA);
  }
  const [{ _id }] = (await d.list()).filter((one: { cancelledAt: string | null }) => !one.cancelledAt);
  await d.put(_id, { place: 'Upstairs' });
  await d.t.mailer.flush();
  expect(await d.numbersTo(CORRECTED)).toEqual(['REQUEST 1', 'REQUEST 2']);
});

test('what a refusal cancels is told there when its time comes, and nothing to the former one', async () => {
  const d = await invited();
  await d.setStage({ status: 'Rejected' });
  await d.correct(CORRECTED);
  await d.letItGo();
  expect([await d.numbersTo(CORRECTED), await d.numbersTo(ASHA)]).toEqual([['CANCEL 1'], ['REQUEST 0']]);
  for (const address of PANEL) expect(await d.numbersTo(address)).toEqual(['REQUEST 0', 'CANCEL 1']);
});

test('whoever takes the refusal back invites the corrected address', async () => {
  const d = await invited();
  const { undo } = (await d.setStage({ status: 'Rejected' })).json();
  await d.correct(CORRECTED);
  const again = (await d.setStage({ status: 'Rejected' })).json();
  expect([undo, again.undo].every(Boolean)).toBe(true);
  expect((await d.t.call('POST', `/api/career/undo/${again.undo}`, d.staff)).statusCode).toBe(200);
  await d.letItGo();
  expect([await d.numbersTo(CORRECTED), await d.numbersTo(ASHA)]).toEqual([['REQUEST 2'], ['REQUEST 0']]);
  expect(await d.list()).toMatchObject([{ cancelledAt: null, sequence: 2 }]);
});
