import type { artAlt } from './art';
import type { ServicePath, serviceTitles } from './titles';

/** The tabs of the portfolio, as its address carries them. */
type PortfolioTab =
  | 'B2B'
  | 'B2C'
  | 'Finance'
  | 'Ecommerce'
  | 'Hospital'
  | 'Hotel'
  | 'Industries'
  | 'Education'
  | 'SocialMedia'
  | 'Software';

type Art = keyof typeof artAlt;

export interface Card {
  title: string;
  text: string;
}

interface Fact {
  figure: string;
  label: string;
}

interface Milestone {
  when: string;
  what: string;
}

export interface Question {
  question: string;
  answer: string;
}

/** One service and the words of its page. */
export interface Service {
  title: (typeof serviceTitles)[ServicePath][number];
  /** Completes the title to the heading of the page. */
  plain: string;
  lead: string;
  /** For search engines. */
  description: string;
  art: Art;
  /** Over the cards; the second half is highlighted. */
  cardsHeading: { plain: string; green: string };
  /** The first stands largest. */
  cards: readonly Card[];
  facts: readonly [Fact, Fact, Fact];
  timeline: readonly Milestone[];
  questions: readonly Question[];
  /** The finished work that it leads to. */
  see: { to: `/portfolio?tab=${PortfolioTab}`; label: string };
}

/** The services under one address, and the page that stands there without a title. */
export interface ServiceGroup {
  title: string;
  plain: string;
  lead: string;
  description: string;
  art: Art;
  /** Over the cards; the second half is highlighted. */
  cardsHeading: { plain: string; green: string };
  cards: readonly (Card & { to: string })[];
  /** What people say when they first call, and where we would begin. */
  complaints: readonly { said: string; title: string; to: string }[];
  services: readonly Service[];
}
