import { cancelInterviews, restoreInterviews } from '~/features/interview/ends.server';
import type { AnyRecord } from '~/model/resource';
import type { AfterChange } from '~/platform/http/services';
import { FIRST_VERSION } from '~/records/record-changes';
import { isClosed } from '../stages';
import { isWithdrawn } from '../withdrawn';
import { REFUSAL_WAITS_MS } from './stage/stage-mail';

/** Nobody is to come to an interview of an application that has ended, or that nobody sees. A refusal and the trash can be taken back. */
export const followInterviews: AfterChange = async (trx, { before, after }) => {
  // A new one has none; one that comes back from the trash may.
  if (!before && Number(after?.version) === FIRST_VERSION) return;
  const [wasOpen, isOpenNow] = [isOpen(before), isOpen(after)];
  if (before && wasOpen && !isOpenNow) {
    await cancelInterviews(trx, after ?? before, isForGood(after) ? 0 : REFUSAL_WAITS_MS);
  }
  if (after && !wasOpen && isOpenNow) await restoreInterviews(trx, after);
};

const isOpen = (application: AnyRecord | undefined) =>
  application !== undefined && !application.isSpam && !isClosed(application.status);

function isForGood(application: AnyRecord | undefined) {
  if (!application) return false;
  const { status, reason } = application;
  return status === 'Hired' || isWithdrawn({ status, reason });
}
