import { describe, expect, test } from 'vitest';
import { fromNow, MINUTE, momentInWords } from '~/lib/time';
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

describe('a change', () => {
  test('is told to all who stay, with the next number; who is new is invited, who is out is let go', async () => {
    const { t, planned, meera, added, put, queued, clear } = await desk();
    const ravi = await t.addUser('employee', { name: 'Ravi Rao', email: 'ravi@test.example' });
    const one = await added();
    await clear();
    const answer = await put(one, { at: inDays(6), panel: [meera._id, ravi._id] });
    expect(answer.json().interview).toMatchObject({ sequence: 1, minutes: planned.minutes });
    expect((await queued()).sort()).toEqual([
      ['arjun@test.example', 'cancelled', 1],
      [ASHA, 'changed', 1],
      ['meera@test.example', 'changed', 1],
      ['ravi@test.example', 'invited', 1],
    ]);
    const [gone] = await invitesTo(t, 'arjun@test.example');
    const [stays] = await invitesTo(t, 'meera@test.example');
    expect(inviteIn(gone)).toMatchObject({ method: 'CANCEL', event: { sequence: 1, status: 'CANCELLED' } });
    expect(inviteIn(stays)).toMatchObject({ method: 'REQUEST', event: { sequence: 1, start: inDays(6) } });
    expect(inviteIn(gone).event?.uid).toBe(inviteIn(stays).event?.uid);
  });

  test('that changes nothing is told to nobody, and one of what was changed meanwhile is refused', async () => {
    const { planned, added, put, queued, clear, list } = await desk();
    const one = await added();
    await clear();
    expect((await put(one, planned)).json().interview.sequence).toBe(0);
    expect(await queued()).toEqual([]);
    await put(one, { place: 'Upstairs' });
    expect((await put(one, { place: 'Outside', sequence: 0 })).statusCode).toBe(409);
    expect(await list()).toMatchObject([{ place: 'Upstairs', sequence: 1 }]);
  });

  test('needs no time in the past, an interview of that application, and one that is not cancelled', async () => {
    const { t, staff, added, put, cancel, planned } = await desk();
    const one = await added();
    expect((await put(one, { at: fromNow(-MINUTE) })).statusCode).toBe(400);
    const other = await addCareer(t);
    const elsewhere = `/api/career/${other.id}/interviews/${one}`;
    for (const method of ['PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? { body: planned } : {};
      expect((await t.call(method, elsewhere, { ...staff, ...body })).statusCode).toBe(404);
    }
    await cancel(one);
    expect((await put(one, { place: 'Upstairs' })).statusCode).toBe(409);
  });

  test('attack 64: and a cancellation at once come one after the other, each told once', async () => {
    const { added, put, cancel, queued, clear, list } = await desk();
    const one = await added();
    await clear();
    const answers = await Promise.all([
      cancel(one),
      put(one, { place: 'Upstairs' }),
      cancel(one),
      put(one, { place: 'Outside' }),
    ]);
    const told = await queued();
    const changes = answers.filter((answer, n) => n % 2 === 1 && answer.statusCode === 200).length;
    expect(told.filter(([, news]) => news === 'cancelled')).toHaveLength(3);
    expect(told.filter(([, news]) => news === 'changed')).toHaveLength(3 * changes);
    const [{ sequence, cancelledAt }] = await list();
    expect([sequence, cancelledAt === null]).toEqual([changes + 1, false]);
    expect(new Set(told.map(([to, , number]) => `${to} ${number}`)).size).toBe(told.length);
  });
});

describe('a cancellation', () => {
  test('takes it out of all calendars, once', async () => {
    const { t, added, cancel, list } = await desk();
    const one = await added();
    for (let n = 0; n < 2; n++) expect((await cancel(one)).statusCode).toBe(200);
    for (const address of [ASHA, 'meera@test.example', 'arjun@test.example']) {
      const [request, cancelled, ...more] = (await invitesTo(t, address)).map(inviteIn);
      expect(more).toEqual([]);
      expect(cancelled).toMatchObject({ method: 'CANCEL', event: { sequence: 1, status: 'CANCELLED' } });
      expect(cancelled?.event?.uid).toBe(request?.event?.uid);
    }
    expect((await list())[0].cancelledAt).not.toBeNull();
  });

  test('is not of what has been', async () => {
    const { t, added, cancel } = await desk();
    const one = await added();
    await t.db
      .updateTable('interviews')
      .set({ at: fromNow(-90 * MINUTE) })
      .execute();
    expect((await cancel(one)).statusCode).toBe(409);
  });
});

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

describe('a clash', () => {
  const clashesFor = (d: Awaited<ReturnType<typeof desk>>, careerId: string, query: object) =>
    d.t.call(
      'GET',
      `/api/career/${careerId}/interviews/clashes?${new URLSearchParams({ ...query })}`,
      d.staff,
    );

  test('is named before and after it is saved, and refuses nothing', async () => {
    const d = await desk();
    const { t, staff, meera, arjun, planned, added } = d;
    const one = await added({ panel: [meera._id] });
    const other = await addCareer(t, { name: 'Other One', email: 'other@test.example' });
    const half = new Date(Date.parse(planned.at) + 30 * MINUTE).toISOString();
    const clash = { kind: 'interview', userId: meera._id, name: 'Meera Nair', at: planned.at, minutes: 45 };
    const panel = `${meera._id},${arjun._id}`;
    const asked = await clashesFor(d, other.id, { at: half, minutes: '30', panel });
    expect(asked.json()).toEqual({ clashes: [clash] });
    const body = { ...planned, at: half, minutes: 30 };
    const answer = await t.call('POST', `/api/career/${other.id}/interviews`, { ...staff, body });
    expect([answer.statusCode, answer.json().clashes]).toEqual([200, [clash]]);
    // One that begins when the other ends is none, nor is what is cancelled, nor itself.
    const end = new Date(Date.parse(planned.at) + 60 * MINUTE).toISOString();
    expect((await clashesFor(d, other.id, { at: end, minutes: '30', panel })).json().clashes).toEqual([]);
    const itself = { at: planned.at, minutes: '15', panel: meera._id, except: one };
    expect((await clashesFor(d, d.id, itself)).json().clashes).toEqual([]);
    await d.cancel(one);
    expect((await clashesFor(d, d.id, { ...itself, except: '' })).statusCode).toBe(400);
    expect((await clashesFor(d, d.id, { at: planned.at, minutes: '15', panel })).json().clashes).toEqual([]);
  });

  test('is also who is away, and the applicant in another one', async () => {
    const d = await desk();
    const { t, id, planned, meera, added } = d;
    const day = planned.at.slice(0, 10);
    const admin = await t.logIn('admin');
    await t.call('PUT', `/api/settings/away/${meera._id}`, {
      ...admin,
      body: { away: { from: day, to: day } },
    });
    await added({ panel: [d.arjun._id] });
    const { clashes } = (await clashesFor(d, id, { at: planned.at, minutes: '45', panel: meera._id })).json();
    expect(clashes).toEqual([
      { kind: 'interview', userId: null, name: 'Asha Verma', at: planned.at, minutes: 45 },
      { kind: 'away', userId: meera._id, name: 'Meera Nair', at: null, minutes: null },
    ]);
  });
});
