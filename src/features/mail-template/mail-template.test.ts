import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bracesIn } from '~/model/placeholders';
import { fileOf, formOf } from '~/testing/form';
import { scenarios } from '~/testing/scenario';
import { startApp } from '~/testing/start-app';
import type { TestApp } from '~/testing/test-app';
import { addFirstTemplates, firstTemplates } from './first-templates.server';
import { mailTemplateForm } from './mail-template';
import { placeholders } from './placeholders';

const first = { name: 'First answer', subject: 'Your request {reference}', text: 'Hello {firstName}' };

async function addOne(t: TestApp) {
  const { headers } = await t.logIn('employee');
  const answer = await t.app.inject({ method: 'POST', url: '/api/mail-templates', headers, payload: first });
  return { id: answer.json().template._id };
}

scenarios([
  {
    name: 'an employee adds a template',
    as: 'employee',
    call: ['POST', '/api/mail-templates', first],
    status: 200,
    answer: { message: 'Template added successfully', template: first },
  },
  {
    name: 'a placeholder that stands for nothing is said in words',
    as: 'employee',
    call: ['POST', '/api/mail-templates', { ...first, text: 'Hello { nmae }' }],
    status: 400,
    answer: {
      fields: {
        text: '{ nmae } stands for nothing. There are {name}, {firstName}, {requirement}, {owner}, {company}, {reference}.',
      },
    },
  },
  {
    name: 'a subject is one line',
    as: 'employee',
    call: ['POST', '/api/mail-templates', { ...first, subject: 'Hi\nBcc: all@test.example' }],
    status: 400,
  },
  {
    name: 'an employee changes one',
    given: addOne,
    as: 'employee',
    call: ['PUT', '/api/mail-templates/:id', { name: 'Answer', version: 1 }],
    status: 200,
    answer: { template: { name: 'Answer', subject: first.subject, version: 2 } },
  },
  {
    name: 'nobody changes what a colleague has changed meanwhile',
    given: addOne,
    as: 'employee',
    call: ['PUT', '/api/mail-templates/:id', { name: 'Answer', version: 7 }],
    status: 409,
  },
  {
    name: 'an employee deletes none',
    given: addOne,
    as: 'employee',
    call: ['DELETE', '/api/mail-templates/:id'],
    status: 403,
  },
  {
    name: 'an admin deletes one',
    given: addOne,
    as: 'admin',
    call: ['DELETE', '/api/mail-templates/:id'],
    status: 200,
    after: async ({ db }) =>
      expect(await db.selectFrom('mailTemplates').select('deletedAt').execute()).toEqual([
        { deletedAt: expect.any(String) },
      ]),
  },
  { name: 'a client reads none', as: 'user', call: ['GET', '/api/mail-templates'], status: 403 },
]);

test('a new installation begins with some that can be sent, once', async () => {
  const t = await startApp();
  await addFirstTemplates(t);
  await addFirstTemplates(t);
  const names = await t.db.selectFrom('mailTemplates').select('name').orderBy('_id', 'desc').execute();
  expect(names).toEqual(firstTemplates.map(({ name }) => ({ name })));
  for (const template of firstTemplates) expect(mailTemplateForm.parse(template)).toEqual(template);
});

describe('placeholders', () => {
  const values = {
    ...{ name: 'Asha {owner}', firstName: 'Asha', requirement: '', owner: 'Ravi' },
    ...{ company: 'verma.example', reference: 'PW-1' },
  };

  test.each([
    ['Hello {firstName}, { company }', 'Hello Asha, verma.example'],
    ['{name}', 'Asha {owner}'],
    ['{requirement} {nmae} {constructor}', '{requirement} {nmae} {constructor}'],
    ['function () { return 1; }', 'function () { return 1; }'],
  ])('%s becomes %s', (text, filled) => expect(placeholders.fillIn(text, values)).toBe(filled));

  test('those that stand for nothing are found', () => {
    const words = placeholders.checkedIn(z.string());
    expect(words.safeParse('{name} {toString}').error?.issues[0]?.message).toMatch(
      /^\{toString\} stands for/,
    );
    expect(words.safeParse('{name} {firstName}').success).toBe(true);
    expect(bracesIn('{} { } {a b}')).toEqual([]);
  });
});

test('a spreadsheet brings templates; of one with a placeholder that stands for nothing the line is named', async () => {
  const t = await startApp();
  const { headers } = await t.logIn('employee');
  const rows = [
    'Name,Subject,Text',
    'After a call,Our call about {requirement},"Hello {firstName},\n\nthank you for your time."',
    'Broken,Hello,Hello {nmae}',
  ];
  const payload = formOf(
    { resource: 'mail-template' },
    'file',
    fileOf(Buffer.from(rows.join('\n')), 'templates.csv', 'text/csv'),
  );
  const { _id, mapping } = (
    await t.app.inject({ method: 'POST', url: '/api/imports', headers, payload })
  ).json();
  const body = { mapping, onDuplicate: 'skip' };
  const dry = await t.call('PUT', `/api/imports/${_id}`, { headers, body });
  expect(dry.json()).toMatchObject({ rows: 2, good: 1, duplicates: 0, faults: [{ line: 3, field: 'text' }] });
  expect((await t.call('POST', `/api/imports/${_id}/run`, { headers })).json()).toMatchObject({ added: 1 });
  const named = () =>
    t.db
      .selectFrom('mailTemplates')
      .select('text')
      .where('name', '=', 'After a call')
      .where('deletedAt', 'is', null);
  expect(await named().execute()).toEqual([{ text: 'Hello {firstName},\n\nthank you for your time.' }]);
  expect((await t.call('POST', `/api/imports/${_id}/revert`, { headers })).json()).toMatchObject({
    removed: 1,
  });
  expect(await named().execute()).toEqual([]);
});
