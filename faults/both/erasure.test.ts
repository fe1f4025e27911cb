import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { insertRows } from '~/platform/db/rows-from';
import type { Database } from '~/platform/db/schema';
import { newSite, startServer } from '~/testing/servers/server-process';
import { address } from '~/testing/visitors';
import { quantile, tellFigures } from '../lib/figures';
import { addAccount, logIn } from '../lib/log-in';

const ENTRIES = 20_000;
const AT_ONCE = 2000;
const ONE_IN = 1000;

const FEW = 'few@marker.example';
const MANY = 'many@marker.example';
const OWN = 'own@marker.example';
const COLLEAGUE = 'colleague@marker.example';

/** So many changes of one contact, all made by one member of the staff: some name one person, all of them another. */
async function siteWithHistory() {
  const site = await newSite();
  const server = startServer(site.port, site.env);
  await server.ready();
  const { db } = site;
  const headers = await logIn(db, 'admin', 'admin@test.example');
  const userId = await addAccount(db, COLLEAGUE, 'admin');
  const recordId = newId();
  const contact = { reference: newId(), name: 'Own', email: OWN, phone: '+919818040102', city: 'Palwal' };
  await db
    .insertInto('contacts')
    .values({ _id: recordId, date: now(), deletedAt: null, ...contact })
    .execute();
  const author = { userId, userName: 'Zorawar' };
  for (let from = 0; from < ENTRIES; from += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, n) => ({
      ...{ _id: newId(), resource: 'contact', recordId, at: now(), ...author, action: 'updated' },
      changes: [{ field: 'city', from: `${MANY} ${n}`, to: n % ONE_IN === 0 ? `ask ${FEW}` : 'Palwal' }],
    }));
    await insertRows(db, 'history', rows);
  }
  return { ...site, server, headers };
}

const erase = (url: string, headers: object, who: string) =>
  fetch(`${url}/api/privacy/erase`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ who, confirm: who }),
  });

/** Asks again and again while something else is done, which erase-in-pieces.test.ts counts. Answers how long each answer took. */
async function askingMeanwhile(url: string, work: () => Promise<unknown>) {
  const times: number[] = [];
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const since = performance.now();
    const headers = { 'X-Forwarded-For': address(times.length) };
    const answer = await fetch(`${url}/api/health`, { headers });
    expect([answer.status, await answer.text()]).toEqual([200, '{"status":"ok"}']);
    times.push(performance.now() - since);
    await wait(5);
  }
  await done;
  return times;
}

/** Counted where they are: to read them all takes as long as to erase some. */
async function entriesNaming(db: Database, who: string) {
  const { rows } = await sql<{ total: number | string }>`select count(*) as "total" from "history"
    where cast("changes" as text) like ${`%${who}%`} or "userName" like ${`%${who}%`}`.execute(db);
  return Number(rows[0]?.total);
}

test(`attack 41: who is named in few or in all of ${ENTRIES} entries of the history is erased while others are answered`, async () => {
  const { db, server, headers } = await siteWithHistory();
  const figures: Record<string, number> = {};
  for (const [what, who] of Object.entries({ few: FEW, many: MANY, author: COLLEAGUE, own: OWN })) {
    const since = performance.now();
    const times = await askingMeanwhile(server.url, async () => {
      const answer = await erase(server.url, headers, who);
      expect([answer.status, (await answer.json()).message]).toEqual([200, 'Erased']);
    });
    figures[`${what}: seconds`] = (performance.now() - since) / 1000;
    figures[`${what}: p95 ms`] = quantile(times, 0.95);
    figures[`${what}: longest ms`] = Math.max(...times);
    expect(await entriesNaming(db, who === COLLEAGUE ? 'Zorawar' : who), what).toBe(0);
  }
  tellFigures('Erasure', figures);
});

test('attack 41: an erasure that kill -9 breaks off is finished by doing it again', async () => {
  for (const who of [MANY, COLLEAGUE]) {
    const named = who === COLLEAGUE ? 'Zorawar' : who;
    const { db, port, env, headers } = await brokenOff(who, named);
    const server = startServer(port, env);
    await server.ready();
    expect((await (await erase(server.url, headers, who)).json()).message).toBe('Erased');
    expect(await entriesNaming(db, named)).toBe(0);
    const accounts = await db.selectFrom('users').select('_id').where('email', '=', who).execute();
    expect(accounts).toEqual([]);
  }
});

/** Killed in the middle. Whoever comes too late for that, because the machine had something else to do, begins anew. */
async function brokenOff(who: string, named: string) {
  for (;;) {
    const site = await siteWithHistory();
    const before = await entriesNaming(site.db, named);
    const broken = erase(site.server.url, site.headers, who).catch(() => undefined);
    await expect.poll(() => entriesNaming(site.db, named), { interval: 5 }).toBeLessThan(before);
    await site.server.kill('SIGKILL');
    await broken;
    if ((await entriesNaming(site.db, named)) > 0) return site;
  }
}
