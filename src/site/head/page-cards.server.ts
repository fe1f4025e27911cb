import { z } from 'zod';
import { readerOfWords, seeds } from '~/features/content/collections';
import type { WordsStore } from '~/features/content/words.server';
import { missing } from '~/platform/http/errors';
import { fileRoutesOf } from '~/platform/http/routes-of';
import type { Api } from '~/platform/http/services';
import type { Card } from '~/platform/typesetting/card/card';
import { cardFile, drawable, isReadable, sendCard } from '~/platform/typesetting/card/send-card';
import { type CardWords, cardsNamed } from './card-words';

/** Our mark without a word: for a page none of whose words can be drawn. */
const WORDLESS = { path: '/icon-512.png', width: 512, height: 512 };
export const CARD_SIZE = { width: 1200, height: 630 };

/** As `art/` has drawn it. */
export const drawnCard = (share: string) => ({ path: `/share/${share}.jpg`, ...CARD_SIZE });

const seeded = readerOfWords(seeds);

const sameWords = (one: CardWords) => (other: CardWords) => JSON.stringify(one) === JSON.stringify(other);

/** What other sites show of a page: the picture that was drawn for it as long as its words are those of the page, and one with the words of today afterwards. */
export function pageCard(share: string, words: CardWords) {
  if (cardsNamed(share, seeded).some(sameWords(words))) return drawnCard(share);
  const card = cardOf(words);
  return card ? { path: `/files/cards/${share}/${cardFile(card)}`, ...CARD_SIZE } : WORDLESS;
}

/** A title that no font of ours has leaves the name of the firm to say. */
function cardOf({ name, heading, place }: CardWords): Card | undefined {
  const ours = drawable(name);
  const said = heading.map((phrase) => ({ ...phrase, text: drawable(phrase.text) }));
  const title = said.some(({ text }) => isReadable(text)) ? said : [{ text: ours }];
  if (!title.some(({ text }) => isReadable(text))) return undefined;
  return {
    ...{ name: ours, kicker: '', title: title.filter(({ text }) => text) },
    ...{ facts: [drawable(place)].filter(Boolean), bright: '', quiet: '' },
  };
}

const call = {
  method: 'GET',
  path: '/files/cards/:share/:name',
  summary: 'The card that other sites show with a link to a page whose words were edited',
  params: z.object({ share: z.string().max(80), name: z.string().max(40) }),
} as const;

/** What is published is drawn, and nothing else: neither what a draft says nor what an address asks for. */
export function pageCards(app: Api, store: WordsStore) {
  fileRoutesOf(app, 'Files')(
    call,
    { access: 'public', publicRead: true, produces: 'image/jpeg' },
    async (request, reply) => {
      const { share, name } = request.params;
      const published = cardsNamed(share, readerOfWords(store.now().words));
      const [first] = published;
      if (!first) throw missing('There is no such card.');
      const card = published
        .map(cardOf)
        .find((one): one is Card => one !== undefined && cardFile(one) === name);
      if (card) return sendCard({ request, reply }, card, WORDLESS.path);
      return reply.redirect(pageCard(share, first).path, 302);
    },
  );
}
