import { rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { asha } from '~/testing/factories';
import { EMAIL, nadia } from '~/testing/filled/one-person';
import { type StartedApp, startApp } from '~/testing/start-app';

type Login = Awaited<ReturnType<StartedApp['logIn']>>;

const vikram = { ...asha, name: 'Vikram Else', email: 'vikram@else.example' };

const folderOf = ({ dataDir }: StartedApp) => path.join(dataDir, 'mail');
const lettersOf = async (t: StartedApp) => (await fs.readdir(folderOf(t)).catch(() => [])).sort();
const bookDemo = async (t: StartedApp, body: object) =>
  expect((await t.call('POST', '/api/quotes', { body })).statusCode).toBe(200);
const erase = (t: StartedApp, admin: Login) =>
  t.call('POST', '/api/privacy/erase', { ...admin, body: { who: EMAIL, confirm: EMAIL } });

/** An admin who is told of nothing by mail, so that all mails are to visitors. */
async function withAdmin() {
  const t = await startApp();
  return { t, admin: await t.logIn('admin', { emailVerifiedAt: null }) };
}

/** Erases her at the moment at which a mail has been composed, and its letter is about to be written. */
async function eraseWhileInHand(t: StartedApp, admin: Login) {
  const { mkdir } = fs;
  const inHand = vi.spyOn(fs, 'mkdir').mockImplementationOnce(async (...given) => {
    expect(given[0]).toBe(folderOf(t));
    expect((await erase(t, admin)).statusCode).toBe(200);
    return mkdir(...given);
  });
  await t.mailer.flush();
  expect(inHand).toHaveBeenCalled();
  inHand.mockRestore();
}

test('attack 41: a mail that is in hand while its person is erased leaves no letter', async () => {
  const { t, admin } = await withAdmin();
  await bookDemo(t, { ...asha, ...nadia });
  await eraseWhileInHand(t, admin);
  expect(
    await t.db.selectFrom('outbox').select('recipient').where('recipient', '=', EMAIL).execute(),
  ).toEqual([]);
  for (const name of await lettersOf(t))
    expect(await fs.readFile(path.join(folderOf(t), name), 'utf8')).not.toContain(EMAIL);
});

test('attack 41: nor does one to somebody else that names them', async () => {
  const { t, admin } = await withAdmin();
  await bookDemo(t, { ...vikram, city: `ask ${EMAIL}` });
  await eraseWhileInHand(t, admin);
  for (const name of await lettersOf(t))
    expect(await fs.readFile(path.join(folderOf(t), name), 'utf8')).not.toContain(EMAIL);
});

test('attack 41: a letter that one erasure throws away while another rewrites it stays away', async () => {
  const { t, admin } = await withAdmin();
  await bookDemo(t, { ...vikram, city: `ask ${EMAIL}` });
  await t.mailer.flush();
  const names = await lettersOf(t);
  expect(names).not.toEqual([]);
  const { rewrite } = t.mailer;
  vi.spyOn(t.mailer, 'rewrite').mockImplementationOnce(async ({ inText, inHtml }) => {
    await t.db.deleteFrom('outbox').execute();
    await rewrite({
      inHtml,
      inText(text) {
        for (const name of names) rmSync(path.join(folderOf(t), name), { force: true });
        return inText(text);
      },
    });
    expect(await lettersOf(t)).not.toEqual([]);
  });
  expect((await erase(t, admin)).statusCode).toBe(200);
  expect(await lettersOf(t)).toEqual([]);
});

test.each(['', '{"subject":"Your dem', 'null', '{"subject":1}'])(
  'attack 41: a letter that cannot be read stops no erasure, and is thrown away: %j',
  async (content) => {
    const { t, admin } = await withAdmin();
    await bookDemo(t, vikram);
    await t.mailer.flush();
    const [{ _id } = { _id: '' }] = await t.db.selectFrom('outbox').select('_id').execute();
    await fs.writeFile(path.join(folderOf(t), `${_id}.json`), content);
    expect((await t.call('GET', `/api/outbox/${_id}/letter`, admin)).statusCode).toBe(404);
    await bookDemo(t, { ...asha, ...nadia });
    const answer = await erase(t, admin);
    expect(answer.json()).toMatchObject({ message: 'Erased', erased: { records: 3 } });
    expect((await lettersOf(t)).filter((name) => name.startsWith(_id))).toEqual([]);
    expect(await t.db.selectFrom('outbox').select('_id').where('_id', '=', _id).execute()).toHaveLength(1);
  },
);

test('an erasure that breaks off is noted all the same', async () => {
  const { t, admin } = await withAdmin();
  await bookDemo(t, { ...asha, ...nadia });
  vi.spyOn(t.mailer, 'rewrite').mockRejectedValueOnce(new Error('the disk is gone'));
  expect((await erase(t, admin)).statusCode).toBe(500);
  expect(await t.db.selectFrom('privacyActions').select(['action', 'counts']).execute()).toMatchObject([
    { action: 'erased', counts: { records: 3 } },
  ]);
});
