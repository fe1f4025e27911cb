import { writeSetting } from '~/features/settings/settings-store.server';
import { AppError } from '~/lib/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { assignmentCall, setAssignmentCall } from '../../assignment-call';
import { staff } from '../owners';
import { ASSIGNMENT, assignmentIn } from './assign';

const NOT_STAFF = 'Only people who work here and can log in can be given leads.';

export const assignmentApi: ApiModule = (api, { db }) => {
  const route = routesOf(api, 'Settings');
  route(assignmentCall, { access: 'settings:read' }, () => assignmentIn(db));

  route(setAssignmentCall, { access: 'settings:edit' }, async ({ body }) => {
    const settled = { ...body, staff: [...new Set(body.staff)] };
    const there = new Set((await staff(db).execute()).map(({ _id }) => _id));
    const refuse = (field: string) => new AppError(400, 'invalid_input', NOT_STAFF, { [field]: NOT_STAFF });
    if (!settled.staff.every((id) => there.has(id))) throw refuse('staff');
    if (!Object.values(settled.rules).every((id) => there.has(id))) throw refuse('rules');
    await writeSetting(db, ASSIGNMENT, settled);
    return { message: 'Assignment saved', assignment: settled };
  });
};
