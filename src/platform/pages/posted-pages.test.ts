// On SQLite alone: it is about what comes back to a form; what it writes is tested with its entity.
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { MB } from '~/platform/files/test-kit';
import { application, careers, ravi, storedFiles } from '~/testing/application';
import { asha } from '~/testing/factories';
import { migratedSite, startServer } from '~/testing/servers/server-process';
import { cvOf } from '~/testing/visitors';

/** The page for what was refused before it was taken apart; what the API refuses is told beside its form. */
const UNREAD = /This was not sent.*What was sent is too large\./;
const { requirement: _r, ...contact } = asha;
const { city: _c, ...person } = contact;

/** The forms as a browser without JavaScript posts them to their pages. */
const formsOf = (productId: string) =>
  [
    { page: '/?index', values: asha, table: 'enquiries' },
    { page: '/contact-us', values: contact, table: 'contacts' },
    {
      page: `/Iot-products?quote=x-${productId}`,
      values: { ...person, productName: 'Sentinel' },
      table: 'iotQuotes',
    },
  ] as const;

const tables = ['enquiries', 'contacts', 'iotQuotes', 'careers'] as const;

async function start(whenOver: (end: () => Promise<void>) => void) {
  const site = await migratedSite(whenOver);
  const server = startServer(site.port, site.env, whenOver);
  await server.ready();
  const post = async (page: string, body: URLSearchParams | FormData) => {
    const answer = await fetch(server.url + page, { method: 'POST', body });
    return { status: answer.status, html: await answer.text() };
  };
  const rows = async (table: (typeof tables)[number]) =>
    site.db.selectFrom(table).select('reference').execute();
  const { _id } = await site.db.selectFrom('iotProducts').select('_id').limit(1).executeTakeFirstOrThrow();
  return { ...site, post, rows, forms: formsOf(_id) };
}

/** One server for all of them, which take their turns: to start it takes longer than they do. */
let site: Awaited<ReturnType<typeof start>>;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  site = await start((end) => ends.unshift(end));
});
afterAll(async () => {
  for (const end of ends) await end();
});

/** As nobody had sent anything yet. */
beforeEach(async () => {
  for (const table of [...tables, 'idempotencyKeys'] as const) await site.db.deleteFrom(table).execute();
  for (const file of await storedFiles(site)) await rm(file);
});

const referenceIn = ({ status, html }: { status: number; html: string }) => [
  status,
  /reference number is <strong[^>]*>(PW-[^<]+)</.exec(html)?.[1],
];

test('attack 38: a form posted twice without JavaScript is there once, with one reference', async () => {
  const { post, rows, forms } = site;
  for (const { page, values, table } of forms) {
    const send = (more = {}) => post(page, new URLSearchParams({ ...values, ...more }));
    const answers = [...(await Promise.all([send(), send()])), await send()];
    const [row, ...others] = await rows(table);
    expect(others).toEqual([]);
    expect(answers.map(referenceIn)).toEqual(Array(3).fill([200, row?.reference]));
    // Somebody else, who asks for the same, is heard as well.
    expect((await send({ email: 'sita@rao.example' })).status).toBe(200);
    expect(await rows(table)).toHaveLength(2);
  }
});

test('attack 38: an application posted twice without JavaScript is there once, with one file', async () => {
  const send = (cv = cvOf(1)) => site.post('/career', application(ravi, cv));
  const answers = [...(await Promise.all([send(), send()])), await send()];
  const [row, ...others] = await careers(site);
  expect(others).toEqual([]);
  expect(answers.map(referenceIn)).toEqual(Array(3).fill([200, row?.reference]));
  expect(await storedFiles(site)).toHaveLength(1);
  // Another CV of the same name and length says something else.
  expect((await send(cvOf(2))).status).toBe(200);
  expect(await careers(site)).toHaveLength(2);
  expect(await storedFiles(site)).toHaveLength(2);
});

test('attack 15: a page takes no form that says a thing twice, and none that is too large', async () => {
  const { post, rows, forms } = site;
  for (const { page, values, table } of forms) {
    const twice = new URLSearchParams(values);
    twice.append('email', 'other@verma.example');
    const repeated = await post(page, twice);
    expect([page, repeated.status]).toEqual([page, 400]);
    expect(repeated.html).toContain('The form has the same field twice.');
    const large = await post(page, new URLSearchParams({ ...values, website: 'x'.repeat(101 * 1024) }));
    expect([page, large.status]).toEqual([page, 413]);
    expect(large.html).toMatch(UNREAD);
    expect(await rows(table)).toEqual([]);
  }
  const twice = application();
  twice.append('email', 'other@rao.example');
  expect((await post('/career', twice)).status).toBe(400);
  const cv = await post('/career', application(ravi, cvOf(1, 6.5 * MB)));
  expect([cv.status, UNREAD.test(cv.html)]).toEqual([413, false]);
  const large = await post('/career', application(ravi, cvOf(1, 8 * MB)));
  expect([large.status, UNREAD.test(large.html)]).toEqual([413, true]);
  expect(await careers(site)).toEqual([]);
  expect(await storedFiles(site)).toEqual([]);
});

test('attack 21: whoever sends too much is told so, although they look for the answer only at the end', async () => {
  const { port } = site;
  const half = 'x'.repeat(4 * MB);
  for (const [path, type] of [
    ['/contact-us', 'application/x-www-form-urlencoded'],
    ['/career', 'multipart/form-data; boundary=b'],
    ['/api/quotes', 'application/json'],
  ] as const) {
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    const send = promisify<string, void>((words, sent) => socket.write(words, sent));
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n`;
    await send(`${head}Content-Length: ${2 * half.length}\r\n\r\n${half}`);
    await wait(300);
    // Nothing of it is taken for the next request on the same connection.
    await send(`${half}GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const [refusal, next] = (await text(socket)).split('HTTP/1.1 ').slice(1);
    expect([path, refusal?.slice(0, 3), next?.slice(0, 3)]).toEqual([path, '413', '200']);
  }
});
