// On SQLite alone: who may call is decided before the database is asked for anything but the session.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { buildApp } from '~/app/build-app';
import { type Permission, type Role, reach, roles } from '~/model/permissions';
import { tinyBuild } from '~/platform/pages/test-kit';
import { declaredAccess } from '~/testing/access/declared-access';
import { knownRoutes } from '~/testing/access/known-routes';
import { listening } from '~/testing/listening';
import { type StartedApp, startApp, startNewApp } from '~/testing/start-app';
import { guardRoutes } from './access';

const isPermission = (access: string): access is Permission => access.includes(':');
/** An admin may do all that the table names. */
const isInTable = (access: string) => isPermission(access) && reach('admin', access) === 'all';

const operation = z.object({
  'x-access': z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
});
const document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ securitySchemes: z.object({ bearer: z.object({ type: z.literal('http') }) }) }),
});

async function startWithRoutes() {
  let started: StartedApp | undefined;
  const routes = await knownRoutes(async () => {
    started = await startNewApp();
    return started.app;
  });
  if (!started) throw new Error('the app did not start');
  // What answers that there is nothing here.
  const known = routes.filter(({ url }) => url !== '/api' && url !== '/api/*');
  const calls = known.map(({ method, url, access }) => {
    const declared = declaredAccess.get(`${method === 'HEAD' ? 'GET' : method} ${url}`) ?? 'undeclared';
    return { method, url: url.replace(/:\w+/g, '0198f3d2-0000-7000-8000-000000000000'), access, declared };
  });
  return { t: started, routes: known, calls };
}

/** The verdict stands in the first line of the answer; an answer that streams on and on is left there. */
async function statusOf(t: StartedApp, method: string, url: string, headers: Record<string, string>) {
  const { url: site } = await listening(t.app);
  const json = { 'content-type': 'application/json' };
  const body = method === 'POST' || method === 'PUT' ? { body: '{}', headers: { ...json, ...headers } } : {};
  const answer = await fetch(site + url, { method, headers, ...body });
  await answer.body?.cancel();
  return answer.status;
}

describe('every route', () => {
  test('attack 10: has the permission that was written down for it, also a hidden one and its HEAD', async () => {
    const { routes } = await startWithRoutes();
    const twins = routes.filter(({ method }) => method === 'HEAD');
    expect(twins.length).toBeGreaterThan(30);
    for (const { url, access } of twins)
      expect([url, access]).toEqual([url, declaredAccess.get(`GET ${url}`)]);
    const others = routes
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, url, access }) => [`${method} ${url}`, access] as const);
    expect(new Map(others.sort())).toEqual(new Map([...declaredAccess].sort()));
  });

  test('attack 10: of the site itself is open to read, and takes posts', async () => {
    const { config, db, mailer, files } = await startApp();
    const clientDir = await mkdtemp(path.join(tmpdir(), 'peepalworks-client-'));
    const build = tinyBuild({}, () => new Response('page'));
    const pages = { loadBuild: async () => build, clientDir, publicUrl: 'https://site.example' };
    const routes = await knownRoutes(async () => {
      const app = await buildApp({ config, db, mailer, files, pages, quiet: true });
      onTestFinished(async () => {
        await app.close();
        await rm(clientDir, { recursive: true });
      });
      return app;
    });
    const ofSite = routes.filter(
      ({ method, url }) => !url.startsWith('/api') && !declaredAccess.has(`${method} ${url}`),
    );
    // A preview is the same pages, opened by what is in its address; none of them takes a post.
    const previews = ['GET', 'HEAD', 'POST'].flatMap((method) =>
      ['/preview/:token', '/preview/:token/*'].map((url) => `${method} ${url} public`),
    );
    expect(ofSite.map(({ method, url, access }) => `${method} ${url} ${access}`).sort()).toEqual(
      [
        'GET * public',
        // As the words that are published, which pages have in memory.
        'GET /files/cards/:page/:name public',
        'HEAD /files/cards/:page/:name public',
        'HEAD /files/openings/:slug/:name public',
        'HEAD * public',
        'POST * public',
        'POST /application/:token public',
        'POST /career public',
        'POST /career/:slug public',
        ...previews,
      ].sort(),
    );
  });

  test('asks for a bearer unless it is public', async () => {
    const t = await startApp();
    const described = document.parse((await t.call('GET', '/api/openapi.json')).json());
    const operations = Object.entries(described.paths).flatMap(([url, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${url}`, ...operation })),
    );
    expect(operations.length).toBeGreaterThan(80);
    for (const { name, security, 'x-access': access } of operations) {
      expect([name, access === 'public' || isInTable(access)]).toEqual([name, true]);
      expect([name, security]).toEqual([name, access === 'public' ? [] : [{ bearer: [] }]]);
    }
  });

  test('attack 10: that is not public answers 401 without a session, and to a blocked user', async () => {
    const { t, calls } = await startWithRoutes();
    const blocked = await t.logIn('admin');
    await t.db.updateTable('users').set({ isBlocked: true }).execute();
    for (const { method, url, declared } of calls) {
      if (declared === 'public') continue;
      for (const headers of [{}, blocked.headers]) {
        expect([method, url, await statusOf(t, method, url, headers)]).toEqual([method, url, 401]);
      }
    }
  });

  test.each(roles)('attack 10: lets in %s exactly where the table says so', async (role: Role) => {
    const { t, calls } = await startWithRoutes();
    const { _id } = await t.addUser(role);
    for (const { method, url, declared } of calls) {
      if (!isPermission(declared) || method === 'HEAD') continue;
      // Each call has a session of its own: some of them end it.
      const { headers } = await t.logIn(role);
      const status = await statusOf(t, method, url, headers);
      const letIn = status !== 403 && status !== 401;
      expect([method, url, letIn]).toEqual([method, url, reach(role, declared) !== 'none']);
      expect(status).toBeLessThan(500);
    }
    expect(await t.db.selectFrom('users').select('role').where('_id', '=', _id).execute()).toEqual([
      { role },
    ]);
  });
});

test('attack 10: a route that does not say who may call it keeps the server from starting', async () => {
  const t = await startApp();
  const app = Fastify();
  guardRoutes(app, t);
  app.get('/forgotten', async () => 'secret');
  await expect(app.ready()).rejects.toThrow(/GET \/forgotten/);
});

test('attack 10: the permission table says what was settled', () => {
  const reachOf = (permission: Permission) => roles.map((role) => `${role} ${reach(role, permission)}`);
  const only = (...allowed: string[]) =>
    roles.map((role) => allowed.find((one) => one.startsWith(role)) ?? `${role} none`);
  const clients = ['user own', 'refferal own', 'business own', 'corporate own'];
  expect(reachOf('submissions:read')).toEqual(only('admin all', 'employee all', ...clients));
  expect(reachOf('submissions:edit')).toEqual(only('admin all', 'employee all'));
  expect(reachOf('submissions:delete')).toEqual(only('admin all'));
  expect(reachOf('users:read')).toEqual(only('admin all'));
  expect(reachOf('users:edit')).toEqual(only('admin all'));
  expect(reachOf('employees:read')).toEqual(only('admin all', 'employee all'));
  expect(reachOf('employees:edit')).toEqual(only('admin all'));
  expect(reachOf('files:read')).toEqual(only('admin all', 'employee all'));
});
