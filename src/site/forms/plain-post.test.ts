// On SQLite alone: it is about the pages around what is stored.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samples } from '~/platform/files/test-kit';
import { migratedSite, startServer } from '~/testing/servers/server-process';

const ends: (() => Promise<void>)[] = [];
let site: Awaited<ReturnType<typeof start>>;

async function start() {
  const { port, env, db } = await migratedSite((end) => ends.unshift(end));
  const server = startServer(port, env, (end) => ends.unshift(end));
  await server.ready();
  const { _id } = await db.selectFrom('iotProducts').select('_id').limit(1).executeTakeFirstOrThrow();
  return { url: server.url, db, quotePage: `/Iot-products?quote=x-${_id}` };
}

beforeAll(async () => {
  site = await start();
});
afterAll(async () => {
  for (const end of ends) await end();
});

/** The form of a page as a browser without scripts finds it: where it goes, and what it has by itself. */
function formIn(html: string) {
  const [form = ''] = /<form\b[^>]*method="post".*?<\/form>/s.exec(html) ?? [];
  const said = (tag: string, name: string) =>
    new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const controls = Array.from(form.matchAll(/<(?:input|select|textarea)\b[^>]*>/g), ([tag]) => tag);
  const values = Object.fromEntries(controls.map((tag) => [said(tag, 'name'), said(tag, 'value')]));
  return { action: said(form, 'action'), encType: said(form, 'enctype'), values };
}

const person = { name: 'Meera Nair', phone: '98180 40155' };
const cv = new File([new Uint8Array(samples.pdf)], 'cv.pdf', { type: 'application/pdf' });

/** Each public form: where it stands, what is filled in beyond the person, and what its success says. */
const forms = [
  {
    what: 'a demo',
    page: () => '/',
    typed: { city: 'Gurugram', requirement: 'hrm' },
    words: 'Your demo request has been sent successfully!',
    table: 'enquiries',
  },
  {
    what: 'a demo from Home',
    page: () => '/home',
    typed: { city: 'Gurugram', requirement: 'crm' },
    words: 'Your demo request has been sent successfully!',
    table: 'enquiries',
  },
  {
    what: 'an enquiry',
    page: () => '/contact-us',
    typed: { city: 'Palwal' },
    words: 'Your message has been sent successfully!',
    table: 'contacts',
  },
  {
    what: 'an application',
    page: () => '/career?designation=BA',
    typed: { designation: 'BA', resume: cv },
    words: 'Your application has been sent successfully!',
    table: 'careers',
  },
  {
    what: 'a quote',
    page: () => site.quotePage,
    typed: {},
    words: 'Quote request submitted successfully!',
    table: 'iotQuotes',
  },
] as const;

test.each(forms)(
  'without JavaScript $what goes by a plain POST, and comes back with what was typed when it is refused',
  async ({ page, typed, words, table, what }) => {
    const email = `nojs.${what.replaceAll(' ', '.')}@nair.example`.toLowerCase();
    const drawn = await fetch(site.url + page());
    const { action, encType, values } = formIn(await drawn.text());
    const filled = { ...person, email, ...typed };
    // Whatever is typed has a field on the page.
    expect(Object.keys(values)).toEqual(expect.arrayContaining(Object.keys(filled)));
    const post = async (changes: object) => {
      const form = new FormData();
      const all: Record<string, string | File> = { ...values, ...filled, ...changes };
      for (const [name, value] of Object.entries(all)) form.set(name, value);
      const isMultipart = encType === 'multipart/form-data';
      const texts = [...form].map(([name, value]) => [name, `${value}`]);
      const body = isMultipart ? form : new URLSearchParams(texts);
      const answer = await fetch(new URL(action || page(), site.url + page()), { method: 'POST', body });
      return { status: answer.status, html: await answer.text() };
    };

    const refused = await post({ phone: '12' });
    expect(refused.status).toBe(400);
    expect(refused.html).toContain('Phone must be a number of 6 to 15 digits.');
    const again = formIn(refused.html);
    expect(again.values).toMatchObject({ name: 'Meera Nair', email, phone: '12' });

    const sent = await post({});
    expect(sent.status).toBe(200);
    expect(sent.html).toContain(words);
    expect(sent.html).toMatch(/Your reference number is <strong[^>]*>PW-\S+</);
    const rows = await site.db
      .selectFrom(table)
      .select(['name', 'consentVersion'])
      .where('email', '=', email)
      .execute();
    expect(rows).toEqual([{ name: 'Meera Nair', consentVersion: '2026-11' }]);
  },
);
