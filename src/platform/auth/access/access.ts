import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { AppError } from '~/lib/errors';
import { UNATTENDED } from '~/lib/presence';
import { fromNow, MINUTE } from '~/lib/time';
import { opensAccounts, type Permission, type Reach, reach } from '~/model/permissions';
import type { Database } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import { callLimits, publicReadLimit } from '~/platform/limits/call-limits';
import { refuseIfWaiting } from '~/platform/limits/refusals';
import { lacksSecondFactor } from '../second-factor/second-factor-rule';
import { bindingCookie } from '../sessions/cookie';
import { findSession, openAmong, type Session, sessionEnded } from '../sessions/sessions';

/**
 * `others`: unless it is only about one's own records. `depends`: on what is changed, and its handler asks. `never` is
 * for what lets nobody in and hands nothing out.
 */
type Confirm = 'always' | 'others' | 'depends' | 'never';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route. A route without it does not start. */
    access?: 'public' | Permission;
    /** Anybody may ask, and the database answers: bounded for each network, and for each account of the staff. */
    publicRead?: boolean;
    /** Whether who calls must have proved a moment ago who they are. A route that could let somebody in says so. */
    confirm?: Confirm;
    /** What is said when a field was left empty, where the form has its own words for it. */
    emptyFieldsMessage?: string;
    /** The type of an answer that is not JSON. */
    produces?: string;
    /** What a multipart form holds: for the description of the API, since its body is read by hand. */
    multipart?: {
      body: z.ZodObject;
      file: string /** Then the rest may come as JSON, too. */;
      optional?: boolean;
      /** What kind of file, where it is no picture or CV. */
      type?: string;
    };
  }
  interface FastifyRequest {
    session: Session | undefined;
    /** The id of whose call it is, for the log. Of a login: of whose account. */
    caller: string | undefined;
    reach: Reach;
  }
}

/** Every route states who may call it; the default is no one. */
export function guardRoutes(app: FastifyInstance, { db, config }: Pick<Services, 'db' | 'config'>) {
  app.decorateRequest('session', undefined);
  app.decorateRequest('caller', undefined);
  app.decorateRequest('reach', 'none');

  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const silent = routes
      .filter((route) => !route.config?.access)
      .map((route) => `${route.method} ${route.url}`);
    if (silent.length > 0) throw new Error(`These routes do not say who may call them: ${silent.join(', ')}`);
    const vague = routes
      .filter((route) => mustSayConfirm(route) && !route.config?.confirm)
      .map((route) => `${route.method} ${route.url}`);
    if (vague.length > 0)
      throw new Error(`These routes do not say whether they ask who it is: ${vague.join(', ')}`);
  });

  const waitOf = callLimits();
  const waitOfVisitors = publicReadLimit();
  app.addHook('onRequest', async (request) => {
    const { access, publicRead } = request.routeOptions.config;
    if (publicRead) {
      // The staff have the bound of their account: whoever reads beside them in their network must not use up theirs.
      const staff = await sessionThatMay(request, { db, config }, 'insights:read');
      refuseIfWaiting(staff ? waitOf(staff.user, request.ip) : waitOfVisitors(request.ip));
    }
    if (access === 'public') return;
    if (!access) throw new AppError(404, 'not_found', 'There is nothing at this address.');
    request.session = await sessionOf(request, db);
    request.caller = request.session.user._id;
    refuseIfWaiting(waitOf(request.session.user, request.ip));
    if (lacksSecondFactor(config, request.session.user) && !isAboutOneself(access)) {
      const words = 'Your account needs a second factor first. Set it up under My account.';
      throw new AppError(403, 'second_factor_needed', words);
    }
    request.reach = reach(request.session.user.role, access);
    if (request.reach === 'none') throw new AppError(403, 'forbidden', 'You are not allowed to do this.');
    const { confirm } = request.routeOptions.config;
    if (confirm === 'always' || (confirm === 'others' && request.reach === 'all')) requireConfirmed(request);
  });
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') done();
    else requireStillOpen(request, db).then(() => done(), done);
  });
}

/**
 * When all of a call has arrived. Who calls is asked when its headers are there, and the rest can be held back for a minute: who is
 * blocked, demoted or logged out meanwhile does nothing more by it.
 */
export async function requireStillOpen(request: FastifyRequest, db: Database) {
  if (!(await isStillOpen(request, db))) throw sessionEnded();
}

export const isStillOpen = async ({ session }: FastifyRequest, db: Database) =>
  session === undefined || (await openAmong(db, [session._id])).has(session._id);

/** What changes accounts, hands out a file, or belongs to letters and to what is held on people. */
function mustSayConfirm({ method, config }: RouteOptions) {
  const access = config?.access;
  if (!access || access === 'public') return false;
  const reads = [method].flat().every((one) => one === 'GET' || one === 'HEAD');
  const [area = ''] = access.split(':');
  if (config.produces || area === 'outbox' || area === 'privacy') return true;
  return !reads && (opensAccounts(area) || access === 'account:edit');
}

/** What is left to who has yet to set up a second factor, so that they can. */
const isAboutOneself = (access: Permission) => access === 'account:read' || access === 'account:edit';

const bearerOf = (request: FastifyRequest) =>
  /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];

async function sessionOf(request: FastifyRequest, db: Database): Promise<Session> {
  if (!bearerOf(request))
    throw new AppError(401, 'unauthenticated', 'Authentication token not found. Please log in.');
  const session = await sessionIfAny(request, db);
  if (!session) throw sessionEnded();
  return session;
}

/** For a public route that some call as more than a visitor. */
export async function sessionIfAny(request: FastifyRequest, db: Database) {
  const token = bearerOf(request);
  const how = UNATTENDED.toLowerCase() in request.headers ? 'watch' : 'use';
  return token ? findSession(db, token, bindingCookie.read(request), how) : undefined;
}

/** The same, if that session may do this with every record. */
export async function sessionThatMay(
  request: FastifyRequest,
  { db, config }: Pick<Services, 'db' | 'config'>,
  permission: Permission,
) {
  const session = await sessionIfAny(request, db);
  if (!session || lacksSecondFactor(config, session.user)) return undefined;
  return reach(session.user.role, permission) === 'all' ? session : undefined;
}

const CONFIRMED_FOR_MS = 15 * MINUTE;

/** Before what would let somebody at an open desk keep the account: who it is was proved a moment ago, or is asked. */
export function requireConfirmed(request: FastifyRequest) {
  const { confirmedAt } = signedIn(request);
  if (confirmedAt && confirmedAt > fromNow(-CONFIRMED_FOR_MS)) return;
  throw new AppError(403, 'confirm_needed', 'Please type your password again to go on.');
}

/** The session of a route that is not public. */
export function signedIn(request: FastifyRequest): Session {
  if (!request.session) throw new Error('This route is public and has no session');
  return request.session;
}
