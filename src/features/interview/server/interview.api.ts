import { career } from '~/features/career/career';
import type { WorkingHours } from '~/features/settings/working-hours';
import { workingHoursIn } from '~/features/settings/working-hours.server';
import { workingDayAfter } from '~/features/settings/working-time';
import { dayOf, HOUR, now } from '~/lib/time';
import { authorOf } from '~/platform/auth/author';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, Services } from '~/platform/http/services';
import type { WindowLimit } from '~/platform/limits/limit';
import { take } from '~/platform/limits/limiter';
import { refuseIfWaiting } from '~/platform/limits/refusals';
import { recordsOf } from '~/records/records';
import * as calls from '../interview-calls';
import { addInterview, cancelInterview, changeInterview } from './arrange';
import { clashesOf } from './clashes';
import { shown } from './stored';
import type { StoredInterview } from './tell';

/** Each is a mail to everybody who takes part: nobody is to be buried in them. */
const CHANGES: WindowLimit = { name: 'interviews of an application', most: 40, windowMs: HOUR };

const USUAL_TIME = '11:00';

function proposedBy(hours: WorkingHours) {
  const isWorked = hours.from <= USUAL_TIME && USUAL_TIME < hours.to;
  return { day: workingDayAfter(dayOf(now()), hours), time: isWorked ? USUAL_TIME : hours.from };
}

export function interviewApi(api: Api, services: Services) {
  const { db } = services;
  const route = routesOf(api, career.title);
  const edit = { access: 'submissions:edit' } as const;

  async function requireApplication(id: string) {
    if (!(await recordsOf(db, career).find(id, {}))) throw missing();
  }

  async function bounded(id: string) {
    const { waitMs } = await take(db, [CHANGES, id]);
    refuseIfWaiting(waitMs);
  }

  /** Who else has something then is told after it is stored, with what it has come to. */
  async function save(
    message: string,
    id: string,
    work: (trx: DatabaseTransaction) => Promise<StoredInterview>,
  ) {
    await bounded(id);
    const stored = await db.transaction().execute(work);
    const [interview] = await shown(db, [stored]);
    if (!interview) throw missing();
    const { _id, at, minutes, panel } = interview;
    const wanted = { careerId: id, at, minutes, panel: panel.map((one) => one._id), except: _id };
    return { message, interview, clashes: await clashesOf(db, wanted) };
  }

  route(calls.interviewsCall, edit, async ({ params: { id } }) => {
    await requireApplication(id);
    const rows = await db
      .selectFrom('interviews')
      .selectAll()
      .where('careerId', '=', id)
      .orderBy('at', 'desc')
      .orderBy('_id')
      .limit(calls.MOST_INTERVIEWS)
      .execute();
    return { interviews: await shown(db, rows), proposed: proposedBy(await workingHoursIn(db)) };
  });

  route(calls.clashesCall, edit, async ({ params: { id }, query: { at, minutes, panel, except } }) => {
    await requireApplication(id);
    return { clashes: await clashesOf(db, { careerId: id, at, minutes, panel, except }) };
  });

  route(calls.addInterviewCall, edit, (request) => {
    const { id } = request.params;
    return save('Everybody is invited.', id, (trx) =>
      addInterview(trx, services, id, request.body, authorOf(request)),
    );
  });

  route(calls.changeInterviewCall, edit, (request) => {
    const { params, body } = request;
    return save('Everybody is told of the change.', params.id, (trx) =>
      changeInterview(trx, services, params, body, authorOf(request)),
    );
  });

  route(calls.cancelInterviewCall, edit, async (request) => {
    const { params } = request;
    await bounded(params.id);
    await db.transaction().execute((trx) => cancelInterview(trx, services, params, authorOf(request)));
    return { message: 'The interview is cancelled. Everybody is told.' };
  });
}
