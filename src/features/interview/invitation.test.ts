import { describe, expect, test } from 'vitest';
import { fromNow, MINUTE } from '~/lib/time';
import { brand } from '~/model/brand';
import { newId } from '~/platform/db/ids';
import { addCareer } from '~/testing/factories';
import { desk, inDays, inviteIn, invitesTo } from './test-kit';

const ASHA = 'asha@verma.example';

describe('an invitation', () => {
  test('goes once to the applicant and to each of the panel, with one event for all calendars', async () => {
    const { t, id, planned, post, list } = await desk();
    const answer = await post();
    expect(answer.json()).toMatchObject({
      message: 'Everybody is invited.',
      clashes: [],
      interview: {
        ...{ at: planned.at, minutes: 45, place: 'Sector 16', sequence: 0, cancelledAt: null },
        panel: [
          { name: 'Arjun Sen', isUsable: true },
          { name: 'Meera Nair', isUsable: true },
        ],
      },
    });
    const [asha, meera, arjun] = await Promise.all(
      [ASHA, 'meera@test.example', 'arjun@test.example'].map((address) => invitesTo(t, address)),
    );
    expect([asha, meera, arjun].map((mails) => mails?.length)).toEqual([1, 1, 1]);
    const [theirs, ours] = [inviteIn(asha?.[0]), inviteIn(meera?.[0])];
    const end = new Date(Date.parse(planned.at) + 45 * MINUTE).toISOString();
    const same = { sequence: 0, start: planned.at, end, location: 'Sector 16', status: 'CONFIRMED' };
    for (const { method, declared, event } of [theirs, ours]) {
      expect([method, declared]).toEqual(['REQUEST', 'REQUEST']);
      expect(event).toMatchObject(same);
      expect(event?.organizer).toBe(`mailto:${brand.mail.careers}`);
    }
    expect(theirs.event?.uid).toBe(ours.event?.uid);
    expect(ours.event?.attendees).toEqual([
      { name: 'Arjun Sen', address: 'mailto:arjun@test.example', rsvp: 'TRUE' },
      { name: 'Meera Nair', address: 'mailto:meera@test.example', rsvp: 'TRUE' },
      { name: 'Asha Verma', address: `mailto:${ASHA}`, rsvp: 'TRUE' },
    ]);
    expect(asha?.[0]?.text).toContain('India time');
    expect(asha?.[0]?.text).toContain('/application/');
    expect(meera?.[0]?.text).toContain(`/dashboard/career?record=${id}`);
    expect(await list()).toHaveLength(1);
  });

  test('attack 60: names to the applicant whom they meet, and no address of theirs', async () => {
    const { t, post } = await desk();
    await post();
    const [mail] = await invitesTo(t, ASHA);
    const { event } = inviteIn(mail);
    expect(event?.attendees).toEqual([{ name: 'Asha Verma', address: `mailto:${ASHA}`, rsvp: 'TRUE' }]);
    expect(event?.description).toBe('You meet Arjun Sen, Meera Nair.');
    expect(JSON.stringify([mail, event])).not.toMatch(/(meera|arjun)@test/);
  });

  test('attack 52: words of others stay words in a calendar and in the head of a mail', async () => {
    const name = 'Asha"; CN=Boss\\, BEGIN:VEVENT: <b>';
    const { t, post } = await desk({ name, opening: 'Web; Dev, \\n "lead"' });
    await post({ place: 'Room 1; "BEGIN:VALARM", \\n Floor 2 — नमस्ते' });
    const [mail] = await invitesTo(t, 'meera@test.example');
    const { events, event } = inviteIn(mail);
    expect(events).toHaveLength(1);
    expect(event).toMatchObject({
      location: 'Room 1; "BEGIN:VALARM", \\n Floor 2 — नमस्ते',
      summary: `Interview: ${name}, Web; Dev, \\n "lead"`,
    });
    expect(event?.attendees).toHaveLength(3);
    const line = await post({ place: 'Room\r\nBEGIN:VALARM', at: inDays(6) });
    expect([line.statusCode, line.json().fields.place]).toEqual([400, expect.any(String)]);
  });

  test('has the calendar as another form of the letter, and as a file', async () => {
    const { t, post } = await desk();
    await post();
    const [mail] = await invitesTo(t, ASHA);
    const kinds = mail?.attachments.map(({ mimeType, filename }) => [mimeType, filename]);
    expect(kinds).toEqual([
      ['text/calendar', null],
      ['application/ics', 'invite.ics'],
    ]);
  });

  test.each([
    ['a time that has been', { at: fromNow(-MINUTE) }, 'at'],
    ['a day without a time', { at: '2027-01-05' }, 'at'],
    ['a day of another age', { at: '9999-12-31T23:59:00Z' }, 'at'],
    ['no minutes', { minutes: 0 }, 'minutes'],
    ['too many minutes', { minutes: 481 }, 'minutes'],
    ['half a minute', { minutes: 1.5 }, 'minutes'],
    ['no place', { place: ' ' }, 'place'],
    ['nobody', { panel: [] }, 'panel'],
    ['somebody unknown', { panel: [newId()] }, 'panel'],
    ['eleven', { panel: Array.from({ length: 11 }, newId) }, 'panel'],
  ])('is refused with %s', async (_name, body, field) => {
    const { post, queued } = await desk();
    const answer = await post(body);
    expect([answer.statusCode, Object.keys(answer.json().fields)[0]?.split('.')[0]]).toEqual([400, field]);
    expect(await queued()).toEqual([]);
  });

  test.each([
    ['blocked', { isBlocked: true }],
    ['in the trash', { deletedAt: fromNow(0) }],
    ['a client by now', { role: 'user' as const }],
  ])('attack 64: asks nobody who is %s to come', async (_name, set) => {
    const { t, meera, post } = await desk();
    await t.db.updateTable('users').set(set).where('_id', '=', meera._id).execute();
    const answer = await post();
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['panel']]);
  });

  test('is for an application that goes on, and that there is', async () => {
    const { t, id, staff, planned, post, setStage } = await desk();
    for (const status of ['Rejected', 'Hired']) {
      await setStage({ status });
      expect((await post()).statusCode).toBe(409);
    }
    const spam = await addCareer(t, { isSpam: true });
    for (const other of [newId(), spam.id]) {
      const answer = await t.call('POST', `/api/career/${other}/interviews`, { ...staff, body: planned });
      expect(answer.statusCode).toBe(404);
    }
    const client = await t.logIn('user');
    expect((await t.call('GET', `/api/career/${id}/interviews`, client)).statusCode).toBe(403);
  });

  test('attack 38: pressed twice at once is one', async () => {
    const { post, list, queued } = await desk();
    const answers = await Promise.all(Array.from({ length: 4 }, () => post()));
    expect(new Set(answers.map((one) => one.json().interview._id)).size).toBe(1);
    expect([(await list()).length, (await queued()).length]).toEqual([1, 3]);
  });

  test('attack 49: there are 20 to an application, and so many changes an hour', async () => {
    const { post } = await desk();
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) statuses.push((await post({ at: inDays(5 + n) })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 409]);
    for (let n = 0; n < 19; n++) await post();
    expect((await post()).statusCode).toBe(429);
  });
});
