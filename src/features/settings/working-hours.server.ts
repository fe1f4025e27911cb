import type { Database } from '~/platform/db/schema';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { readSetting, writeSetting } from './settings-store.server';
import { setWorkingHoursCall, usualHours, workingHours, workingHoursCall } from './working-hours';

const NAME = 'working-hours';

export const workingHoursIn = (db: Database) => readSetting(db, NAME, workingHours, usualHours);

export const workingHoursApi: ApiModule = (api, { db }) => {
  const route = routesOf(api, 'Settings');
  route(workingHoursCall, { access: 'settings:read' }, () => workingHoursIn(db));
  route(setWorkingHoursCall, { access: 'settings:edit' }, async ({ body }) => {
    await writeSetting(db, NAME, body);
    return { message: 'Working hours saved', workingHours: body };
  });
};
