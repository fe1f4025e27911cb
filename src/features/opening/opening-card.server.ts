import { createHash } from 'node:crypto';
import { z } from 'zod';
import { unprintedIn } from '~/lib/printed-letters';
import { brand } from '~/model/brand';
import { missing } from '~/platform/http/errors';
import { fileRoutesOf } from '~/platform/http/routes-of';
import type { Api, Services } from '~/platform/http/services';
import type { Card } from './card/card';
import { cardPicture } from './card/drawer';
import { findOpening } from './open-openings.server';
import { opening } from './opening';
import { type publicOpening, readOpeningCall } from './opening-calls';
import { closingDay, kindOf, placeOf } from './opening-facts';
import { salaryInWords } from './salary-words';

type Published = z.output<typeof publicOpening>;

const GENERAL_CARD = '/share/career.jpg';
/** Another number for another drawing of the same words. */
const DRAWING = 1;

/** Where other sites find the card of an opening that is open; nothing where its title has no letter that could be drawn. */
export function cardPath(published: Published) {
  const card = cardOf(published);
  return card && `/files/openings/${published.slug}/${versionOf(card)}.jpg`;
}

function cardOf(published: Published): Card | undefined {
  const title = drawable(published.title);
  if (!/[\p{L}\p{N}]/u.test(title)) return undefined;
  return {
    title,
    facts: [published.department, placeOf(published), kindOf(published)].map(drawable).filter(Boolean),
    salary: drawable(salaryInWords(published) ?? ''),
    closes: published.closesOn ? `Apply by ${closingDay(published.closesOn)}` : '',
  };
}

/** Without the letters that would be empty boxes, and without towers of accents, which would stand on the lines around them. */
function drawable(text: string) {
  let rest = text
    .normalize('NFC')
    .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
    .replaceAll(/([\u0300-\u036f])[\u0300-\u036f]+/g, '$1');
  for (const letter of unprintedIn(rest)) rest = rest.replaceAll(letter, ' ');
  return rest.replaceAll(/\s+/g, ' ').trim();
}

/** It says another thing under another address: other sites ask for each of them once. */
const versionOf = (card: Card) =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, brand.name, card]))
    .digest('base64url')
    .slice(0, 16);

const call = {
  method: 'GET',
  path: '/files/openings/:slug/:name',
  summary: 'The card that other sites show with a link to an opening',
  params: readOpeningCall.params.extend({ name: z.string().max(40) }),
} as const;

/** Not below `/api`, which robots.txt asks nobody to read. */
export function openingCards(app: Api, { db }: Services) {
  fileRoutesOf(app, opening.title)(
    call,
    { access: 'public', publicRead: true, produces: 'image/jpeg' },
    async (request, reply) => {
      const found = await findOpening(db, { slug: request.params.slug });
      if (!found) throw missing('There is no such opening.');
      const card = found.standing === 'open' ? cardOf(found) : undefined;
      if (!card) return reply.redirect(GENERAL_CARD, 302);
      const version = versionOf(card);
      if (request.params.name !== `${version}.jpg`) return reply.redirect(cardPath(found) ?? '', 302);
      reply.header('ETag', `"${version}"`).header('Cache-Control', 'public, max-age=0, must-revalidate');
      if (request.headers['if-none-match']?.includes(`"${version}"`)) return reply.status(304).send();
      const drawn = await cardPicture(version, card);
      if ('picture' in drawn) return reply.type('image/jpeg').send(drawn.picture);
      request.log.error({ fault: drawn.fault }, 'a card that cannot be drawn');
      return reply.redirect(GENERAL_CARD, 302);
    },
  );
}
