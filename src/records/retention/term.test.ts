import { describe, expect, test } from 'vitest';
import { now } from '~/lib/time';
import { addCareer, addContact, addEmployee, addEnquiry, addFollowup } from '~/testing/factories';
import { type StartedApp, startApp } from '~/testing/start-app';
import { changed } from './test-kit';

describe('the count-down', () => {
  const termOf = async (t: StartedApp, resource: string, id: string) => {
    const { headers } = await t.logIn('admin');
    return (await t.call('GET', `/api/records/${resource}/${id}/term`, { headers })).json();
  };

  test('tells when a record goes, and why then', async () => {
    const t = await startApp();
    const date = '2026-01-15T10:00:00.000Z';
    const enquiry = await addEnquiry(t, { date });
    expect(await termOf(t, 'enquiry', enquiry.id)).toEqual({
      erasedOn: '2028-01-15T10:00:00.000Z',
      why: '24 months after the last exchange',
    });
    await changed(t, 'enquiry', enquiry.id, '2026-03-01T10:00:00.000Z', 'updated');
    expect(await termOf(t, 'enquiry', enquiry.id)).toMatchObject({ erasedOn: '2028-03-01T10:00:00.000Z' });
    const followup = await addFollowup(t, { date, sourceResource: 'enquiry', sourceId: enquiry.id });
    await changed(t, 'followup', followup.id, '2026-04-01T10:00:00.000Z', 'updated');
    expect(await termOf(t, 'enquiry', enquiry.id)).toMatchObject({ erasedOn: '2028-04-01T10:00:00.000Z' });
    const career = await addCareer(t, { date });
    await changed(t, 'career', career.id, '2026-04-01T10:00:00.000Z', 'updated');
    expect(await termOf(t, 'career', career.id)).toEqual({
      erasedOn: '2027-01-15T10:00:00.000Z',
      why: '12 months after it came in',
    });
    const spam = await addContact(t, { date, isSpam: true });
    expect(await termOf(t, 'contact', spam.id)).toMatchObject({ erasedOn: '2026-02-14T10:00:00.000Z' });
    const trash = await addContact(t, { date, deletedAt: '2026-05-01T10:00:00.000Z' });
    expect(await termOf(t, 'contact', trash.id)).toMatchObject({ erasedOn: '2026-05-31T10:00:00.000Z' });
    const employee = await addEmployee(t);
    expect(await termOf(t, 'employee', employee.id)).toMatchObject({ erasedOn: null });
  });

  test('of all kinds names the next to go, for admins alone', async () => {
    const t = await startApp();
    const talked = await addEnquiry(t, { name: 'first, but talked to', date: '2026-01-15T10:00:00.000Z' });
    await changed(t, 'enquiry', talked.id, '2026-06-01T10:00:00.000Z', 'updated');
    const next = await addEnquiry(t, { name: 'second', date: '2026-02-15T10:00:00.000Z' });
    await addEnquiry(t, { isSpam: true });
    await addContact(t, { deletedAt: now() });
    const { headers } = await t.logIn('admin');
    const { kinds } = (await t.call('GET', '/api/privacy/retention', { headers })).json();
    const of = (name: string) => kinds.find(({ resource }: { resource: string }) => resource === name);
    expect(of('enquiry')).toEqual({
      resource: 'enquiry',
      next: { _id: next.id, title: 'second', erasedOn: '2028-02-15T10:00:00.000Z' },
      spam: 1,
      trash: 0,
    });
    expect(of('contact')).toMatchObject({ next: null, spam: 0, trash: 1 });
    const employee = await t.logIn('employee');
    expect((await t.call('GET', '/api/privacy/retention', employee)).statusCode).toBe(403);
  });
});
