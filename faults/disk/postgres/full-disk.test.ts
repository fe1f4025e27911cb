import { readdir, rm, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { fileKey } from '~/platform/files/store/urls';
import { filesBelow } from '~/platform/files/test-kit';
import { newSite, startServer } from '~/testing/servers/server-process';
import { applyForJob, demoRequest } from '~/testing/visitors';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { mountSmallDisk } from '../../../scripts/lib/small-disk.mjs';
import { tellFigures } from '../../lib/figures';
import { fill } from '../../lib/fill-disk';
import { keepRunning } from '../../lib/keep-running';

const MOST_POSTS = 4000;
const REFUSALS = 20;
/** Some forms still fit. */
const ROOM_LEFT = 1024 * 1024;

const usual = process.env.TEST_DATABASE_URL;
afterAll(() => {
  process.env.TEST_DATABASE_URL = usual;
});

test.each([
  // Every write that needs another page of a table is refused; the rest of the database goes on. The disk has room for all
  // tables and three segments of the log: with less it is full without what fills it, and no checkpoint is made any more.
  { place: 'tables', megabytes: 112, refusal: [507], unlisted: [404] },
  // PostgreSQL gives up when it cannot write its log, and begins anew; where it has no room even for that it is started again.
  { place: 'log', megabytes: 12, refusal: [503, 507], unlisted: [404, 503] },
])(
  'attack 33: PostgreSQL without room for its $place refuses in words, leaves no half behind, and is got over',
  async ({ place, megabytes, refusal, unlisted }) => {
    const disk = mountSmallDisk(megabytes);
    onTestFinished(disk.remove);
    const cluster = await startPostgres({ [place]: disk.path, inMemory: true });
    onTestFinished(cluster.stop);
    const timesStarted = keepRunning(cluster);
    process.env.TEST_DATABASE_URL = cluster.url;
    const { db, port, env, dataDir } = await newSite();
    const server = startServer(port, env);
    await server.ready();
    const { url } = server;
    const acknowledged = new Map<number, string>();
    const refused = new Map<number, number>();
    const send = async (n: number) => {
      const answer = await fetch(`${url}/api/quotes`, demoRequest(n));
      const body = await answer.json();
      if (answer.status === 200) acknowledged.set(n, body.reference);
      else {
        expect(body).toMatchObject({
          message: expect.stringMatching(/\w+ \w+/),
          code: expect.stringMatching(/^(overloaded|storage_full)$/),
        });
        refused.set(n, answer.status);
      }
    };
    const applied: string[] = [];
    /** Answers the status of a refusal. */
    const apply = async (n: number) => {
      const answer = await applyForJob(url, n).catch((fault: Error) => Number(fault.message));
      if (typeof answer === 'number') return answer;
      applied.push(answer);
      return undefined;
    };
    expect(await apply(1)).toBeUndefined();

    const filler = path.join(disk.path, 'filler');
    await fill(filler);
    await truncate(filler, (await stat(filler)).size - ROOM_LEFT);
    for (let n = 10; n < MOST_POSTS && refused.size < REFUSALS; n++) await send(n);
    expect(acknowledged.size).toBeGreaterThan(0);
    expect([...refused.values()].filter((status) => !refusal.includes(status))).toEqual([]);
    // What gave way when PostgreSQL began anew makes room that another form could use.
    await fill(`${filler}-2`);
    for (let n = 0; n < MOST_POSTS && [...refused.keys()].at(-1) !== MOST_POSTS + n - 1; n++)
      await send(MOST_POSTS + n);
    // Another table may still have room in the pages that it has.
    let applicant = 1;
    let told: number | undefined;
    while (told === undefined && applicant < MOST_POSTS) told = await apply(++applicant);
    expect(refusal).toContain(told);
    expect(unlisted).toContain((await fetch(`${url}/Iot-products?product=none`)).status);
    expect((await fetch(`${url}/policy`)).status).toBe(200);
    expect(server.isRunning()).toBe(true);

    await rm(filler);
    await rm(`${filler}-2`);
    const since = performance.now();
    const isReady = async () => (await fetch(`${url}/api/ready`)).status;
    await expect.poll(isReady, { interval: 100, timeout: 180_000 }).toBe(200);
    const recoveredMs = performance.now() - since;
    const again = [...refused.keys()];
    // It may have begun anew once more since it was last looked at, while there was no room.
    const sendAgain = async () => {
      refused.clear();
      for (const n of again) if (!acknowledged.has(n)) await send(n);
      return refused.size;
    };
    await expect.poll(sendAgain).toBe(0);
    expect(await apply(applicant)).toBeUndefined();
    expect(await server.kill('SIGTERM')).toBe(0);

    // What was refused and sent again is there once, even if it had been stored and only its answer was lost.
    const enquiries = await db.selectFrom('enquiries').select(['_id', 'reference', 'email']).execute();
    expect(enquiries.map(({ reference, email }) => `${reference} ${email}`).sort()).toEqual(
      Array.from(acknowledged, ([n, reference]) => `${reference} person${n}@test.example`).sort(),
    );
    const lines = await db.selectFrom('history').select('recordId').where('action', '=', 'created').execute();
    const remembered = new Set(lines.map(({ recordId }) => recordId));
    expect(enquiries.filter(({ _id }) => !remembered.has(_id))).toEqual([]);
    const careers = await db.selectFrom('careers').select(['reference', 'resume']).execute();
    expect(careers.map(({ reference }) => reference).sort()).toEqual(applied.sort());
    const pending = await db.selectFrom('pendingFileDeletions').select('key').execute();
    const known = [...careers.map(({ resume }) => fileKey(resume) ?? ''), ...pending.map(({ key }) => key)];
    const files = await filesBelow(path.join(dataDir, 'files'));
    expect(files.filter((file) => !known.some((key) => file.endsWith(key)))).toEqual([]);
    expect(files.length).toBeGreaterThanOrEqual(careers.length);
    expect(await readdir(path.join(dataDir, 'tmp')).catch(() => [])).toEqual([]);
    tellFigures(`Full disk of PostgreSQL’s ${place}`, {
      'acknowledged rows checked': acknowledged.size + careers.length,
      'refused in words': again.length + 1,
      'recovered after ms': recoveredMs,
      'started again by its keeper': timesStarted(),
    });
  },
);
