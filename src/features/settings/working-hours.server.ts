import type { Database } from '~/platform/db/schema';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { readSetting, readVersioned, settledMeanwhile, writeSetting } from './settings-store.server';
import { setWorkingHoursCall, usualHours, workingHours, workingHoursCall } from './working-hours';

const NAME = 'working-hours';

export const workingHoursIn = (db: Database) => readSetting(db, NAME, workingHours, usualHours);

export const workingHoursApi: ApiModule = (api, { db }) => {
  const route = routesOf(api, 'Settings');
  const settled = () => readVersioned(db, NAME, workingHours, usualHours);
  route(workingHoursCall, { access: 'settings:read' }, settled);
  route(setWorkingHoursCall, { access: 'settings:edit' }, async ({ body: { version: seen, ...hours } }) => {
    const version = await writeSetting(db, NAME, hours, seen);
    if (version === undefined) throw settledMeanwhile(await settled());
    return { message: 'Working hours saved', workingHours: { ...hours, version } };
  });
};
