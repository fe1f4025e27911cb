import {
  readSetting,
  readVersioned,
  settledMeanwhile,
  writeSetting,
} from '~/features/settings/settings-store.server';
import type { Database } from '~/platform/db/schema';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import {
  type Business,
  business,
  businessCall,
  nextNumbersCall,
  setBusinessCall,
  unsettledBusiness,
} from '../business';
import { nextNumbers } from './numbers';

const NAME = 'business';

export const businessIn = (db: Database) => readSetting(db, NAME, business, unsettledBusiness);

/** Answers the version that it has now; undefined: somebody has settled it since it was seen. */
export const settleBusiness = (db: Database, ours: Business, seen?: number) =>
  writeSetting(db, NAME, ours, seen);

export const businessApi: ApiModule = (api, { db }) => {
  const route = routesOf(api, 'Settings');
  const settled = () => readVersioned(db, NAME, business, unsettledBusiness);
  route(businessCall, { access: 'settings:read' }, settled);
  route(nextNumbersCall, { access: 'settings:read' }, () => nextNumbers(db));
  route(setBusinessCall, { access: 'settings:edit' }, async ({ body: { version: seen, ...values } }) => {
    const version = await settleBusiness(db, values, seen);
    if (version === undefined) throw settledMeanwhile(await settled());
    return { message: 'Business data saved', business: { ...values, version } };
  });
};
