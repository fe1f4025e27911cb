import type { DatabaseConnection } from 'kysely';
import type { Database } from '../../schema';

const waiting = new WeakMap<DatabaseConnection, Set<() => void>>();

/** Calls when the transaction is committed, once however often it was asked to, and never when it is undone. Where there is none it calls at once. */
export async function afterCommit(db: Database, call: () => void) {
  if (!db.isTransaction) return call();
  await db.getExecutor().provideConnection(async (connection) => {
    waiting.set(connection, (waiting.get(connection) ?? new Set()).add(call));
  });
}

/** For the drivers to say. */
export function transactionEnded(connection: DatabaseConnection, { committed }: { committed: boolean }) {
  const calls = waiting.get(connection) ?? [];
  waiting.delete(connection);
  if (committed) for (const call of calls) call();
}
