import fastify from 'fastify';
import { expect, test } from 'vitest';
import { site } from '~/features/content/types/site/site';
import { AppError } from '~/lib/errors';
import { sendFaultPage } from './fault-page';

test('whoever has sent something is told the way back to it; whoever asked for a page, that it could not be shown', async () => {
  const app = fastify();
  const busy = new AppError(503, 'unavailable', 'The server is busy.');
  app.route({
    method: ['GET', 'POST'],
    url: '/',
    handler: (_request, reply) => sendFaultPage(reply, busy, site.seed),
  });
  const read = async (method: 'GET' | 'POST') => (await app.inject({ method, url: '/' })).body;
  expect(await read('POST')).toMatch(
    /This was not sent.*The server is busy\..*what you typed is still there/,
  );
  const page = await read('GET');
  expect(page).toMatch(/This page could not be shown.*The server is busy\./);
  expect(page).not.toMatch(/sent|typed/i);
});
