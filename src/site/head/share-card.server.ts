import type { ReadWords } from '~/features/content/collections';
import type { LibraryPicture } from '~/features/media/library-picture';
import { fileKey } from '~/platform/files/store/urls';
import { type CardWords, cardOfPage } from './card-words';
import { CARD_SIZE, drawnCard, pageCard } from './page-cards.server';

export interface CardFacts {
  /** Of its picture in `public/share`. */
  share: string;
  /** What its card says, where several pages share that picture. */
  cardWords?: CardWords | undefined;
  /** The address of one that is drawn for it alone, of the same size. */
  card?: string | undefined;
  /** One that somebody uploaded for it is shown in its place. */
  picture?: LibraryPicture | undefined;
}

/** What other sites show of a page: the picture that somebody uploaded for it, as large as it is, or its card. Of a draft nothing is drawn. */
export function shareCard(
  { share, cardWords, card, picture }: CardFacts,
  words: ReadWords,
  { isPreview }: { isPreview: boolean },
) {
  const largest = picture?.webp.at(-1);
  if (picture && largest && fileKey(largest.url) !== undefined)
    return { path: largest.url, width: picture.width, height: picture.height };
  if (card) return { path: card, ...CARD_SIZE };
  const said = isPreview ? undefined : (cardWords ?? cardOfPage(share, words));
  return said ? pageCard(share, said) : drawnCard(share);
}
