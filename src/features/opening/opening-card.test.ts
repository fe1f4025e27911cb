// On SQLite alone: it is about what is drawn.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DAY, dayAfter, dayOf, fromNow, now } from '~/lib/time';
import { cardPicture } from '~/platform/typesetting/card/drawer';
import { addOpening } from '~/testing/factories';
import { startApp } from '~/testing/start-app';
import { findOpening } from './open-openings.server';
import { cardPath } from './opening-card.server';
import { today } from './opening-form';

type Values = Parameters<typeof addOpening>[1];

/** `CARDS=folder npx vitest run opening-card` stores them there, for who wants to see them. */
const folder = process.env.CARDS;

async function start() {
  const t = await startApp();
  const pathOf = async (slug: string) => {
    const found = await findOpening(t.db, { slug });
    return found && cardPath(found, (await t.firm()).name);
  };
  return { ...t, pathOf, ask: (url: string, headers = {}) => t.app.inject({ url, headers }) };
}

/** Where there is anything brighter than the veins behind the words. */
async function brightIn(jpeg: Buffer) {
  const { data, info } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true });
  const bright = Array.from(data.keys()).filter((at) => (data[at] ?? 0) > 140);
  const across = bright.map((at) => at % info.width);
  const down = bright.map((at) => Math.floor(at / info.width));
  const most = (places: number[]) => places.reduce((one, other) => Math.max(one, other), 0);
  const least = (places: number[]) => places.reduce((one, other) => Math.min(one, other), 9999);
  return { left: least(across), right: most(across), top: least(down), bottom: most(down) };
}

const HOSTILE: Record<string, Values> = {
  plain: { salaryFromPaise: 40_000_00, salaryToPaise: 60_000_00, closesOn: '2099-01-31' },
  short: { title: 'QA', department: '' },
  long: {
    title:
      'Head of customer relations and after-sales service for industrial sensors in northern India, nights',
    department: 'D'.repeat(60),
    city: 'Thiruvananthapuram and all of the south of Kerala, by train',
    salaryFromPaise: 9_999_999_999_00,
    salaryToPaise: 90_000_000_000_050,
    closesOn: '2099-01-31',
  },
  'one word': { title: 'W'.repeat(100), city: 'W'.repeat(60), department: 'W'.repeat(60) },
  markup: { title: '</svg><script>alert("&amp;")</script> & <b>sons</b>' },
  emoji: { title: 'Rocket 🚀 engineer 👩‍💻 wanted 🇮🇳', department: '🚀' },
  hindi: { title: 'वरिष्ठ वेब डेवलपर और टीम लीड, फ़रीदाबाद', city: 'फ़रीदाबाद' },
  scripts: { title: 'தமிழ் – മലയാളം, తెలుగు, ಕನ್ನಡ, বাংলা ગુજરાતી ਪੰਜਾਬੀ ଓଡ଼ିଆ, Główny' },
  towers: { title: `Z${'\u0351'.repeat(40)}a${'\u0325'.repeat(40)}lgo` },
  joiners: { title: 'क्\u200d'.repeat(33) },
};

