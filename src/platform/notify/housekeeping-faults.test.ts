import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { tidy } from '~/app/housekeeping';
import { resources } from '~/features/resources';
import { DAY, fromNow, HOUR, MINUTE } from '~/lib/time';
import { engineOf } from '~/platform/db/engine/engine';
import { releaseFiles } from '~/platform/files/named/pending-deletions';
import { fileUrl } from '~/platform/files/store/urls';
import { addCareer, addContact, addEnquiry } from '~/testing/factories';
import { contentOf, storeCv } from '~/testing/servers/backup-place';
import { type StartedApp, startApp } from '~/testing/start-app';

const OLD = '2020-01-01T00:00:00.000Z';

/** Answers what was logged. */
async function run(t: Parameters<typeof tidy>[0], kinds = t.resources) {
  const lines: { step: string; err: Error }[] = [];
  await tidy(
    { ...t, resources: kinds },
    { error: (line: { step: string; err: Error }) => void lines.push(line) },
    () => false,
  );
  return lines.map(({ step, err }) => [
    step,
    err.message,
    err.cause instanceof Error ? err.cause.message : '',
  ]);
}

const rung = async ({ db }: StartedApp) =>
  db.selectFrom('notifications').select(['area', 'resource', 'recordId', 'text']).orderBy('_id').execute();

const longAgo = (t: StartedApp) =>
  t.db
    .updateTable('pendingFileDeletions')
    .set({ pendingSince: fromNow(-2 * HOUR) })
    .execute();

/** Removes all files but one. */
const storeThatKeeps = (t: StartedApp, stuck: string) => ({
  ...t,
  files: {
    ...t.files,
    remove: (key: string) =>
      key === stuck ? Promise.reject(new Error('permission denied')) : t.files.remove(key),
  },
});

test('attack 50: one file that cannot be removed keeps nothing else from its end, rings once, and stays for the next sweep', async () => {
  const t = await startApp();
  await t.addUser('admin');
  await t.addUser('employee');
  const [stuck, swept, retired] = [
    await storeCv(t.files, 'stuck'),
    await storeCv(t.files, 'swept'),
    await storeCv(t.files, 'retired'),
  ];
  await releaseFiles(t.db, [swept]);
  await longAgo(t);
  await addCareer(t, { name: 'stuck', date: OLD, resume: fileUrl(stuck) });
  await addCareer(t, { name: 'retired', date: OLD, resume: fileUrl(retired) });
  await addEnquiry(t, { name: 'old', date: OLD });
  const store = storeThatKeeps(t, stuck);
  expect(await run(store)).toEqual([]);
  expect(await t.db.selectFrom('careers').select('name').execute()).toEqual([]);
  expect(await t.db.selectFrom('enquiries').select('name').execute()).toEqual([]);
  expect([await contentOf(t.files, swept), await contentOf(t.files, retired)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(await t.db.selectFrom('pendingFileDeletions').select('key').execute()).toEqual([{ key: stuck }]);

  const told = {
    area: 'system',
    resource: 'housekeeping',
    recordId: 'files',
    text: "Files that no record needs any more could not be removed. It is tried again by itself; the server's log says why it failed.",
  };
  await longAgo(t);
  for (let hour = 0; hour < 3; hour++) {
    expect(await run(store)).toEqual([['files', `not removed: ${stuck}`, 'permission denied']]);
    expect(await rung(t)).toEqual([told]);
  }
  expect(await t.db.selectFrom('pendingFileDeletions').select('key').execute()).toEqual([{ key: stuck }]);
  // After a week without help it is told once more.
  await t.db
    .updateTable('housekeepingFaults')
    .set({ rungAt: fromNow(-8 * DAY) })
    .execute();
  await run(store);
  await run(store);
  expect(await rung(t)).toEqual([told, told]);
  // Mended: it goes, and a new fault is news.
  expect(await run(t)).toEqual([]);
  expect([
    await contentOf(t.files, stuck),
    await t.db.selectFrom('housekeepingFaults').selectAll().execute(),
  ]).toEqual([undefined, []]);
  const next = await storeCv(t.files, 'next');
  await releaseFiles(t.db, [next]);
  await longAgo(t);
  await run(storeThatKeeps(t, next));
  expect(await rung(t)).toHaveLength(3);
});

test('attack 50: a rule that fails, and each step, fails alone', async () => {
  const t = await startApp();
  await t.addUser('admin');
  await addContact(t, { name: 'old', date: OLD });
  const { user } = await t.logIn('user');
  await t.db
    .insertInto('accountTokens')
    .values({ tokenHash: 'old', userId: user._id, purpose: 'reset', expiresAt: fromNow(-MINUTE) })
    .execute();
  const broken = resources.map((resource) =>
    resource.name === 'enquiry' ? { ...resource, table: 'noSuchTable' } : resource,
  );
  const kept = { ...t, mailer: { ...t.mailer, stored: () => Promise.reject(new Error('no such folder')) } };
  const failed = (await run(kept, broken)).map(([step]) => step);
  expect(failed).toEqual([
    'retention enquiry term',
    'retention enquiry spam',
    'retention enquiry trash',
    'letters',
  ]);
  expect(await t.db.selectFrom('contacts').select('name').execute()).toEqual([]);
  expect(await t.db.selectFrom('accountTokens').select('tokenHash').execute()).toEqual([]);
  expect((await rung(t)).map(({ text }) => text.split('.')[0])).toEqual([
    'Enquiry: records that are past their time could not be erased',
    'Enquiry: spam that is past its time could not be erased',
    'Enquiry: what lies in the trash past its time could not be erased',
    'Letters of erased mails could not be removed',
  ]);
});

test('attack 50: a record that cannot be erased does not keep those behind it', async () => {
  const t = await startApp();
  await t.addUser('admin');
  await refuseToDelete(t, 'stuck');
  const { id } = await addEnquiry(t, { name: 'stuck', date: '2019-01-01T00:00:00.000Z' });
  for (let n = 0; n < 120; n++) await addEnquiry(t, { name: 'old', date: OLD });
  const [fault, ...others] = await run(t);
  expect([fault?.slice(0, 2), others]).toEqual([['retention enquiry term', `not erased: enquiry ${id}`], []]);
  expect(await t.db.selectFrom('enquiries').select('name').execute()).toEqual([{ name: 'stuck' }]);
  expect(await rung(t)).toHaveLength(1);
});

async function refuseToDelete({ db }: StartedApp, name: string) {
  if (engineOf(db) === 'sqlite') {
    await sql`create trigger "stuck" before delete on "enquiries" when old."name" = ${sql.lit(name)}
      begin select raise(abort, 'it is stuck'); end`.execute(db);
    return;
  }
  await sql`create function "stuck"() returns trigger language plpgsql as
    $$ begin if old."name" = ${sql.lit(name)} then raise 'it is stuck'; end if; return old; end $$`.execute(
    db,
  );
  await sql`create trigger "stuck" before delete on "enquiries" for each row execute function "stuck"()`.execute(
    db,
  );
  onTestFinished(() => sql`drop function "stuck"() cascade`.execute(db).then(() => undefined));
}
