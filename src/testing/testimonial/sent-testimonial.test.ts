import { expect, test } from 'vitest';
import { z } from 'zod';
import { alsoChannel } from '~/model/leads/source';
import { requestList, requestRow, sender, submissionCall } from '~/model/submission';
import type { Database } from '~/platform/db/schema';
import { createRecordTable } from '~/platform/db/tables/record-table';
import { crud } from '~/records/crud';
import { defineFeature } from '~/records/registry';
import { submissionMails } from '~/records/submissions/submission-mails';
import { takeSubmissions } from '~/records/submissions/submissions';
import { testimonial, testimonialForm } from './testimonial';
import { testimonialApps } from './testimonial-app';

/** The same that visitors send and staff follow up. */
const sent = {
  ...testimonial,
  ...requestList,
  row: requestRow.extend({ quote: z.string() }),
  person: sender('quote'),
};

const startApp = testimonialApps(
  defineFeature({
    resource: sent,
    submission: submissionMails({
      resource: sent,
      form: testimonialForm,
      facts: ({ quote }) => [['Quote', quote]],
      receipt: { subject: 'Your words', thanks: () => 'Thank you.', replyTo: 'hello' },
      alert: { subject: ({ name }) => `Words from ${name}`, news: 'Somebody praises us.' },
    }),
    firstRemark: ({ reference, quote }) => `Testimonial ${reference}: ${quote}`,
    alsoStored: alsoChannel,
    api(api, services) {
      crud(api, services, sent);
      takeSubmissions(api, services, sent, {
        call: submissionCall('/testimonial', testimonialForm, 'Praise us'),
        message: 'Thank you.',
      });
    },
  }),
  (db: Database) =>
    createRecordTable(db, 'testimonials', {
      columns: { quote: 'text' },
      sorted: ['date', 'name', 'email'],
      searched: ['name', 'quote'],
      filtered: ['date'],
      fromVisitors: true,
      followedUp: true,
    }),
);

test('an entity that visitors send by the recipe has its person, its lead and where it came from', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const body = { name: 'Asha Verma', email: 'asha@verma.example', phone: '98180 40101', quote: 'They call.' };
  const send = async (more: object) =>
    expect((await t.call('POST', '/api/testimonial', { body: { ...body, ...more } })).statusCode).toBe(200);
  await send({ source: { landing: '/?utm_source=fair' } });
  await send({ quote: 'They write.' });
  await send({ website: 'https://robot.example' });

  const read = async (path: string) => (await t.call('GET', `/api${path}`, { headers })).json();
  const { items } = await read('/testimonial?page=1');
  expect(items).toMatchObject([
    { quote: 'They write.', channel: 'direct', stage: 'New' },
    { quote: 'They call.', channel: 'fair', stage: 'New' },
  ]);
  const [later, first] = items;
  expect(later.personId).toBe(first.personId);
  expect(later.followupId).toBe(first.followupId);
  const whole = await read(`/people/${first.personId}`);
  expect(whole.open).toMatchObject([
    { _id: first.followupId, sourceResource: 'testimonial', channel: 'fair' },
  ]);
  expect(whole.records).toHaveLength(3);
});
