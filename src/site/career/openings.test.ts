// On SQLite alone: it reads the pages; openings have tests of their own on both engines.
import { expect, test } from 'vitest';
import { today } from '~/features/opening/opening-form';
import { dayAfter } from '~/lib/time';
import { application, careers } from '~/testing/application';
import { addOpening } from '~/testing/factories';
import { migratedSite, startServer } from '~/testing/servers/server-process';

const SITE = 'https://www.site.example';

/** The built site, with no opening. */
async function openSite() {
  const { db, port, env } = await migratedSite();
  const server = startServer(port, { ...env, PUBLIC_URL: SITE });
  await server.ready();
  await db.deleteFrom('openings').execute();
  const read = async (address: string, headers = {}) => {
    const answer = await fetch(server.url + address, { headers });
    return { status: answer.status, tag: answer.headers.get('etag'), html: await answer.text() };
  };
  const post = async (address: string, body: FormData) => {
    const headers = { origin: SITE };
    const answer = await fetch(server.url + address, { method: 'POST', body, headers });
    return { status: answer.status, html: await answer.text() };
  };
  return { db, read, post };
}

const dataIn = (html: string) =>
  Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, json = '']) =>
    JSON.parse(json),
  );
const postingIn = (html: string) => dataIn(html).find((one) => one['@type'] === 'JobPosting');

test('what is open stands on the career page, on a page of its own and in the site map', async () => {
  const site = await openSite();
  expect((await site.read('/career')).html).toContain('advertised');
  await addOpening(site, {
    title: 'Night shift <b>lead</b>',
    slug: 'night-shift',
    salaryFromPaise: 40_000_00,
  });
  await addOpening(site, { title: 'A secret draft', slug: 'draft', status: 'Draft' });
  await addOpening(site, { title: 'Not before tomorrow', slug: 'early', opensOn: dayAfter(today(), 1) });
  await addOpening(site, { title: 'Taken by Meera', slug: 'closed', status: 'Closed' });
  const list = (await site.read('/career')).html;
  expect(list).toContain('Night shift &lt;b&gt;lead');
  expect(list).toContain('From ₹40,000 a month');
  expect(list).not.toMatch(/secret draft|Not before tomorrow|Taken by Meera/);
  const map = (await site.read('/sitemap.xml')).html;
  expect(map).toContain(`${SITE}/career/night-shift<`);
  expect(map).not.toMatch(/career\/(draft|early|closed)/);

  const open = await site.read('/career/night-shift');
  expect([open.status, open.tag]).toEqual([200, expect.any(String)]);
  expect(open.html).toContain('name="openingId"');
  expect(open.html).not.toContain('<b>lead');
  const card = /property="og:image" content="(.*?)"/.exec(open.html)?.[1] ?? '';
  expect(card).toMatch(/^https:\/\/www\.site\.example\/files\/openings\/night-shift\/[\w-]{16}\.jpg$/);
  expect((await site.read(card.slice(SITE.length))).status).toBe(200);
  const closed = await site.read('/career/closed');
  expect(closed.html).toContain(`content="${SITE}/share/career.jpg"`);
  expect([closed.status, closed.tag]).toEqual([200, expect.any(String)]);
  expect(closed.html).toContain('This opening is closed.');
  expect(closed.html).toContain('Night shift');
  expect(closed.html).not.toContain('name="openingId"');
  expect(postingIn(closed.html)).toBeUndefined();
  expect(closed.html).toContain('name="robots" content="noindex"');
  for (const slug of ['draft', 'early', 'none', '%00', 'x'.repeat(90)])
    expect((await site.read(`/career/${slug}`)).status, slug).toBe(404);

  // Whatever is changed shows on the next reading.
  await site.db.updateTable('openings').set({ status: 'Closed' }).where('slug', '=', 'night-shift').execute();
  expect((await site.read('/career/night-shift')).html).toContain('This opening is closed.');
  expect((await site.read('/career')).html).not.toContain('Night shift');
  expect((await site.read('/sitemap.xml')).html).not.toContain('night-shift');
});

/** Which of its fields Google documents for a job, those that are a must first. */
const MUSTS = ['title', 'description', 'datePosted', 'hiringOrganization'];
const DOCUMENTED = new Set([
  ...['@context', '@type', ...MUSTS, 'jobLocation', 'jobLocationType', 'applicantLocationRequirements'],
  ...['baseSalary', 'directApply', 'employmentType', 'identifier', 'validThrough', 'url'],
]);

