import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { now } from '~/lib/time';
import { newId } from '~/platform/db/ids';
import { insertRows } from '~/platform/db/rows-from';
import type { Database } from '~/platform/db/schema';
import { migratedSite, startServer } from '~/testing/servers/server-process';
import { address } from '~/testing/visitors';
import { quantile, tellFigures } from '../lib/figures';
import { addAccount, logIn } from '../lib/log-in';

/** Four transactions of those that an erasure is done in. */
const ENTRIES = 8000;
const AT_ONCE = 2000;
const ONE_IN = 1000;

const FEW = 'few@marker.example';
const MANY = 'many@marker.example';
const OWN = 'own@marker.example';
const COLLEAGUE = 'colleague@marker.example';

/** So many changes of one contact, all made by one member of the staff: some name one person, all of them another. */
async function addHistory(db: Database, recordId: string) {
  const known = await db.selectFrom('users').select('_id').where('email', '=', COLLEAGUE).executeTakeFirst();
  const author = { userId: known?._id ?? (await addAccount(db, COLLEAGUE, 'admin')), userName: 'Zorawar' };
  for (let from = 0; from < ENTRIES; from += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, n) => ({
      ...{ _id: newId(), resource: 'contact', recordId, at: now(), ...author, action: 'updated' },
      changes: [{ field: 'city', from: `${MANY} ${n}`, to: n % ONE_IN === 0 ? `ask ${FEW}` : 'Palwal' }],
    }));
    await insertRows(db, 'history', rows);
  }
}

async function siteWithHistory() {
  const site = await migratedSite();
  const start = async () => {
    const server = startServer(site.port, site.env);
    await server.ready();
    return server;
  };
  // The first admin comes with it, without whom the last one could not be erased.
  const first = await start();
  const recordId = newId();
  const contact = { reference: newId(), name: 'Own', email: OWN, phone: '+919818040102', city: 'Palwal' };
  await site.db
    .insertInto('contacts')
    .values({ _id: recordId, date: now(), deletedAt: null, ...contact })
    .execute();
  await addHistory(site.db, recordId);
  return { ...site, start, first, recordId, headers: await logIn(site.db, 'admin', 'admin@test.example') };
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

/** What is in all of the entries takes several transactions: it is killed in the middle of them, and done again. */
const PEOPLE = [
  { what: 'few', who: FEW, named: FEW, isBrokenOff: false },
  { what: 'many', who: MANY, named: MANY, isBrokenOff: true },
  { what: 'author', who: COLLEAGUE, named: 'Zorawar', isBrokenOff: true },
  { what: 'own', who: OWN, named: OWN, isBrokenOff: false },
];

test(`attack 41: who is named in few or in all of ${ENTRIES} entries of the history is erased while others are answered, and what kill -9 breaks off is finished by doing it again`, async () => {
  const site = await siteWithHistory();
  const { db, headers, start } = site;
  let server = site.first;

  /** Whoever comes too late for the middle, because the machine had something else to do, begins anew. */
  async function breakOff(who: string, named: string) {
    for (;;) {
      const before = await entriesNaming(db, named);
      const broken = erase(server.url, headers, who).catch(() => undefined);
      await expect.poll(() => entriesNaming(db, named), { interval: 5 }).toBeLessThan(before);
      await server.kill('SIGKILL');
      await broken;
      const isInTheMiddle = (await entriesNaming(db, named)) > 0;
      if (!isInTheMiddle) await addHistory(db, site.recordId);
      server = await start();
      if (isInTheMiddle) return;
    }
  }

  const figures: Record<string, number> = {};
  for (const { what, who, named, isBrokenOff } of PEOPLE) {
    if (isBrokenOff) await breakOff(who, named);
    const since = performance.now();
    const times = await askingMeanwhile(server.url, async () => {
      const answer = await erase(server.url, headers, who);
      expect([answer.status, (await answer.json()).message]).toEqual([200, 'Erased']);
    });
    figures[`${what}: seconds`] = (performance.now() - since) / 1000;
    figures[`${what}: p95 ms`] = quantile(times, 0.95);
    figures[`${what}: longest ms`] = Math.max(...times);
    expect(await entriesNaming(db, named), what).toBe(0);
    expect(await db.selectFrom('users').select('_id').where('email', '=', who).execute(), what).toEqual([]);
  }
  tellFigures('Erasure', figures);
});
