import type { DatabaseTransaction, Row } from '~/platform/db/schema';
import { queueMails } from '~/platform/mail/outbox';
import { applicantMail, panelMail } from './mails';
import type { News } from './news-words';
import { staffAmong } from './staff';

export type StoredInterview = Row<'interviews'>;

interface Telling {
  interview: Pick<StoredInterview, '_id' | 'careerId' | 'at' | 'minutes' | 'place' | 'sequence'>;
  news: News;
  panel: readonly string[];
  /** To whom of the panel, where not to all of them. */
  readers?: readonly string[];
  /** Nobody, where the applicant hears nothing of it. */
  applicant: { email: string } | undefined;
  /** When it goes out, if not at once. */
  nextAttemptAt?: string;
  /** The applicant is erased in this transaction. */
  isNameless?: true;
}

/** Mails to the applicant and the panel, in the transaction of what they tell. Answers their ids. */
export async function tell(trx: DatabaseTransaction, telling: Telling) {
  const { interview, news, panel, readers = panel, applicant, nextAttemptAt, isNameless } = telling;
  const { _id: interviewId, careerId, at, minutes, sequence } = interview;
  // Where somebody lives may be in it.
  const place = isNameless ? '' : interview.place;
  const data = { interviewId, news, sequence, at, minutes, place, panel };
  const about = isNameless ? {} : { _id: careerId };
  const colleagues = await staffAmong(trx, readers);
  const mails = [
    ...(applicant
      ? [
          {
            template: applicantMail,
            recipient: applicant.email,
            data: { ...data, _id: careerId, email: applicant.email },
          },
        ]
      : []),
    ...colleagues.map(({ _id: userId, email }) => ({
      template: panelMail,
      recipient: email,
      data: { ...data, ...about, userId },
    })),
  ];
  if (mails.length === 0) return [];
  return queueMails(trx, mails, nextAttemptAt ? { nextAttemptAt } : {});
}
