import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unprintedIn } from '~/lib/printed-letters';
import type { Card } from './card';
import { cardPicture } from './drawer';

/** Another number for another drawing of the same words. */
const DRAWING = 2;

/** Without the letters that would be empty boxes, and without towers of accents, which would stand on the lines around them. */
export function drawable(text: string) {
  let rest = text
    .normalize('NFC')
    .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
    .replaceAll(/([\u0300-\u036f])[\u0300-\u036f]+/g, '$1');
  for (const letter of unprintedIn(rest)) rest = rest.replaceAll(letter, ' ');
  return rest.replaceAll(/\s+/g, ' ').trim();
}

/** Whether there is anything to read in what could be drawn. */
export const isReadable = (drawn: string) => /[\p{L}\p{N}]/u.test(drawn);

/** It says another thing under another address: other sites ask for each of them once. */
const versionOf = (card: Card) =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, card]))
    .digest('base64url')
    .slice(0, 16);

/** The end of the address of a card. */
export const cardFile = (card: Card) => `${versionOf(card)}.jpg`;

/** Sends a card, or leads to what is shown where it cannot be drawn. */
export async function sendCard(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  card: Card,
  otherwise: string,
) {
  const version = versionOf(card);
  const asDrawn = () =>
    reply.header('ETag', `"${version}"`).header('Cache-Control', 'public, max-age=0, must-revalidate');
  if (request.headers['if-none-match']?.includes(`"${version}"`)) return asDrawn().status(304).send();
  const drawn = await cardPicture(version, card);
  if ('picture' in drawn) return asDrawn().type('image/jpeg').send(drawn.picture);
  request.log.error({ fault: drawn.fault }, 'a card that cannot be drawn');
  return leadTo(reply, otherwise);
}

/** For this once: a process that has not seen yet what was just published leads from the new address to the former card. */
export const leadTo = (reply: FastifyReply, path: string) =>
  reply.header('Cache-Control', 'no-store').redirect(path, 302);
