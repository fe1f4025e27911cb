// On SQLite alone: a path is read before the database is asked.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { data } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '~/app/build-app';
import { ask, tinyBuild } from '~/platform/pages/test-kit';
import { application } from '~/testing/application';
import { startApp } from '~/testing/start-app';

test('attack 13: a path written in another way gets no more than the plain one, with the pages of the site around it', async () => {
  const t = await startApp();
  const { config, db, mailer, files } = t;
  const clientDir = await mkdtemp(path.join(tmpdir(), 'peepalworks-client-'));
  const nowhere = { default: () => null, loader: () => data(null, { status: 404 }) };
  const build = tinyBuild({ '*': nowhere }, (_data, status) => new Response('a page', { status }));
  const pages = { loadBuild: async () => build, clientDir, publicUrl: 'https://site.example' };
  const app = await buildApp({ config, db, mailer, files, pages, quiet: true, busiestMs: 60_000 });
  onTestFinished(async () => {
    await app.close();
    await rm(clientDir, { recursive: true });
  });
  await t.call('POST', '/api/career', { body: application() });
  const [{ resume = '' } = {}] = await db.selectFrom('careers').select('resume').execute();
  const admin = await t.logIn('admin', { email: 'marked@test.example' });
  const bent = (plain: string) => {
    const rest = plain.slice('/api/'.length);
    return [
      `/api%2F${rest}`,
      `/api%2f${rest}`,
      `%2Fapi/${rest}`,
      `//api/${rest}`,
      `/api//${rest}`,
      plain.toUpperCase(),
      plain.replace('/api', '/Api'),
      `${plain}/`,
      `${plain}//`,
      `${plain}%2F`,
      `${plain}/.`,
      `${plain}/x/..`,
      `/api/./${rest}`,
      `/api/x/../${rest}`,
      `/x/../api/${rest}`,
      `/home/../api/${rest}`,
      `/api/%2e%2e/api/${rest}`,
      `/api/..%2fapi/${rest}`,
      `/api%5c${rest}`,
      `/api\\${rest}`,
      `/%61pi/${rest}`,
      `/%2561pi/${rest}`,
      `/api/%25${rest}`,
      `${plain}%00`,
      `${plain}%00.css`,
      `${plain};.css`,
      `${plain}.css`,
      `${plain}?`,
      `${plain}#x`,
      `http://127.0.0.1${plain}`,
      `http://evil.example${plain}`,
      `/files/public/..%2f..%2fapi%2f${rest}`,
      `/assets/../api/${rest}`,
    ];
  };
  const marks = /marked@test\.example|%PDF-1\.4|ravi@rao\.example/;
  for (const plain of ['/api/user/all-users', '/api/career', resume, '/api/records/user/export.csv']) {
    expect([plain, (await ask(app, plain)).status]).toEqual([plain, 401]);
    const open = await ask(app, plain, admin.headers);
    expect([plain, open.status, marks.test(String(open.body))]).toEqual([plain, 200, true]);
    for (const other of bent(plain)) {
      const asVisitor = await ask(app, other);
      expect([other, [400, 401, 404].includes(asVisitor.status ?? 0)]).toEqual([other, true]);
      expect(String(asVisitor.body)).not.toMatch(marks);
      const asAdmin = await ask(app, other, admin.headers);
      const same = asAdmin.status === 200 && asVisitor.status === 401;
      expect([other, same || [400, 404].includes(asAdmin.status ?? 0)]).toEqual([other, true]);
    }
  }
});
