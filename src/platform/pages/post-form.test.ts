import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { callApiContext } from '~/lib/page-context';
import { application, ravi } from '~/testing/application';
import { cvOf } from '~/testing/visitors';
import { postToApi } from './post-form.server';

afterEach(() => {
  vi.useRealTimers();
});

/** Under which key the API is asked to take what was posted to a page. */
async function keyOf(body: FormData | URLSearchParams) {
  const keys: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(callApiContext, async ({ headers }) => {
    keys.push(headers?.['idempotency-key']);
    return { status: 200, body: {} };
  });
  const request = new Request('http://localhost/', { method: 'POST', body });
  await postToApi(request, context, '/api/career');
  expect(keys).toEqual([expect.stringMatching(/^\w{64}$/)]);
  return keys[0];
}

test('attack 38: what is posted again has the same key, also when a day has ended in between', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-03-01T23:59:59.900Z');
  const [form, upload] = [await keyOf(new URLSearchParams(ravi)), await keyOf(application())];
  vi.setSystemTime('2026-03-02T00:00:00.100Z');
  expect([await keyOf(new URLSearchParams(ravi)), await keyOf(application())]).toEqual([form, upload]);
});

test('attack 38: what says something else has another key, be it the content of a file alone', async () => {
  const keys = [
    await keyOf(new URLSearchParams(ravi)),
    await keyOf(new URLSearchParams({ ...ravi, name: 'Ravi' })),
    await keyOf(application(ravi, cvOf(1))),
    await keyOf(application(ravi, cvOf(2))),
    await keyOf(application(ravi, cvOf(1), 'other.pdf')),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('where somebody came from is the address at which they read the form, and no part of the key', async () => {
  const sent: { key: unknown; source: unknown }[] = [];
  const context = new RouterContextProvider();
  context.set(callApiContext, async ({ headers, body }) => {
    const source = body instanceof FormData ? JSON.parse(String(body.get('source'))) : Object(body).source;
    sent.push({ key: headers?.['idempotency-key'], source });
    return { status: 200, body: {} };
  });
  const post = (body: FormData | URLSearchParams, referer: string) =>
    postToApi(
      new Request('http://localhost/', { method: 'POST', body, headers: { referer } }),
      context,
      '/api/career',
    );
  const hidden = { ...ravi, 'source.page': '/career' };
  for (const body of [new URLSearchParams(hidden), application(hidden)])
    await post(body, 'http://localhost/career?utm_source=justdial');
  await post(new URLSearchParams(hidden), 'http://localhost/career');
  const landing = 'http://localhost/career?utm_source=justdial';
  expect(sent.map(({ source }) => source)).toEqual([
    { page: '/career', landing },
    { page: '/career', landing },
    { page: '/career', landing: 'http://localhost/career' },
  ]);
  expect(sent[2]?.key).toBe(sent[0]?.key);
  // A page that does not ask for it sends none.
  await post(new URLSearchParams(ravi), landing);
  expect(sent[3]?.source).toBeUndefined();
});
