import { expect, test } from 'vitest';
import { z } from 'zod';
import { crud } from '~/records/crud';
import { changesOf } from '~/records/record-changes';
import { defineFeature } from '~/records/registry';
import { addRecord } from '../add-record';
import { testimonial, testimonialForm } from './testimonial';
import { testimonialApps } from './testimonial-app';

const remark = z.object({ val: z.string(), date: z.iso.datetime() });
const noted = {
  ...testimonial,
  notes: 'remarks',
  row: testimonial.row.extend({ remarks: z.array(remark) }),
};

const startApp = testimonialApps(
  defineFeature({
    resource: noted,
    api: (api, services) =>
      crud(api, services, noted, {
        create: { body: testimonialForm, answerAs: 'testimonial', message: 'Testimonial added successfully' },
        update: { body: testimonialForm.partial(), answerAs: 'testimonial' },
      }),
  }),
);

test('an entity that has notes answers each write with them, and is added by the tests of all entities', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('admin');
  const body = { name: 'Asha Verma', email: 'asha@verma.example', phone: '98180 40101', quote: 'They call.' };
  const added = await t.call('POST', '/api/testimonial', { headers, body });
  expect(added.json()).toMatchObject({ testimonial: { name: 'Asha Verma', remarks: [] } });

  const said = { val: 'Asked for a picture.', date: '2026-01-05T00:00:00.000Z' };
  const { _id } = added.json().testimonial;
  const author = { userId: null, userName: 'A test' };
  const newNotes = async () => [said];
  await t.db
    .transaction()
    .execute((trx) => changesOf(t, noted).updateIn(trx, _id, { quote: 'They write.' }, author, { newNotes }));
  const changed = await t.call('PUT', `/api/testimonial/${_id}`, { headers, body: { quote: 'They do.' } });
  expect(changed.json()).toMatchObject({ testimonial: { quote: 'They do.', remarks: [said] } });

  await addRecord(t, noted, { name: 'Bela Rao' });
  const { items } = (await t.call('GET', '/api/testimonial?page=1', { headers })).json();
  expect(items).toMatchObject([
    { name: 'Bela Rao', remarks: [] },
    { name: 'Asha Verma', remarks: [said] },
  ]);
});
