import { now } from '~/lib/time';
import { textIn } from '~/lib/values';
import { labelOf } from '~/model/fields';
import { requirements } from '~/model/leads/requirements';
import { stages } from '~/model/leads/stages';
import type { AfterChange } from '~/platform/http/services';
import { defineFeature } from '~/records/registry';
import { followup } from './followup';
import { assignedMail } from './followup.mails.server';
import { followupCells, followupEdit, MOST_REMARKS, TOO_MANY_REMARKS } from './followup-form';
import { logActivity } from './log-activity.server';
import { forgetAssignee } from './server/assignment/forget-assignee';
import { forgetGiver, nameGiver } from './server/assignment/name-giver';
import { tellOwner } from './server/assignment/tell-owner';
import { dropLead } from './server/drop-lead';
import { followupApi } from './server/followup.api';
import { ownerNamed, ownPerson, requirePresent, stayingStaff } from './server/owners';
import { partLeads } from './server/part-leads';
import { forgetFollowup, lockLeads, renameOwner, tellRequests } from './server/requests';
import { requireReason, standingStored } from './server/steps/stage-rules';
import { takesUp } from './server/take-up';

/** How far it has come stands on the timeline of whom it is about. */
const afterChange: AfterChange = async (trx, change, features) => {
  const { before, after, author } = change;
  if (after) requireReason(after);
  await tellRequests(trx, features, change);
  if (!after) return;
  if (after.ownerId !== before?.ownerId) {
    if (before) await requirePresent(trx, after.ownerId);
    await ownPerson(trx, after);
  }
  await tellOwner(trx, { before, after, author });
  if (!before || before.stage === after.stage) return;
  await logActivity(trx, {
    ...{ resource: followup.name, recordId: after._id, kind: 'stage', at: now(), author },
    personId: typeof after.personId === 'string' ? after.personId : null,
    text: `${before.stage} → ${after.stage}`,
  });
};

export const followupFeature = defineFeature({
  resource: followup,
  api: followupApi,
  openingWords: ({ requirement }) => labelOf(requirements, textIn(requirement)),
  importing: {
    form: followupCells,
    choices: async (db) => ({
      ownerId: Object.fromEntries((await stayingStaff(db)).map(({ _id, name }) => [_id, name])),
    }),
    toRecord({ remark, ownerId, ...values }, choices) {
      const ownerName = choices.ownerId?.[String(ownerId)];
      return {
        values: { ...values, ...(ownerName === undefined ? {} : { ownerId, ownerName }) },
        onlyNew: {},
        ...(remark ? { note: String(remark) } : {}),
      };
    },
    notes: { most: MOST_REMARKS, field: 'remark', tooMany: TOO_MANY_REMARKS },
  },
  bulk: {
    form: followupEdit,
    async values(db, set) {
      const sent = followupEdit.pick({ ownerId: true, stage: true, lostReason: true }).loose().parse(set);
      requireReason(sent);
      const owner = await ownerNamed(db, sent);
      return { ...set, ...(owner.ownerId === undefined ? {} : owner) };
    },
  },
  alsoStored: standingStored,
  afterChange,
  standing: { field: 'stage', title: 'Follow-ups by stage', labels: stages },
  mails: [assignedMail],
  takesUp,
  locksLeads: lockLeads,
  dropsLead: dropLead,
  partsLeads: partLeads,
  afterPurge: forgetFollowup,
  async afterAccountChange(trx, { before, after }, features) {
    if (!before || !after || before.name === after.name) return;
    const ownerName = String(after.name);
    await renameOwner(trx, features, after._id, { ownerId: after._id, ownerName });
    await nameGiver(trx, { _id: after._id, name: String(before.name) }, ownerName);
  },
  async forgetAccount(trx, { _id, name }, features) {
    await renameOwner(trx, features, _id, { ownerId: null, ownerName: '' });
    await forgetGiver(trx, { _id, name });
    await forgetAssignee(trx, _id);
  },
});
