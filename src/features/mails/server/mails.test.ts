import { describe, expect, test } from 'vitest';
import { now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { unzip } from '~/platform/files/zip/test-kit';
import { addContact, addEnquiry, addFollowup, asha } from '~/testing/factories';
import { mailsOf } from '~/testing/mails';
import { scenarios } from '~/testing/scenario';
import { type StartedApp, startApp } from '~/testing/start-app';
import type { TestApp } from '~/testing/test-app';

const words = { subject: 'About {requirement}', text: 'Hello {firstName},\n\nwhen may I call?' };

const nothingWritten = async ({ db }: TestApp) => {
  expect(await db.selectFrom('outbox').select('_id').execute()).toEqual([]);
  expect(await db.selectFrom('activities').select('_id').execute()).toEqual([]);
};

async function about(t: StartedApp, id: string, sent: object = {}) {
  const { headers } = await t.logIn('employee');
  const body = { resource: 'enquiry', id, ...words, ...sent };
  return t.call('POST', '/api/mails', { headers, body });
}

describe('a mail written from a record', () => {
  test('goes to its own address, is signed, answered to its writer and stands on the timeline', async () => {
    const t = await startApp();
    const followup = await addFollowup(t);
    const { id } = await addEnquiry(t, { followupId: followup.id });
    const { headers } = await t.logIn('employee', { name: 'Ravi "Rao" <x>', email: 'ravi@test.example' });
    await t.call('PUT', '/api/settings/my-signature', { headers, body: { text: 'Ravi\n<b>Sales</b>' } });
    const body = { resource: 'enquiry', id, ...words };
    const answer = await t.call('POST', '/api/mails', { headers, body });
    expect(answer.json()).toEqual({
      message: 'The mail goes to asha@verma.example',
      followup: expect.objectContaining({ _id: followup.id, nextDate: null }),
    });

    const [mail, ...others] = await mailsOf(t);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: [{ address: 'asha@verma.example' }],
      from: { name: 'PeepalWorks', address: 'hello@peepalworks.example' },
      replyTo: [{ name: 'Ravi Rao x', address: 'ravi@test.example' }],
      subject: 'About CRM Development',
      text: 'Hello Asha,\n\nwhen may I call?\n\n-- \nRavi\n<b>Sales</b>\n\n',
      html: expect.stringContaining('Ravi<br/>&lt;b&gt;Sales&lt;/b&gt;'),
    });
    expect(mail?.headers.map(({ key }) => key)).not.toContain('auto-submitted');

    expect(await t.db.selectFrom('activities').selectAll().execute()).toMatchObject([
      {
        ...{ resource: 'enquiry', recordId: id, kind: 'mail', direction: 'out', outcome: 'sent' },
        text: 'About CRM Development\n\nHello Asha,\n\nwhen may I call?',
        userName: 'Ravi "Rao" <x>',
      },
    ]);
    const [lead] = await t.db.selectFrom('followups').select('firstResponseAt').execute();
    expect(lead?.firstResponseAt).toMatch(/^20/);
  });

  test('answers what is open with whom it went to, so that what comes next can be asked', async () => {
    const t = await startApp();
    const [open, over] = [await addFollowup(t, {}), await addFollowup(t, { status: 'Completed' })];
    const answered = async (sent: object) => (await about(t, open.id, sent)).json().followup;
    expect(await answered({ resource: 'followup', subject: 'One' })).toMatchObject({ _id: open.id });
    expect(await answered({ resource: 'followup', id: over.id, subject: 'Two' })).toBeNull();
    const { id } = await addContact(t);
    expect(await answered({ resource: 'contact', id, subject: 'Three' })).toBeNull();
  });

  test('takes the words of a template where it brings none', async () => {
    const t = await startApp();
    const { id } = await addEnquiry(t);
    const template = { _id: newId(), date: now(), deletedAt: null, name: 'First', ...words };
    await t.db.insertInto('mailTemplates').values(template).execute();
    const answer = await about(t, id, { template: template._id, subject: 'Mine', text: undefined });
    expect(answer.statusCode, answer.body).toBe(200);
    const unknown = await about(t, id, { template: newId() });
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'There is no such template.']);
    const [mail] = await mailsOf(t);
    expect(mail).toMatchObject({ subject: 'Mine', text: expect.stringContaining('Hello Asha,') });
  });

  test('is sent once for one key, and refused where the same key says something else', async () => {
    const t = await startApp();
    const { id } = await addEnquiry(t);
    const { headers } = await t.logIn('employee');
    const send = (text: string) =>
      t.call('POST', '/api/mails', {
        headers: { ...headers, 'idempotency-key': 'the same key' },
        body: { resource: 'enquiry', id, subject: 'Hello', text },
      });
    const answers = await Promise.all([send('one'), send('one'), send('one')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await send('two')).statusCode).toBe(422);
    expect(await t.db.selectFrom('outbox').select('_id').execute()).toHaveLength(1);
    expect(await t.db.selectFrom('activities').select('_id').execute()).toHaveLength(1);
  });

  test('is bounded for each of the staff', async () => {
    const t = await startApp();
    const { id } = await addEnquiry(t);
    const { headers } = await t.logIn('employee');
    const body = { resource: 'enquiry', id, ...words };
    const statuses: number[] = [];
    for (let n = 0; n < 61; n++)
      statuses.push((await t.call('POST', '/api/mails', { headers, body })).statusCode);
    expect([statuses[0], statuses[59], statuses[60]]).toEqual([200, 200, 429]);
    const other = await t.logIn('admin');
    expect((await t.call('POST', '/api/mails', { headers: other.headers, body })).statusCode).toBe(200);
  });

  test('names nobody to answer to whose address is not shown to be theirs', async () => {
    const t = await startApp();
    const { id } = await addEnquiry(t);
    const { headers } = await t.logIn('employee', { emailVerifiedAt: null });
    await t.call('POST', '/api/mails', { headers, body: { resource: 'enquiry', id, ...words } });
    expect((await mailsOf(t))[0]?.replyTo).toBeUndefined();
  });

  test('is gone with whom it went to, before it is sent and after', async () => {
    const t = await startApp();
    const { id } = await addEnquiry(t);
    await about(t, id);
    const { headers } = await t.logIn('admin');
    const copy = await t.call('POST', '/api/privacy/export', { headers, body: { who: asha.email } });
    expect(String(unzip(copy.rawPayload).get('held.json'))).toContain('when may I call?');
    const erased = await t.call('POST', '/api/privacy/erase', {
      headers,
      body: { who: asha.email, confirm: asha.email },
    });
    expect(erased.statusCode, erased.body).toBe(200);
    expect(await mailsOf(t)).toEqual([]);
    await nothingWritten(t);
    expect((await about(t, id)).statusCode).toBe(404);
  });

  test('goes to another address of the person where the record has none; without any there is none', async () => {
    const t = await startApp();
    const person = { name: 'Asha', foldedName: 'asha', numbers: '', company: 'verma.example' };
    const _id = newId();
    const owner = { ownerId: null, ownerName: '', lastAt: now(), date: now(), deletedAt: null };
    await t.db
      .insertInto('people')
      .values({ _id, ...person, ...owner, addresses: 'asha@home.example asha@work.example' })
      .execute();
    const known = await addEnquiry(t, { email: '', personId: _id });
    const unknown = await addEnquiry(t, { email: '' });
    const answer = await about(t, known.id, { text: 'To {company}' });
    expect(answer.json().message).toBe('The mail goes to asha@home.example');
    const open = await addFollowup(t, { personId: _id });
    const toThem = await about(t, _id, { resource: 'person', subject: 'Hi {name}' });
    expect(toThem.json().message).toBe('The mail goes to asha@home.example');
    const atWork = { resource: 'person', subject: 'Hi', to: 'asha@work.example' };
    expect((await about(t, _id, atWork)).json().message).toBe('The mail goes to asha@work.example');
    const said = await t.db
      .selectFrom('activities')
      .selectAll()
      .where('resource', '=', 'person')
      .where('text', 'like', 'Hi Asha%')
      .execute();
    expect(said).toMatchObject([{ recordId: _id, personId: _id, kind: 'mail' }]);
    const lead = t.db.selectFrom('followups').select('firstResponseAt').where('_id', '=', open.id);
    expect(await lead.executeTakeFirst()).toEqual({ firstResponseAt: expect.any(String) });
    const { headers } = await t.logIn('employee');
    const asked = await t.call('GET', `/api/mails/to/enquiry/${unknown.id}`, { headers });
    expect(asked.json()).toMatchObject({ to: null });
    const refused = await about(t, unknown.id);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'No email address is known to write to.',
    ]);
  });

  test.each([
    ['a line in the subject', { subject: 'Hi\r\nBcc: all@test.example' }, 'Subject has characters'],
    ['a long subject', { subject: 'x'.repeat(151) }, 'at most 150'],
    ['one that is long once it is filled in', { subject: `${'x'.repeat(140)}{requirement}` }, 'at most 150'],
    ['a long text', { text: 'x'.repeat(5001) }, 'at most 5000'],
    ['no text', { text: ' ' }, 'Text is required.'],
    ['no subject and no template', { subject: undefined }, 'Subject is required.'],
    ['what stands for nothing', { text: 'Hello {nmae}' }, 'could stand for {nmae}'],
    ['what is not known of them', { text: 'To {company}' }, 'could stand for {company}'],
  ])('is refused with %s', async (_what, sent, message) => {
    const t = await startApp();
    const { id } = await addEnquiry(t);
    const answer = await about(t, id, sent);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().fields[Object.keys(sent)[0] ?? '']).toContain(message);
    await nothingWritten(t);
  });

  test('attack 62: what a visitor calls themselves is put in as it is, in one line, and stands for nothing else', async () => {
    const t = await startApp();
    const { id } = await addEnquiry(t, { name: '{owner}\r\nBcc: all@test.example <script>' });
    const answer = await about(t, id, { subject: 'For {name}', text: '{name}' });
    expect(answer.statusCode, answer.body).toBe(200);
    const [mail] = await mailsOf(t);
    expect(mail).toMatchObject({
      subject: 'For owner Bcc: all@test.example <script>',
      to: [{ address: asha.email }],
      html: expect.not.stringContaining('<script>'),
    });
    expect(mail?.bcc).toBeUndefined();
  });
});

