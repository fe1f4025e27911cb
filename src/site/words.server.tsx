import { createContext, type ReactNode, use } from 'react';
import { createContext as createPageContext } from 'react-router';
import { type ReadWords, seeds, type Words } from '~/features/content/collections';

const seeded: ReadWords = (name) => seeds[name];

/** How a page's loader reads what the site says. */
export const wordsContext = createPageContext<ReadWords>(seeded);

/** All that it says at this moment: what was drawn from the same is drawn once. */
export const spokenContext = createPageContext<Words>(seeds);

const Spoken = createContext<ReadWords>(seeded);

/** In what a loader draws. */
export const useWords: ReadWords = (name) => use(Spoken)(name);

export const Speaking = ({ words, children }: { words: ReadWords; children: ReactNode }) => (
  <Spoken value={words}>{children}</Spoken>
);
