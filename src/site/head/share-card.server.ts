import type { ReadWords } from '~/features/content/collections';
import type { LibraryPicture } from '~/features/media/library-picture';
import { fileKey } from '~/platform/files/store/urls';
import type { Card } from '~/platform/typesetting/card/card';
import { cardFile, drawable, isReadable } from '~/platform/typesetting/card/send-card';
import {
  isStillTrue,
  type PageShareCard,
  type ShareCardWords,
  shareCardOfPage,
} from './share-card-words.server';

export interface ShareCardFacts {
  /** Of its picture in `public/share`. */
  share: string;
  /** Of a page that shares that picture with others. */
  shareCard?: PageShareCard | undefined;
  /** The address of one that is drawn for it alone, of the same size. */
  shareCardPath?: string | undefined;
  /** One that somebody uploaded for it is shown in its place. */
  picture?: LibraryPicture | undefined;
}

const SIZE = { width: 1200, height: 630 };

/** Our mark without a word: for a page none of whose words can be drawn. */
export const WORDLESS = { path: '/icon-512.png', width: 512, height: 512 };

/** As `art/` has drawn it. */
const drawnShareCard = (share: string) => ({ path: `/share/${share}.jpg`, ...SIZE });

/** What other sites show of a page: the picture that somebody uploaded for it, as large as it is, or its share card. Of a draft nothing is drawn. */
export function shownElsewhere(
  { share, shareCard, shareCardPath, picture }: ShareCardFacts,
  words: ReadWords,
  { isPreview }: { isPreview: boolean },
) {
  const largest = picture?.webp.at(-1);
  if (picture && largest && fileKey(largest.url) !== undefined)
    return { path: largest.url, width: picture.width, height: picture.height };
  if (shareCardPath) return { path: shareCardPath, ...SIZE };
  const ofPage = isPreview ? undefined : (shareCard ?? shareCardOfPage(share, words));
  return ofPage ? shareCardToday(ofPage) : drawnShareCard(share);
}

/** The picture that was drawn for a page as long as it is true, and one with the words of today afterwards. */
export function shareCardToday(shareCard: PageShareCard) {
  if (isStillTrue(shareCard)) return drawnShareCard(shareCard.share);
  const card = cardSaying(shareCard.words);
  return card ? { path: `/files/cards/${shareCard.page}/${cardFile(card)}`, ...SIZE } : WORDLESS;
}

/** A title that no font of ours has leaves the name of the firm to say. */
export function cardSaying({ name, heading, place }: ShareCardWords): Card | undefined {
  const ours = drawable(name);
  const said = heading.map((phrase) => ({ ...phrase, text: drawable(phrase.text) }));
  const title = said.some(({ text }) => isReadable(text)) ? said : [{ text: ours }];
  if (!title.some(({ text }) => isReadable(text))) return undefined;
  return {
    ...{ name: ours, kicker: '', title: title.filter(({ text }) => text) },
    ...{ facts: [drawable(place)].filter(Boolean), bright: '', quiet: '' },
  };
}
