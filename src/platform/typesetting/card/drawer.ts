import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { MINUTE } from '~/lib/time';
import { ThreadRefusal } from '~/platform/threads/on-demand-thread';
import { drawingThread } from '~/platform/typesetting/drawing-thread';
import type { Card } from './card';

/** Some two hundred of them: all pages of a firm that is called otherwise by now, and all openings, with long headings, too. */
const MOST_BYTES = 16_000_000;

const outline = drawingThread<Card, string>({
  load: () => import('./thread?thread'),
  answer: z.string(),
  mostWaiting: 50,
  onFull() {
    const sentence = 'Many pictures are being drawn at the moment. Please try again in a minute.';
    return new AppError(503, 'overloaded', sentence, undefined, { 'Retry-After': '60' });
  },
});

type Drawn = { picture: Buffer } | { fault: string };

/** Each is drawn once, also for those who ask for it meanwhile. */
export function cardDrawer(
  outlined: (card: Card) => Promise<string>,
  { triedAgainAfterMs = MINUTE, mostBytes = MOST_BYTES } = {},
) {
  const cards = new LRUCache<string, Drawn, Card>({
    maxSize: mostBytes,
    // Others may need its place while it is drawn: whoever waits for it gets it all the same.
    ignoreFetchAbort: true,
    sizeCalculation: (one) => ('picture' in one ? one.picture.length : one.fault.length),
    async fetchMethod(_version, _stale, { context, options }) {
      try {
        return { picture: await jpegOf(await outlined(context)) };
      } catch (fault) {
        if (fault instanceof AppError) throw fault;
        // What no font of ours can draw stays so. A thread that had no memory or no time may have it the next time; whoever asks meanwhile does not wait for it again.
        if (!(fault instanceof ThreadRefusal)) options.ttl = triedAgainAfterMs;
        return { fault: String(fault) };
      }
    },
  });
  return (version: string, card: Card) => cards.forceFetch(version, { context: card });
}

async function jpegOf(svg: string) {
  // A large library, which most processes never need.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** A card as a JPEG. */
export const cardPicture = cardDrawer(outline);