test.each(Object.entries(HOSTILE))('the card of an opening: %s', async (name, values) => {
  const t = await start();
  await addOpening(t, { ...values, slug: 'one' });
  const card = await t.ask((await t.pathOf('one')) ?? '');
  expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/jpeg']);
  if (folder) {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${name}.jpg`), card.rawPayload);
  }
  expect(await sharp(card.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const { left, right, top, bottom } = await brightIn(card.rawPayload);
  expect(left).toBeGreaterThan(60);
  expect(right).toBeLessThan(1140);
  expect(top).toBeGreaterThan(60);
  expect(bottom).toBeLessThan(600);
  // There is a title between the mark and the facts.
  expect(right - left).toBeGreaterThan(150);
});

test('letters that no font of ours has are left out, and a title of nothing else has no card', async () => {
  const t = await start();
  await addOpening(t, { title: 'Rocket 🚀 engineer', slug: 'rocket' });
  await addOpening(t, { title: 'Rocket engineer', slug: 'plain' });
  await addOpening(t, { title: '高级工程师 🚀 -', slug: 'none' });
  const nameIn = (address = '') => address.split('/').at(-1);
  expect(nameIn(await t.pathOf('rocket'))).toBe(nameIn(await t.pathOf('plain')));
  expect(await t.pathOf('none')).toBeUndefined();
  const answer = await t.ask('/files/openings/none/x.jpg');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/files/cards/career/now.jpg']);
});

test('a card has another address once it says something else, and the former one leads to it', async () => {
  const t = await start();
  await addOpening(t, { slug: 'one' });
  const change = (values: object) => t.db.updateTable('openings').set(values).execute();
  const seen = new Set([await t.pathOf('one')]);
  const first = (await t.pathOf('one')) ?? '';
  for (const values of [
    { title: 'Another' },
    { department: 'Design' },
    { city: 'Pune' },
    { workplace: 'remote' },
    { employmentType: 'INTERN' },
    { salaryFromPaise: 40_000_00 },
    { salaryPer: 'YEAR' },
    { closesOn: '2099-01-31' },
  ]) {
    await change(values);
    seen.add(await t.pathOf('one'));
  }
  expect(seen.size).toBe(9);
  const address = await t.pathOf('one');
  await change({ description: 'In other words.', places: 3 });
  expect(await t.pathOf('one')).toBe(address);
  const former = await t.ask(first);
  expect([former.statusCode, former.headers.location]).toEqual([302, address]);
  expect(former.headers['cache-control']).toBe('no-store');

  const card = await t.ask(address ?? '');
  expect(card.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const again = await t.ask(address ?? '', { 'if-none-match': `W/"other", ${card.headers.etag}` });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test('whoever asks while it is drawn, and later, gets the same drawing', async () => {
  const title = [{ text: 'Drawn once' }];
  const card = { name: 'PeepalWorks', kicker: '', title, facts: [], bright: '', quiet: '' };
  const [one, other] = await Promise.all([cardPicture('once', card), cardPicture('once', card)]);
  expect(other).toBe(one);
  expect(await cardPicture('once', card)).toBe(one);
});

test('attack: what is not open has no card: a closed one leads to that of the page, and of all else nothing is told', async () => {
  const t = await start();
  await addOpening(t, { slug: 'closed', title: 'zz1draft', status: 'Closed' });
  await addOpening(t, { slug: 'over', title: 'zz2draft', closesOn: dayOf(fromNow(-DAY)) });
  await addOpening(t, { slug: 'draft', title: 'zz3draft', status: 'Draft' });
  await addOpening(t, { slug: 'early', title: 'zz4draft', opensOn: dayAfter(today(), 1) });
  await addOpening(t, { slug: 'trash', title: 'zz5draft', deletedAt: now() });
  for (const slug of ['closed', 'over']) {
    const answer = await t.ask(`/files/openings/${slug}/x.jpg`);
    expect([slug, answer.statusCode, answer.headers.location]).toEqual([
      slug,
      302,
      '/files/cards/career/now.jpg',
    ]);
  }
  const unknown = await t.ask('/files/openings/unknown/x.jpg');
  expect(unknown.statusCode).toBe(404);
  // Nor under the address that its card would have.
  const open =
    (await addOpening(t, { slug: 'soon-a-draft', title: 'zz6draft' })) && (await t.pathOf('soon-a-draft'));
  await t.db.updateTable('openings').set({ status: 'Draft' }).where('slug', '=', 'soon-a-draft').execute();
  const hidden = ['draft', 'early', 'trash'].map((slug) => `/files/openings/${slug}/x.jpg`);
  for (const url of [...hidden, open ?? '']) {
    const answer = await t.ask(url);
    expect([url, answer.statusCode, answer.body]).toEqual([url, 404, unknown.body]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
  }
  for (const url of [
    '/files/openings/%00/x.jpg',
    '/files/openings/..%2fone/x.jpg',
    '/files/openings/a/..%2f..%2fx',
  ])
    expect([400, 404]).toContain((await t.ask(url)).statusCode);
});
