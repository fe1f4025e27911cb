import { describe, expect, test } from 'vitest';
import { hasLetter } from '~/features/stage-letter/first-letters';
import { keysOf } from '~/model/fields';
import { addCareer } from '~/testing/factories';
import { type StartedApp, startApp } from '~/testing/start-app';
import { stages } from '../../stages';

const all = keysOf(stages);

async function applied(status: string) {
  const t = await startApp();
  const { id } = await addCareer(t, { status });
  return { t, id, staff: await t.logIn('employee') };
}

type Applied = Awaited<ReturnType<typeof applied>>;
type Way = (a: Applied, status: string) => Promise<{ statusCode: number; body: string }>;

/** Every way by which the stage of an application is set: a new one gets its line here. */
const ways: Record<string, Way> = {
  'alone, or on the board': ({ t, id, staff }, status) =>
    t.call('PUT', `/api/career/${id}/stage`, { ...staff, body: { status } }),
  'by an edit': ({ t, id, staff }, status) =>
    t.call('PUT', `/api/career/${id}`, { ...staff, body: { status } }),
  'with many others': ({ t, id, staff }, status) =>
    t.call('POST', '/api/records/career/bulk', { ...staff, body: { ids: [id], set: { status } } }),
  'with all that a list shows': ({ t, staff }, status) =>
    t.call('POST', '/api/records/career/bulk', {
      ...staff,
      body: { query: 'q=', expected: 1, set: { status } },
    }),
};

const quietly: Way = ({ t, id, staff }, status) =>
  t.call('PUT', `/api/career/${id}/stage`, { ...staff, body: { status, mail: false } });

const mails = async ({ db }: StartedApp) =>
  (await db.selectFrom('outbox').select('data').where('template', '=', 'career-stage').execute()).map(
    ({ data }) => data._id,
  );
const entries = ({ db }: StartedApp) => db.selectFrom('careerStages').select('stage').execute();
const statusOf = async ({ db }: StartedApp) =>
  (await db.selectFrom('careers').select('status').executeTakeFirst())?.status;

const steps = all.flatMap((from) => all.filter((to) => to !== from).map((to) => ({ from, to })));
const paths = Object.keys(ways).flatMap((way) => steps.map((step) => ({ way, ...step })));

describe('an application is set from one stage to another', () => {
  test.each(paths)('$way, from $from to $to: one entry and one mail, however often', async (path) => {
    const { way, from, to } = path;
    const a = await applied(from);
    const set = ways[way];
    const first = await set?.(a, to);
    expect(first?.statusCode, first?.body).toBe(200);
    await set?.(a, to);
    expect(await statusOf(a.t)).toBe(to);
    expect(await entries(a.t)).toEqual([{ stage: to }]);
    expect(await mails(a.t)).toEqual(hasLetter(to) ? [a.id] : []);
  });

  test.each(steps)(
    'without a mail, from $from to $to: none, and one when it is wanted',
    async ({ from, to }) => {
      const a = await applied(from);
      expect((await quietly(a, to)).statusCode).toBe(200);
      await quietly(a, to);
      expect(await entries(a.t)).toEqual([{ stage: to }]);
      expect(await mails(a.t)).toEqual([]);
      await ways['alone, or on the board']?.(a, to);
      expect(await mails(a.t)).toEqual(hasLetter(to) ? [a.id] : []);
      expect(await entries(a.t)).toEqual([{ stage: to }]);
    },
  );

  test.each(all.filter(hasLetter))('by every way at once to %s: one mail', async (to) => {
    const a = await applied('New');
    await Promise.all(Object.values(ways).map((set) => set(a, to)));
    expect(await entries(a.t)).toEqual([{ stage: to }]);
    expect(await mails(a.t)).toEqual([a.id]);
  });
});
