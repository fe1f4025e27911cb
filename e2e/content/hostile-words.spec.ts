import { schemaOf } from '~/features/content/ui/fields/field-schema';
import { fillWords } from '~/testing/filled/every-field';
import { expectToFit } from '../lib/accessible';
import { eventually } from '../lib/eventually';
import { expect, type Site, test } from '../lib/fixtures';
import { call, tokenOf } from '../lib/people';
import { DESK, PHONE } from '../lib/widths';

test.use({ ownSite: 'hostile words' });

/** Would end whatever it stands in, and begin an element or an attribute of its own. The number says which field it is in. */
const hostile = (number: number) =>
  `javascript:hostile()//w${number}x </script></style></title></textarea></noscript>--><hostile-tag>]]> " hostile-attr="1 ' hostile-attr='1 <img src=x onerror=hostile()> &lt;hostile-tag&gt; {{7*7}} \${7*7} שלום \u202Ecba\u202C\u200B`;

/** What pages go by and do not say. */
const NOT_SHOWN = ['policy version', 'terms version', 'posts slug'];

/** Where there may be several lines: those that a script or a header would end with. */
const LINES = '\u2028\u2029\nSet-Cookie: hostile=1\n\n<hostile-tag>';

test('attack: markup in every field of every kind of words stays words, and every page is whole', async ({
  page,
  site,
  context,
}) => {
  const { fields, refused, previews } = await publishHostileWords(site);
  expect(refused).toEqual(['policy version', 'posts slug', 'terms version']);
  const read = async (path: string) => (await fetch(site.url + path)).text();
  await eventually(() => read('/terms'), { timeout: 60_000 }).toContain('hostile');
  await eventually(() => read('/blog'), { timeout: 60_000 }).toContain('hostile');

  await page.addInitScript(() => Object.assign(window, { hostile: () => Object.assign(window, { ran: 1 }) }));
  await page.goto('/security-policy.txt');
  const map = await page.evaluate(lookAt, '/sitemap.xml');
  const feed = await page.evaluate(lookAt, '/blog/feed.xml');
  const seen = new Set(feed.fields);
  expect([map.faults, feed.faults]).toEqual([[], []]);
  const paths = map.addresses.map((address) => address.slice(site.url.length));
  const others = ['/no-such-page', '/blog/no-such-post', '/login', '/policy/versions', '/terms/versions'];
  const post = paths.find((path) => path.startsWith('/blog/')) ?? '';
  const [, tagged = ''] = /href="(\/blog\?tag=[^"]+)"/.exec(await read(post)) ?? [];
  expect(tagged).toContain('hostile');
  for (const path of [...paths, ...others, ...previews, tagged.replaceAll('&#x27;', "'")]) {
    const { faults, fields: shown } = await page.evaluate(lookAt, path);
    expect([path, faults]).toEqual([path, []]);
    for (const one of shown) seen.add(one);
  }
  const isShown = (field: string) => fields.some((one, at) => one === field && seen.has(at));
  expect([...new Set(fields)].filter((field) => !isShown(field))).toEqual(NOT_SHOWN);

  // Some of them as they run: those with most words, a form, and text with a look of its own.
  for (const path of ['/', '/about-us', post]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
    expect(await page.evaluate(() => 'ran' in window), path).toBe(false);
    for (const width of [PHONE, DESK]) {
      await page.setViewportSize(width);
      await expectToFit(page);
    }
  }
  expect(await context.cookies()).toEqual([]);
});

/** Of all that can be edited, one entry after the other; what a field does not take is said shorter, and else as it was. */
async function publishHostileWords(site: Site) {
  const token = await tokenOf(site, site.admin);
  const ask = (method: string, path: string, body?: object) => call(site, method, path, body, token);
  const fields: string[] = [];
  const refused = new Set<string>();
  const previews: string[] = [];
  for (const { collection } of await ask('GET', '/content')) {
    const listed: { _id: string }[] = await ask('GET', `/content/${collection}`);
    for (const [at, { _id }] of listed.entries()) {
      const entry = `/content/${collection}/${_id}`;
      const { schema, published } = await ask('GET', entry);
      const tries = new Map<string, number>();
      const first = fields.length;
      const fill = () => {
        fields.length = first;
        return fillWords(schemaOf(schema), published.data, (kind, path, said) => {
          const number = fields.push(`${collection} ${path.replace(/\.\d+/g, '')}`) - 1;
          const words = kind === 'line' ? hostile(number) : hostile(number) + LINES;
          return [words, `"><hostile-tag>w${number}x`][tries.get(path) ?? 0] ?? said;
        });
      };
      const send = async (method: string, path: string, body: object) => {
        const answer = await fetch(`${site.url}/api${entry}/${path}`, {
          method,
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
        if (answer.status === 200) return answer.json();
        const wrong = (await answer.json()).fields;
        for (const name of Object.keys(wrong)) tries.set(name, (tries.get(name) ?? 0) + 1);
      };
      let basedOn = published.version;
      for (let isOut = false; !isOut; ) {
        const saved = await send('PUT', 'draft', { data: fill(), basedOn });
        basedOn = saved?.entry.draft.version ?? basedOn;
        isOut = saved !== undefined && (await send('POST', 'publish', {})) !== undefined;
      }
      for (const [name, times] of tries) if (times > 1) refused.add(`${collection} ${name}`);
      if (at === 0) previews.push((await ask('POST', `${entry}/preview`)).url);
    }
  }
  return { fields, refused: [...refused].sort(), previews };
}

/** What is wrong with a page as a browser reads it, and which fields it shows. */
async function lookAt(path: string) {
  const answer = await fetch(path);
  const text = await answer.text();
  const isXml = path.endsWith('.xml');
  const read = new DOMParser().parseFromString(text, isXml ? 'application/xml' : 'text/html');
  const count = (selector: string) => read.querySelectorAll(selector).length;
  const isJson = (json: string) => {
    try {
      return typeof JSON.parse(json) === 'object';
    } catch {
      return false;
    }
  };
  const leads = [...read.querySelectorAll('[href], [src], [action], [formaction]')].flatMap((one) =>
    ['href', 'src', 'action', 'formaction'].map((name) => one.getAttribute(name)?.trim() ?? ''),
  );
  const wrong = {
    status: answer.status !== (/no-such/.test(path) ? 404 : 200),
    unread: count('parsererror') > 0,
    elements: count('hostile-tag, [hostile-attr], img[src="x"], [onerror]') > 0,
    addresses: leads.some((to) => /^[a-z]*script:/i.test(to)),
    data: [...read.querySelectorAll('script[type="application/ld+json"]')].some(
      ({ textContent }) => !isJson(textContent),
    ),
    torn:
      !isXml && (count('h1') !== 1 || count('main') !== 1 || count('footer') === 0 || count('title') === 0),
  };
  return {
    faults: Object.entries(wrong).flatMap(([fault, isSo]) => (isSo ? [fault] : [])),
    fields: Array.from(text.matchAll(/w(\d+)x/g), ([, number]) => Number(number)),
    addresses: [...read.querySelectorAll('loc')].map(({ textContent }) => textContent),
  };
}
