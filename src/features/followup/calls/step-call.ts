import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { followup } from '../followup';
import { followupEdit } from '../followup-form';

const { remark, ownerId, nextDate, nextTime, nextKind, status, stage, lostReason, valuePaise, version } =
  followupEdit.shape;

/** What somebody did about a record and what comes next; what is left out stays as it is. */
export const stepForm = z
  .object({ remark, ownerId, nextDate, nextTime, nextKind, status, stage, lostReason, valuePaise, version })
  .meta({
    examples: [{ remark: 'Called, wants a written quote.', nextDate: '2026-11-19', nextTime: '11:30' }],
  });

/** About a follow-up, or about what it is made from: `/followup/step/enquiry/0198…`. */
export const stepCall = defineCall({
  method: 'POST',
  path: '/followup/step/:resource/:id',
  summary: 'Note what was done, and what comes next',
  description:
    'Of a record that can be followed up it is its open follow-up that takes the step; where there is none one is made by it, the caller’s unless it says otherwise, due on the next working day.',
  body: stepForm,
  answer: z.object({ message: z.string(), followup: followup.row }),
});
