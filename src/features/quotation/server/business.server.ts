import {
  readSetting,
  readVersioned,
  settledMeanwhile,
  writeSetting,
} from '~/features/settings/settings-store.server';
import type { Database } from '~/platform/db/schema';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule, Feature } from '~/platform/http/services';
import {
  type Business,
  business,
  businessCall,
  nextNumbersCall,
  setBusinessCall,
  unsettledBusiness,
} from '../business';
import { businessAt } from '../business-place';
import { nextNumbers } from './numbers';

const NAME = 'business';

export const businessIn = (db: Database) => readSetting(db, NAME, business, unsettledBusiness);

/** Answers the version that it has now; undefined: somebody has settled it since it was seen. */
export const settleBusiness = (db: Database, ours: Business, seen?: number) =>
  writeSetting(db, NAME, ours, seen);

/** The logo is a picture of the library: it is not deleted while it stands on papers, and another one in its place stands there, too. */
export const logoUses: NonNullable<Feature['pictureUses']> = {
  find: async (db, url) =>
    (await businessIn(db)).logo === url
      ? [
          {
            collection: 'settings',
            place: 'Settings',
            entryId: NAME,
            title: 'Logo on papers',
            published: true,
            at: businessAt,
          },
        ]
      : [],
  async replace(trx, { from, to }) {
    const ours = await businessIn(trx);
    if (ours.logo === from) await settleBusiness(trx, { ...ours, logo: to });
  },
};

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
