import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Permission, type Role, reach, roles } from '~/resources/permissions';
import { type StartedApp, startApp } from '~/testing/start-app';
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

/** Every operation that the API has, with an id that does not exist in its path. */
async function operationsOf({ call }: StartedApp) {
  const { paths } = document.parse((await call('GET', '/api/openapi.json')).json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, { 'x-access': access, security }]) => ({
      method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).parse(name.toUpperCase()),
      path,
      url: path.replace(/\{\w+\}/g, '0198f3d2-0000-7000-8000-000000000000'),
      access,
      security,
    })),
  );
}

/** The verdict stands in the first line of the answer; an answer that streams on and on is left there. */
async function statusOf(t: StartedApp, method: string, url: string, headers: Record<string, string>) {
  if (!t.app.server.listening) await t.app.listen({ host: '127.0.0.1', port: 0 });
  const address = t.app.server.address();
  if (!address || typeof address === 'string') throw new Error('the app has no port');
  const json = { 'content-type': 'application/json' };
  const body =
    method === 'GET' || method === 'DELETE' ? {} : { body: '{}', headers: { ...json, ...headers } };
  const answer = await fetch(`http://127.0.0.1:${address.port}${url}`, { method, headers, ...body });
  await answer.body?.cancel();
  return answer.status;
}

describe('every operation', () => {
  test('states who may call it, and asks for a bearer unless it is public', async () => {
    const operations = await operationsOf(await startApp());
    expect(operations.length).toBeGreaterThan(15);
    for (const { path, access, security } of operations) {
      expect([path, access === 'public' || isInTable(access)]).toEqual([path, true]);
      expect([path, security]).toEqual([path, access === 'public' ? undefined : [{ bearer: [] }]]);
    }
  });

  test('that is public is one of these', async () => {
    const operations = await operationsOf(await startApp());
    const open = operations
      .filter(({ access }) => access === 'public')
      .map(({ method, path }) => `${method} ${path}`);
    expect(open.sort()).toEqual([
      'GET /api/health',
      'GET /api/iot/prodcuts/all',
      'GET /api/ready',
      'GET /api/records/iot-product/{id}',
      'GET /files/public/{name}',
      'POST /api/career',
      'POST /api/contact/fillcontact',
      'POST /api/iot/quote/iot/quote/products',
      'POST /api/quotes',
      'POST /api/user/admin-login',
      'POST /api/user/forgot-password-token',
      'POST /api/user/register',
      'PUT /api/user/reset-password/{token}',
      'PUT /api/user/verify-email/{token}',
    ]);
  });

  test('that is not public answers 401 without a session, and to a blocked user', async () => {
    const t = await startApp();
    const blocked = await t.logIn('admin');
    await t.db.updateTable('users').set({ isBlocked: true }).execute();
    for (const { method, path, url, access } of await operationsOf(t)) {
      if (access === 'public') continue;
      for (const headers of [{}, blocked.headers]) {
        expect([method, path, await statusOf(t, method, url, headers)]).toEqual([method, path, 401]);
      }
    }
  });

  test.each(roles)('lets in %s exactly where the table says so', async (role: Role) => {
    const t = await startApp();
    const { _id } = await t.addUser(role);
    for (const { method, path, url, access } of await operationsOf(t)) {
      if (!isPermission(access)) continue;
      // Each call has a session of its own: some of them end it.
      const { headers } = await t.logIn(role);
      const status = await statusOf(t, method, url, headers);
      const letIn = status !== 403 && status !== 401;
      expect([method, path, letIn]).toEqual([method, path, reach(role, access) !== 'none']);
      expect(status).toBeLessThan(500);
    }
    expect(await t.db.selectFrom('users').select('role').where('_id', '=', _id).execute()).toEqual([
      { role },
    ]);
  });
});

test('a route that does not say who may call it keeps the server from starting', async () => {
  const t = await startApp();
  const app = Fastify();
  guardRoutes(app, t.db);
  app.get('/forgotten', async () => 'secret');
  await expect(app.ready()).rejects.toThrow(/GET \/forgotten/);
});

test('the permission table says what was settled', () => {
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
