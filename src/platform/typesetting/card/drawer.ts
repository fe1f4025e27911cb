import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { drawingThread } from '~/platform/typesetting/drawing-thread';
import type { Card } from './card';

/** Some sixty of them; a firm with more openings draws some of them again. */
const MOST_BYTES = 4_000_000;

const outline = drawingThread<Card, string>({
  load: () => import('./thread?thread'),
  answer: z.string(),
  mostWaiting: 50,
  onFull() {
    const sentence = 'Many pictures are being drawn at the moment. Please try again in a minute.';
    return new AppError(503, 'overloaded', sentence, undefined, { 'Retry-After': '60' });
  },
});

/** What no font of ours can draw stays so: it is not tried for everybody who asks. */
type Drawn = { picture: Buffer } | { fault: string };

async function drawn(card: Card): Promise<Drawn> {
  try {
    // A large library, which most processes never need.
    const [svg, { default: sharp }] = await Promise.all([outline(card), import('sharp')]);
    const jpeg = sharp(Buffer.from(svg)).jpeg({ quality: 84, chromaSubsampling: '4:4:4' });
    return { picture: await jpeg.toBuffer() };
  } catch (fault) {
    if (fault instanceof AppError) throw fault;
    return { fault: String(fault) };
  }
}

/** Each is drawn once, also for those who ask for it meanwhile. */
const cards = new LRUCache<string, Drawn, Card>({
  maxSize: MOST_BYTES,
  sizeCalculation: (one) => ('picture' in one ? one.picture.length : one.fault.length),
  fetchMethod: (_version, _stale, { context }) => drawn(context),
});

/** A card as a JPEG. */
export const cardPicture = (version: string, card: Card) => cards.forceFetch(version, { context: card });
