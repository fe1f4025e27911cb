import { Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fromNow, HOUR, MINUTE } from '~/lib/time';
import { claimFiles, deletePending, releaseFiles } from '~/platform/files/named/pending-deletions';
import { samples } from '~/platform/files/test-kit';
import { startApp } from '~/testing/start-app';
import { startHousekeeping } from './housekeeping';

test('what has expired is thrown away within the hour, and nothing else', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const t = await startApp();
  const { db, logIn } = t;
  const { user } = await logIn('user');
  const [session] = await db.selectFrom('sessions').selectAll().execute();
  for (const [name, expiresAt] of [
    ['old', fromNow(-MINUTE)],
    ['new', fromNow(HOUR)],
  ] as const) {
    if (session)
      await db
        .insertInto('sessions')
        .values({ ...session, _id: name, tokenHash: name, expiresAt })
        .execute();
    await db
      .insertInto('accountTokens')
      .values({ tokenHash: name, userId: user._id, purpose: 'reset', expiresAt })
      .execute();
    await db
      .insertInto('limits')
      .values({ key: name, used: 1, blockedUntil: expiresAt, expiresAt })
      .execute();
    await db.insertInto('knownPlaces').values({ key: name, expiresAt }).execute();
    await db.insertInto('idempotencyKeys').values({ key: name, answer: '{}', expiresAt }).execute();
  }
  const stop = startHousekeeping(
    { ...t, resources: [] },
    {
      error: (fault: unknown) => expect(fault).toBeUndefined(),
    },
  );
  vi.advanceTimersByTime(HOUR);
  await stop();
  await vi.waitFor(async () => {
    const sessions = await db
      .selectFrom('sessions')
      .select('tokenHash as name')
      .where('_id', '!=', session?._id ?? '')
      .execute();
    const tokens = await db.selectFrom('accountTokens').select('tokenHash as name').execute();
    const limits = await db.selectFrom('limits').select('key as name').execute();
    const places = await db.selectFrom('knownPlaces').select('key as name').execute();
    const keys = await db.selectFrom('idempotencyKeys').select('key as name').execute();
    expect([sessions, tokens, limits, places, keys]).toEqual(Array(5).fill([{ name: 'new' }]));
  }, 60_000);
});

test('a file that a record keeps is not removed, whatever went wrong after it was kept', async () => {
  const t = await startApp();
  const { db, files } = t;
  const put = () =>
    files.put(Readable.from([samples.pdf]), { access: 'private', accept: ['pdf'], maxBytes: 10_000 });
  const [kept, pending] = [(await put()).key, (await put()).key];
  await releaseFiles(db, [kept, pending]);
  await db.transaction().execute((trx) => claimFiles(trx, [kept]));
  await deletePending(t, [kept, pending]);
  const file = await files.open(kept);
  file?.stream.destroy();
  expect([file?.type, await files.open(pending)]).toEqual(['application/pdf', undefined]);
});
