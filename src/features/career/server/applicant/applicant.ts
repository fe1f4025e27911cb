import { now } from '~/lib/time';
import { visitor } from '~/platform/auth/author';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Services } from '~/platform/http/services';
import { notifyStaff } from '~/platform/notify/notify';
import { changesOf } from '~/records/record-changes';
import { career } from '../../career';
import { shownStage } from '../../shown-stage.server';
import { WITHDRAWN } from '../../withdrawn';
import { addResume } from '../arrive';
import { takeBackStageMail } from '../stage/stage-mail';
import { noSuchApplication, requireOpen } from './by-token';

type Given = Pick<Services, 'db' | 'features'>;

/** Locked, so that what is decided about it and what its applicant does come one after the other. */
async function lockApplication(trx: DatabaseTransaction, services: Given, id: string) {
  const found = await changesOf(services, career).findIn(trx, id);
  if (!found) throw noSuchApplication();
  const row = career.row.parse(found);
  const { _id, name, date, status = 'New', withdrawnAt = null } = row;
  return { _id, name, ...(await shownStage(trx, { _id, date, status, withdrawnAt })) };
}

/** Nobody is refused who has said no themselves: a refusal that still waits is not sent. */
export async function withdraw(trx: DatabaseTransaction, services: Given, id: string) {
  const { _id, name, ...standing } = await lockApplication(trx, services, id);
  if (standing.stage === 'Withdrawn') return;
  requireOpen(standing);
  await takeBackStageMail(trx, id, 'Rejected');
  const closed = { status: 'Rejected', reason: WITHDRAWN, quietly: true, withdrawnAt: now() };
  await changesOf(services, career).updateIn(trx, id, closed, visitor);
  await notifyStaff(trx, career, { _id, text: `${name} has withdrawn their application` }, visitor, 'reply');
}

export async function acceptNewerResume(
  trx: DatabaseTransaction,
  services: Given,
  id: string,
  resume: string,
) {
  const { _id, name, ...standing } = await lockApplication(trx, services, id);
  requireOpen(standing);
  await addResume(trx, services, id, resume, visitor);
  await notifyStaff(trx, career, { _id, text: `${name} has sent a newer CV` }, visitor, 'reply');
}
