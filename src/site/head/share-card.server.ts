import type { LibraryPicture } from '~/features/media/library-picture';
import { fileKey } from '~/platform/files/store/urls';

interface CardFacts {
  share: string;
  card?: string | undefined;
  picture?: LibraryPicture | undefined;
}

/** What other sites show of a page: its drawn card, or the picture that somebody uploaded for it, as large as it is. */
export function shareCard(publicUrl: string, { share, card, picture }: CardFacts) {
  const largest = picture?.webp.at(-1);
  if (!picture || !largest || fileKey(largest.url) === undefined)
    return { url: publicUrl + (card ?? `/share/${share}.jpg`), width: 1200, height: 630 };
  return { url: publicUrl + largest.url, width: picture.width, height: picture.height };
}
