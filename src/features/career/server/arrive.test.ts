import { expect, test } from 'vitest';
import { samples } from '~/platform/files/test-kit';
import { application, careers, ravi } from '~/testing/application';
import { addOpening } from '~/testing/factories';
import { startApp } from '~/testing/start-app';

const PAIRS = 20;

test('who applies twice at the same moment has one application with both CVs, and so has everybody else who does', async () => {
  const t = await startApp();
  const { id } = await addOpening(t);
  const people = Array.from({ length: PAIRS }, (_, n) => ({
    email: `r${n}@rao.example`,
    from: `203.0.113.${n}`,
  }));
  const send = ({ email, from }: (typeof people)[number], words: string) => {
    const body = application({ ...ravi, email, openingId: id }, `${samples.pdf}\n% ${words}`);
    return t.call('POST', '/api/career', { body, from });
  };
  const sent = await Promise.all(people.flatMap((one) => [send(one, 'one'), send(one, 'other')]));
  for (const { statusCode, body } of sent) expect(statusCode, body).toBe(200);
  const rows = await careers(t);
  expect(rows.map(({ email }) => email).sort()).toEqual(people.map(({ email }) => email).sort());
  const files = rows.flatMap(({ resume, earlierResume }) => [resume, earlierResume]);
  expect(files).not.toContain(null);
  expect(new Set(files).size).toBe(2 * PAIRS);
});

test('who applies for two openings at the same moment has an application for each', async () => {
  const t = await startApp();
  const openings = [
    await addOpening(t, { title: 'Tester', slug: 'tester' }),
    await addOpening(t, { title: 'Writer', slug: 'writer' }),
  ];
  const send = (openingId: string) =>
    t.call('POST', '/api/career', { body: application({ ...ravi, openingId }) });
  const sent = await Promise.all(openings.map(({ id }) => send(id)));
  for (const { statusCode, body } of sent) expect(statusCode, body).toBe(200);
  expect((await careers(t)).map(({ opening }) => opening).sort()).toEqual(['Tester', 'Writer']);
});
