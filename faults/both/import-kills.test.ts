import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fromNow, MINUTE } from '~/lib/time';
import type { Database } from '~/platform/db/schema';
import { fileOf, formOf } from '~/testing/form';
import { migratedSite, startServer } from '~/testing/servers/server-process';
import { tellFigures } from '../lib/figures';
import { KILLS, ON_EACH_ENGINE } from '../lib/kills';
import { logIn } from '../lib/log-in';

/** Twenty pieces. */
const ROWS = 1000;
/** So often on the way in, and so often on the way back. */
const EACH_WAY = KILLS.imports / 2;
const PART = Math.floor(ROWS / (EACH_WAY + 2));

const isUnderWay = ({ status }: { status: string }) => status === 'running' || status === 'reverting';

const line = (_: unknown, n: number) => `Person ${n},p${n}@sheet.example,98180 ${40_000 + n},Pune,CRM`;
const sheet = ['Name,Email,Phone,City,Requirement', ...Array.from({ length: ROWS }, line)].join('\r\n');

/** How far it says that it is, and what is there: by the records, their histories, their leads, and the number that lists show. */
async function standingOf(db: Database) {
  const found = await db.selectFrom('imports').selectAll().executeTakeFirstOrThrow();
  const all = await db.selectFrom('enquiries').select(['email', 'deletedAt']).execute();
  const shown = all.filter(({ deletedAt }) => deletedAt === null).length;
  const added = await db.selectFrom('history').select('recordId').where('action', '=', 'created').execute();
  const leads = await db.selectFrom('followups').select('_id').where('deletedAt', 'is', null).execute();
  const counted = await db
    .selectFrom('recordCounts')
    .select((eb) => eb.fn.sum<number>('total').as('total'))
    .where('table', '=', 'enquiries')
    .where('kind', '=', 'shown')
    .executeTakeFirstOrThrow();
  const people = new Set(all.map(({ email }) => email)).size;
  return {
    found,
    all: all.length,
    people,
    shown,
    leads: leads.length,
    counted: Number(counted.total),
    added,
  };
}

/** Every row that was reached has come in once, with all that belongs to it; and none of the others. */
async function expectWhole(db: Database) {
  const { found, all, people, shown, leads, counted, added } = await standingOf(db);
  expect([all, people, found.progress]).toEqual([found.added, found.added, found.added]);
  expect(new Set(added.map(({ recordId }) => recordId)).size).toBeGreaterThanOrEqual(all);
  expect([shown, leads, counted]).toEqual([all, all, all]);
  return found;
}

/** The same on the way back. */
async function expectTakenBack(db: Database) {
  const { found, all, shown, leads, counted } = await standingOf(db);
  expect(all).toBe(ROWS);
  expect([shown, leads, counted]).toEqual(Array(3).fill(ROWS - found.removed));
  return found;
}

test(`attack 32: ${EACH_WAY} of ${ON_EACH_ENGINE} times kill -9 while ${ROWS} rows are imported, and ${EACH_WAY} times while they are taken back: each row once, with its lead and its history, or not yet`, async () => {
  const { db, port, env } = await migratedSite();
  const headers = await logIn(db, 'admin');
  let server = startServer(port, env);
  await server.ready();
  const ask = (method: string, path: string, body?: BodyInit, type?: string) =>
    fetch(`${server.url}/api/imports${path}`, {
      method,
      headers: { ...headers, ...(type ? { 'Content-Type': type } : {}) },
      ...(body ? { body } : {}),
    });
  const form = formOf({ resource: 'enquiry' }, 'file', fileOf(Buffer.from(sheet), 'list.csv', 'text/csv'));
  const read = await (await ask('POST', '', form)).json();
  const wanted = JSON.stringify({ mapping: read.mapping, onDuplicate: 'skip' });
  const checked = await ask('PUT', `/${read._id}`, wanted, 'application/json');
  expect(await checked.json()).toMatchObject({ rows: ROWS, good: ROWS, faults: [] });

  const standing = () => db.selectFrom('imports').select(['status', 'progress']).executeTakeFirstOrThrow();
  /** Goes on with it as often as it is killed, and to its end; answers how often that came in the middle of it. */
  async function through(path: string, check: (db: Database) => ReturnType<typeof expectWhole>) {
    let inTheMiddle = 0;
    for (let kills = 0; kills < EACH_WAY; kills++) {
      const { progress } = await standing();
      const until = (kills === 0 ? 0 : progress) + PART;
      const isThere = async () => {
        const now = await standing();
        return isUnderWay(now) && now.progress >= until;
      };
      let isOver = false;
      const doing = ask('POST', path)
        .then((answer) => expect([200, 409]).toContain(answer.status))
        .catch((fault) => expect(fault).toBeInstanceOf(TypeError))
        .finally(() => {
          isOver = true;
        });
      while (!isOver && !(await isThere())) await wait(2);
      // Anywhere between two pieces, not just behind one.
      await wait(Math.random() * 20);
      await server.kill('SIGKILL');
      await doing;
      inTheMiddle += Number(isUnderWay(await check(db)));
      // Whoever gives no sign for a while is taken for dead: that while is over.
      await db
        .updateTable('imports')
        .set({ since: fromNow(-MINUTE) })
        .execute();
      server = startServer(port, env);
      await server.ready();
    }
    return inTheMiddle;
  }
  /** By itself or by whoever presses the button once more, whichever comes first. */
  const ends = (path: string, status: string) =>
    expect
      .poll(async () => {
        await ask('POST', path);
        return (await standing()).status;
      })
      .toBe(status);

  const running = await through(`/${read._id}/run`, expectWhole);
  await ends(`/${read._id}/run`, 'done');
  expect((await expectWhole(db)).added).toBe(ROWS);

  const reverting = await through(`/${read._id}/revert`, expectTakenBack);
  await ends(`/${read._id}/revert`, 'reverted');
  expect((await expectTakenBack(db)).removed).toBe(ROWS);
  expect(running + reverting).toBeGreaterThan(0);
  tellFigures('Kills of imports', { kills: KILLS.imports, running, reverting });
});
