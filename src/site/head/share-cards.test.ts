// On SQLite alone: it is about what is drawn.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { readerOfWords, seeds } from '~/features/content/collections';
import { migratedSite, startServer } from '~/testing/servers/server-process';
import { shownElsewhere } from './share-card.server';

const ADMIN = { email: 'boss@test.example', password: 'Shade-Of-Peepal-9!' };
const SITE = 'https://www.site.example';

/** `CARDS=folder npx vitest run share-cards` stores them there, for who wants to see them. */
const folder = process.env.CARDS;

const over: (() => Promise<void>)[] = [];
let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  site = await openSite();
  return async () => {
    for (const end of over.toReversed()) await end();
  };
}, 120_000);
beforeEach(() => onTestFinished(() => site.putBack()));

const listed = z.array(z.looseObject({ _id: z.string() }));
const answered = z.looseObject({
  published: z.looseObject({ version: z.number(), data: z.record(z.string(), z.unknown()) }),
  draft: z.looseObject({ version: z.number() }).nullable(),
});

/** The built site, and its admin who edits what there is one of. */
async function openSite() {
  const { port, env } = await migratedSite((end) => over.push(end));
  const login = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, PUBLIC_URL: SITE };
  const server = startServer(port, { ...env, ...login }, (end) => over.push(end));
  await server.ready();
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  const call = async (method: string, to: string, body?: object) => {
    const sent = body ? { body: JSON.stringify(body) } : {};
    return (await fetch(`${server.url}/api${to}`, { method, headers, ...sent })).json();
  };
  headers.Authorization = `Bearer ${(await call('POST', '/user/admin-login', ADMIN)).token}`;

  const before = new Map<string, Record<string, unknown>>();
  async function draft(collection: string, change: (data: Record<string, unknown>) => object) {
    const [entry] = listed.parse(await call('GET', `/content/${collection}`));
    const to = `/content/${collection}/${entry?._id}`;
    const { published, draft: open } = answered.parse(await call('GET', to));
    if (!before.has(collection)) before.set(collection, published.data);
    const data = { ...published.data, ...change(published.data) };
    const basedOn = (open ?? published).version;
    expect(await call('PUT', `${to}/draft`, { data, basedOn })).not.toHaveProperty('error');
    return to;
  }
  async function publish(collection: string, change: (data: Record<string, unknown>) => object) {
    const to = await draft(collection, change);
    expect(await call('POST', `${to}/publish`, {})).not.toHaveProperty('error');
  }
  const read = async (at: string) => (await fetch(server.url + at)).text();
  /** Where other sites find the picture of a page. */
  const cardOf = async (at: string) => {
    const [, address = ''] = /property="og:image" content="(.*?)"/.exec(await read(at)) ?? [];
    expect(address.startsWith(SITE)).toBe(true);
    return address.slice(SITE.length);
  };
  return {
    ...{ draft, publish, read, cardOf },
    ask: (at: string) => fetch(server.url + at, { redirect: 'manual' }),
    async putBack() {
      for (const [collection, data] of before) await publish(collection, () => data);
      before.clear();
      for (const page of ['contact-us', 'career'])
        await expect.poll(() => cardOf(`/${page}`)).toBe(`/share/${page}.jpg`);
    },
  };
}

