import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fromNow, HOUR, MINUTE, SECOND } from '~/lib/time';
import { forgot, resetLink } from '~/testing/credentials/recovery';
import { mailsOf, mailTo, tokenIn } from '~/testing/mails';
import { startApp } from '~/testing/start-app';

describe('a forgotten password', () => {
  test('attack 3: known and unknown addresses get the same answer', async () => {
    const t = await startApp();
    const { email } = await t.addUser('user');
    const answers = [
      await forgot(t, email, { from: '203.0.113.1' }),
      await forgot(t, 'no@one.example', { from: '203.0.113.2' }),
    ];
    const [known, unknown] = answers.map(({ statusCode, body, headers }) => {
      return { statusCode, body, headers: { ...headers, date: '', 'x-request-id': '' } };
    });
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({
      statusCode: 200,
      body: '{"message":"Password reset email sent successfully"}',
    });
  });

  test('attack 3: known and unknown addresses take the same steps, and so the same time', async () => {
    const t = await startApp();
    const { email } = await t.addUser('user');
    const questions = vi.spyOn(t.db.getExecutor(), 'executeQuery');
    onTestFinished(() => questions.mockRestore());
    const stepsFor = async (address: string, from: string) => {
      questions.mockClear();
      expect((await forgot(t, address, { from })).statusCode).toBe(200);
      // What wakes those who listen comes after the answer, and may come after the next question.
      return questions.mock.calls.map(([{ sql }]) => sql).filter((step) => !step.includes('pg_notify'));
    };
    const steps = await stepsFor(email, '203.0.113.1');
    expect(steps.filter((step) => step.startsWith('insert into "outbox"'))).toHaveLength(1);
    expect(await stepsFor('no@one.example', '203.0.113.2')).toEqual(steps);
  });

  test('mails a link to the owner, and nothing to a stranger or a blocked user', async () => {
    const t = await startApp();
    const owner = await t.addUser('user', { name: 'Asha' });
    const blocked = await t.addUser('user', { isBlocked: true });
    for (const email of ['no@one.example', blocked.email, owner.email]) await forgot(t, email);
    const mails = await mailsOf(t);
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([owner.email]);
    expect(mails[0]).toMatchObject({ subject: 'Reset your PeepalWorks password' });
    expect(mails[0]?.text).toMatch(/Hello Asha,[\s\S]+http:\/\/localhost:3000\/reset-password\/[\w-]{43}\s/);
    expect(mails[0]?.html).toContain(`/reset-password/${mails[0] && tokenIn(mails[0])}`);
  });

  test.each([{}, { TRUST_PROXY: '1' }])(
    'attack 7: links to PUBLIC_URL whatever the request says: %j',
    async (env) => {
      const t = await startApp({ PUBLIC_URL: 'https://www.peepalworks.example', ...env });
      const { email } = await t.addUser('user');
      const forged = {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        forwarded: 'host=evil.example',
      };
      await forgot(t, email, {
        headers: { host: 'evil.example', origin: 'https://evil.example', ...forged },
      });
      const { text, html } = await mailTo(t, email);
      expect(text).toContain('https://www.peepalworks.example/reset-password/');
      expect(`${text}${html}`).not.toContain('evil');
    },
  );

  test('attack 30: three mails an hour go to one address, and the answer stays the same', async () => {
    const t = await startApp();
    const { email } = await t.addUser('user');
    const other = await t.addUser('user');
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push((await forgot(t, n % 2 ? email.toUpperCase() : email)).body);
    expect(new Set(answers).size).toBe(1);
    await forgot(t, other.email);
    expect(await mailsOf(t)).toHaveLength(4);
    const { blockedUntil } = await t.db
      .selectFrom('limits')
      .select('blockedUntil')
      .orderBy('blockedUntil', 'desc')
      .executeTakeFirstOrThrow();
    expect(Date.parse(blockedUntil) - Date.now()).toBeGreaterThan(HOUR - MINUTE);
    await t.db
      .updateTable('limits')
      .set({ blockedUntil: fromNow(-SECOND), expiresAt: fromNow(-SECOND) })
      .execute();
    for (let n = 0; n < 6; n++) await forgot(t, email);
    expect(await mailsOf(t)).toHaveLength(7);
  });

  test('attack 5: leaves no link in the database that works', async () => {
    const t = await startApp();
    const { user, token } = await resetLink(t);
    const tables = await t.db.introspection.getTables();
    const rows = await Promise.all(
      tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(t.db)),
    );
    const everything = JSON.stringify(rows.map((result) => result.rows));
    expect(everything).toContain(user.email);
    expect(everything).not.toContain(token);
  });
});
