import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addUnjoined, countJoined, forgetPeople, joinedPeople } from '~/testing/filled/joined-people';
import { migratedSite, startServer } from '~/testing/servers/server-process';

/** Of each kind more than are joined in one transaction. */
const RECORDS = 7500;
const KILLS = 2;

/** It has ended, or serves already: nobody is joined any more. */
const isOver = (server: ReturnType<typeof startServer>) =>
  !server.isRunning() || server.printed().includes('is open');

test(`${KILLS} times kill -9 while records find their people leaves those that one start would have made`, async () => {
  const { db, port, env } = await migratedSite();
  await addUnjoined(db, RECORDS);
  const isDone = async () => (await db.selectFrom('settings').selectAll().execute()).length > 0;
  const joinToTheEnd = async () => {
    const server = startServer(port, env);
    while (!isOver(server) && !(await isDone())) await wait(20);
    await server.kill('SIGKILL');
    expect(await isDone()).toBe(true);
    return joinedPeople(db);
  };

  for (let kills = 0; kills < KILLS; kills++) {
    const before = await countJoined(db);
    const server = startServer(port, env);
    while (!isOver(server) && (await countJoined(db)) === before) await wait(2);
    // Anywhere between two transactions, or in one.
    await wait(Math.random() * 50);
    await server.kill('SIGKILL');
    expect(await countJoined(db)).toBeGreaterThan(before);
    // Whoever comes too late for the middle, because the machine had something else to do, begins anew.
    if (!(await isDone())) continue;
    await forgetPeople(db);
    kills = -1;
  }
  const inPieces = await joinToTheEnd();
  expect(inPieces.people.length).toBeGreaterThan(1000);

  await forgetPeople(db);
  expect(await joinToTheEnd()).toEqual(inPieces);
});
