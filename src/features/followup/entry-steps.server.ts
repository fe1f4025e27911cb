import type { FastifyRequest } from 'fastify';
import { signedIn } from '~/platform/auth/access/access';
import { authorOf } from '~/platform/auth/author';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Lead, Services } from '~/platform/http/services';
import { stepForm } from './calls/step-call';
import type { Step } from './server/follow-up';
import { takeStep } from './server/steps/take-step';

type EntryStep = Pick<Step, 'remark' | 'ownerId' | 'nextDate' | 'nextTime' | 'nextKind'>;

const saysNothing = ({ remark, ownerId, nextDate }: EntryStep) => !remark && !ownerId && !nextDate;

/** What was agreed with whoever is written down goes onto their follow-up at once. */
export const entrySteps = (services: Services) => ({
  form: stepForm.pick({ remark: true, ownerId: true, nextDate: true, nextTime: true, nextKind: true }),

  /** Who has agreed something sees to it, unless they name somebody else. */
  ownerOf: (request: FastifyRequest, step: EntryStep) =>
    saysNothing(step) ? undefined : (step.ownerId ?? signedIn(request).user._id),

  async take(trx: DatabaseTransaction, request: FastifyRequest, { followupId }: Lead, step: EntryStep) {
    if (saysNothing(step)) return undefined;
    // Left empty in a form, they are what they are without one.
    const said = Object.fromEntries(Object.entries(step).filter(([, value]) => value !== null));
    return takeStep(trx, services, followupId, { remark: step.remark, ...said }, authorOf(request));
  },
});
