import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Database } from '~/platform/db/schema';
import { fileKey } from '~/platform/files/store/urls';
import { migratedSite, startServer } from '~/testing/servers/server-process';
import { applyForJob, bookDemo, cvOf, insist } from '~/testing/visitors';
import { tellFigures } from '../lib/figures';
import { KILLS, ON_EACH_ENGINE } from '../lib/kills';

const CLIENTS = 8;
/** At least so many are acknowledged between two kills. */
const BETWEEN = 8;
/** One of so many is an application with a CV. */
const UPLOADS = 4;

test(`attack 32: ${KILLS.visitors} of ${ON_EACH_ENGINE} times kill -9 in the middle of forms that were acknowledged loses none of them, nor their mails`, async () => {
  expect(ON_EACH_ENGINE).toBeGreaterThanOrEqual(50);
  const { db, port, env, dataDir } = await migratedSite();
  let server = startServer(port, env);
  await server.ready();
  const acknowledged = { enquiries: new Map<string, number>(), careers: new Map<string, number>() };
  const count = () => acknowledged.enquiries.size + acknowledged.careers.size;
  let back: Promise<unknown> = Promise.resolve();
  let sending = true;
  let next = 0;

  async function client() {
    while (sending) {
      const n = next++;
      const isUpload = n % UPLOADS === 0;
      const send = () => (isUpload ? applyForJob(server.url, n) : bookDemo(server.url, n));
      const reference = await insist(send, () => back.then(() => wait(5)));
      acknowledged[isUpload ? 'careers' : 'enquiries'].set(reference, n);
    }
  }

  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  const startTimes: number[] = [];
  for (let kills = 0; kills < KILLS.visitors; kills++) {
    const until = count() + BETWEEN;
    while (count() < until) await wait(2);
    // Anywhere between two answers, not just behind one.
    await wait(Math.random() * 20);
    await server.kill('SIGKILL');
    const since = performance.now();
    server = startServer(port, env);
    back = server.ready();
    await back;
    startTimes.push(performance.now() - since);
  }
  sending = false;
  await clients;
  await server.kill('SIGKILL');

  const enquiries = await db.selectFrom('enquiries').select(['reference', 'email']).execute();
  const careers = await db.selectFrom('careers').select(['reference', 'email', 'resume']).execute();
  const emails = (sent: Map<string, number>) =>
    Array.from(sent, ([reference, n]) => `${reference} person${n}@test.example`).sort();
  const kept = (rows: { reference: string; email: string }[]) =>
    rows.map(({ reference, email }) => `${reference} ${email}`).sort();
  expect(kept(enquiries)).toEqual(emails(acknowledged.enquiries));
  expect(kept(careers)).toEqual(emails(acknowledged.careers));
  const receipts = await db
    .selectFrom('outbox')
    .select('data')
    .where('template', '=', 'enquiry-receipt')
    .where('status', 'in', ['queued', 'sent'])
    .execute();
  expect(receipts.map(({ data }) => data.reference).sort()).toEqual(
    [...acknowledged.enquiries.keys()].sort(),
  );
  await expectWhole(db);
  for (const { reference, resume } of careers) {
    const cv = await readFile(path.join(dataDir, 'files', fileKey(resume) ?? ''), 'utf8');
    expect(cv).toBe(cvOf(acknowledged.careers.get(reference) ?? -1));
  }
  tellFigures('Kills', {
    kills: KILLS.visitors,
    'acknowledged rows checked': count(),
    'of them with a file': careers.length,
    'longest start ms': Math.max(...startTimes),
  });
});

/** Whom it is about, what follows it up and what the staff hears of it came with each of them, and none of that came without one. */
async function expectWhole(db: Database) {
  const enquiries = await db.selectFrom('enquiries').selectAll().execute();
  const leads = await db.selectFrom('followups').select(['_id', 'personId', 'sourceId']).execute();
  const keys = await db.selectFrom('personKeys').select(['value', 'personId']).execute();
  const people = new Set((await db.selectFrom('people').select('_id').execute()).map(({ _id }) => _id));
  const notices = await db.selectFrom('notifications').select('recordId').execute();
  const notes = await db.selectFrom('activities').select('recordId').execute();
  const ids = new Set(enquiries.map(({ _id }) => _id));
  const heard = new Set(notices.map(({ recordId }) => recordId));
  for (const { _id, email, personId, followupId } of enquiries) {
    expect(leads.find((lead) => lead._id === followupId)).toMatchObject({ personId });
    expect(people).toContain(personId);
    expect(keys).toContainEqual({ value: email, personId });
    expect(heard).toContain(_id);
  }
  expect(leads.filter(({ sourceId }) => !ids.has(sourceId ?? ''))).toEqual([]);
  expect(notes).toHaveLength(enquiries.length);
  const named = new Set(keys.map(({ personId }) => personId));
  expect([...people].filter((_id) => !named.has(_id))).toEqual([]);
}
