import { createContext, use } from 'react';
import type { Navigation } from '~/features/content/types/navigation/entry';
import { brand } from '~/model/brand';

/** What stands around every page beside the firm, in the browser as well. */
export interface FrameWords {
  supportMail: string;
  navigation: Pick<Navigation, 'main' | 'signIn' | 'demo'>;
  /** Left out while they are those that everything begins with. */
  agreed?: { terms: string; policy: string };
}

/** Where not even the frame could be fetched, these are shown. */
const atWorst: FrameWords = {
  supportMail: brand.mail.support,
  navigation: { main: [], signIn: { label: 'Sign in', to: '/login' }, demo: { label: 'Home', to: '/' } },
};

export const Frame = createContext(atWorst);

export const useFrame = () => use(Frame);
