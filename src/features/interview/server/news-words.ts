export type News = 'invited' | 'changed' | 'cancelled' | 'reminder';

interface Words {
  subject: string;
  lead: string;
  /** How it goes on. */
  end: string;
}

const OTHER_TIME = 'If the time does not suit you, reply to this mail and we find another.';
const UPDATES = 'Your calendar follows by itself, if you have taken the invitation over.';

/** What each kind of news is to who has applied, and to who talks to them. */
export const newsWords: {
  applicant: Record<News, (when: string) => Words>;
  panel: Record<News, (whom: string, when: string) => Words>;
} = {
  applicant: {
    invited: (when) => ({
      subject: `Your interview: ${when}`,
      lead: 'we would like to get to know you. The invitation is attached, for your calendar.',
      end: OTHER_TIME,
    }),
    changed: (when) => ({
      subject: `Your interview has changed: ${when}`,
      lead: `something about your interview has changed. This is how it is now. ${UPDATES}`,
      end: OTHER_TIME,
    }),
    cancelled: (when) => ({
      subject: `Your interview is cancelled: ${when}`,
      lead: `your interview on ${when} does not take place. ${UPDATES}`,
      end: 'How your application stands you read on its page.',
    }),
    reminder: (when) => ({
      subject: `Soon: your interview on ${when}`,
      lead: 'we are looking forward to talking to you.',
      end: OTHER_TIME,
    }),
  },
  panel: {
    invited: (whom, when) => ({
      subject: `Interview with ${whom}: ${when}`,
      lead: `you are asked to talk to ${whom}.`,
      end: 'The invitation is attached, for your calendar.',
    }),
    changed: (whom, when) => ({
      subject: `Interview with ${whom} has changed: ${when}`,
      lead: `something about the interview with ${whom} has changed. This is how it is now.`,
      end: UPDATES,
    }),
    cancelled: (whom, when) => ({
      subject: `Interview with ${whom} is cancelled: ${when}`,
      lead: `you are not expected for the interview with ${whom} on ${when} any more.`,
      end: UPDATES,
    }),
    reminder: (whom, when) => ({
      subject: `Soon: interview with ${whom} on ${when}`,
      lead: `you talk to ${whom} soon.`,
      end: 'Have a look at the application before that.',
    }),
  },
};
