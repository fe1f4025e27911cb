import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { legalVersionCall } from '../../legal-call';
import { legalText } from '../../legal-text';
import { archivedNames, archivedVersion } from './archive';

export const legalApi: ApiModule = (api, { db }) => {
  routesOf(api, 'Content')(
    legalVersionCall,
    { access: 'public', publicRead: true },
    async ({ params: { collection, name } }) => {
      const found = archivedNames.includes(collection) && (await archivedVersion(db, collection, name));
      if (!found) throw missing('There is no such version.');
      return legalText.parse(found.data);
    },
  );
};