test('what lies in the spam folder or the trash is written to nobody', async () => {
  const t = await startApp();
  const spam = await addEnquiry(t, { isSpam: true });
  const gone = await addEnquiry(t, { deletedAt: now() });
  expect((await about(t, spam.id)).statusCode).toBe(409);
  expect((await about(t, gone.id)).statusCode).toBe(404);
  await nothingWritten(t);
});

test('the recipient is never the caller’s choice, but for which address of the person', async () => {
  const t = await startApp();
  const { id } = await addContact(t);
  const answer = await about(t, id, { resource: 'contact', subject: 'Hi', to: 'all@test.example' });
  expect(answer.statusCode, answer.body).toBe(400);
  expect(await t.db.selectFrom('outbox').select('recipient').execute()).toEqual([]);
});

scenarios([
  {
    name: 'a client writes to nobody',
    as: 'user',
    call: ['POST', '/api/mails', { resource: 'enquiry', id: newId(), subject: 'Hi', text: 'Hi' }],
    status: 403,
    after: nothingWritten,
  },
  {
    name: 'an employee, who may not change accounts, writes to none',
    as: 'employee',
    call: ['POST', '/api/mails', { resource: 'user', id: newId(), subject: 'Hi', text: 'Hi' }],
    status: 403,
  },
  {
    name: 'a kind of record that is about nobody has nobody to write to',
    as: 'admin',
    call: ['POST', '/api/mails', { resource: 'iot-product', id: newId(), subject: 'Hi', text: 'Hi' }],
    status: 400,
  },
  {
    name: 'what can be put into a mail about a follow-up is told with whom it goes to',
    given: async (t) => {
      const { id: sourceId } = await addEnquiry(t, { reference: 'PW-7K3M9Q' });
      return addFollowup(t, {
        name: 'Dr. Meera Joshi',
        ownerName: 'Ravi',
        sourceResource: 'enquiry',
        sourceId,
      });
    },
    as: 'employee',
    call: ['GET', '/api/mails/to/followup/:id'],
    status: 200,
    answer: {
      to: 'meera@joshi.example',
      values: {
        name: 'Dr. Meera Joshi',
        firstName: 'Meera',
        owner: 'Ravi',
        reference: 'PW-7K3M9Q',
        company: '',
      },
    },
  },
  {
    name: 'a client reads no signature',
    as: 'user',
    call: ['GET', '/api/settings/my-signature'],
    status: 403,
  },
  {
    name: 'a signature is of a bounded length',
    as: 'employee',
    call: ['PUT', '/api/settings/my-signature', { text: 'x'.repeat(501) }],
    status: 400,
  },
]);

test('a signature is its writer’s own; without one it is their name, and an empty one takes it back', async () => {
  const t = await startApp();
  const { headers, user } = await t.logIn('employee');
  const mine = async () => (await t.call('GET', '/api/settings/my-signature', { headers })).json();
  const put = (text: string) => t.call('PUT', '/api/settings/my-signature', { headers, body: { text } });
  expect(await mine()).toEqual({ text: `${user.name}\nPeepalWorks`, isOwn: false });
  await put('Ravi');
  await put('Ravi Rao\nSales');
  expect(await mine()).toEqual({ text: 'Ravi Rao\nSales', isOwn: true });
  const other = await t.logIn('admin');
  const theirs = await t.call('GET', '/api/settings/my-signature', { headers: other.headers });
  expect(theirs.json().isOwn).toBe(false);
  await put('');
  expect((await mine()).isOwn).toBe(false);
});
