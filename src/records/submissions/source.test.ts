import { describe, expect, test } from 'vitest';
import { application } from '~/testing/application';
import { addEnquiry, asha } from '~/testing/factories';
import { mailTo } from '~/testing/mails';
import { scenarios } from '~/testing/scenario';
import { type StartedApp, startApp } from '~/testing/start-app';

const visit = {
  page: '/contact-us',
  landing: '/?utm_source=google&utm_medium=cpc',
  referrer: 'https://www.google.com/',
  utmSource: 'google',
  utmMedium: 'cpc',
};
const stored = (t: StartedApp) =>
  t.db.selectFrom('enquiries').select(['source', 'channel']).executeTakeFirstOrThrow();
const send = (t: StartedApp, source: unknown) => t.call('POST', '/api/quotes', { body: { ...asha, source } });

describe('where a submission comes from', () => {
  test('is what the visit tells, answered as it was told, and found by its word', async () => {
    const t = await startApp();
    expect((await send(t, visit)).statusCode).toBe(200);
    const session = await t.logIn('employee');
    const read = (query: string) => t.call('GET', `/api/quotes?page=1${query}`, session);
    expect((await read('&is.channel=google')).json()).toMatchObject({
      items: [{ source: visit, channel: 'google' }],
    });
    expect((await read('&is.channel=direct')).json()).toMatchObject({ items: [] });
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', ['google']],
    ['a number', 7],
    ['a word that is for staff to say', 'phone'],
    ['what is too long', { utmSource: 'x'.repeat(501) }],
    ['what is no text', { utmSource: { $ne: 1 }, referrer: null }],
    ['a NUL', { utmSource: 'a\u0000b' }],
    ['what nobody asked for', { cookie: 'a=b' }],
    ['our own page', { referrer: 'http://localhost:3000/about-us' }],
  ])('is not known by %s, and the form is taken', async (_name, source) => {
    const t = await startApp();
    expect((await send(t, source)).statusCode).toBe(200);
    expect(await stored(t)).toEqual({ source: null, channel: 'direct' });
  });

  test.each([
    ['phone', 'phone-link'],
    ['none', 'none-link'],
    ['news\u202eletter', 'newsletter'],
  ])('is no word of the staff, whatever a link says: %j', async (utmSource, channel) => {
    const t = await startApp();
    expect((await send(t, { utmSource })).statusCode).toBe(200);
    expect(await stored(t)).toMatchObject({ channel });
    expect(JSON.stringify(await stored(t))).not.toContain('\u202e');
  });

  test('goes with an application as a text', async () => {
    const t = await startApp();
    const form = application();
    form.set('source', JSON.stringify({ referrer: 'https://www.linkedin.com/jobs?id=7' }));
    expect((await t.call('POST', '/api/career', { body: form })).statusCode).toBe(200);
    const list = await t.call('GET', '/api/career', await t.logIn('employee'));
    expect(list.json()).toMatchObject([
      { source: { referrer: 'https://www.linkedin.com/jobs' }, channel: 'linkedin' },
    ]);
  });

  test('is the word of staff who fill in a form for somebody', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('employee');
    await t.call('POST', '/api/quotes', { headers, body: { ...asha, source: 'walk-in' } });
    expect(await stored(t)).toEqual({ source: 'walk-in', channel: 'walk-in' });
  });

  test('is told to the staff as the news of a visitor, not of a colleague', async () => {
    const t = await startApp();
    const { headers } = await t.logIn('admin');
    await t.addUser('admin', { email: 'boss@peepal.example' });
    await t.call('POST', '/api/quotes', { body: { ...asha, source: visit, website: 'https://buy.example' } });
    const { _id } = await t.db.selectFrom('enquiries').select('_id').executeTakeFirstOrThrow();
    await t.call('PUT', '/api/records/enquiry/spam', { headers, body: { ids: [_id], isSpam: false } });
    expect((await mailTo(t, 'boss@peepal.example')).text).toContain('A demo was booked on the website.');
  });

  const told = JSON.stringify(visit);
  scenarios([
    {
      name: 'whoever sends it back as it was read changes nothing',
      given: (t) => addEnquiry(t, { source: told, channel: 'google' }),
      as: 'employee',
      call: ['PUT', '/api/quotes/updatequotes/:id', { ...asha, source: visit, channel: 'elsewhere' }],
      status: 200,
      answer: { updatedInquiry: { source: visit, channel: 'google' } },
    },
    {
      name: 'staff may say it better',
      given: (t) => addEnquiry(t, { source: told, channel: 'google' }),
      as: 'employee',
      call: ['PUT', '/api/quotes/updatequotes/:id', { ...asha, source: 'referral' }],
      status: 200,
      answer: { updatedInquiry: { source: 'referral', channel: 'referral' } },
    },
  ]);
});
