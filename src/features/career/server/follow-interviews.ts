import { cancelInterviews, restoreInterviews } from '~/features/interview/ends.server';
import type { AnyRecord } from '~/model/resource';
import type { AfterChange } from '~/platform/http/services';
import { FIRST_VERSION } from '~/records/record-changes';
import { isClosed } from '../stages';
import { isWithdrawn } from '../withdrawn';
import { REFUSAL_WAITS_MS } from './stage/stage-mail';

/** Nobody is to come to an interview of an application that has ended, or that nobody sees. A refusal and the trash can be taken back. */
export const followInterviews: AfterChange = async (trx, { before, after, author }) => {
  // A new one has none; one that comes back from the trash may.
  if (!before && Number(after?.version) === FIRST_VERSION) return;
  const [wasOpen, isOpenNow] = [isOpen(before), isOpen(after)];
  const isSettled = isForGood(after) && !isForGood(before);
  if (before && !isOpenNow && (wasOpen || isSettled)) {
    const waitMs = isForGood(after) ? 0 : REFUSAL_WAITS_MS;
    await cancelInterviews(trx, after ?? before, { author, waitMs, words: endOf(after) });
  }
  if (after && !wasOpen && isOpenNow) await restoreInterviews(trx, after, author);
};

const isOpen = (application: AnyRecord | undefined) =>
  application !== undefined && !application.isSpam && !isClosed(application.status);

function isForGood(application: AnyRecord | undefined) {
  if (!application) return false;
  const { status, withdrawnAt } = application;
  return status === 'Hired' || isWithdrawn({ withdrawnAt });
}

/** By what an interview was cancelled, as its line in the history says it. */
function endOf(application: AnyRecord | undefined) {
  if (!application) return 'cancelled, as the application was deleted';
  if (application.isSpam) return 'cancelled, as the application was taken for spam';
  const { status, withdrawnAt } = application;
  if (status === 'Hired') return 'cancelled, as the applicant was hired';
  return isWithdrawn({ withdrawnAt })
    ? 'cancelled, as the application was withdrawn'
    : 'cancelled with the refusal';
}
