import { AsyncLocalStorage } from 'node:async_hooks';
import { type Dialect, Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { buildApp } from '~/app/build-app';
import { postgresDialect } from '~/platform/db/engine/postgres';
import { sqliteDialect } from '~/platform/db/engine/sqlite';
import type { Tables } from '~/platform/db/schema';
import { caller } from '../start-app';
import type { TestApp } from '../test-app';

/** One call and its steps, told from what the process does by itself. */
interface Run {
  isTransaction: boolean[];
  pause?: { before: number; meanwhile: () => Promise<unknown> };
}

export type PausingProcess = Awaited<ReturnType<typeof startPausingProcess>>;

/**
 * Another process of the same site that stops before a step in the database, where others would fit in by chance, until
 * something else is done there: what a race may come to, without one.
 */
export async function startPausingProcess(
  { config, files, mailer }: TestApp,
  whenOver: (end: () => Promise<void>) => void = onTestFinished,
) {
  const running = new AsyncLocalStorage<Run>();
  const dialect = config.databaseUrl
    ? postgresDialect(config.databaseUrl)
    : sqliteDialect(config.dataDir).dialect;
  const pausing: Dialect = {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver() {
      const driver = dialect.createDriver();
      const { acquireConnection, beginTransaction } = driver;
      driver.acquireConnection = async (...options) => {
        const run = running.getStore();
        const step = run?.isTransaction.push(false);
        if (step !== undefined && step - 1 === run?.pause?.before) await run.pause.meanwhile();
        return acquireConnection.apply(driver, options);
      };
      driver.beginTransaction = async (...settings) => {
        running.getStore()?.isTransaction.splice(-1, 1, true);
        return beginTransaction.apply(driver, settings);
      };
      return driver;
    },
  };

  const db = new Kysely<Tables>({ dialect: pausing });
  const busiestMs = Number.POSITIVE_INFINITY;
  const app = await buildApp({ config, db, mailer, files, busiestMs, quiet: true });
  whenOver(async () => {
    await app.close();
    await db.destroy();
  });

  return {
    call: caller(app),
    /** Runs it, and answers which of its steps was its last transaction. */
    async lastTransaction(work: () => Promise<unknown>) {
      const run: Run = { isTransaction: [] };
      await running.run(run, work);
      return run.isTransaction.lastIndexOf(true);
    },
    /** Runs it, and before that step of its something else. */
    pausedBefore: (before: number, meanwhile: () => Promise<unknown>, work: () => Promise<unknown>) =>
      running.run({ isTransaction: [], pause: { before, meanwhile } }, work),
  };
}
