import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freePort, migratedSite, startServer } from '~/testing/servers/server-process';
import { bookDemo } from '~/testing/visitors';
import { tellFigures } from '../lib/figures';
import { KILLS, ON_EACH_ENGINE } from '../lib/kills';
import { logIn } from '../lib/log-in';

const DRAFTS = 100;
const CLIENTS = 8;
/** So many are acknowledged between two kills. */
const BETWEEN = 5;

const OURS = { legalName: 'PeepalWorks', gstin: '06AAPFU0939F1ZZ', stateCode: '06', address: 'Faridabad' };
const LINE = { description: 'Website', quantity: 1, ratePaise: 45_000_00, gstPercent: 18 };
const CUSTOMER = { name: 'Person 1', email: 'person1@test.example', phone: '9818040101' };

test(`attacks 32, 55: ${KILLS.numbers} of ${ON_EACH_ENGINE} times kill -9 while ${DRAFTS} quotations are sent through two processes leaves neither gap nor repeat`, async () => {
  const { db, port, env } = await migratedSite();
  const ports = [port, await freePort()];
  const servers = ports.map((one) => startServer(one, env));
  await Promise.all(servers.map((server) => server.ready()));
  const headers = { ...(await logIn(db, 'admin')), 'Content-Type': 'application/json' };
  /** By the one or the other, each as it runs now. */
  const call = (method: string, path: string, body: object = {}, by = 0) =>
    fetch(`http://127.0.0.1:${ports[by % ports.length]}/api${path}`, {
      ...{ method, headers, body: JSON.stringify(body) },
    });
  expect((await call('PUT', '/settings/business', OURS)).status).toBe(200);
  await bookDemo(`http://127.0.0.1:${port}`, 1);
  const { followupId } = await db.selectFrom('enquiries').select('followupId').executeTakeFirstOrThrow();
  const draft = { followupId, customer: CUSTOMER, lines: [LINE] };
  const made = Array.from({ length: DRAFTS }, (_, by) => call('POST', '/quotations', draft, by));
  const waiting: string[] = await Promise.all(
    made.map(async (answer) => (await (await answer).json()).quotation._id),
  );

  const acknowledged = new Map<string, string>();
  let back: Promise<unknown> = Promise.resolve();
  let refused = 0;
  /** Whoever hears nothing asks again; that it was sent already is an answer, too. */
  async function sendUntilHeard(id: string, by: number) {
    for (;;) {
      try {
        const answer = await call('POST', `/quotations/${id}/send`, {}, by);
        const { quotation } = await answer.json();
        if (answer.status === 200) return void acknowledged.set(id, quotation.number);
        if (answer.status === 409) return void refused++;
      } catch {
        // It was killed.
      }
      await back.then(() => wait(5));
    }
  }
  async function client(by: number) {
    for (let id = waiting.pop(); id; id = waiting.pop()) await sendUntilHeard(id, by);
  }

  const clients = Promise.all(Array.from({ length: CLIENTS }, (_, by) => client(by)));
  for (let kills = 0; kills < KILLS.numbers; kills++) {
    const until = acknowledged.size + BETWEEN;
    while (acknowledged.size < until && waiting.length > 0) await wait(2);
    await wait(Math.random() * 20);
    const at = kills % ports.length;
    await servers[at]?.kill('SIGKILL');
    const server = startServer(ports[at] ?? port, env);
    servers[at] = server;
    back = server.ready();
    await back;
  }
  await clients;

  const rows = await db.selectFrom('quotations').select(['_id', 'number', 'status']).execute();
  expect(rows.filter(({ status }) => status !== 'Sent')).toEqual([]);
  const given = rows.map(({ number }) => Number(number?.split('/').at(-1))).sort((a, b) => a - b);
  expect(given).toEqual(Array.from({ length: DRAFTS }, (_, at) => at + 1));
  const stored = new Map(rows.map(({ _id, number }) => [_id, number]));
  for (const [id, number] of acknowledged) expect(stored.get(id)).toBe(number);
  expect(await db.selectFrom('numberSeries').select('last').execute()).toEqual([{ last: DRAFTS }]);
  // What was sent has its mail and its entry on the timeline, once each.
  const mails = await db
    .selectFrom('outbox')
    .select('data')
    .where('template', '=', 'quotation-sent')
    .execute();
  expect(new Set(mails.map(({ data }) => data._id)).size).toBe(DRAFTS);
  expect(mails).toHaveLength(DRAFTS);
  const entries = await db
    .selectFrom('activities')
    .select('recordId')
    .where('resource', '=', 'quotation')
    .where('direction', '=', 'out')
    .execute();
  expect(entries).toHaveLength(DRAFTS);
  tellFigures('Numbers', {
    kills: KILLS.numbers,
    acknowledged: acknowledged.size,
    'sent without an answer': refused,
  });
});
