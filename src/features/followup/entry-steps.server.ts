import type { FastifyRequest } from 'fastify';
import type { Resource } from '~/model/resource';
import { signedIn } from '~/platform/auth/access/access';
import { authorOf } from '~/platform/auth/author';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import { followUpIn, type Step } from './server/sources';
import { stepForm } from './step';

/** Whoever is written down with a note, a day or an owner is followed up from that moment. */
export const entrySteps = (services: Services, { name }: Resource) => ({
  form: stepForm.omit({ status: true }),
  async take(trx: DatabaseTransaction, request: FastifyRequest, id: string, step: Omit<Step, 'status'>) {
    if (!step.remark && !step.ownerId && !step.nextDate) return;
    const { user } = signedIn(request);
    // Left empty in a form, they are what they are without one.
    const said = { remark: step.remark, nextTime: step.nextTime };
    const chosen = {
      ...(step.ownerId ? { ownerId: step.ownerId } : {}),
      ...(step.nextDate ? { nextDate: step.nextDate } : {}),
    };
    await followUpIn(trx, services, {
      ...{ resource: name, id, by: user, author: authorOf(request) },
      step: { ...said, ...chosen },
    });
  },
});
