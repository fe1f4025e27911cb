import { readVersioned, settledMeanwhile, writeSetting } from '~/features/settings/settings-store.server';
import { AppError } from '~/lib/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { assignment, assignmentCall, noAssignment, setAssignmentCall } from '../../calls/assignment-call';
import { stayingStaff } from '../owners';
import { ASSIGNMENT } from './assign';

const NOT_STAFF = 'Only people who work here and can log in can be given leads.';

export const assignmentApi: ApiModule = (api, { db }) => {
  const route = routesOf(api, 'Settings');
  const settledNow = () => readVersioned(db, ASSIGNMENT, assignment, noAssignment);
  route(assignmentCall, { access: 'settings:read' }, settledNow);

  route(setAssignmentCall, { access: 'settings:edit' }, async ({ body: { version: seen, ...body } }) => {
    const settled = { ...body, staff: [...new Set(body.staff)] };
    const refuse = (field: string) => new AppError(400, 'invalid_input', NOT_STAFF, { [field]: NOT_STAFF });
    const version = await db.transaction().execute(async (trx) => {
      // Whoever is erased meanwhile is taken out of it after this.
      const there = new Set((await stayingStaff(trx)).map(({ _id }) => _id));
      if (!settled.staff.every((id) => there.has(id))) throw refuse('staff');
      if (!Object.values(settled.rules).every((id) => there.has(id))) throw refuse('rules');
      return writeSetting(trx, ASSIGNMENT, settled, seen);
    });
    if (version === undefined) throw settledMeanwhile(await settledNow());
    return { message: 'Assignment saved', assignment: { ...settled, version } };
  });
};
