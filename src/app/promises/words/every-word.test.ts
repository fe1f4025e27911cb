// On SQLite alone: it reads pages.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { designations } from '~/features/career/designations';
import { collections } from '~/features/content/collections';
import { fieldsOf } from '~/features/content/filled';
import { fillWords } from '~/testing/filled/every-field';
import { migratedSite, startServer } from '~/testing/servers/server-process';

const ADMIN = { email: 'boss@test.example', password: 'Shade-Of-Peepal-9!' };

/** What visitors read and nobody can edit, on pages on which everything else was. What a new word adds to it is to be a field. Forms are left out: their words are those of the contract. */
const OF_THE_PROGRAM = {
  contract: ['Like', 'Dislike', 'Comment', 'Learn More', 'Read More', 'Get Quote', 'Close'],
  designations: [
    ...Object.values(designations),
    ...Object.values(designations).map((called) => `Apply as ${called}`),
  ],
  profiles: ['LinkedIn', 'Instagram', 'Facebook', 'YouTube'],
  ways: [
    ...['Skip to content', 'Home', 'All of', 'services in', 'portfolio', 'Products', 'Apply now', 'Apply'],
    ...[
      'All',
      'All posts',
      'Posts',
      'More',
      'New posts as a feed',
      'On this page',
      'All versions of this page',
    ],
    ...['Read the privacy policy', 'Read the terms of service', 'Ask a question about this page'],
  ],
  counted: ['Delivered in weeks', 'places', 'sections', 'Version', 'Last changed on', 'In short'],
  months: ['September', 'October', 'November'],
};

/** What visitors and programs read beside what search engines are told of. */
const UNLISTED = [
  ...['/login', '/register', '/forgot-password', '/reset-password', '/verify-email/some-token'],
  ...['/quotation/some-token', '/application/some-token', '/no-such-page'],
  ...['/blog/feed.xml', '/manifest.webmanifest', '/security-policy.txt', '/api/docs'],
];

/** What the examples in the description of the API are made of. */
const EXAMPLES = /"[^"]*PeepalWorks Private Limited[^"]*"/g;

const listed = z.array(z.looseObject({ _id: z.string() }));
const answered = z.looseObject({ published: z.looseObject({ version: z.number(), data: z.unknown() }) });

test('every word that visitors read is a field of a collection, but for those of the program', {
  timeout: 300_000,
}, async () => {
  const { port, env } = await migratedSite();
  const login = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const site = startServer(port, { ...env, ...login });
  await site.ready();
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  const call = async (method: string, path: string, body?: object) => {
    const sent = body ? { body: JSON.stringify(body) } : {};
    const answer = await fetch(`${site.url}/api${path}`, { method, headers, ...sent });
    return { status: answer.status, body: await answer.json() };
  };
  headers.Authorization = `Bearer ${(await call('POST', '/user/admin-login', ADMIN)).body.token}`;

  let count = 0;
  for (const { name, entry } of collections) {
    for (const { _id } of listed.parse((await call('GET', `/content/${name}`)).body)) {
      const path = `/content/${name}/${_id}`;
      const { published } = answered.parse((await call('GET', path)).body);
      const data = fillWords(fieldsOf(entry), published.data, (_kind, at, said) =>
        at === 'version' || at === 'slug' ? said : `Zz${++count}.`,
      );
      await call('PUT', `${path}/draft`, { data, basedOn: published.version });
      expect([path, await call('POST', `${path}/publish`, {})]).toMatchObject([path, { status: 200 }]);
    }
  }
  const read = async (path: string) => (await fetch(site.url + path)).text();
  await expect.poll(() => read('/blog'), { timeout: 60_000 }).toMatch(/Zz\d/);
  const map = Array.from(
    (await read('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g),
    ([, path = '']) => path,
  );
  // What is sold and who is looked for are records of their own.
  const paths = map.filter((path) => !/^\/career\/|product=/.test(path));
  const records = [(await call('GET', '/iot/prodcuts/all')).body, (await call('GET', '/openings')).body];
  const known = new Set(
    said(records)
      .join(' ')
      .match(/\p{L}{2,}/gu),
  );
  const left = new Set<string>();
  for (const path of paths)
    for (const words of wordsOf(await read(path.replaceAll('&amp;', '&'))))
      if (!words.split(' ').every((word) => word.length < 2 || known.has(word))) left.add(words);
  // Whose pages they are stands on all of them, also on those that search engines are not told of.
  for (const path of [...paths, ...UNLISTED]) {
    const html = (await read(path)).replaceAll(EXAMPLES, '');
    expect([path, html.match(/.{0,60}PeepalWorks.{0,20}/)?.[0]]).toEqual([path, undefined]);
    expect([path, html]).toEqual([path, expect.stringMatching(/Zz\d+\./)]);
  }
  expect(await read('/.well-known/security.txt')).toMatch(/^Contact: mailto:zz\d+@site\.example$/m);
  expect(await read('/no-such-page')).toMatch(/<title>Page not found \| Zz\d+\.<\/title>/);
  expect(await read('/contact-us')).toMatch(/"addressCountry":"Zz\d+\."/);
  const words = new Set(Object.values(OF_THE_PROGRAM).flat());
  expect([...left].toSorted()).toEqual([...words].toSorted());
});

const said = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(said) : [];
};

/** What is read of a page, without its forms, what is open, figures and what was edited. */
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style|form)\b[\s\S]*?<\/\1>/g, '\n')
    .replace(/<section id="openings"[\s\S]*?<\/section>/g, '\n')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', ' ')
    .split(/\n/)
    .map(
      (words) =>
        words
          .replace(/zz\d+@site\.example|Zz\d+\.?/g, ' ')
          .match(/\p{L}+/gu)
          ?.join(' ') ?? '',
    )
    .filter((words) => words.length > 1);
