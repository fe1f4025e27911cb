import type { stages as applicationStages } from '~/features/career/stages';
import type { Stage } from '~/model/leads/stages';

/** How far a request is, as we say it to whoever sent it. Why something came to nothing is for us to know. */
export const stageWords: Readonly<Record<Stage, string>> = {
  New: 'We have it',
  Contacted: 'We are in touch',
  Quoted: 'You have our offer',
  Negotiation: 'We are talking about it',
  Won: 'Agreed',
  Lost: 'Closed',
  Closed: 'Closed',
};

/** The same of an application. */
export const applicationWords: Readonly<Record<keyof typeof applicationStages, string>> = {
  New: 'We have it',
  'In Review': 'We are reading it',
  Interview: 'We are in touch',
  Offered: 'You have our offer',
  Hired: 'Agreed',
  Rejected: 'Closed',
};

/** What nobody has taken up yet has arrived, at least. */
export const wordsOf = (words: Readonly<Record<string, string>>, stage: unknown) =>
  (typeof stage === 'string' ? words[stage] : undefined) ?? stageWords.New;

const tones: Readonly<Record<string, 'plain' | 'good'>> = {
  'We have it': 'plain',
  Agreed: 'good',
  Closed: 'plain',
};
export const toneOf = (words: string) => tones[words] ?? 'busy';
