import type { ShownStage } from '~/features/career/applicant-calls';
import type { ApplicationRead } from './application-read';

/** What each stage is to who has applied: in a heading, whose end is green, and what comes next. */
const stageWords: Record<ShownStage, { plain: string; green: string; next: string }> = {
  New: {
    plain: 'We have',
    green: 'your application',
    next: 'It waits to be read. We read every one, and write to you within a week.',
  },
  'In Review': {
    plain: 'We are reading',
    green: 'your application',
    next: 'It is with the people you would work with. You hear from us within a week, whatever the answer is.',
  },
  Interview: {
    plain: 'We would like',
    green: 'to talk to you',
    next: 'You get day, time and place by mail. If they do not suit you, reply to it and we find others.',
  },
  Offered: {
    plain: 'We would like you',
    green: 'to join us',
    next: 'Somebody of our team goes through the offer with you. Take the time you need, and ask whatever you would like to know.',
  },
  Hired: {
    plain: 'Welcome',
    green: 'to the team',
    next: 'Before your first day you get a mail with what to bring, whom to ask for, and how to log in.',
  },
  Rejected: {
    plain: 'This time we go on',
    green: 'with somebody else',
    next: 'Thank you for the time you took. It was a choice between good people, and no judgement of your work. If another opening suits you, we would be glad to hear from you again.',
  },
  Withdrawn: {
    plain: 'You have withdrawn',
    green: 'your application',
    next: 'Nothing more happens with it, and you need not do anything. If you change your mind, apply again: we would be glad.',
  },
};

type Standing = Pick<ApplicationRead, 'stage' | 'interview'>;

/** Whoever is expected for an interview is that far, also while nobody has set the stage. */
export const standingOf = ({ stage, interview }: Standing): ShownStage =>
  interview && (stage === 'New' || stage === 'In Review') ? 'Interview' : stage;

/** Whoever reads below when and where they are expected does not wait for a mail about it. */
export function wordsOf(application: Standing) {
  const standing = standingOf(application);
  const words = stageWords[standing];
  if (standing !== 'Interview' || !application.interview) return words;
  return {
    ...words,
    next: 'Day, time and place are below. If they do not suit you, reply to our mail and we find others.',
  };
}
