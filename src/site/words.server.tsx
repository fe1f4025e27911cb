import { createContext, type ReactNode, use } from 'react';
import { createContext as createPageContext } from 'react-router';
import { firstWords, type ReadWords, seeds, type Words } from '~/features/content/collections';
import { type ArchivedVersion, type NoteBook, noteBook } from '~/features/content/words.server';
import { drawnPicture } from '~/features/media/library.server';
import type { ReadPicture } from '~/features/media/library-picture';

/** For what is compared with an address: the words of a preview are marked. */
export { unmarked } from '~/features/content/marks.server';

const noPicture: ReadPicture = () => undefined;

/** How a page's loader reads what the site says. */
export const wordsContext = createPageContext<ReadWords>(firstWords);

/** All that it says at this moment: what was drawn from the same is drawn once. */
export const spokenContext = createPageContext<Words>(seeds);

/** What was read is noted there, for the page and for the piece that is just drawn. */
export const notesContext = createPageContext<NoteBook>(noteBook(() => {}));

/** How a page's loader reads the pictures of the library that the words name. */
export const pictureContext = createPageContext<ReadPicture>(noPicture);

/** Under which names the versions of a text were public that visitors are held to, the newest first. */
export const archiveContext = createPageContext<(name: 'policy' | 'terms') => readonly ArchivedVersion[]>(
  () => [],
);

/** Of each page whose own words were published since, when. */
export const pageChangesContext = createPageContext<() => ReadonlyMap<string, string>>(() => new Map());

const Spoken = createContext<ReadWords>(firstWords);
const Shown = createContext<ReadPicture>(noPicture);

/** In what a loader draws. */
export function useWords<Name extends keyof Words>(name: Name): Words[Name];
export function useWords<Name extends keyof Words, Part>(
  name: Name,
  part: (words: Words[Name]) => Part,
): Part;
export function useWords<Name extends keyof Words, Part>(name: Name, part?: (words: Words[Name]) => Part) {
  const read = use(Spoken);
  return part ? read(name, part) : read(name);
}

/** As the library has it. Nothing: it was deleted, and a draft still names it. */
export const usePicture = (name: string) => use(Shown)(name) ?? drawnPicture(name);

interface SpeakingProps {
  words: ReadWords;
  /** Left out where no picture of the library is there to be shown. */
  picture?: ReadPicture;
  children: ReactNode;
}

export const Speaking = ({ words, picture = noPicture, children }: SpeakingProps) => (
  <Spoken value={words}>
    <Shown value={picture}>{children}</Shown>
  </Spoken>
);
