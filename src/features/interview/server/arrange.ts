import type { z } from 'zod';
import { career } from '~/features/career/career';
import { isClosed } from '~/features/career/stages';
import { AppError } from '~/lib/errors';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import { engineOf } from '~/platform/db/engine/engine';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import type { Services } from '~/platform/http/services';
import { changesOf } from '~/records/record-changes';
import { type addInterviewCall, type changeInterviewCall, MOST_INTERVIEWS } from '../interview-calls';
import { addToHistory } from './in-history';
import { needsNoReminder } from './remind';
import { settle } from './settle';
import { staffAmong } from './staff';
import { isOver, panelOf } from './stored';
import { type StoredInterview, tell } from './tell';

type Given = Pick<Services, 'db' | 'features'>;
type Wanted = z.output<typeof addInterviewCall.body>;
type Change = z.output<typeof changeInterviewCall.body>;

const refused = (field: string, sentence: string) =>
  new AppError(400, 'invalid_input', sentence, { [field]: sentence });
const conflict = (sentence: string) => new AppError(409, 'conflict', sentence);

/** Locked, so that whatever happens to an application and to its interviews comes one after the other. */
async function lockApplication(trx: DatabaseTransaction, services: Given, id: string) {
  const found = await changesOf(services, career).findIn(trx, id);
  if (!found || found.isSpam) throw missing();
  const { _id, email, status = 'New' } = career.row.parse(found);
  return { _id, email, isClosed: isClosed(status) };
}

