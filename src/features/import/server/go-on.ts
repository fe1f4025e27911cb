import type { Database } from '~/platform/db/schema';
import type { Registry } from '~/platform/http/services';
import { carryOut } from './run';
import { brokenOff, claimImport } from './stored-imports';

/** Nothing stays half imported: what was under way when its process ended is brought to its end, as whose it is. */
export async function goOnWithImports(db: Database, features: Registry['features']) {
  for (const { _id: importId, resource: name, userId } of await brokenOff(db)) {
    const feature = features.find(({ resource }) => resource?.name === name);
    const { resource, importing } = feature ?? {};
    if (!resource || !importing || !(await claimImport(db, importId, 'checked', 'running'))) continue;
    const maker = await db.selectFrom('users').select('name').where('_id', '=', userId).executeTakeFirst();
    const author = { userId, userName: maker?.name ?? 'Import' };
    await carryOut({ db, features }, { importId, resource, importing, author });
  }
}
