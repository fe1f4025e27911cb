// On SQLite alone: no database is asked.
import Fastify from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { expect, onTestFinished, test } from 'vitest';
import { readerOfWords, seeds, type Words } from '~/features/content/collections';
import type { Service } from '~/features/content/types/services/entry';
import { serveShareCards } from './serve-share-cards.server';
import { shownElsewhere } from './share-card.server';
import { shareCardOfService } from './share-card-words.server';

const UPLOADED = { media: '0198f3d2-0000-7000-8000-000000000000', alt: 'Our studio' };
const MARK = '/icon-512.png';

/** What is published, and the address of the share card that a service has by it. */
function startCards() {
  let words: Words = seeds;
  const app = Fastify().setValidatorCompiler(validatorCompiler).withTypeProvider<ZodTypeProvider>();
  serveShareCards(app, () => words);
  onTestFinished(() => app.close());
  const edit = (title: string, changes: Partial<Service>) => {
    expect(words.services.map((one) => one.title)).toContain(title);
    const services = words.services.map((one) => (one.title === title ? { ...one, ...changes } : one));
    words = { ...words, services };
  };
  const shown = (title: string, page: Service['page'] = 'service') => {
    const service = words.services.find((one) => one.title === title && one.page === page);
    if (!service) throw new Error(`no service is called ${title}`);
    const shareCard = shareCardOfService(service, readerOfWords(words));
    const facts = { share: shareCard.share, shareCard };
    return shownElsewhere(facts, readerOfWords(words), { isPreview: false }).path;
  };
  const ask = async (path: string, method: 'GET' | 'HEAD' = 'GET') => {
    const { statusCode, headers } = await app.inject({ method, url: path });
    return [statusCode, headers.location ?? headers['content-type'], headers['cache-control']];
  };
  return { edit, shown, ask };
}

const drawn = [200, 'image/jpeg', 'public, max-age=0, must-revalidate'];
const leadsTo = (path: string) => [302, path, 'no-store'];

test('the card of a service stays under its address when the service has another picture', async () => {
  const { edit, shown, ask } = startCards();
  edit('Web Design', { plain: 'on paper first' });
  const first = shown('Web Design');
  expect(await ask(first)).toEqual(drawn);
  // Other sites look whether it is there before they fetch it.
  expect(await ask(first, 'HEAD')).toEqual(drawn);
  edit('Web Design', { picture: UPLOADED });
  expect(shown('Web Design')).toBe(first);
  expect(await ask(first)).toEqual(drawn);
  edit('Web Design', { plain: 'in the browser first' });
  expect(await ask(first)).toEqual(leadsTo(shown('Web Design')));
});

test('a former card of one service never leads to that of another, whatever picture they share', async () => {
  const { edit, shown, ask } = startCards();
  const titles = ['Web Design', 'Web Development', 'CRM Development'];
  for (const title of titles) edit(title, { picture: UPLOADED, plain: 'by three people' });
  const first = new Map(titles.map((title) => [title, shown(title)]));
  expect(new Set(first.values()).size).toBe(3);
  for (const path of first.values()) expect(await ask(path)).toEqual(drawn);

  edit('Web Development', { plain: 'by four people' });
  edit('Web Design', { title: 'Screen Design' });
  expect(await ask(first.get('Web Development') ?? '')).toEqual(leadsTo(shown('Web Development')));
  // Nobody can tell any more whose it was.
  expect(await ask(first.get('Web Design') ?? '')).toEqual(leadsTo(MARK));
  expect(await ask(shown('Screen Design'))).toEqual(drawn);
});

test('a title in any script has an address, and one in other capitals the same', async () => {
  const { edit, shown, ask } = startCards();
  const pageOf = (path: string) => path.split('/').at(-2);
  edit('Web Design', { title: 'फ़रीदाबाद/में "वेब" & डिज़ाइन?'.repeat(4) });
  expect(await ask(shown('फ़रीदाबाद/में "वेब" & डिज़ाइन?'.repeat(4)))).toEqual(drawn);
  edit('Web Development', { title: 'Sites' });
  const sites = pageOf(shown('Sites'));
  edit('Sites', { title: 'SITES' });
  expect(pageOf(shown('SITES'))).toBe(sites);
});

test('the page above all services has a card of its own', async () => {
  const { edit, shown, ask } = startCards();
  edit('Web Design', { plain: 'by three people' });
  edit('Development', { plain: 'by five people' });
  const path = shown('Development', 'overview');
  expect(path).toMatch(/^\/files\/cards\/development\//);
  expect(await ask(path)).toEqual(drawn);
  expect(await ask('/files/cards/development/now.jpg')).toEqual(leadsTo(path));
});

test('a card that leads elsewhere does so for this once', async () => {
  const { ask } = startCards();
  expect(await ask('/files/cards/career/former.jpg')).toEqual(leadsTo('/share/career.jpg'));
  expect(await ask('/files/cards/gone/former.jpg')).toEqual(leadsTo(MARK));
});
