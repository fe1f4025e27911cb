import { z } from 'zod';
import { missing } from '~/platform/http/errors';
import { fileRoutesOf } from '~/platform/http/routes-of';
import type { Api, Services } from '~/platform/http/services';
import type { Card } from '~/platform/typesetting/card/card';
import { cardFile, drawable, isReadable, leadTo, sendCard } from '~/platform/typesetting/card/send-card';
import { findOpening } from './open-openings.server';
import { opening } from './opening';
import { type publicOpening, readOpeningCall } from './opening-calls';
import { closingDay, kindOf, placeOf } from './opening-facts';
import { salaryInWords } from './salary-words';

type Published = z.output<typeof publicOpening>;

/** Leads to that of the page which lists them, as it is now. */
const GENERAL_CARD = '/files/cards/career/now.jpg';

/** Where other sites find the card of an opening that is open; nothing where its title has no letter that could be drawn. */
export function cardPath(published: Published, firmName: string) {
  const card = cardOf(published, firmName);
  return card && `/files/openings/${published.slug}/${cardFile(card)}`;
}

function cardOf(published: Published, firmName: string): Card | undefined {
  const title = drawable(published.title);
  if (!isReadable(title)) return undefined;
  return {
    name: drawable(firmName),
    kicker: 'We are hiring',
    title: [{ text: title }],
    facts: [published.department, placeOf(published), kindOf(published)].map(drawable).filter(Boolean),
    bright: drawable(salaryInWords(published) ?? ''),
    quiet: published.closesOn ? `Apply by ${closingDay(published.closesOn)}` : '',
  };
}

const call = {
  method: 'GET',
  path: '/files/openings/:slug/:name',
  summary: 'The card that other sites show with a link to an opening',
  params: readOpeningCall.params.extend({ name: z.string().max(40) }),
} as const;

/** Not below `/api`, which robots.txt asks nobody to read. */
export function openingCards(app: Api, { db, firm }: Services) {
  fileRoutesOf(app, opening.title, { exposeHeadRoute: true })(
    call,
    { access: 'public', publicRead: true, produces: 'image/jpeg' },
    async (request, reply) => {
      const found = await findOpening(db, { slug: request.params.slug });
      if (!found) throw missing('There is no such opening.');
      const { name } = await firm();
      const card = found.standing === 'open' ? cardOf(found, name) : undefined;
      if (!card) return leadTo(reply, GENERAL_CARD);
      if (request.params.name !== cardFile(card)) return leadTo(reply, cardPath(found, name) ?? '');
      return sendCard({ request, reply }, card, GENERAL_CARD);
    },
  );
}
