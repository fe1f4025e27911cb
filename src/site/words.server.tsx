import { createContext, type ReactNode, use } from 'react';
import { createContext as createPageContext } from 'react-router';
import { type ReadWords, seeds, type Words } from '~/features/content/collections';
import type { ArchivedVersion } from '~/features/content/words.server';
import { drawnPicture } from '~/features/media/library.server';
import type { LibraryPictures } from '~/features/media/library-picture';

/** For what is compared with an address: the words of a preview are marked. */
export { unmarked } from '~/features/content/marks.server';

const seeded: ReadWords = (name) => seeds[name];

/** How a page's loader reads what the site says. */
export const wordsContext = createPageContext<ReadWords>(seeded);

/** All that it says at this moment: what was drawn from the same is drawn once. */
export const spokenContext = createPageContext<Words>(seeds);

/** The pictures of the library that it names. */
export const picturesContext = createPageContext<LibraryPictures>(new Map());

/** Under which names the versions of a text were public that visitors are held to, the newest first. */
export const archiveContext = createPageContext<(name: 'policy' | 'terms') => readonly ArchivedVersion[]>(
  () => [],
);

/** Of each page whose own words were published since, when. */
export const pageChangesContext = createPageContext<() => ReadonlyMap<string, string>>(() => new Map());

const Spoken = createContext<ReadWords>(seeded);
const Shown = createContext<LibraryPictures>(new Map());

/** In what a loader draws. */
export const useWords: ReadWords = (name) => use(Spoken)(name);

/** As the library has it. Nothing: it was deleted, and a draft still names it. */
export const usePicture = (name: string) => use(Shown).get(name) ?? drawnPicture(name);

interface SpeakingProps {
  words: ReadWords;
  pictures: LibraryPictures;
  children: ReactNode;
}

export const Speaking = ({ words, pictures, children }: SpeakingProps) => (
  <Spoken value={words}>
    <Shown value={pictures}>{children}</Shown>
  </Spoken>
);