/** Answers it; where just the same is planned already, that: pressed twice, it is one. */
export async function addInterview(
  trx: DatabaseTransaction,
  services: Given,
  careerId: string,
  wanted: Wanted,
  author: Author,
) {
  await lockAccounts(trx, wanted.panel);
  const application = await lockApplication(trx, services, careerId);
  requireOpen(application);
  const panel = await usablePanel(trx, wanted.panel);
  requireToCome(wanted.at);
  const { at, minutes, place } = wanted;
  const before = await trx.selectFrom('interviews').selectAll().where('careerId', '=', careerId).execute();
  for (const one of before) {
    const isSame = one.at === at && one.minutes === minutes && one.place === place && !one.cancelledAt;
    if (isSame && isSamePanel(await panelOf(trx, one._id), panel)) return one;
  }
  if (before.length >= MOST_INTERVIEWS)
    throw conflict(`An application can have ${MOST_INTERVIEWS} interviews. Change one of them.`);
  const interview = await trx
    .insertInto('interviews')
    .values({
      _id: newId(),
      ...{ careerId, at, minutes, place, sequence: 0, cancelledAt: null, createdAt: now() },
      remindedAt: needsNoReminder(at) ? now() : null,
      userId: author.userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addPanel(trx, interview._id, panel);
  await tell(trx, { interview, news: 'invited', panel, applicant: application });
  await addToHistory(trx, { careerId, author, after: { interview, panel } });
  return interview;
}

/** What is as it was before is told to nobody. */
export async function changeInterview(
  trx: DatabaseTransaction,
  services: Given,
  { id, interview: interviewId }: { id: string; interview: string },
  { sequence, panel: wantedPanel, ...wanted }: Change,
  author: Author,
) {
  if (wantedPanel) await lockAccounts(trx, wantedPanel);
  const application = await lockApplication(trx, services, id);
  requireOpen(application);
  const before = await findOne(trx, id, interviewId);
  if (before.cancelledAt) throw conflict('This interview is cancelled. Make a new one.');
  if (sequence !== undefined && sequence !== before.sequence)
    throw conflict('Somebody has changed this interview meanwhile. Nothing was saved.');
  const { at = before.at, minutes = before.minutes, place = before.place } = wanted;
  const former = await panelOf(trx, interviewId);
  const panel = wantedPanel ? await usablePanel(trx, wantedPanel) : former;
  const isSameTime = at === before.at;
  const isSame = isSameTime && minutes === before.minutes && place === before.place;
  if (isSame && isSamePanel(former, panel)) return before;
  requireToCome(at);
  const reminded = { remindedAt: needsNoReminder(at) ? now() : null };
  const interview = await trx
    .updateTable('interviews')
    .set({ at, minutes, place, sequence: before.sequence + 1, ...(isSameTime ? {} : reminded) })
    .where('_id', '=', interviewId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const gone = former.filter((userId) => !panel.includes(userId));
  const added = panel.filter((userId) => !former.includes(userId));
  if (gone.length > 0)
    await trx
      .deleteFrom('interviewers')
      .where('interviewId', '=', interviewId)
      .where('userId', 'in', gone)
      .execute();
  await addPanel(trx, interviewId, added);
  const stayed = panel.filter((userId) => former.includes(userId));
  await tell(trx, { interview, news: 'changed', panel, readers: stayed, applicant: application });
  await tell(trx, { interview, news: 'invited', panel, readers: added, applicant: undefined });
  await tell(trx, { interview, news: 'cancelled', panel, readers: gone, applicant: undefined });
  const [was, is] = [
    { interview: before, panel: former },
    { interview, panel },
  ];
  await addToHistory(trx, { careerId: id, author, before: was, after: is });
  return interview;
}

export async function cancelInterview(
  trx: DatabaseTransaction,
  services: Given,
  { id, interview: interviewId }: { id: string; interview: string },
  author: Author,
) {
  const application = await lockApplication(trx, services, id);
  const before = await findOne(trx, id, interviewId);
  const panel = await panelOf(trx, interviewId);
  const ended = { careerId: id, author, before: { interview: before, panel } };
  // Pressed twice, it is cancelled once.
  if (before.cancelledAt && before.cancelMails === null) return;
  if (before.cancelledAt) {
    await settle(trx, before);
    await addToHistory(trx, ended);
    return;
  }
  if (isOver(before)) throw conflict('This interview has been. It cannot be cancelled any more.');
  const interview = { ...before, sequence: before.sequence + 1 };
  await trx
    .updateTable('interviews')
    .set({ cancelledAt: now(), sequence: interview.sequence })
    .where('_id', '=', interviewId)
    .execute();
  await tell(trx, { interview, news: 'cancelled', panel, applicant: application });
  await addToHistory(trx, ended);
}

async function findOne(trx: DatabaseTransaction, careerId: string, id: string): Promise<StoredInterview> {
  const found = await trx
    .selectFrom('interviews')
    .selectAll()
    .where('_id', '=', id)
    .where('careerId', '=', careerId)
    .executeTakeFirst();
  if (!found) throw missing('There is no such interview.');
  return found;
}

/** They stay until the transaction is over. Accounts come before the application: whoever erases one takes them in this order. */
async function lockAccounts(trx: DatabaseTransaction, ids: readonly string[]) {
  const accounts = trx.selectFrom('users').select('_id').where('_id', 'in', ids).orderBy('_id');
  if (engineOf(trx) === 'postgres') await accounts.forKeyShare().execute();
}

/** Each once, and nobody who could not come. */
async function usablePanel(trx: DatabaseTransaction, ids: readonly string[]) {
  const panel = [...new Set(ids)].sort();
  const usable = await staffAmong(trx, panel);
  if (usable.length < panel.length)
    throw refused('panel', 'Somebody in the panel works here no more, or is blocked. Choose others.');
  return panel;
}

async function addPanel(trx: DatabaseTransaction, interviewId: string, panel: readonly string[]) {
  if (panel.length === 0) return;
  const rows = panel.map((userId) => ({ interviewId, userId }));
  await trx.insertInto('interviewers').values(rows).execute();
}

function requireToCome(at: string) {
  if (at <= now()) throw refused('at', 'Choose a time that is still to come.');
}

function requireOpen(application: { isClosed: boolean }) {
  if (application.isClosed) throw conflict('This application is closed. Set another stage first.');
}

const isSamePanel = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));
