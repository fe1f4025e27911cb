import { describe, expect, test } from 'vitest';
import { resources } from '~/features/resources';
import { now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { addContact, addEnquiry, addFollowup, meera } from '~/testing/factories';
import { allOf, EMAIL, find, type Login, PHONE } from '~/testing/filled/one-person';
import { type StartedApp, startApp } from '~/testing/start-app';
import { eraseFromMails, eraseMentions } from './mentions';

const erase = async (t: StartedApp, admin: Login, who: string) => {
  const answer = await t.call('POST', '/api/privacy/erase', { ...admin, body: { who, confirm: who } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

const addNote = (t: StartedApp, recordId: string, text: string) =>
  t.db
    .insertInto('activities')
    .values({ ...{ _id: newId(), resource: 'followup', recordId, kind: 'note', text, at: now() }, ...ila })
    .execute();
const ila = { userId: null, userName: 'Ila' };

describe('who is named in what is told about others', () => {
  test('attack 41: and erased at once with another comes back in none of it', async () => {
    const t = await startApp();
    const { id } = await addFollowup(t, { email: 'vikram@else.example' });
    const words = `${EMAIL} or ${PHONE}`;
    const about = { resource: 'followup', recordId: id };
    const { user } = await t.logIn('admin');
    for (let number = 0; number < 8; number++) {
      await addNote(t, id, words);
      const changes = JSON.stringify([{ field: 'name', from: words, to: 'Vikram' }]);
      const line = { ...about, _id: newId(), at: now(), action: 'updated' as const, changes };
      await t.db
        .insertInto('history')
        .values({ ...line, ...ila })
        .execute();
      const ring = { ...about, _id: newId(), kind: 'lead' as const, text: words, createdAt: now() };
      await t.db
        .insertInto('notifications')
        .values({ ...ring, userId: user._id })
        .execute();
      const mail = { _id: newId(), template: 'contact-alert', recipient: 'ila@else.example' };
      const state = { status: 'sent' as const, nextAttemptAt: now(), createdAt: now(), sentAt: now() };
      await t.db
        .insertInto('outbox')
        .values({ ...mail, ...state, data: JSON.stringify({ name: words }), lastError: words })
        .execute();
    }
    for (const table of ['history', 'activities', 'notifications'] as const)
      await Promise.all([EMAIL, PHONE].map((who) => eraseMentions(t.db, table, resources, who)));
    await Promise.all([EMAIL, PHONE].map((who) => eraseFromMails(t.db, resources, who)));
    const after = await allOf(t);
    for (const place of ['activities', 'history', 'notifications', 'outbox']) {
      expect(JSON.stringify(after[place]), place).toContain('[erased] or [erased]');
      expect(JSON.stringify(after[place]), place).not.toContain(EMAIL);
      expect(JSON.stringify(after[place]), place).not.toContain(PHONE);
    }
  });

  test('attack 41: as who wrote it goes from there, too', async () => {
    const t = await startApp();
    const admin = await t.logIn('admin', { name: 'Ila' });
    const desk = await t.logIn('admin', { name: `Desk of ${EMAIL}` });
    const [followup, contact] = [await addFollowup(t), await addContact(t)];
    const body = { ...meera, remark: 'Called' };
    expect((await t.call('PUT', `/api/followup/${followup.id}`, { ...desk, body })).statusCode).toBe(200);
    await t.call('PUT', `/api/contact/${contact.id}`, { ...desk, body: { city: 'Palwal' } });
    await t.call('POST', '/api/privacy/export', { ...desk, body: { who: 'vikram@else.example' } });
    await t.db.updateTable('users').set({ name: 'Desk' }).where('_id', '=', desk.user._id).execute();
    const places = ['history', 'activities', 'privacyActions'];
    const before = await allOf(t);
    for (const place of places) expect(JSON.stringify(before[place]), place).toContain(`Desk of ${EMAIL}`);
    await erase(t, admin, EMAIL);
    const after = await allOf(t);
    for (const place of places) {
      expect(JSON.stringify(after[place]), place).toContain('Desk of [erased]');
      expect(JSON.stringify(after[place]), place).not.toContain(EMAIL);
    }
    const remarks = (await t.call('GET', `/api/followup/${followup.id}/remarks`, admin)).json();
    expect(remarks.items).toMatchObject([{ val: 'Called', userName: 'Desk of [erased]' }]);
  });

  test('attack 41: and maybe by a longer address is told, but for the addresses of others', async () => {
    const t = await startApp();
    const admin = await t.logIn('admin');
    const followup = await addFollowup(t, { email: 'vikram@else.example' });
    await addNote(t, followup.id, `Email-${EMAIL}`);
    const contact = await addContact(t, { email: 'vikram@else.example' });
    await t.db
      .updateTable('contacts')
      .set({ city: `see.${EMAIL}` })
      .execute();
    await addEnquiry(t, { email: `o.${EMAIL}` });
    const named = [
      { resource: 'contact', _id: contact.id, fields: ['city'] },
      { resource: 'followup', _id: followup.id, fields: ['remarks'] },
    ];
    expect(await find(t, admin, EMAIL)).toMatchObject({ namedIn: named, amounts: { history: 0 } });
    expect((await erase(t, admin, EMAIL)).namedIn).toMatchObject(named);
    await t.db
      .updateTable('contacts')
      .set({ city: `WA${PHONE}` })
      .execute();
    await addNote(t, followup.id, `Mobile:-${PHONE}`);
    expect(await find(t, admin, PHONE)).toMatchObject({ namedIn: named, wouldErase: { history: 1 } });
    expect((await erase(t, admin, PHONE)).namedIn).toMatchObject([{ resource: 'contact' }]);
    const notes = await t.db.selectFrom('activities').select('text').orderBy('_id').execute();
    expect(notes).toEqual([{ text: `Email-${EMAIL}` }, { text: 'Mobile:-[erased]' }]);
  });

  test('attack 41: and was taken out there by hand goes from its history when erased once more', async () => {
    const t = await startApp();
    const admin = await t.logIn('admin');
    const contact = await addContact(t, { email: 'vikram@else.example' });
    await t.db
      .updateTable('contacts')
      .set({ city: `with ${EMAIL}` })
      .execute();
    expect((await erase(t, admin, EMAIL)).message).toBe(
      'Erased. Records of others still name them. Take it out there, then erase once more: the history keeps what was there.',
    );
    const mended = await t.call('PUT', `/api/contact/${contact.id}`, { ...admin, body: { city: 'Palwal' } });
    expect(mended.statusCode).toBe(200);
    expect(JSON.stringify(await allOf(t))).toContain(EMAIL);
    expect((await erase(t, admin, EMAIL)).message).toBe('Erased');
    const after = JSON.stringify(await allOf(t));
    expect(after).not.toContain(EMAIL);
    expect(after).toContain('with [erased]');
  });
});
