import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fromNow, HOUR } from '~/lib/time';
import { application, careers, ravi, storedFiles } from '~/testing/application';
import { sensor } from '~/testing/factories';
import { fileOf, formOf } from '~/testing/form';
import { type StartedApp, startApp } from '~/testing/start-app';
import { inChunks, newStoreOn, resume, samples, startS3 } from '../test-kit';
import { sweepPending } from './pending-deletions';

const pending = ({ db }: StartedApp) => db.selectFrom('pendingFileDeletions').select('key').execute();

async function sweepAnHourLater(t: StartedApp) {
  await t.db
    .updateTable('pendingFileDeletions')
    .set({ pendingSince: fromNow(-2 * HOUR) })
    .execute();
  await sweepPending(t);
}

/** From the nth file on nothing more is done, as when the process is killed the moment that file is stored. */
function dieAfterStoring(t: StartedApp, nth: number) {
  const put = t.files.put.bind(t.files);
  let stored = 0;
  const spy = vi.spyOn(t.files, 'put').mockImplementation(async (content, options) => {
    const file = await put(content, options);
    if (++stored < nth) return file;
    vi.spyOn(t.files, 'remove').mockRejectedValue(new Error('killed'));
    throw new Error('killed');
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  return spy;
}

describe.each(['disk', 's3'] as const)('on %s', (backend) => {
  it('attack 21: the key of a file is known before there is a file', async () => {
    const { store, nothingLeft } = await newStoreOn(backend);
    const keys: string[] = [];
    const onKey = async (key: string) => {
      keys.push(key);
      expect(await store.open(key)).toBeUndefined();
    };
    const { key } = await store.put(inChunks(samples.pdf), { ...resume, onKey });
    expect(keys).toEqual([key]);
    await store.remove(key);
    await nothingLeft();
  });

  it('attack 33: a file whose key cannot be written down is not stored', async () => {
    const { store, nothingLeft } = await newStoreOn(backend);
    const onKey = () => Promise.reject(new Error('the database is away'));
    await expect(store.put(inChunks(samples.pdf), { ...resume, onKey })).rejects.toThrow('away');
    await nothingLeft();
  });

  it.each([1, 2, 3])(
    'attack 32: a process killed when file %i of a picture is stored leaves nothing that the sweep does not remove',
    async (nth) => {
      const s3 = backend === 's3' ? await startS3() : undefined;
      const t = await startApp(s3 ? { FILES_URL: s3.filesUrl('uploads') } : {});
      const { headers } = await t.logIn('admin');
      const put = dieAfterStoring(t, nth);
      const body = formOf(sensor, 'image', fileOf(samples.png, 'photo.png'));
      const answer = await t.call('POST', '/api/iot/prodcuts', { headers, body });
      expect([answer.statusCode, put.mock.calls.length]).toEqual([500, nth]);
      vi.restoreAllMocks();
      const keys = (await pending(t)).map(({ key }) => key);
      const left = await Promise.all(keys.map((key) => t.files.open(key)));
      for (const file of left) file?.stream.destroy();
      expect(left.filter(Boolean).length).toBeGreaterThan(0);
      if (backend === 'disk') expect(await storedFiles(t)).toHaveLength(left.filter(Boolean).length);
      await sweepAnHourLater(t);
      expect(await pending(t)).toEqual([]);
      for (const key of keys) expect(await t.files.open(key)).toBeUndefined();
      expect(await storedFiles(t)).toEqual([]);
      expect(await t.db.selectFrom('iotProducts').select('_id').execute()).toEqual([]);
    },
  );
});

it('attack 32: a process killed when a CV is stored leaves nothing that the sweep does not remove', async () => {
  const t = await startApp();
  dieAfterStoring(t, 1);
  expect((await t.call('POST', '/api/career', { body: application() })).statusCode).toBe(500);
  vi.restoreAllMocks();
  expect(await storedFiles(t)).toHaveLength(1);
  expect(await pending(t)).toHaveLength(1);
  await sweepAnHourLater(t);
  expect([await storedFiles(t), await pending(t), await careers(t)]).toEqual([[], [], []]);
});

it('attack 33: a form that cannot be saved keeps the reason when its file cannot be removed either', async () => {
  const t = await startApp();
  vi.spyOn(t.files, 'remove').mockRejectedValue(new Error('the store is away'));
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const answer = await t.call('POST', '/api/career', { body: application({ ...ravi, email: 'none' }) });
  expect(answer.statusCode).toBe(400);
  vi.restoreAllMocks();
  // The try that failed may still be under way when the answer is there: what it has in hand is left to it.
  const leftAfterSweep = () => sweepAnHourLater(t).then(() => storedFiles(t));
  await expect.poll(leftAfterSweep).toEqual([]);
});
