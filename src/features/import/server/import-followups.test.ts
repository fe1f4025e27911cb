import { expect, test } from 'vitest';
import { fromNow } from '~/lib/time';
import { insertRows } from '~/platform/db/rows-from';
import { addFollowup } from '~/testing/factories';
import { start } from './test-kit';

test('a follow-up comes with its owner, day and remark, by the words of our own export', async () => {
  const { t, upload, act } = await start();
  const owner = await t.addUser('employee', { name: 'Ravi Rao' });
  await addFollowup(t, { email: 'known@sheet.example', mobile: '+919818041234' });
  const content = [
    'Name\tMobile\tEmail\tStatus\tOwner\tNext date\tRemarks',
    `Asha\t'+919818040101\tasha@sheet.example\tin progress\travi rao\t19/11/2026\t"Asked for\na quote"`,
    'Else\t98180 41234\telse@sheet.example\tPending\t\t\tCalled again',
    'Bina\t98180 45678\tbina@sheet.example\tPending\tSomebody\t31/02/2026\t',
  ].join('\n');
  const { _id, mapping } = (await upload(Buffer.from(`\ufeff${content}`, 'utf16le'), 'followup')).json();
  const dry = (await act('PUT', _id, { mapping, onDuplicate: 'fill' })).json();
  expect(dry).toMatchObject({ rows: 3, good: 2, duplicates: 1 });
  expect(dry.faults).toEqual([
    { line: 4, field: 'ownerId', message: 'Choose an owner from the list.' },
    { line: 4, field: 'nextDate', message: 'Next date must be a date, such as 2025-04-01.' },
  ]);
  expect((await act('POST', `${_id}/run`)).json()).toEqual({ added: 1, changed: 1, skipped: 0 });
  const stored = t.db.selectFrom('followups').selectAll().where('name', '=', 'Asha');
  expect(await stored.executeTakeFirst()).toMatchObject({
    ...{ mobile: '+919818040101', status: 'In Progress', ownerId: owner._id, ownerName: 'Ravi Rao' },
    nextDate: expect.stringMatching(/^2026-11-19/),
  });
  const notes = await t.db.selectFrom('activities').select('text').orderBy('text').execute();
  expect(notes.map(({ text }) => text)).toEqual(['Asked for\na quote', 'Called again']);
});

test('who is erased while a file comes in is given nothing more by it, and is named nowhere', async () => {
  const { t, upload, act } = await start();
  const { headers } = await t.logIn('admin');
  const who = 'dev@peepal.example';
  await t.addUser('employee', { name: 'Dev Pal', email: who });
  const rows = Array.from(
    { length: 400 },
    (_, n) => `Person ${n},p${n}@sheet.example,98180 ${40000 + n},Pending,Dev Pal`,
  );
  const content = ['Name,Email,Mobile,Status,Owner', ...rows].join('\n');
  const { _id, mapping } = (await upload(content, 'followup')).json();
  await act('PUT', _id, { mapping, onDuplicate: 'skip' });
  const running = act('POST', `${_id}/run`);
  await expect.poll(async () => (await act('GET', _id)).json().progress, { interval: 5 }).toBeGreaterThan(0);
  const erased = await t.call('POST', '/api/privacy/erase', { headers, body: { who, confirm: who } });
  expect(erased.statusCode, erased.body).toBe(200);
  expect((await running).statusCode).toBe(200);
  for (const table of ['followups', 'people'] as const) {
    const owners = t.db.selectFrom(table).select(['ownerId', 'ownerName']).distinct();
    expect(await owners.execute(), table).toEqual([{ ownerId: null, ownerName: '' }]);
  }
});

test('a follow-up gets no more remarks by a file than by hand', async () => {
  const { t, upload, act, user } = await start();
  const { id: there } = await addFollowup(t, { email: 'full@sheet.example' });
  const note = { resource: 'followup', recordId: there, kind: 'note', text: 'x', at: fromNow(0) };
  const author = { userId: user._id, userName: user.name };
  const notes = Array.from({ length: 999 }, (_, n) => ({ _id: `note-${n}`, ...note, ...author }));
  await insertRows(t.db, 'activities', notes);
  const rows = ['One', 'Two'].map((said) => `Full,full@sheet.example,9818040101,Pending,${said}`);
  const { _id } = (await upload(['Name,Email,Mobile,Status,Remark', ...rows].join('\n'), 'followup')).json();
  const mapping = { Name: 'name', Email: 'email', Mobile: 'mobile', Status: 'status', Remark: 'remark' };
  const dry = (await act('PUT', _id, { mapping, onDuplicate: 'fill' })).json();
  expect(dry).toMatchObject({ rows: 2, good: 1 });
  const message = 'A follow-up can have at most 1000 remarks.';
  expect(dry.faults).toEqual([{ line: 3, field: 'remark', message }]);
  expect((await act('GET', `${_id}/faults.csv`)).body).toContain(message);
  expect((await act('POST', `${_id}/run`)).json()).toEqual({ added: 0, changed: 1, skipped: 0 });
});
