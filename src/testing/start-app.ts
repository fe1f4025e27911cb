import type { FastifyInstance, InjectOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import { borrowApp } from './lent-apps/borrow-app';
import { buildTestApp } from './test-app';

export type StartedApp = Awaited<ReturnType<typeof startApp>>;

interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  /** The address that the call comes from. */
  from?: string;
}

/** A short way to call an app. */
export const caller =
  (app: Pick<FastifyInstance, 'inject'>) =>
  (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, { body, headers, from }: CallOptions = {}) => {
    const request: InjectOptions = {
      method,
      url,
      remoteAddress: from ?? '127.0.0.1',
      headers: headers ?? {},
    };
    return app.inject(body === undefined ? request : { ...request, payload: Object(body) });
  };

/** The app of one test, given back when that test is over. */
export async function startApp(...options: Parameters<typeof borrowApp>) {
  const testApp = await borrowApp(...options);
  onTestFinished(testApp.close);
  return { ...testApp, call: caller(testApp.app) };
}

/** The same of an app that nobody had before: for what happens when it is built, or once in its life. */
export async function startNewApp(...options: Parameters<typeof buildTestApp>) {
  const testApp = await buildTestApp(...options);
  onTestFinished(testApp.close);
  return { ...testApp, call: caller(testApp.app) };
}
