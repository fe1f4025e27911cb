import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Database } from '~/platform/db/schema';
import { addCareer } from '~/testing/factories';
import { migratedSite, startServer } from '~/testing/servers/server-process';
import { tellFigures } from '../lib/figures';
import { KILLS, ON_EACH_ENGINE } from '../lib/kills';
import { logIn } from '../lib/log-in';

const APPLICATIONS = 20;
const RECRUITERS = 6;
/** So many are acknowledged between two kills. */
const BETWEEN = 8;

const WAY = ['In Review', 'Interview', 'Offered', 'Hired'];

/** Which application had which news: by its stages, by the mails noted for them, and by what stands in the outbox. */
async function newsIn(db: Database) {
  const stages = await db.selectFrom('careerStages').select(['careerId', 'stage']).execute();
  const noted = await db.selectFrom('stageMails').select(['careerId', 'stage', 'outboxId']).execute();
  const outbox = await db
    .selectFrom('outbox')
    .select(['_id', 'data'])
    .where('template', '=', 'career-stage')
    .execute();
  const whose = new Map(outbox.map(({ _id, data }) => [_id, data._id]));
  const word = (careerId: unknown, stage: string) => `${careerId} ${stage}`;
  return {
    outbox: outbox.length,
    stages: stages.map(({ careerId, stage }) => word(careerId, stage)).toSorted(),
    mails: noted.map(({ outboxId, stage }) => word(whose.get(outboxId), stage)).toSorted(),
  };
}

/** Who became an employee: by the record, by the account, and by the invitation. */
async function staffIn(db: Database) {
  const records = await db.selectFrom('employees').select('email').execute();
  const accounts = await db.selectFrom('users').select('email').where('role', '=', 'employee').execute();
  const invited = await db
    .selectFrom('outbox')
    .select('recipient')
    .where('template', '=', 'invite')
    .execute();
  return {
    records: records.map(({ email }) => email).toSorted(),
    accounts: accounts.map(({ email }) => email).toSorted(),
    invited: invited.map(({ recipient }) => recipient).toSorted(),
  };
}

async function expectBothOrNeither(db: Database) {
  const { stages, mails, outbox } = await newsIn(db);
  expect(mails).toEqual(stages);
  expect(outbox).toBe(stages.length);
  const { records, accounts, invited } = await staffIn(db);
  expect([accounts, invited]).toEqual([records, records]);
}

test(`attack 32: ${KILLS.recruiters} of ${ON_EACH_ENGINE} times kill -9 while ${APPLICATIONS} applications go from stage to stage and to an employee: each with its mail, or not at all`, async () => {
  const { db, port, env } = await migratedSite();
  let server = startServer(port, env);
  let back: Promise<unknown> = server.ready();
  await back;
  const headers = { ...(await logIn(db, 'admin')), 'Content-Type': 'application/json' };
  const waiting: { id: string; at: number }[] = [];
  for (let at = 0; at < APPLICATIONS; at++)
    waiting.push({ at, ...(await addCareer({ db }, { email: `person${at}@test.example` })) });

  let acknowledged = 0;
  /** Whoever hears nothing asks again; that it is done already is an answer, too. */
  async function untilHeard(method: string, to: string, body: object) {
    for (;;) {
      try {
        const sent = { method, headers, body: JSON.stringify(body) };
        const { status } = await fetch(`${server.url}/api${to}`, sent);
        if (status === 200 || status === 409) return void acknowledged++;
        expect([to, status]).toEqual([to, 503]);
      } catch (fault) {
        if (!(fault instanceof TypeError)) throw fault;
      }
      await back.then(() => wait(5));
    }
  }
  async function recruit() {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      for (const status of WAY) await untilHeard('PUT', `/career/${next.id}/stage`, { status });
      const words = { employeeId: `PW-${next.at}`, jobrole: 'Tester', dateOfJoining: '2027-01-04' };
      await untilHeard('POST', `/career/${next.id}/employee`, words);
    }
  }

  const recruiters = Promise.all(Array.from({ length: RECRUITERS }, recruit));
  for (let kills = 0; kills < KILLS.recruiters; kills++) {
    const until = acknowledged + BETWEEN;
    while (acknowledged < until && waiting.length > 0) await Promise.race([wait(2), recruiters]);
    // Anywhere between two answers, not just behind one.
    await wait(Math.random() * 20);
    await server.kill('SIGKILL');
    await expectBothOrNeither(db);
    server = startServer(port, env);
    back = server.ready();
    await back;
  }
  await recruiters;

  await expectBothOrNeither(db);
  const { stages } = await newsIn(db);
  expect(new Set(stages).size).toBe(APPLICATIONS * WAY.length);
  expect(stages).toHaveLength(APPLICATIONS * WAY.length);
  const { records } = await staffIn(db);
  expect(new Set(records).size).toBe(APPLICATIONS);
  tellFigures('Kills of recruiters', { kills: KILLS.recruiters, acknowledged });
});
