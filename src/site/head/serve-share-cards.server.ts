import { z } from 'zod';
import { readerOfWords, type Words } from '~/features/content/collections';
import { fileRoutesOf } from '~/platform/http/routes-of';
import type { Api } from '~/platform/http/services';
import { cardFile, leadTo, sendCard } from '~/platform/typesetting/card/send-card';
import { cardSaying, shareCardToday, WORDLESS } from './share-card.server';
import { shareCardUnder } from './share-card-words.server';

const call = {
  method: 'GET',
  path: '/files/cards/:page/:name',
  summary: 'The card that other sites show with a link to a page whose words were edited',
  params: z.object({ page: z.string().max(80), name: z.string().max(40) }),
} as const;

/** What is published is drawn, and nothing else: neither what a draft says nor what an address asks for. */
export function serveShareCards(app: Api, published: () => Words) {
  fileRoutesOf(app, 'Files', { exposeHeadRoute: true })(
    call,
    { access: 'public', publicRead: true, produces: 'image/jpeg' },
    async (request, reply) => {
      const { page, name } = request.params;
      const shareCard = shareCardUnder(page, readerOfWords(published()));
      // A page that has gone, or is called otherwise, may be shown elsewhere still: by a picture that names no other page.
      if (!shareCard) return leadTo(reply, WORDLESS.path);
      const card = cardSaying(shareCard.words);
      if (card && cardFile(card) === name) return sendCard({ request, reply }, card, WORDLESS.path);
      return leadTo(reply, shareCardToday(shareCard).path);
    },
  );
}
