import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '~/platform/db/schema';

/** Under which the version of a collection's words stands among those of the tables that pages show. */
export const wordsKey = (collection: string) => `content/${collection}`;

/** In the transaction of what changes them: every process finds another version, and reads them anew. */
export const renewWords = (trx: DatabaseTransaction, collection: string) => {
  const version = randomUUID();
  return trx
    .insertInto('tableVersions')
    .values({ table: wordsKey(collection), version })
    .onConflict((conflict) => conflict.column('table').doUpdateSet({ version }))
    .execute();
};
