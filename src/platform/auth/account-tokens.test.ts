import { expect, test } from 'vitest';
import { fromNow, MINUTE, now } from '~/lib/time';
import { type StartedApp, startApp } from '~/testing/start-app';
import { issueAccountToken, ownerOfToken, redeemAccountToken } from './account-tokens';

type Purpose = Parameters<typeof ownerOfToken>[2];

const redeem = ({ db }: StartedApp, token: string, purposes: readonly Purpose[] = ['reset', 'invite']) =>
  db.transaction().execute((trx) => redeemAccountToken(trx, token, purposes));

async function withLink(purpose: Purpose = 'reset') {
  const t = await startApp();
  const { _id, email } = await t.addUser('user');
  const link = await issueAccountToken(t.db, { _id, email }, purpose);
  if (!link) throw new Error('there is no link');
  return { t, _id, email, link };
}

/** What closes an account takes its links with it; one that was left behind opens nothing all the same. */
test.each([
  ['blocked', { isBlocked: true }],
  ['in the trash', { deletedAt: now() }],
])(
  'attack 44: no link is made for an account that is %s, and one that it has opens nothing',
  async (_how, values) => {
    const { t, _id, email, link } = await withLink();
    const before = t.db.selectFrom('accountTokens').select('tokenHash').where('userId', '=', _id);
    const had = await before.execute();
    await t.db.updateTable('users').set(values).where('_id', '=', _id).execute();
    expect(await issueAccountToken(t.db, { _id, email }, 'reset')).toBeUndefined();
    expect(await before.execute()).toEqual(had);
    expect(await ownerOfToken(t.db, link, 'reset')).toBeUndefined();
    expect(await redeem(t, link)).toBeUndefined();
  },
);

test('attack 5: a link that has expired opens nothing, and nobody is its owner', async () => {
  const { t, link } = await withLink();
  await t.db
    .updateTable('accountTokens')
    .set({ expiresAt: fromNow(-MINUTE) })
    .execute();
  expect(await ownerOfToken(t.db, link, 'reset')).toBeUndefined();
  expect(await redeem(t, link)).toBeUndefined();
});

test('attack 5: a link opens what it was made for, once', async () => {
  const { t, _id, link } = await withLink('verify');
  expect(await ownerOfToken(t.db, link, 'reset')).toBeUndefined();
  expect(await redeem(t, link)).toBeUndefined();
  expect(await redeem(t, `${link}x`, ['verify'])).toBeUndefined();
  expect(await redeem(t, link, ['verify'])).toMatchObject({ account: { _id }, purpose: 'verify' });
  expect(await redeem(t, link, ['verify'])).toBeUndefined();
});

test('a newer link takes the place of the older one of its kind, and of no other', async () => {
  const { t, _id, email, link } = await withLink();
  const verify = await issueAccountToken(t.db, { _id, email }, 'verify');
  const newer = await issueAccountToken(t.db, { _id, email }, 'reset');
  expect(await redeem(t, link)).toBeUndefined();
  expect(await redeem(t, newer ?? '')).toMatchObject({ purpose: 'reset' });
  expect(await redeem(t, verify ?? '', ['verify'])).toMatchObject({ purpose: 'verify' });
});
