import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { Dice } from './dice.ts';
import { people } from './people.ts';
import { plant } from './planted.ts';
import { acts } from './races/acts.ts';
import { foundOpenCount, pairCount, racesOf, waitsOf } from './races/table.ts';

/** Says yes to everything, in the shapes that are waited for, and notes what was asked. */
async function startRecorder() {
  const asked: unknown[] = [];
  let applicant = '';
  const server = createServer(async (request, reply) => {
    const body = await text(request);
    const { method, url } = request;
    asked.push([method, url, request.headers['x-forwarded-for'], body]);
    applicant = /[\w.-]+@stranger\.example/.exec(body)?.[0] ?? applicant;
    const answer = {
      token: 'a token',
      user: { _id: 'somebody', role: 'admin' },
      product: { image: '/files/public/a.webp', imageSmall: '/files/public/b.webp' },
      items: [{ email: applicant, resume: '/api/files/private/c.pdf' }],
    };
    reply.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('there is no port');
  return { asked, url: `http://127.0.0.1:${address.port}` };
}

async function beginningOf(seed: number) {
  const { asked, url } = await startRecorder();
  const admin = { email: 'root@hostile.example', password: 'Root-Of-The-Run-41!' };
  const crowd = await people({ url, admin, dice: new Dice(seed + 1), mark: 'mark' });
  const planted = await plant({
    url,
    headersFor: crowd.headersFor,
    dice: new Dice(seed + 2),
    mark: 'mark',
  });
  return { asked, texts: planted.texts.map((one) => one.replace(url, '')) };
}

test('the same seed makes the same people and files of the same requests, another seed others', async () => {
  const once = await beginningOf(7);
  expect(once.asked.length).toBeGreaterThan(15);
  expect(await beginningOf(7)).toEqual(once);
  expect((await beginningOf(8)).asked).not.toEqual(once.asked);
});

test('the same seed runs the same races in the same order, another seed others', () => {
  const races = racesOf(7, 100);
  expect(racesOf(7, 100)).toEqual(races);
  expect(racesOf(8, 100)).not.toEqual(races);
});

test('after those that were found open every pair comes once before any comes again, and every act is in one', () => {
  const first = racesOf(7, foundOpenCount + 2 * pairCount);
  const names = first
    .slice(foundOpenCount)
    .map(({ beginning, first, second }) => `${beginning} ${first} × ${second}`);
  expect(new Set(names.slice(0, pairCount)).size).toBe(pairCount);
  expect(new Set(names.slice(pairCount))).toEqual(new Set(names.slice(0, pairCount)));
  for (const act of Object.keys(acts)) expect(names.some((name) => name.includes(act))).toBe(true);
  expect(foundOpenCount).toBeGreaterThan(12);
  const twice = first
    .slice(0, 2 * foundOpenCount)
    .map(({ beginning, first, second }) => `${beginning} ${first} × ${second}`);
  expect(new Set(twice).size).toBe(foundOpenCount);
  expect(() => racesOf(7, 1, 'login × nothing')).toThrow('There are no races called login × nothing');
});

test('one of the two takes effect in the midst of the other', () => {
  for (const race of racesOf(7, pairCount)) {
    const waits = waitsOf(race, 100);
    const [first, second] = [acts[race.first]?.hashes ?? 0, acts[race.second]?.hashes ?? 0];
    const ends = { first: waits.first + 100 * first, second: waits.second + 100 * second };
    const long = race.inTheMidstOf;
    const short = long === 'first' ? 'second' : 'first';
    expect(Math.min(waits.first, waits.second)).toBe(0);
    expect(ends[short]).toBeGreaterThanOrEqual(waits[long]);
    expect(ends[short]).toBeLessThanOrEqual(ends[long] + 30);
  }
});