const pages = async () =>
  Array.from(
    (await site.read('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g),
    ([, at = '']) => at.replaceAll('&amp;', '&'),
  ).filter((at) => !/^\/career\/|^\/blog\/|product=/.test(at));

const pictureIn = async (answer: Response) => {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  return bytes;
};

test('every page keeps the picture that was drawn for it as long as its words are the first ones', async () => {
  for (const at of await pages()) {
    const card = await site.cardOf(at);
    expect([at, card]).toEqual([at, expect.stringMatching(/^\/share\/[\w-]+\.jpg$/)]);
    await pictureIn(await site.ask(card));
  }
});

test('once the firm is called otherwise, no page shows a picture with its former name, and its name back brings the picture back', {
  timeout: 60_000,
}, async () => {
  await site.publish('site', () => ({ name: 'Neem Works' }));
  await expect.poll(() => site.cardOf('/contact-us')).toMatch(/^\/files\/cards\//);
  const seen = new Map<string, string>();
  for (const at of await pages()) {
    const card = await site.cardOf(at);
    expect([at, card]).toEqual([at, expect.stringMatching(/^\/files\/cards\/[\w-]+\/[\w-]{16}\.jpg$/)]);
    seen.set(card, at);
  }
  expect(seen.size).toBeGreaterThan(30);
  for (const card of [...seen.keys()].slice(0, 6)) await pictureIn(await site.ask(card));
  await site.putBack();
  expect(await site.cardOf('/about-us')).toBe('/share/about-us.jpg');
});

test('another heading is another card under another address, for its page alone; the former address leads to it', async () => {
  await site.publish('careers', () => ({ heading: { plain: 'Come and', green: 'plant trees' } }));
  await expect.poll(() => site.cardOf('/career')).toMatch(/^\/files\/cards\/career\//);
  const first = await site.cardOf('/career');
  const drawn = await pictureIn(await site.ask(first));
  expect(await site.cardOf('/contact-us')).toBe('/share/contact-us.jpg');

  await site.publish('careers', () => ({ heading: { plain: 'Come and', green: 'water them' } }));
  await expect.poll(() => site.cardOf('/career')).not.toBe(first);
  const second = await site.cardOf('/career');
  expect(await pictureIn(await site.ask(second))).not.toEqual(drawn);
  for (const former of [first, '/files/cards/career/now.jpg']) {
    const answer = await site.ask(former);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, second]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

test('attack: neither a draft nor what an address asks for is drawn', async () => {
  await site.draft('careers', () => ({ heading: { plain: 'zz1draft', green: '' } }));
  const answer = await site.ask('/files/cards/career/now.jpg');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/share/career.jpg']);
  expect(await site.cardOf('/career')).toBe('/share/career.jpg');
  for (const unknown of [
    'nothing',
    '__proto__',
    'constructor',
    'toString',
    '%2e%2e',
    '%00',
    'x'.repeat(200),
  ]) {
    const { status, headers } = await site.ask(`/files/cards/${unknown}/now.jpg`);
    const location = headers.get('location');
    expect([unknown, status, location]).toEqual([
      unknown,
      ...(status === 302 ? [302, '/icon-512.png'] : [expect.toBeOneOf([400, 404]), null]),
    ]);
  }
});

const HOSTILE: Record<string, object> = {
  long: {
    green: 'Customer relations and after-sales service for industrial sensors in northern India, nights too.',
    plain: 'With a date, a price and a name on paper, and somebody who answers when it breaks again',
  },
  'one word': { green: 'W'.repeat(200), plain: '' },
  markup: { green: '</svg><script>alert("&amp;")</script>', plain: '& <b>sons</b>' },
  hindi: { green: 'हमसे बात करें।', plain: 'फ़रीदाबाद में एक इंसान जवाब देता है' },
  rtl: { green: 'مرحبا بكم', plain: 'Welcome' },
  emoji: { green: '🚀', plain: '👩‍💻🇮🇳' },
};

test.each(Object.entries(HOSTILE))('the card of a page: %s', async (name, heading) => {
  await site.publish('site', (data) => ({ contact: { ...Object(data.contact), heading } }));
  await expect.poll(() => site.cardOf('/contact-us')).not.toBe('/share/contact-us.jpg');
  const drawn = await pictureIn(await site.ask(await site.cardOf('/contact-us')));
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `page-${name}.jpg`), drawn);
});

test('a firm whose name and heading no font of ours has is shown by the mark alone', async () => {
  await site.publish('site', (data) => ({
    name: '高级工程师',
    contact: { ...Object(data.contact), heading: { green: '🚀', plain: '' } },
  }));
  await expect.poll(() => site.cardOf('/contact-us')).toBe('/icon-512.png');
});

test('a page reads no more for its card than it shows: it is not drawn anew for what others say', () => {
  const readFor = (share: string) => {
    const read = new Set<string>();
    const noting = new Proxy(seeds, {
      get(words, name: keyof typeof seeds) {
        read.add(name);
        return words[name];
      },
    });
    const words = readerOfWords(noting);
    expect(shownElsewhere({ share }, words, { isPreview: false }).path).toBe(`/share/${share}.jpg`);
    return [...read].toSorted();
  };
  expect(readFor('contact-us')).toEqual(['site']);
  expect(readFor('career')).toEqual(['careers', 'site', 'team']);
  expect(readFor('crm')).toEqual(['popups', 'site']);
});
