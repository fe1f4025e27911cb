import { Readable } from 'node:stream';
import Fastify, { type InjectOptions } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { site } from '~/features/content/types/site/site';
import { answerErrors } from '~/platform/http/errors';
import { servePages } from './pages';
import { tinyBuild } from './test-kit';

const FORM = 'application/x-www-form-urlencoded';
const refused = [400, expect.stringContaining('<p>The request could not be understood.</p>')];

/** One page at every address that says which it is, and what was posted to it. */
const build = tinyBuild(
  {
    '*': {
      loader: ({ request }) => new URL(request.url).pathname,
      action: async ({ request }) => Object.fromEntries(await request.formData()),
      default: () => null,
    },
  },
  (data, status) => Response.json(data, { status }),
);

async function ask(options: InjectOptions) {
  const app = Fastify({ bodyLimit: 4000 });
  onTestFinished(() => app.close());
  answerErrors(app);
  await servePages(app, {
    loadBuild: async () => build,
    clientDir: undefined,
    uploads: {},
    headers: {},
    log: undefined,
    views: { prefix: '/preview', open: async () => undefined },
    publicUrl: 'http://site.example',
    look: async () => new Map(),
    isClosing: () => false,
    provide() {},
    inMemory: () => new Map(),
    shownFirm: () => site.seed,
  });
  const { statusCode, body } = await app.inject(options);
  return [statusCode, body];
}

const post = (payload: InjectOptions['payload'], type: string = FORM) =>
  ask({ method: 'POST', url: '/', headers: { 'content-type': type }, ...(payload ? { payload } : {}) });

test('a page gets the form that was posted to it', async () => {
  expect(await post('name=Asha')).toEqual([200, '{"name":"Asha"}']);
});

test('a form is read up to the limit of every body, whether it says its length or not', async () => {
  const long = `name=${'x'.repeat(5000)}`;
  const tooLarge = [413, expect.stringContaining('What was sent is too large.')];
  expect(await post(long)).toEqual(tooLarge);
  expect(await post(Readable.from([long]))).toEqual(tooLarge);
});

test('what cannot be read as a form is its sender’s fault, and nothing is an empty form', async () => {
  for (const [payload, type] of [
    ['name=Asha', 'text/plain'],
    ['{}', 'application/json'],
    ['--a', 'multipart/form-data; boundary=a'],
    ['x', 'multipart/form-data'],
  ] as const) {
    expect(await post(payload, type)).toEqual(refused);
  }
  expect(await post('')).toEqual([200, '{}']);
  expect(await ask({ method: 'POST', url: '/' })).toEqual([200, '{}']);
});

test('an address begins with its path, whatever it looks like; a host that is none is refused', async () => {
  for (const url of ['//', '//evil.example/', '/a//b']) expect(await ask({ url })).toEqual([200, `"${url}"`]);
  for (const host of ['a b', 'x/login?', 'a@b', 'a#b']) {
    expect(await ask({ url: '/', headers: { host } })).toEqual(refused);
  }
});

test('a form of thousands of parts is refused before it is taken apart', async () => {
  const part = '--a\r\nContent-Disposition: form-data; name="x"\r\n\r\n\r\n';
  expect(await post(`${part.repeat(15)}--a--`, 'multipart/form-data; boundary=a')).toEqual([200, '{"x":""}']);
  expect(await post('x&'.repeat(60))).toEqual(refused);
  expect(await post(`${'--a\r\n'.repeat(60)}--a--`, 'multipart/form-data; boundary=a')).toEqual(refused);
});

test.each([
  'multipart/form-data; x="boundary=zzz"; boundary=a',
  'multipart/form-data; boundary="\\a"',
  'multipart/form-data; boundary=a; boundary=b',
  'multipart/form-data; boundary="a"',
])(
  'attack 21: a form whose parts would be counted by another mark than they are told by is refused: %s',
  async (type) => {
    const part = '--a\r\nContent-Disposition: form-data; name="x"\r\n\r\n\r\n';
    expect(await post(`${part}--a--`, type)).toEqual(refused);
  },
);

test('attack 21: the parts of a form are counted however its boundary is spelt', async () => {
  const part = '--a\r\nContent-Disposition:form-data;name=x\r\n\r\n\r\n';
  const spelt = (parts: number, type: string) => post(`${part.repeat(parts)}--a--`, type);
  for (const type of ['multipart/form-data; BOUNDARY=a', 'Multipart/Form-Data;boundary=a']) {
    expect(await spelt(30, type)).toEqual([200, '{"x":""}']);
    expect(await spelt(41, type)).toEqual(refused);
  }
});

test('a form comes from the public address, whatever a proxy in between has made of it', async () => {
  const from = (origin: string) =>
    ask({ method: 'POST', url: '/', headers: { 'content-type': FORM, origin }, payload: 'name=Asha' });
  expect(await from('https://site.example')).toEqual([200, '{"name":"Asha"}']);
  expect((await from('https://evil.example'))[0]).toBe(400);
});
