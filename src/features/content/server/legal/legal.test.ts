import { expect, it } from 'vitest';
import { dayOf, now } from '~/lib/time';
import { consentText } from '~/model/consent/consent';
import { startApp } from '~/testing/start-app';
import { addFirstWords } from '../first-words';
import { archiveOf, nextName } from './archive';

async function start() {
  const t = await startApp();
  await addFirstWords(t);
  return { ...t, admin: await t.logIn('admin') };
}

async function publish(
  { call, admin }: Awaited<ReturnType<typeof start>>,
  collection: string,
  changes: object,
) {
  const [{ _id }] = (await call('GET', `/api/content/${collection}`, admin)).json();
  const path = `/api/content/${collection}/${_id}`;
  const { published } = (await call('GET', path, admin)).json();
  const data = { ...published.data, ...changes };
  const saved = await call('PUT', `${path}/draft`, { ...admin, body: { data, basedOn: published.version } });
  expect(saved.statusCode).toBe(200);
  return (await call('POST', `${path}/publish`, admin)).json().entry.published.data;
}

it('what people are held to gets a new version by being published, and every earlier one can be read again', async () => {
  const t = await start();
  const [first] = await archiveOf(t.db, 'terms');
  const month = dayOf(now()).slice(0, 7);
  const second = await publish(t, 'terms', { summary: 'Other words.' });
  expect(second).toMatchObject({
    version: nextName(month, new Set([first?.name ?? ''])),
    updated: dayOf(now()),
  });
  const third = await publish(t, 'terms', { version: '2031-04', updated: '2031-04-01' });
  expect(third).toMatchObject({ version: '2031-04', updated: '2031-04-01' });
  expect((await archiveOf(t.db, 'terms')).map(({ name }) => name)).toEqual([
    '2031-04',
    second.version,
    first?.name,
  ]);
  const read = (path: string) => t.call('GET', `/api/legal/${path}`);
  expect((await read(`terms/${second.version}`)).json()).toMatchObject({ summary: 'Other words.' });
  expect((await read(`terms/${first?.name}`)).json().summary).not.toBe('Other words.');
  for (const path of ['terms/2031-05', 'terms/constructor', 'site/2026-11', 'team/2026-11'])
    expect((await read(path)).statusCode).toBe(404);
  expect((await read('terms/%00')).statusCode).toBe(400);
});

it('counts on within a month', () => {
  expect(nextName('2026-11', new Set())).toBe('2026-11');
  expect(nextName('2026-11', new Set(['2026-11']))).toBe('2026-11.2');
  expect(nextName('2026-11', new Set(['2026-11', '2026-11.2', '2026-12']))).toBe('2026-11.3');
});

it('a form is sent with consent to the policy that was shown, and with none to one that never was', async () => {
  const t = await start();
  const { version } = await publish(t, 'policy', { summary: 'Other words.' });
  const asha = {
    name: 'Asha',
    email: 'asha@verma.example',
    phone: '9818040101',
    city: 'Palwal',
    requirement: 'crm',
  };
  for (const consentVersion of [version, '2031-05', '2026-11'])
    expect((await t.call('POST', '/api/quotes', { body: { ...asha, consentVersion } })).statusCode).toBe(200);
  const stored = await t.db
    .selectFrom('enquiries')
    .select(['consentVersion', 'consentText'])
    .orderBy('reference')
    .execute();
  const text = consentText('2026-11');
  expect(new Set(stored.map((row) => JSON.stringify(row)))).toEqual(
    new Set(
      [
        { consentVersion: version, consentText: text },
        { consentVersion: null, consentText: null },
        { consentVersion: '2026-11', consentText: text },
      ].map((row) => JSON.stringify(row)),
    ),
  );
});