test('search engines are told of a place by the fields that Google documents', async () => {
  const site = await openSite();
  await addOpening(site, {
    slug: 'office',
    description: 'First </script><script>alert(1)</script>\nline.\n\nSecond.',
    responsibilities: JSON.stringify(['Call & listen']),
    skills: JSON.stringify(['Patience']),
    salaryFromPaise: 40_000_00,
    salaryToPaise: 60_000_00,
    opensOn: '2026-11-01',
    closesOn: '2099-01-31',
  });
  await addOpening(site, { slug: 'elsewhere', city: 'Pune', salaryToPaise: 9_00_000_50, salaryPer: 'YEAR' });
  await addOpening(site, { slug: 'anywhere', workplace: 'remote', employmentType: 'CONTRACTOR' });
  const posting = async (slug: string) => {
    const { html } = await site.read(`/career/${slug}`);
    expect(html).not.toContain('<script>alert(1)');
    const found = postingIn(html);
    for (const must of MUSTS) expect(found[must], must).toBeTruthy();
    expect(Object.keys(found).filter((field) => !DOCUMENTED.has(field))).toEqual([]);
    expect('jobLocation' in found).toBe(!('jobLocationType' in found));
    return found;
  };
  expect(await posting('office')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Senior web developer',
    description:
      '<p>First &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;<br>line.</p><p>Second.</p>' +
      '<p>What you will do:</p><ul><li>Call &amp; listen</li></ul><p>What you bring:</p><ul><li>Patience</li></ul>',
    url: `${SITE}/career/office`,
    identifier: { '@type': 'PropertyValue', name: 'PeepalWorks', value: expect.any(String) },
    datePosted: '2026-11-01',
    validThrough: '2099-01-31T23:59:59+05:30',
    employmentType: 'FULL_TIME',
    hiringOrganization: {
      '@type': 'Organization',
      name: 'PeepalWorks',
      sameAs: `${SITE}/`,
      logo: `${SITE}/icon-512.png`,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: expect.any(String),
        addressLocality: 'Faridabad',
        addressRegion: 'Haryana',
        postalCode: expect.stringMatching(/^\d{6}$/),
        addressCountry: 'IN',
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', minValue: 40_000, maxValue: 60_000, unitText: 'MONTH' },
    },
    directApply: true,
  });
  const elsewhere = await posting('elsewhere');
  expect(elsewhere.jobLocation.address).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Pune',
    addressCountry: 'IN',
  });
  expect(elsewhere.baseSalary.value).toEqual({
    '@type': 'QuantitativeValue',
    maxValue: 900_000.5,
    unitText: 'YEAR',
  });
  expect('validThrough' in elsewhere).toBe(false);
  const anywhere = await posting('anywhere');
  expect(anywhere).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'India' },
    employmentType: 'CONTRACTOR',
  });
  expect('baseSalary' in anywhere).toBe(false);
});

test('without JavaScript the answers arrive with the application, and stand there again when something is wrong', async () => {
  const site = await openSite();
  const questions = [
    { label: 'Years of "TypeScript"?', kind: 'number', options: [], required: true },
    { label: 'When, then?', kind: 'choice', options: ['At once', 'Later'], required: true },
    { label: 'हिंदी?', kind: 'yesno', options: [], required: false },
  ];
  const { id } = await addOpening(site, { slug: 'asking', questions: JSON.stringify(questions) });
  const filled = (years: string) =>
    application({
      name: 'Ravi Rao',
      email: 'ravi@rao.example',
      phone: '98180 40102',
      designation: 'WBD',
      openingId: id,
      website: '',
      'answers.Years of "TypeScript"?': years,
      'answers.When, then?': 'Later',
      'answers.हिंदी?': '',
    });
  const refused = await site.post('/career/asking', filled('many'));
  expect(refused.status).toBe(400);
  expect(refused.html).toContain('Years of &quot;TypeScript&quot;?: write a number.');
  expect(refused.html).toContain('value="many"');
  expect(await careers(site)).toEqual([]);

  const taken = await site.post('/career/asking', filled('2.5'));
  expect(taken.status).toBe(200);
  expect(taken.html).toContain('Your application has been sent successfully!');
  const [row] = await careers(site);
  expect(row).toMatchObject({ openingId: id, opening: 'Senior web developer' });
  expect(typeof row?.answers === 'string' ? JSON.parse(row.answers) : row?.answers).toEqual([
    { label: 'Years of "TypeScript"?', value: '2.5' },
    { label: 'When, then?', value: 'Later' },
  ]);

  await site.db.updateTable('openings').set({ status: 'Closed' }).execute();
  const late = await site.post('/career/asking', filled('3'));
  expect(late.status).toBe(409);
  expect(late.html).toContain('This opening is closed.');
});
