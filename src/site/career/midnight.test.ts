import type { LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '~/app/build-app';
import { today } from '~/features/opening/opening-form';
import { dayAfter, startOfDay } from '~/lib/time';
import { ask, tinyBuild } from '~/platform/pages/test-kit';
import { unpacked } from '~/testing/counted-pages';
import { addOpening } from '~/testing/factories';
import { startApp } from '~/testing/start-app';
import { startClock, stopClock } from '~/testing/timing/stopped-clock';
import { loader as sitemap } from '../head/sitemap';
import { readOpening } from './opening-loader.server';

beforeEach(stopClock);
afterEach(startClock);

test('at midnight in India one closes and another opens, although pages are cached and nobody changes anything', async () => {
  const t = await startApp();
  const tomorrow = dayAfter(today(), 1);
  await addOpening(t, { title: 'The last day', slug: 'last-day', closesOn: today() });
  await addOpening(t, { title: 'The first day', slug: 'first-day', opensOn: tomorrow });
  let drawn = 0;
  const page = (draw: (args: LoaderFunctionArgs) => unknown) => ({
    default: () => null,
    loader(args: LoaderFunctionArgs) {
      drawn++;
      return draw(args);
    },
  });
  const build = tinyBuild(
    {
      '/career/:slug': page(({ request, context, params: { slug = '' } }) =>
        readOpening({ request, context, params: { slug } }),
      ),
      '/sitemap.xml': page(async (args) => {
        const map = await sitemap({ ...args, params: {}, url: new URL(args.request.url) });
        return map.text();
      }),
    },
    (data, status) =>
      new Response(JSON.stringify(data), { status, headers: { 'Content-Type': 'text/plain' } }),
  );
  const pages = { loadBuild: async () => build, clientDir: 'public', publicUrl: 'https://site.example' };
  const { config, db, files, mailer } = t;
  const app = await buildApp({ config, db, files, mailer, pages, quiet: true, busiestMs: 600_000 });
  onTestFinished(() => app.close());
  const read = async (path: string) => {
    const answer = await ask(app, path);
    return { status: answer.status, text: unpacked(answer) };
  };
  const map = async () => (await read('/sitemap.xml')).text.match(/(?<=\/career\/)[a-z-]+/g);

  vi.setSystemTime(Date.parse(startOfDay(tomorrow)) - 1);
  expect((await read('/career/last-day')).text).toContain('"asks":{');
  expect((await read('/career/first-day')).status).toBe(404);
  expect(await map()).toEqual(['last-day']);
  const soFar = drawn;
  await read('/career/last-day');
  await map();
  expect(drawn).toBe(soFar);

  vi.setSystemTime(Date.parse(startOfDay(tomorrow)));
  expect((await read('/career/last-day')).text).toContain('"asks":null');
  expect((await read('/career/first-day')).text).toContain('"asks":{');
  expect(await map()).toEqual(['first-day']);
});
