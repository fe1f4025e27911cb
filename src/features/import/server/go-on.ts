import { usableAccounts } from '~/platform/auth/usable-accounts';
import type { Database } from '~/platform/db/schema';
import type { Registry } from '~/platform/http/services';
import { mayImport } from './own-imports';
import { carryOut } from './run';
import { brokenOff, claimImport } from './stored-imports';

/**
 * Nothing stays half imported: what was under way when its process ended is brought to its end, as whose it is. But nothing is done in the name of who
 * is blocked, deleted, erased or may do less since then: their import stops where it is.
 */
export async function goOnWithImports(db: Database, features: Registry['features']) {
  for (const { _id: importId, resource: name, userId, onDuplicate } of await brokenOff(db)) {
    const feature = features.find(({ resource }) => resource?.name === name);
    const { resource, importing } = feature ?? {};
    if (!resource || !importing || !(await claimImport(db, importId, ['checked'], 'running'))) continue;
    const maker = await db.selectFrom('users').select('name').where('_id', '=', userId).executeTakeFirst();
    const author = { userId, userName: maker?.name ?? '' };
    const mayGoOn = async (trx: Database) => {
      const account = await usableAccounts(trx).select('role').where('_id', '=', userId).executeTakeFirst();
      return account !== undefined && mayImport(account.role, resource, onDuplicate);
    };
    await carryOut({ db, features }, { importId, resource, importing, author, mayGoOn });
  }
}
