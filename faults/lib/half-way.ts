import { openDatabase } from '~/platform/db';
import { migrate } from '~/platform/db/migrate';
import { migrations } from '~/platform/db/migrations';

/** Migrates as a start does, but for one step more, in the middle of which it waits to be killed. */
export async function migrateHalfWay(config: Parameters<typeof openDatabase>[0]) {
  migrations['9999-half-way'] = async (trx) => {
    await trx.schema.createTable('halfWay').addColumn('name', 'text').execute();
    process.stdout.write('half-way');
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  };
  await migrate(openDatabase(config));
}
